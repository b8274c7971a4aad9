// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.frontend.c.llvm.text.LlvmToken;
import dev.heddle.frontend.c.llvm.text.LlvmTokens;
import dev.heddle.frontend.c.llvm.text.Outline;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads types; a named one is read where it is defined, once. */
final class Types {
  private static final int DEEPEST = 256;

  private final Outline outline;

  /** The named types so far; null while one is being read. */
  private final Map<String, Type> named = new HashMap<>();

  private final Map<String, Type> simple = new HashMap<>();
  private int depth;

  Types(Outline outline) {
    this.outline = outline;
    simple.put("void", Type.VOID);
    simple.put("label", Type.LABEL);
    simple.put("metadata", Type.METADATA);
    simple.put("half", new Type.Floating(Type.Format.HALF));
    simple.put("bfloat", new Type.Floating(Type.Format.BFLOAT));
    simple.put("float", new Type.Floating(Type.Format.FLOAT));
    simple.put("double", new Type.Floating(Type.Format.DOUBLE));
    simple.put("x86_fp80", new Type.Floating(Type.Format.X87));
    simple.put("fp128", new Type.Floating(Type.Format.QUAD));
  }

  Type read(LlvmTokens in) {
    if (++depth > DEEPEST) {
      throw in.error("nested too deeply");
    }
    Type type = one(in);
    depth--;
    return type;
  }

  private Type one(LlvmTokens in) {
    Type type = plain(in);
    while (in.is('(')) {
      type = function(type, in);
    }
    if (in.is('*')) {
      throw in.unexpected("the end of a type");
    }
    return type;
  }

  private Type plain(LlvmTokens in) {
    if (in.token == LlvmToken.WORD) {
      return word(in);
    }
    if (in.token == LlvmToken.LOCAL) {
      return named(in);
    }
    if (in.accept('[')) {
      in.expectKind(LlvmToken.INTEGER);
      long length = in.number;
      in.next();
      in.expect("x");
      Type element = read(in);
      in.expect(']');
      return new Type.Array(length, element);
    }
    if (in.accept('{')) {
      return struct(in, false);
    }
    if (in.accept('<')) {
      return angle(in);
    }
    throw in.unexpected("a type");
  }

  private Type word(LlvmTokens in) {
    String word = in.word;
    if (word.equals("ptr")) {
      in.next();
      return in.isWord("addrspace") ? new Type.Pointer(addressSpace(in)) : Type.POINTER;
    }
    Type known = simple.get(word);
    if (known == null) {
      known = new Type.Int(width(in));
      simple.put(word, known);
    }
    in.next();
    return known;
  }

  private static int width(LlvmTokens in) {
    String word = in.word;
    int bits = 0;
    for (int i = 1; i < word.length() && word.length() < 9; i++) {
      int digit = Character.digit(word.charAt(i), 10);
      bits = digit < 0 ? Integer.MIN_VALUE : 10 * bits + digit;
    }
    if (word.charAt(0) != 'i' || bits <= 0) {
      throw in.unexpected("a type");
    }
    return bits;
  }

  /** Passes {@code addrspace(N)}. */
  static int addressSpace(LlvmTokens in) {
    in.expect("addrspace");
    in.expect('(');
    int space = in.integer();
    in.expect(')');
    return space;
  }

  private Type named(LlvmTokens in) {
    String name = in.word == null ? String.valueOf(in.number) : in.word;
    Type known = named.get(name);
    if (known == null) {
      known = definition(name, in);
      named.put(name, known);
    }
    in.next();
    return known;
  }

  private Type definition(String name, LlvmTokens use) {
    LlvmTokens in =
        outline.type(name).orElseThrow(() -> use.error("type %" + name + " is not defined"));
    if (named.containsKey(name)) {
      throw use.error("type %" + name + " contains itself");
    }
    named.put(name, null);
    return in.accept("opaque") ? new Type.Opaque(name) : read(in);
  }

  private Type angle(LlvmTokens in) {
    if (in.accept('{')) {
      Type struct = struct(in, true);
      in.expect('>');
      return struct;
    }
    int length = in.integer();
    in.expect("x");
    Type element = read(in);
    in.expect('>');
    return new Type.Vector(length, element);
  }

  private Type struct(LlvmTokens in, boolean packed) {
    List<Type> fields = new ArrayList<>();
    while (!in.is('}')) {
      fields.add(read(in));
      if (!in.accept(',')) {
        break;
      }
    }
    in.expect('}');
    return new Type.Struct(fields, packed);
  }

  private Type function(Type result, LlvmTokens in) {
    List<Type> parameters = new ArrayList<>();
    boolean variadic = false;
    in.expect('(');
    while (!in.is(')')) {
      if (in.accept('.')) {
        variadic = true;
      } else {
        parameters.add(read(in));
      }
      if (!in.accept(',')) {
        break;
      }
    }
    in.expect(')');
    return new Type.Function(result, parameters, variadic);
  }
}
