package dev.heddle.frontend.c.lower;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Which functions may run again while they run. */
final class Recursion {
  private final Map<Definition.Code, Set<Definition.Code>> callees = new HashMap<>();
  private final Map<Definition.Code, Boolean> known = new HashMap<>();

  void calls(Definition.Code caller, Definition.Code callee) {
    if (callees.computeIfAbsent(caller, c -> new HashSet<>()).add(callee)) {
      known.clear();
    }
  }

  boolean isRecursive(Definition.Code function) {
    return known.computeIfAbsent(function, this::comesBack);
  }

  private boolean comesBack(Definition.Code function) {
    Set<Definition.Code> seen = new HashSet<>();
    ArrayDeque<Definition.Code> work = new ArrayDeque<>(callees.getOrDefault(function, Set.of()));
    while (!work.isEmpty()) {
      Definition.Code next = work.remove();
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
