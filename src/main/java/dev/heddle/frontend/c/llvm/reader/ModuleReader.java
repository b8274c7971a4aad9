// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import dev.heddle.frontend.c.llvm.Alias;
import dev.heddle.frontend.c.llvm.DataLayout;
import dev.heddle.frontend.c.llvm.GlobalVariable;
import dev.heddle.frontend.c.llvm.LlvmFunction;
import dev.heddle.frontend.c.llvm.Module;
import dev.heddle.frontend.c.llvm.text.LlvmLexer;
import dev.heddle.frontend.c.llvm.text.LlvmText;
import dev.heddle.frontend.c.llvm.text.LlvmToken;
import dev.heddle.frontend.c.llvm.text.LlvmTokens;
import dev.heddle.program.InputException;
import dev.heddle.program.SourcePosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads a module of LLVM text, as clang 16 to 20 write it for C. */
public final class ModuleReader {
  private static final String TYPED_POINTER =
      "a pointer with a type: this is text of LLVM before version 15; compile the source again,"
          + " with clang 16 or later";

  private final Reading reading;
  private final LlvmTokens in;
  private final Functions functions;
  private final Globals globals;
  private final List<GlobalVariable> variables = new ArrayList<>();
  private final List<Alias> aliases = new ArrayList<>();
  private final List<LlvmFunction> code = new ArrayList<>();
  private String name;
  private DataLayout layout = new DataLayout(16);

  private ModuleReader(LlvmText text) {
    this.reading = Reading.of(text);
    this.in = reading.in();
    this.functions = new Functions(reading);
    this.globals = new Globals(reading);
    this.name = text.name();
  }

  /**
   * Reads the text.
   *
   * @param name what errors call it
   * @throws InputException if something is not understood
   */
  public static Module read(String name, byte[] text) {
    LlvmText whole = new LlvmText(name, text);
    try {
      return new ModuleReader(whole).module();
    } catch (InputException e) {
      throw typedPointer(whole).orElse(e);
    } catch (StackOverflowError e) {
      throw new InputException(new SourcePosition(name, 0, 0), "nested too deeply");
    }
  }

  /**
   * The first pointer with a type, if there is one: it is why the text is not understood, whatever
   * was noticed first. Nothing else has a star.
   */
  private static Optional<InputException> typedPointer(LlvmText text) {
    try {
      LlvmLexer in = new LlvmLexer(text, 0);
      while (in.token != LlvmToken.END && in.symbol != '*') {
        in.next();
      }
      return in.token == LlvmToken.END ? Optional.empty() : Optional.of(in.error(TYPED_POINTER));
    } catch (InputException e) {
      return Optional.empty();
    }
  }

  private Module module() {
    while (in.token != LlvmToken.END) {
      item();
    }
    return new Module(name, layout, variables, aliases, code, reading.debugTypes());
  }

  private void item() {
    switch (in.token) {
      case GLOBAL -> globals.read(variables, aliases);
      case WORD -> directive();
      case LOCAL, NODE, METADATA_NAME, COMDAT -> skipDefinition();
      case LABEL, INTEGER, DECIMAL, HEX, STRING, BYTES, ATTRIBUTES, RECORD, SYMBOL, END -> {
        if (!in.is('^')) {
          throw in.unexpected("a definition");
        }
        in.skipLine();
      }
    }
  }

  /** A type, metadata or comdat: read when it is referred to, or never. */
  private void skipDefinition() {
    boolean type = in.token == LlvmToken.LOCAL;
    in.next();
    if (!in.is('=')) {
      throw in.unexpected("'='");
    }
    if (type) {
      in.next();
      if (!in.isWord("type")) {
        throw in.unexpected("'type'"); // such as an instruction outside functions
      }
    }
    in.skipLine();
  }

  private void directive() {
    String word = in.word;
    int start = in.start;
    in.next();
    switch (word) {
      case "define" -> code.add(functions.definition());
      case "declare" -> code.add(functions.declaration());
      case "source_filename" -> sourceFile();
      case "target" -> target();
      case "module" -> assembly();
      case "attributes" -> group();
      case "uselistorder", "uselistorder_bb" -> in.skipLine();
      default -> throw in.error(start, "this is not LLVM text: unknown directive '" + word + "'");
    }
  }

  private void group() {
    in.expectKind(LlvmToken.ATTRIBUTES);
    in.next();
    in.expect('=');
    in.expect('{');
    while (!in.is('}')) {
      AttributeWords.GROUP.pass(in);
    }
    in.next();
  }

  /** Assembly outside functions can define and change anything, unless it is empty. */
  private void assembly() {
    in.expect("asm");
    in.expectKind(LlvmToken.STRING);
    if (!in.word.isBlank()) {
      throw new InputException(
          new SourcePosition(name, 0, 0),
          "assembly outside functions is not supported: " + in.word.strip());
    }
    in.next();
  }

  private void sourceFile() {
    in.expect('=');
    in.expectKind(LlvmToken.STRING);
    name = in.word;
    reading.positions().source(name);
    in.next();
  }

  private void target() {
    boolean data = in.accept("datalayout");
    if (!data) {
      in.expect("triple");
    }
    in.expect('=');
    in.expectKind(LlvmToken.STRING);
    if (data) {
      if (in.word.startsWith("E") || in.word.contains("p:32") || in.word.contains("p:16")) {
        throw in.error("only 64-bit little-endian targets are supported");
      }
      layout = DataLayout.of(in.word);
    }
    in.next();
  }
}
