// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.reduction;

import dev.heddle.machine.event.BlindLocations;
import dev.heddle.trace.Execution;
import java.util.Arrays;

/**
 * Deferred reads of {@link BlindLocations}. Each reads from a store that it chose, or from none.
 * What follows is put into the order of events: a store that comes before the read comes before its
 * store, and one that comes after its store comes after the read. A choice is refused if that gives
 * a cycle.
 *
 * <p>Stores can be left on neither side of a read. If one thread makes all reads, an order in which
 * each read finds its store exists: run what each read needs, then the read. With several threads
 * that is asked of {@link Linearization}.
 */
final class BlindReads {
  private final Execution execution;
  private int[] read = new int[8];

  /** By read: its store, or -1 for what was there at first. */
  private int[] source = new int[8];

  private int count;

  BlindReads(Execution execution) {
    this.execution = execution;
  }

  boolean areThere() {
    return count > 0;
  }

  void add(int d, int store) {
    if (count == read.length) {
      read = Arrays.copyOf(read, count * 2);
      source = Arrays.copyOf(source, count * 2);
    }
    read[count] = d;
    source[count++] = store;
  }

  /** Event d is about to be dropped, which may be the newest read. */
  void drop(int d) {
    if (count > 0 && read[count - 1] == d) {
      count--;
    }
  }

  /** Puts what follows from the choices into the order; false if they contradict each other. */
  boolean order() {
    for (boolean changed = true; changed; ) {
      changed = false;
      for (int i = 0; i < count; i++) {
        for (int s = last(i); s >= 0; s = execution.previousWrite(s)) {
          if (s == source[i]) {
            continue;
          }
          boolean isBefore = execution.before(s, read[i]);
          boolean isAfter = source[i] < 0 || execution.before(source[i], s);
          if (isBefore && isAfter) {
            return false;
          }
          changed |= isBefore && inserted(s, source[i]) || isAfter && inserted(read[i], s);
        }
      }
    }
    return true;
  }

  private boolean inserted(int a, int b) {
    boolean isNew = !execution.before(a, b);
    if (isNew) {
      execution.insert(a, b);
    }
    return isNew;
  }

  private int last(int i) {
    return execution.lastWrite(execution.location(read[i]));
  }

  /** Whether an order of all events exists in which each read finds its store. */
  boolean areRealisable() {
    return isOneThread() || !isAnyStoreLeft() || linearization().find() != null;
  }

  private boolean isOneThread() {
    for (int i = 1; i < count; i++) {
      if (execution.thread(read[i]) != execution.thread(read[0])) {
        return false;
      }
    }
    return true;
  }

  private boolean isAnyStoreLeft() {
    for (int i = 0; i < count; i++) {
      for (int s = last(i); s >= 0; s = execution.previousWrite(s)) {
        if (!execution.before(s, read[i]) && !execution.before(read[i], s)) {
          return true;
        }
      }
    }
    return false;
  }

  Linearization linearization() {
    return new Linearization(execution, Arrays.copyOf(read, count), Arrays.copyOf(source, count));
  }
}
