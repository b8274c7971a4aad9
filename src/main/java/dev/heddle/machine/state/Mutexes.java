// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.state;

import java.util.Arrays;

/** The holder of each mutex and the value of each cell, by location. */
public final class Mutexes {
  private long[] cell = new long[16];

  /** The thread that holds a mutex plus 1, or 0. */
  private int[] holder = new int[16];

  /** A mutex or cell is about to be used. */
  public void know(int location) {
    if (location >= holder.length) {
      holder = Arrays.copyOf(holder, location * 2 + 2);
      cell = Arrays.copyOf(cell, location * 2 + 2);
    }
  }

  public long cell(int location) {
    return cell[location];
  }

  public void cell(int location, long value) {
    cell[location] = value;
  }

  /** The thread that holds a mutex, or -1. */
  public int holder(int location) {
    return holder[location] - 1;
  }

  /** Gives a mutex to a thread, or with -1 to nobody. */
  public void hold(int location, int thread) {
    holder[location] = thread + 1;
  }
}
