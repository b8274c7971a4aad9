// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.state;

import dev.heddle.machine.code.Frame;
import dev.heddle.machine.code.LiveRegisters;
import java.util.Arrays;

/** The words of a thread's frames that are live at its position. */
public final class LiveWords {
  private final Threads threads;
  private final LiveRegisters live;
  private int[] index = new int[64];
  private int count;
  private int inFirst;

  public LiveWords(Threads threads, LiveRegisters live) {
    this.threads = threads;
    this.live = live;
  }

  /** Finds those of a thread that is at {@code pc} in the frame at {@code base}. */
  public void find(int t, int pc, int base) {
    long[] r = threads.frames[t];
    int b = base;
    int at = pc;
    int result = -1;
    count = 0;
    while (true) {
      addFrame(b, live.at(at), result);
      inFirst = b == base ? count : inFirst;
      if (b == Frame.HEAD) {
        return;
      }
      result = (int) r[b + Frame.RESULT];
      at = (int) r[b + Frame.RETURN_PC];
      b = (int) r[b + Frame.CALLER_BASE];
    }
  }

  /** Adds a frame's words but for the register that the call it waits for will write. */
  private void addFrame(int base, int[] registers, int result) {
    int n = count + Frame.HEAD + registers.length;
    if (n > index.length) {
      index = Arrays.copyOf(index, 2 * n);
    }
    for (int word = base - Frame.HEAD; word < base; word++) {
      index[count++] = word;
    }
    for (int register : registers) {
      index[count] = base + register;
      count += register == result ? 0 : 1;
    }
  }

  public int count() {
    return count;
  }

  /** How many of those found are in the running function's frame; they are the first ones. */
  int countInFirstFrame() {
    return inFirst;
  }

  /** Where the {@code i}-th of those found is. Which calls are under way is among the first. */
  public int index(int i) {
    return index[i];
  }
}
