// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.reduction;

import dev.heddle.machine.event.BlindLocations;
import dev.heddle.trace.Execution;
import java.util.Arrays;

/**
 * The deferred reads of {@link BlindLocations}. For each, a store was chosen that it reads, or the
 * initial value. The consequences are added to happens-before: a store that happens before the read
 * happens before the chosen store, and one that happens after the chosen store happens after the
 * read. A choice is refused if this gives a cycle.
 *
 * <p>Other stores may be ordered with neither. If one thread makes all reads, an order exists in
 * which each read finds its store: run the past of each read, then the read. If several threads
 * read, {@link Linearization} searches for such an order.
 */
final class BlindReads {
  private final Execution execution;
  private int[] read = new int[8];

  /** By read: the store that it reads, or -1 for the initial value. */
  private int[] source = new int[8];

  private int count;

  BlindReads(Execution execution) {
    this.execution = execution;
  }

  boolean exist() {
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

  /** Called before event d is undone, which may be the newest read. */
  void drop(int d) {
    if (count > 0 && read[count - 1] == d) {
      count--;
    }
  }

  /** Adds the consequences of the choices to happens-before; false if they contradict. */
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
