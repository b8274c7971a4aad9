// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.state;

import dev.heddle.frontend.litmus.text.LitmusToken;
import dev.heddle.frontend.litmus.text.LitmusTokens;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The C types a test can declare: integers and pointers. Qualifiers say nothing here. */
public sealed interface CType {
  Integer INT = new Integer(4, true);
  Integer LONG = new Integer(8, true);

  /** Size in memory; 0 for void. */
  int bytes();

  /** Not a default method: with one, classes that two threads use could wait for each other. */
  int bits();

  record Integer(int bytes, boolean signed) implements CType {
    @Override
    public int bits() {
      return 8 * bytes;
    }
  }

  /** An integer that is only ever 0 or 1. */
  record Bool() implements CType {
    @Override
    public int bytes() {
      return 1;
    }

    @Override
    public int bits() {
      return 8;
    }
  }

  record Pointer(CType to) implements CType {
    @Override
    public int bytes() {
      return 8;
    }

    @Override
    public int bits() {
      return 64;
    }
  }

  record Void() implements CType {
    @Override
    public int bytes() {
      return 0;
    }

    @Override
    public int bits() {
      return 0;
    }
  }

  Set<String> QUALIFIERS =
      Set.of("const", "volatile", "_Atomic", "static", "register", "restrict", "__restrict");

  /** Words that combine, as in {@code unsigned long int}. */
  Set<String> WORDS = Set.of("unsigned", "signed", "char", "short", "int", "long");

  Map<String, CType> NAMED = named();

  private static Map<String, CType> named() {
    Map<String, CType> types = new HashMap<>();
    for (int bytes = 1; bytes <= 8; bytes *= 2) {
      for (String prefix : List.of("", "atomic_")) {
        types.put(prefix + "int" + 8 * bytes + "_t", new Integer(bytes, true));
        types.put(prefix + "uint" + 8 * bytes + "_t", new Integer(bytes, false));
      }
      types.put("s" + 8 * bytes, new Integer(bytes, true));
      types.put("u" + 8 * bytes, new Integer(bytes, false));
    }
    Map.of("char", 1, "short", 2, "int", 4, "long", 8, "llong", 8)
        .forEach((name, bytes) -> types.put("atomic_" + name, new Integer(bytes, true)));
    Map.of("uchar", 1, "ushort", 2, "uint", 4, "ulong", 8, "ullong", 8)
        .forEach((name, bytes) -> types.put("atomic_" + name, new Integer(bytes, false)));
    for (String name : List.of("intptr_t", "ptrdiff_t", "ssize_t", "atomic_intptr_t")) {
      types.put(name, LONG);
    }
    for (String name : List.of("uintptr_t", "size_t", "atomic_uintptr_t", "atomic_size_t")) {
      types.put(name, new Integer(8, false));
    }
    for (String name : List.of("bool", "_Bool", "atomic_bool", "atomic_flag")) {
      types.put(name, new Bool());
    }
    for (String name : List.of("spinlock_t", "mtx_t", "pthread_mutex_t", "mutex_t", "atomic_t")) {
      types.put(name, INT);
    }
    types.put("atomic64_t", LONG);
    types.put("void", new Void());
    return Map.copyOf(types);
  }

  static boolean starts(LitmusToken token) {
    return token.kind() == LitmusToken.Kind.NAME
        && (QUALIFIERS.contains(token.text())
            || WORDS.contains(token.text())
            || NAMED.containsKey(token.text()));
  }

  /** A type with its stars, up to the name of what is declared. */
  static CType parse(LitmusTokens tokens) {
    return parseStars(tokens, parseBase(tokens));
  }

  /** Parses the stars of one name in a declaration. */
  static CType parseStars(LitmusTokens tokens, CType base) {
    CType type = base;
    for (int stars = 0; tokens.accept("*"); stars++) {
      if (stars == 8) {
        throw tokens.peek().error("too many levels of pointers");
      }
      type = new Pointer(type);
      skipQualifiers(tokens);
    }
    return type;
  }

  /** Parses the type before the stars. */
  static CType parseBase(LitmusTokens tokens) {
    skipQualifiers(tokens);
    if (!tokens.accept("(")) {
      CType type = words(tokens);
      skipQualifiers(tokens);
      return type;
    }
    CType inner = words(tokens); // as in _Atomic(int)
    tokens.expect(")");
    skipQualifiers(tokens);
    return inner;
  }

  private static CType words(LitmusTokens tokens) {
    LitmusToken first = tokens.name("a type");
    if (NAMED.containsKey(first.text())) {
      return NAMED.get(first.text());
    }
    if (!WORDS.contains(first.text())) {
      throw first.error("unknown type " + first);
    }
    Set<String> words = new HashSet<>(Set.of(first.text()));
    skipQualifiers(tokens);
    while (tokens.looksAt(LitmusToken.Kind.NAME) && WORDS.contains(tokens.peek().text())) {
      words.add(tokens.next().text());
      skipQualifiers(tokens);
    }
    return combined(words);
  }

  private static CType combined(Set<String> words) {
    int bytes =
        words.contains("char") ? 1 : words.contains("short") ? 2 : words.contains("long") ? 8 : 4;
    return new Integer(bytes, !words.contains("unsigned"));
  }

  private static void skipQualifiers(LitmusTokens tokens) {
    while (tokens.looksAt(LitmusToken.Kind.NAME) && QUALIFIERS.contains(tokens.peek().text())) {
      tokens.next();
    }
  }
}
