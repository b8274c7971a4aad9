// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.oracle.Layout.Thing;
import java.util.SortedSet;
import java.util.TreeSet;

/** Objects and their bytes in a state, and what accesses to them did wrong. */
final class Memory {
  /** Instead of an operation: a write that leaves no trace. */
  static final int SILENT = -1;

  private final Layout layout;
  private final Chains chains;
  private final Pool<SortedSet<Fault>> faults = new Pool<>();
  private final int none = faults.number(new TreeSet<>());

  Memory(Layout layout, Chains chains) {
    this.layout = layout;
    this.chains = chains;
  }

  State initial() {
    byte[] bytes = layout.initialBytes();
    int[] cells = new int[bytes.length];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = bytes[i] & 0xFF | State.WRITTEN;
    }
    State state = new State(new int[0], cells, new int[0], new int[0], none);
    for (int i = 0; i < layout.count(); i++) {
      state = state.withObject(i, State.LIVE);
    }
    return state;
  }

  /** The object that has these bytes and lives or has lived, or -1. */
  int find(State state, long address, int bytes) {
    for (int i = 0; i < state.objects.length; i++) {
      if (state.objects[i] != 0 && layout.thing(i).contains(address, bytes)) {
        return i;
      }
    }
    return -1;
  }

  /** A new object, its bytes without values, in the place of what was there before. */
  State reserve(State state, Thing thing) {
    State without = state;
    for (int i = 0; i < state.objects.length; i++) {
      Thing old = layout.thing(i);
      if (state.objects[i] != 0
          && old.address() + old.bytes() > thing.address()
          && old.address() < thing.address() + thing.bytes()) {
        without = without.withObject(i, 0);
      }
    }
    int number = layout.number(thing);
    int first = layout.firstCell(number);
    int[] cells = State.longer(state.cells, first + thing.bytes());
    for (int i = 0; i < thing.bytes(); i++) {
      cells[first + i] = 0;
    }
    return without.withObject(number, State.LIVE).withCells(cells);
  }

  /** Writes cells, {@link #SILENT}ly or by an operation. */
  State write(State state, int cell, int bytes, long value, int operation) {
    int[] cells = state.cells.clone();
    for (int i = 0; i < bytes; i++) {
      int low = WideValues.part(value, bytes, i) | State.WRITTEN;
      cells[cell + i] = history(state, cell + i, operation) << State.HISTORY_SHIFT | low;
    }
    return state.withCells(cells);
  }

  /** Ends an object: a write of all its bytes, which keep their values. */
  State free(State state, int object, int operation) {
    int[] cells = state.cells.clone();
    int first = layout.firstCell(object);
    for (int i = first; i < first + layout.thing(object).bytes(); i++) {
      int low = cells[i] & (1 << State.HISTORY_SHIFT) - 1;
      cells[i] = history(state, i, operation) << State.HISTORY_SHIFT | low;
    }
    int status = State.FREED + (operation == SILENT ? 0 : operation);
    return state.withCells(cells).withObject(object, status);
  }

  private int history(State state, int cell, int operation) {
    int writers = state.cellWriters(cell);
    return operation == SILENT ? writers : chains.append(writers, operation);
  }

  State withFault(State state, Fault fault) {
    SortedSet<Fault> more = new TreeSet<>(faults(state));
    more.add(fault);
    return state.withFaults(faults.number(more));
  }

  SortedSet<Fault> faults(State state) {
    return faults.value(state.faults);
  }
}
