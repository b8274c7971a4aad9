// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers threads by their path of spawns; a number means the same thread in every state. */
final class Names {
  /** Bits of an operation's number inside its thread. */
  private static final int OPERATION_BITS = 20;

  private final Pool<String> names = new Pool<>();
  private final List<Long> handles = new ArrayList<>();
  private final Map<Long, Integer> byHandle = new HashMap<>();

  Names(int roots) {
    for (int i = 0; i < roots; i++) {
      add(String.valueOf(i), i + 1);
    }
  }

  /** The number of the {@code index}-th thread that {@code parent} starts. */
  int child(int parent, int index) {
    return add(name(parent) + "." + index, handle(parent) << 8 | index + 1);
  }

  String name(int thread) {
    return names.value(thread);
  }

  long handle(int thread) {
    return handles.get(thread);
  }

  /** The thread with this handle, or -1 if no state has had one. */
  int withHandle(long handle) {
    return byHandle.getOrDefault(handle, -1);
  }

  /** Identity of the {@code index}-th operation of a thread, never 0. */
  static int operation(int thread, int index) {
    if (index >= 1 << OPERATION_BITS || thread >= 1 << Integer.SIZE - 2 - OPERATION_BITS) {
      throw new TooLargeException("operations");
    }
    return (thread << OPERATION_BITS | index) + 1;
  }

  static int thread(int operation) {
    return operation - 1 >> OPERATION_BITS;
  }

  static int index(int operation) {
    return operation - 1 & (1 << OPERATION_BITS) - 1;
  }

  /** An operation as in a signature; 0 is the initial write. */
  String operationName(int operation) {
    if (operation == 0) {
      return "init";
    }
    return name(thread(operation)) + "#" + index(operation);
  }

  private int add(String name, long handle) {
    int thread = names.number(name);
    if (thread == handles.size()) {
      handles.add(handle);
      byHandle.putIfAbsent(handle, thread);
    }
    return thread;
  }
}
