// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.Conversion;
import dev.heddle.frontend.c.llvm.LlvmBinaryOperator;
import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.frontend.c.llvm.text.LlvmLexer;
import dev.heddle.frontend.c.llvm.text.LlvmToken;
import dev.heddle.frontend.c.llvm.text.LlvmTokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Reads constants and constant expressions. */
final class Constants {
  private static final int DEEPEST = 256;
  private static final Set<String> FLAGS = Set.of("inbounds", "nuw", "nsw", "nusw", "exact");

  private final Types types;
  private int depth;

  Constants(Types types) {
    this.types = types;
  }

  /** A type, attributes that say nothing of the value, and a constant. */
  Constant typed(LlvmTokens in) {
    return read(types.read(in), in);
  }

  Constant read(Type type, LlvmTokens in) {
    if (++depth > DEEPEST) {
      throw in.error("nested too deeply");
    }
    int start = in.start;
    Constant constant = one(type, in);
    if (!isOf(type, constant)) {
      throw in.error(start, "a constant of type " + constant.type().text() + " as " + type.text());
    }
    depth--;
    return constant;
  }

  /** Addresses and constant expressions have types of their own. */
  private static boolean isOf(Type type, Constant constant) {
    return type instanceof Type.Pointer && constant.type() instanceof Type.Pointer
        || type.equals(constant.type());
  }

  private Constant one(Type type, LlvmTokens in) {
    Constant constant =
        switch (in.token) {
          case INTEGER -> integer(type, in);
          case DECIMAL -> new Constant.Floating(type, FloatingBits.decimal(in));
          case HEX -> FloatingBits.constant(type, in);
          case BYTES -> new Constant.Bytes(type, in.bytes());
          case GLOBAL -> null;
          case WORD, SYMBOL -> null;
          case LABEL, STRING, LOCAL, NODE, METADATA_NAME, ATTRIBUTES, RECORD, COMDAT, END ->
              throw in.unexpected("a constant");
        };
    if (constant != null) {
      in.next();
      return constant;
    }
    return switch (in.token) {
      case GLOBAL -> new Constant.Symbol(in.name());
      case WORD -> word(type, in);
      default -> aggregate(type, in);
    };
  }

  private static Constant integer(Type type, LlvmTokens in) {
    if (type instanceof Type.Int(int bits) && bits > 64) {
      return new Constant.WideInt(type, in.bigNumber());
    }
    boolean safe = in.length() <= LlvmLexer.MOST_DIGITS;
    return new Constant.Int(type, safe ? in.number : in.bigNumber().longValue());
  }

  private Constant word(Type type, LlvmTokens in) {
    String word = in.word;
    int start = in.start;
    if (Keywords.CONVERSIONS.at(in)) {
      return converted(in);
    }
    if (Keywords.ARITHMETIC.at(in)) {
      return computed(in);
    }
    in.next();
    return switch (word) {
      case "true" -> new Constant.Int(Type.I1, 1);
      case "false" -> new Constant.Int(Type.I1, 0);
      case "null" -> new Constant.Zero(type instanceof Type.Pointer ? type : Type.POINTER);
      case "zeroinitializer" -> new Constant.Zero(type);
      case "undef", "poison", "none" -> new Constant.Undefined(type);
      case "getelementptr" -> elementAddress(in);
      case "blockaddress" -> blockAddress(in);
      case "splat" -> new Constant.Splat(type, inParentheses(in));
      case "dso_local_equivalent", "no_cfi" -> read(type, in);
      default -> throw in.error(start, "unknown constant '" + word + "'");
    };
  }

  private Constant inParentheses(LlvmTokens in) {
    in.expect('(');
    Constant constant = typed(in);
    in.expect(')');
    return constant;
  }

  private Constant converted(LlvmTokens in) {
    Conversion operator = Keywords.CONVERSIONS.read(in);
    in.expect('(');
    Constant operand = typed(in);
    in.expect("to");
    Type to = types.read(in);
    in.expect(')');
    return new Constant.Converted(operator, operand, to);
  }

  private Constant computed(LlvmTokens in) {
    LlvmBinaryOperator operator = Keywords.ARITHMETIC.read(in);
    skipFlags(in);
    in.expect('(');
    Constant left = typed(in);
    in.expect(',');
    Constant right = typed(in);
    in.expect(')');
    return new Constant.Computed(operator, left, right);
  }

  private Constant elementAddress(LlvmTokens in) {
    skipFlags(in);
    in.expect('(');
    Type source = types.read(in);
    in.expect(',');
    Constant base = typed(in);
    List<Constant> indices = new ArrayList<>();
    while (in.accept(',')) {
      in.accept("inrange");
      indices.add(typed(in));
    }
    in.expect(')');
    return new Constant.ElementAddress(source, base, indices);
  }

  private static void skipFlags(LlvmTokens in) {
    while (in.token == LlvmToken.WORD) {
      boolean range = in.isWord("inrange");
      if (!range && !FLAGS.contains(in.word)) {
        throw in.unexpected("'('");
      }
      in.next();
      if (range && in.is('(')) {
        Attributes.skipBrackets(in);
      }
    }
  }

  private static Constant blockAddress(LlvmTokens in) {
    in.expect('(');
    in.expectKind(LlvmToken.GLOBAL);
    String function = in.name();
    in.expect(',');
    in.expectKind(LlvmToken.LOCAL);
    String block = in.name();
    in.expect(')');
    return new Constant.BlockAddress(function, block);
  }

  private Constant aggregate(Type type, LlvmTokens in) {
    boolean packed = in.accept('<');
    boolean inner = in.is('{') || in.is('[');
    if (inner) {
      in.next();
    } else if (!packed) {
      throw in.unexpected("a constant");
    }
    List<Constant> elements = new ArrayList<>();
    while (!closes(in)) {
      elements.add(typed(in));
      if (!in.accept(',')) {
        break;
      }
    }
    close(in, packed, inner);
    return new Constant.Aggregate(type, elements);
  }

  private static boolean closes(LlvmTokens in) {
    return in.is('}') || in.is(']') || in.is('>');
  }

  private static void close(LlvmTokens in, boolean packed, boolean inner) {
    if (inner && !in.accept('}')) {
      in.expect(']');
    }
    if (packed) {
      in.expect('>');
    }
  }
}
