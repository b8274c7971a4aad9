// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.event;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Loads and stores of globals in the first executions, and which bytes were found to be shared. */
final class ObservedAccesses {
  /** By operation: the bytes that it accessed. */
  private final Map<Integer, Set<Long>> bytes = new HashMap<>();

  /** By byte: the operations that accessed it. */
  private final Map<Long, Set<Integer>> operations = new HashMap<>();

  private final Set<Long> shared = new HashSet<>();
  private final Set<Integer> refused = new HashSet<>();

  void add(int operation, long address, int size) {
    Set<Long> its = bytes.computeIfAbsent(operation, _ -> new HashSet<>());
    for (int i = 0; i < size; i++) {
      if (its.add(address + i)) {
        operations.computeIfAbsent(address + i, _ -> new HashSet<>()).add(operation);
      }
    }
  }

  /** An operation accesses memory that is not confined, and so does every access of some bytes. */
  void refuse(int operation, long address, int size) {
    refused.add(operation);
    for (int i = 0; i < size; i++) {
      shared.add(address + i);
    }
  }

  Set<Integer> all() {
    return bytes.keySet();
  }

  /** The operations all of whose bytes are accessed by such operations only, and not shared. */
  Set<Integer> confined() {
    for (boolean changed = true; changed; ) {
      changed = false;
      for (long b : Set.copyOf(shared)) {
        changed |= refused.addAll(operations.getOrDefault(b, Set.of()));
      }
      for (int operation : refused) {
        changed |= shared.addAll(bytes.getOrDefault(operation, Set.of()));
      }
    }
    Set<Integer> rest = new HashSet<>(bytes.keySet());
    rest.removeAll(refused);
    return rest;
  }
}
