// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.analysis;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Determines which functions may be recursive. */
final class Recursion {
  /** Stands for any function that is called through a pointer in shared memory. */
  static final Object ANY_SHARED = new Object();

  private final Map<Object, Set<Object>> callees = new HashMap<>();
  private final Map<Object, Boolean> known = new HashMap<>();

  void calls(Object caller, Object callee) {
    if (callees.computeIfAbsent(caller, c -> new HashSet<>()).add(callee)) {
      known.clear();
    }
  }

  boolean isRecursive(Object function) {
    return known.computeIfAbsent(function, this::reachesItself);
  }

  private boolean reachesItself(Object function) {
    Set<Object> seen = new HashSet<>();
    ArrayDeque<Object> work = new ArrayDeque<>(callees.getOrDefault(function, Set.of()));
    while (!work.isEmpty()) {
      Object next = work.remove();
      if (next.equals(function)) {
        return true;
      }
      if (seen.add(next)) {
        work.addAll(callees.getOrDefault(next, Set.of()));
      }
    }
    return false;
  }
}
