// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.reduction;

import dev.heddle.trace.Execution;
import dev.heddle.trace.Label;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;

/**
 * Searches for an order of all events, within happens-before, in which each deferred read finds the
 * store that was chosen for it. An event that does not store to a location of these reads is
 * appended as soon as its past allows it, and a read as soon as its store is the current one. A
 * store to such a location is appended only if no read still needs the current one. Each set of
 * appended events is tried once: it determines the current store wherever a read still needs it.
 */
final class Linearization {
  private static final int INITIAL = -1;

  private final Execution execution;
  private final int length;

  /** By event: the index of the read, or -1. */
  private final int[] readOf;

  private final int[] read;
  private final int[] source;

  /** By location: the current store; null where none of the reads is. */
  private final Integer[] current;

  private final BitSet done;
  private final int[] order;
  private int placed;
  private final Set<BitSet> tried = new HashSet<>();

  Linearization(Execution execution, int[] read, int[] source) {
    this.execution = execution;
    this.length = execution.length();
    this.read = read;
    this.source = source;
    this.readOf = new int[length];
    this.current = new Integer[execution.locations().count()];
    this.done = new BitSet(length);
    this.order = new int[length];
    Arrays.fill(readOf, -1);
    for (int i = 0; i < read.length; i++) {
      readOf[read[i]] = i;
      current[execution.location(read[i])] = INITIAL;
    }
  }

  /** The events in this order; null if there is none. */
  int[] find() {
    return extend() ? order : null;
  }

  private boolean extend() {
    int before = placed;
    makeAll();
    if (placed == length) {
      return true;
    }
    if (tried.add((BitSet) done.clone())) {
      for (int s = 0; s < length; s++) {
        if (!done.get(s) && isBlindStore(s) && isReady(s) && !isAwaited(s)) {
          Integer covered = current[execution.location(s)];
          make(s);
          current[execution.location(s)] = s;
          if (extend()) {
            return true;
          }
          takeBack(placed - 1);
          current[execution.location(s)] = covered;
        }
      }
    }
    takeBack(before);
    return false;
  }

  /** Appends all events that need no choice. */
  private void makeAll() {
    for (boolean changed = true; changed; ) {
      changed = false;
      for (int e = 0; e < length; e++) {
        if (!done.get(e) && !isBlindStore(e) && finds(e) && isReady(e)) {
          make(e);
          changed = true;
        }
      }
    }
  }

  private void make(int e) {
    done.set(e);
    order[placed++] = e;
  }

  private void takeBack(int to) {
    while (placed > to) {
      done.clear(order[--placed]);
    }
  }

  private boolean isBlindStore(int e) {
    long label = execution.label(e);
    return Label.is(label, Label.WRITE) && current[Label.location(label)] != null;
  }

  /** Whether an event is none of the reads, or its store is the current one. */
  private boolean finds(int e) {
    int i = readOf[e];
    return i < 0 || current[execution.location(e)] == source[i];
  }

  private boolean isReady(int e) {
    for (int f = 0; f < length; f++) {
      if (f != e && !done.get(f) && execution.before(f, e)) {
        return false;
      }
    }
    return true;
  }

  /** Whether a read still needs the value that a store would overwrite. */
  private boolean isAwaited(int s) {
    int location = execution.location(s);
    for (int i = 0; i < read.length; i++) {
      if (!done.get(read[i])
          && execution.location(read[i]) == location
          && source[i] == current[location]) {
        return true;
      }
    }
    return false;
  }
}
