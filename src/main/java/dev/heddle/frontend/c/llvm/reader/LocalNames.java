// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import dev.heddle.frontend.c.llvm.text.LlvmTokens;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Dense indices for the names of one function, given at first sight: uses may come first. */
final class LocalNames {
  private static final int UNKNOWN = -1;
  private static final int MOST = 1 << 24;

  private final Map<String, Integer> named = new HashMap<>();
  private final List<String> names = new ArrayList<>();

  /** Index of each numbered name. */
  private int[] numbered = new int[0];

  /** The index of the name that is the current token; passes it. */
  int read(LlvmTokens in) {
    if (in.word == null && (in.number < 0 || in.number > MOST)) {
      throw in.error("no function has so many names");
    }
    int index = in.word == null ? index((int) in.number) : index(in.word);
    in.next();
    return index;
  }

  int index(int n) {
    if (n >= numbered.length) {
      int old = numbered.length;
      numbered = Arrays.copyOf(numbered, Math.max(n + 1, 2 * old));
      Arrays.fill(numbered, old, numbered.length, UNKNOWN);
    }
    if (numbered[n] == UNKNOWN) {
      numbered[n] = add(String.valueOf(n));
    }
    return numbered[n];
  }

  int index(String name) {
    Integer known = named.get(name);
    if (known == null) {
      known = add(name);
      named.put(name, known);
    }
    return known;
  }

  private int add(String name) {
    names.add(name);
    return names.size() - 1;
  }

  List<String> names() {
    return names;
  }
}
