// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.states;

import dev.heddle.machine.Machine;
import java.util.Arrays;
import java.util.OptionalLong;

/** The steps that are still to be explored in the states on a path. */
final class PendingSteps {
  private final Machine machine;

  /** The mutex of atomic sections; empty if there are none. */
  private final OptionalLong section;

  private int[] lane = new int[256];
  private int[] choice = new int[256];
  private int count;

  /** By state on the path: the number of steps of earlier states. */
  private int[] first = new int[64];

  private int depth;

  /** Whether the thread in an atomic section waits for other threads in the last state. */
  private boolean isSectionBlocked;

  PendingSteps(Machine machine, OptionalLong section) {
    this.machine = machine;
    this.section = section;
  }

  /** Adds a state with all its enabled steps; returns whether there are any. */
  boolean open() {
    if (depth == first.length) {
      first = Arrays.copyOf(first, depth * 2);
    }
    first[depth++] = count;
    int inside = inside();
    for (int w = 0; w < machine.laneWords(); w++) {
      for (long m = machine.enabled(w); m != 0; m &= m - 1) {
        int l = w * Long.SIZE + Long.numberOfTrailingZeros(m);
        if (inside < 0 || machine.threadOf(l) == inside) {
          for (int c = Math.max(1, machine.alternatives(l)) - 1; c >= 0; c--) {
            add(l, c);
          }
        }
      }
    }
    isSectionBlocked = inside >= 0 && count == first[depth - 1];
    return count > first[depth - 1];
  }

  /**
   * Whether no step is enabled in the last state because the thread in an atomic section waits for
   * others.
   */
  boolean isSectionBlocked() {
    return isSectionBlocked;
  }

  /** The enabled thread that is in an atomic section; no other thread moves between its steps. */
  private int inside() {
    int holder = section.isEmpty() ? -1 : machine.state().holder(section.getAsLong());
    return holder >= 0 && machine.state().next(holder) >= 0 ? holder : -1;
  }

  private void add(int l, int c) {
    if (count == lane.length) {
      lane = Arrays.copyOf(lane, count * 2);
      choice = Arrays.copyOf(choice, count * 2);
    }
    lane[count] = l;
    choice[count++] = c;
  }

  /** The lane of the next step of the last state; -1 if none is left. */
  int lane() {
    return count == first[depth - 1] ? -1 : lane[count - 1];
  }

  /** Leaves the next step of the last state out. */
  void skip() {
    count--;
  }

  /** Leaves all steps of the last state out. */
  void skipAll() {
    count = first[depth - 1];
  }

  /** Makes one of the remaining steps of the last state; false if none is left. */
  boolean make() {
    if (count == first[depth - 1]) {
      return false;
    }
    count--;
    machine.step(lane[count], choice[count]);
    return true;
  }

  /** Removes the last state, all of whose steps were made. */
  void close() {
    depth--;
  }

  int depth() {
    return depth;
  }
}
