// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.analysis;

import dev.heddle.machine.Machine;
import dev.heddle.program.DataType;
import dev.heddle.program.DataTypes;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The places in memory that may hold pointers, each with the values that it had in an execution.
 */
final class PointerCells {
  private static final int POINTER = 8;

  /** The most places that are looked at, beside those that events access. */
  private static final int MOST = 4096;

  private final Machine machine;
  private final DataTypes types;

  /** Per address its values in order, without repetitions. */
  private final Map<Long, List<Long>> values = new TreeMap<>();

  private int left = MOST;

  PointerCells(Machine machine) {
    this.machine = machine;
    this.types = machine.program().types();
    Execution x = machine.execution();
    for (int d = 0; d < x.length(); d++) {
      if (isPointerSized(x, d)) {
        note(x, d);
      }
    }
    machine.program().globals().stream()
        .filter(g -> !g.isConstant())
        .forEach(g -> add(g.address(), g.type()));
  }

  private static boolean isPointerSized(Execution x, int d) {
    Locations all = x.locations();
    return Kind.isOperation(x.kind(d))
        && x.kind(d) != Kind.CHOICE
        && Label.is(x.label(d), Label.ACTIVE)
        && all.size(x.location(d)) == POINTER
        && !all.isObject(x.location(d));
  }

  private void note(Execution x, int d) {
    List<Long> all =
        values.computeIfAbsent(x.locations().address(x.location(d)), a -> new ArrayList<>());
    boolean writes = Label.is(x.label(d), Label.WRITE);
    if (all.isEmpty()) {
      all.add(writes ? x.old(d) : x.value(d));
    }
    if (writes && all.getLast() != x.value(d)) {
      all.add(x.value(d));
    }
  }

  /** Adds the pointers in an object of this type that no event accesses. */
  void add(long start, int type) {
    add(start, type, 0);
  }

  private void add(long start, int type, int depth) {
    if (left <= 0 || depth > 16) {
      return;
    }
    switch (types.at(type)) {
      case DataType.Pointer _ -> {
        left--;
        values.computeIfAbsent(
            start, a -> new ArrayList<>(List.of(machine.state().read(a, POINTER))));
      }
      case DataType.Array(int element, long stride, long bytes) -> {
        for (long at = 0; at < bytes && left > 0 && stride > 0; at += stride) {
          left--;
          add(start + at, element, depth + 1);
        }
      }
      case DataType.Structure s ->
          s.members().stream()
              .filter(m -> m.width() == 0)
              .forEach(m -> add(start + m.offset() / 8, m.type(), depth + 1));
      case DataType.Scalar _ -> {}
      case DataType.Enumeration _ -> {}
    }
  }

  Map<Long, List<Long>> all() {
    return values;
  }

  /** Whether a place held this pointer from when it held any, and no other. */
  static boolean isOnly(List<Long> history, long pointer) {
    return history.getLast() == pointer
        && (history.size() == 1 || history.size() == 2 && history.getFirst() == 0);
  }
}
