// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.state;

import java.util.Arrays;

/**
 * A journal of the threads that ran in a step, for undo: the one that moved and those that
 * continued because of it. For each it has the thread's scalars and the positions of the other
 * journals.
 */
public final class RunJournal {
  private static final int REGISTERS = Threads.WIDTH;
  private static final int BUFFERED = REGISTERS + 1;
  private static final int STARTED = REGISTERS + 2;
  private static final int POKED = REGISTERS + 3;
  private static final int THREAD = REGISTERS + 4;
  private static final int SIZE = REGISTERS + 5;

  private final Threads threads;
  private final Memory memory;
  private final StoreBuffers buffers;
  private int[] saved = new int[64 * SIZE];
  private int top;

  RunJournal(Threads threads, Memory memory, StoreBuffers buffers) {
    this.threads = threads;
    this.memory = memory;
    this.buffers = buffers;
  }

  public int mark() {
    return top;
  }

  /** What was done so far is never undone. */
  public void forget() {
    top = 0;
  }

  /** A thread is about to run. */
  public void save(int t) {
    if ((top + 1) * SIZE > saved.length) {
      saved = Arrays.copyOf(saved, saved.length * 2);
    }
    int to = top++ * SIZE;
    System.arraycopy(threads.state, t * Threads.WIDTH, saved, to, Threads.WIDTH);
    saved[to + REGISTERS] = threads.journalMark();
    saved[to + BUFFERED] = buffers.mark();
    saved[to + STARTED] = threads.startedMark();
    saved[to + POKED] = memory.journal.mark();
    saved[to + THREAD] = t;
  }

  /** Takes all back that ran since the mark. */
  public void takeBack(int mark) {
    while (top > mark) {
      takeLastBack();
    }
  }

  private void takeLastBack() {
    int from = --top * SIZE;
    int t = saved[from + THREAD];
    memory.journal.rollBack(saved[from + POKED]); // while the thread's objects are still known
    System.arraycopy(saved, from, threads.state, t * Threads.WIDTH, Threads.WIDTH);
    threads.rollBack(t, saved[from + REGISTERS]);
    buffers.truncate(saved[from + BUFFERED]);
    threads.undoStart(saved[from + STARTED]);
  }
}
