// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.state;

import java.util.Arrays;

/**
 * The lanes that commit stores: under TSO one per thread, under PSO one per thread and location. A
 * lane is added when the first store needs it, and stays.
 */
public final class CommitLanes {
  private static final int[] EMPTY = {};

  private final boolean perLocation;
  private final Lanes lanes;

  /** Per thread: by location, or at 0, the lane plus 1; 0 for none. */
  private int[][] at = new int[8][];

  /** Per thread: its lanes. */
  private int[][] of = new int[8][];

  CommitLanes(boolean perLocation, Lanes lanes) {
    this.perLocation = perLocation;
    this.lanes = lanes;
    Arrays.fill(at, EMPTY);
    Arrays.fill(of, EMPTY);
  }

  /** The lane for a thread's stores to a location, or -1 when there are too many lanes. */
  int lane(int t, int location) {
    int known = known(t, location);
    return known >= 0 ? known : add(t, perLocation ? location : 0);
  }

  /** The same, or -1 if no store has needed it yet. */
  int known(int t, int location) {
    int slot = perLocation ? location : 0;
    return t < at.length && slot < at[t].length ? at[t][slot] - 1 : -1;
  }

  private int add(int t, int slot) {
    if (t >= of.length) {
      knowThread(t);
    }
    if (slot >= at[t].length) {
      at[t] = Arrays.copyOf(at[t], slot + 8);
    }
    int added = lanes.add(t, true);
    if (added >= 0) {
      at[t][slot] = added + 1;
      of[t] = Arrays.copyOf(of[t], of[t].length + 1);
      of[t][of[t].length - 1] = added;
    }
    return added;
  }

  private void knowThread(int t) {
    int known = of.length;
    of = Arrays.copyOf(of, t * 2);
    at = Arrays.copyOf(at, t * 2);
    Arrays.fill(of, known, of.length, EMPTY);
    Arrays.fill(at, known, at.length, EMPTY);
  }

  /** Those of a thread. */
  public int[] of(int t) {
    return t < of.length ? of[t] : EMPTY;
  }

  /** PSO: the location whose stores the lane commits. */
  public int locationOf(int lane) {
    int[] table = at[lanes.thread(lane)];
    for (int location = 0; location < table.length; location++) {
      if (table[location] == lane + 1) {
        return location;
      }
    }
    throw new AssertionError("lane " + lane + " commits nothing");
  }
}
