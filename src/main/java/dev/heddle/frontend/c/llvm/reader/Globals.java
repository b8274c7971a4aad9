// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import dev.heddle.frontend.c.llvm.Alias;
import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.DebugType;
import dev.heddle.frontend.c.llvm.GlobalVariable;
import dev.heddle.frontend.c.llvm.Linkage;
import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.frontend.c.llvm.text.LlvmToken;
import dev.heddle.frontend.c.llvm.text.LlvmTokens;
import dev.heddle.program.SourcePosition;
import java.util.List;
import java.util.Optional;

/** Reads global variables and aliases. */
final class Globals {
  private final Reading reading;
  private final LlvmTokens in;

  Globals(Reading reading) {
    this.reading = reading;
    this.in = reading.in();
  }

  /** Reads {@code @name = ...} into one of the lists. */
  void read(List<GlobalVariable> globals, List<Alias> aliases) {
    SourcePosition here = new SourcePosition(in.fileName(), in.lines + 1, 0);
    String name = in.name();
    in.expect('=');
    boolean elsewhere = in.isWord("external") || in.isWord("extern_weak");
    Linkage linkage = Linkages.read(in);
    boolean threadLocal = false;
    while (!in.isWord("global") && !in.isWord("constant")) {
      if (in.isWord("alias") || in.isWord("ifunc")) {
        aliases.add(alias(name, linkage));
        return;
      }
      threadLocal |= in.isWord("thread_local");
      AttributeWords.VARIABLE.pass(in);
    }
    boolean constant = in.isWord("constant");
    in.next();
    Type type = reading.types().read(in);
    Optional<Constant> initializer =
        elsewhere ? Optional.empty() : Optional.of(reading.constants().read(type, in));
    Tail tail = tail(here);
    globals.add(
        new GlobalVariable(
            name,
            linkage,
            threadLocal,
            constant,
            type,
            initializer,
            tail.alignment,
            tail.at,
            tail.declared));
  }

  private Alias alias(String name, Linkage linkage) {
    boolean indirect = in.isWord("ifunc");
    in.next();
    reading.types().read(in);
    in.expect(',');
    Constant target = reading.constants().typed(in);
    tail(SourcePosition.NONE);
    return new Alias(name, linkage, target, indirect);
  }

  private record Tail(int alignment, SourcePosition at, int declared) {}

  /** Reads what follows the initializer on its line. */
  private Tail tail(SourcePosition here) {
    int alignment = 0;
    SourcePosition at = here;
    int declared = DebugType.NONE;
    while (!in.firstOnLine && in.token != LlvmToken.END) {
      in.accept(',');
      if (in.accept("align")) {
        alignment = in.integer();
      } else if (in.token == LlvmToken.METADATA_NAME && in.word.equals("dbg")) {
        in.next();
        int node = in.node();
        at = reading.positions().position(node);
        declared = reading.positions().type(node);
      } else if (in.token == LlvmToken.METADATA_NAME) {
        in.next();
        OperandReader.skipMetadata(in);
      } else {
        AttributeWords.VARIABLE_END.pass(in);
      }
    }
    return new Tail(alignment, at, declared);
  }
}
