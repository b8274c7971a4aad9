// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.frontend.c.llvm.text.LlvmToken;
import dev.heddle.frontend.c.llvm.text.LlvmTokens;
import java.util.Optional;
import java.util.Set;

/**
 * The attributes that stand before or after a type. Only those are kept that change what a program
 * does; others are passed if they are among the {@link AttributeWords}.
 */
final class Attributes {
  /** Words that begin a value, not an attribute. */
  private static final Set<String> VALUES =
      Set.of(
          "true",
          "false",
          "null",
          "undef",
          "poison",
          "none",
          "zeroinitializer",
          "asm",
          "splat",
          "blockaddress",
          "dso_local_equivalent",
          "no_cfi",
          "getelementptr",
          "ptrtoint",
          "inttoptr",
          "trunc",
          "bitcast",
          "addrspacecast",
          "add",
          "sub",
          "mul",
          "shl",
          "xor");

  private final Types types;

  /** Of {@code byval(T)}, or null. */
  private Type copied;

  /** Of {@code elementtype(T)}, or null. */
  private Type element;

  /** Of {@code align N}, or 1. */
  private int alignment;

  Attributes(Types types) {
    this.types = types;
  }

  Optional<Type> copied() {
    return Optional.ofNullable(copied);
  }

  Optional<Type> element() {
    return Optional.ofNullable(element);
  }

  int alignment() {
    return alignment;
  }

  /** Reads the attributes between a parameter's type and its value, name, or end. */
  void read(LlvmTokens in) {
    copied = null;
    element = null;
    alignment = 1;
    while (!valueBegins(in)) {
      if (in.accept("byval")) {
        copied = inParentheses(in);
      } else if (in.accept("elementtype")) {
        element = inParentheses(in);
      } else if (in.accept("align")) {
        alignment = in.token == LlvmToken.INTEGER ? in.integer() : inParenthesesInteger(in);
      } else {
        AttributeWords.PARAMETER.pass(in);
      }
    }
  }

  private Type inParentheses(LlvmTokens in) {
    in.expect('(');
    Type type = types.read(in);
    in.expect(')');
    return type;
  }

  private static int inParenthesesInteger(LlvmTokens in) {
    in.expect('(');
    int value = in.integer();
    in.expect(')');
    return value;
  }

  private static boolean valueBegins(LlvmTokens in) {
    return switch (in.token) {
      case WORD -> VALUES.contains(in.word);
      case STRING, ATTRIBUTES -> false;
      case INTEGER, DECIMAL, HEX, BYTES, LOCAL, GLOBAL, NODE, METADATA_NAME, SYMBOL -> !in.is('=');
      case LABEL, RECORD, COMDAT, END -> throw in.unexpected("a value");
    };
  }

  /** Passes everything before a type: linkage, return attributes, calling conventions. */
  static void skipToType(LlvmTokens in) {
    while (!typeBegins(in)) {
      AttributeWords.RESULT.pass(in);
    }
  }

  private static boolean typeBegins(LlvmTokens in) {
    return switch (in.token) {
      case LOCAL -> true;
      case SYMBOL -> in.is('[') || in.is('{') || in.is('<');
      case WORD -> isType(in.word);
      case INTEGER, STRING, ATTRIBUTES -> false;
      case DECIMAL, HEX, BYTES, GLOBAL, NODE, METADATA_NAME, LABEL, RECORD, COMDAT, END ->
          throw in.unexpected("a type");
    };
  }

  private static boolean isType(String word) {
    return switch (word) {
      case "void", "ptr", "half", "bfloat", "float", "double", "x86_fp80", "fp128" -> true;
      default -> word.length() > 1 && word.charAt(0) == 'i' && Character.isDigit(word.charAt(1));
    };
  }

  /** Passes one token with what is in brackets after it. */
  static void skipOne(LlvmTokens in) {
    if (in.token == LlvmToken.END) {
      throw in.unexpected("more");
    }
    int opening = in.symbol;
    if (!opens(opening)) {
      in.next();
      opening = in.symbol == '(' ? '(' : 0;
    }
    if (opens(opening)) {
      skipBrackets(in);
    }
  }

  private static boolean opens(int symbol) {
    return symbol == '(' || symbol == '[' || symbol == '{' || symbol == '<';
  }

  static void skipBrackets(LlvmTokens in) {
    int depth = 0;
    do {
      if (in.token == LlvmToken.END) {
        throw in.unexpected("a closing bracket");
      }
      boolean closes = in.is(')') || in.is(']') || in.is('}') || in.is('>');
      depth += opens(in.symbol) ? 1 : closes ? -1 : 0;
      in.next();
    } while (depth > 0);
  }
}
