// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.LlvmValue;
import dev.heddle.frontend.c.llvm.Ordering;
import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.frontend.c.llvm.text.LlvmLexer;
import dev.heddle.frontend.c.llvm.text.LlvmToken;
import dev.heddle.frontend.c.llvm.text.LlvmTokens;
import dev.heddle.program.SourcePosition;
import java.util.Set;

/** Reads the types and operands of one function's instructions. */
final class OperandReader {
  final LlvmTokens in;
  final Types types;
  final LocalNames locals = new LocalNames();
  final LocalNames blocks = new LocalNames();
  final UnnamedNumbers unnamed = new UnnamedNumbers();
  final Positions positions;
  private final Constants constants;

  /**
   * Whether the function has source positions; otherwise instructions have those of the LLVM text.
   */
  private boolean described;

  /** The position of the current instruction if metadata has none. */
  private SourcePosition beginning = SourcePosition.NONE;

  OperandReader(Reading reading) {
    this.in = reading.in();
    this.types = reading.types();
    this.constants = reading.constants();
    this.positions = reading.positions();
  }

  /** Makes instructions without a location have no position from now on. */
  void inheritNothing() {
    described = true;
  }

  /** The current token's position in the LLVM text. */
  SourcePosition here() {
    return new SourcePosition(in.fileName(), in.lines + 1, 0);
  }

  /** An instruction begins at the current token. */
  void begin() {
    beginning = described ? SourcePosition.NONE : here();
  }

  Type type() {
    return types.read(in);
  }

  /** Passes the local that is defined here, by its name or number. */
  int definition() {
    boolean numbered = in.word == null;
    int number = (int) in.number;
    int start = in.start;
    int index = locals.read(in);
    if (numbered) {
      unnamed.pass(number, in, start);
    }
    return index;
  }

  /** The index of a local that is defined without a name. */
  int unnamedLocal() {
    return locals.index(unnamed.next());
  }

  LlvmValue value(Type type) {
    if (in.token == LlvmToken.LOCAL) {
      return new LlvmValue.Local(locals.read(in), type);
    }
    return constants.read(type, in);
  }

  /** A type and a value of it. */
  LlvmValue typed() {
    return value(type());
  }

  LlvmValue typedAfterComma() {
    in.expect(',');
    return typed();
  }

  Constant constant() {
    return constants.typed(in);
  }

  /** {@code label %x}: the block's index. */
  int target() {
    in.expect("label");
    in.expectKind(LlvmToken.LOCAL);
    return blocks.read(in);
  }

  /** Passes the word if it is there. */
  boolean accept(String word) {
    return in.accept(word);
  }

  /** The order of an atomic access or a fence, which must be one of these. */
  Ordering order(Set<Ordering> allowed) {
    String word = in.word;
    int start = in.start;
    Ordering order = Keywords.ORDERINGS.read(in);
    if (!allowed.contains(order)) {
      throw in.error(start, "this instruction cannot be " + word);
    }
    return order;
  }

  /** Whether {@code syncscope("singlethread")} is here; passes any scope. */
  boolean singleThread() {
    if (!in.accept("syncscope")) {
      return false;
    }
    in.expect('(');
    in.expectKind(LlvmToken.STRING);
    boolean single = in.word.equals("singlethread");
    in.next();
    in.expect(')');
    return single;
  }

  /** Whether the comma here begins the instruction's metadata. */
  boolean attachmentFollows() {
    return in.metadataFollows();
  }

  /** Passes {@code , align N} if it is there. */
  void skipAlignment() {
    if (in.is(',') && !attachmentFollows()) {
      in.next();
      in.expect("align");
      in.expectKind(LlvmToken.INTEGER);
      if (in.length() > LlvmLexer.MOST_DIGITS || Long.bitCount(in.number) != 1) {
        throw in.error("an alignment that is no power of two");
      }
      in.next();
    }
  }

  /** Reads all that is left of an instruction, its metadata; the position that this names. */
  SourcePosition at() {
    SourcePosition at = beginning;
    while (in.accept(',')) {
      in.expectKind(LlvmToken.METADATA_NAME);
      boolean debug = in.word.equals("dbg");
      in.next();
      if (debug && in.token == LlvmToken.NODE) {
        SourcePosition named = positions.position(in.node());
        at = named.line() == 0 ? at : named;
      } else {
        skipMetadata(in);
      }
    }
    return at;
  }

  /** Passes one piece of metadata. */
  static void skipMetadata(LlvmTokens in) {
    if (in.accept('!')) {
      if (in.token == LlvmToken.STRING) {
        in.next();
      } else {
        Attributes.skipBrackets(in);
      }
    } else {
      Attributes.skipOne(in);
    }
  }
}
