// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.state;

import dev.heddle.machine.code.Frame;
import dev.heddle.program.Program;
import dev.heddle.trace.Label;
import java.util.Arrays;

/**
 * The threads: their scalars in one flat array so that a step saves them with one copy, their
 * frames, and a journal of overwritten registers. A thread's number belongs to its path of spawns
 * (root i, or the k-th spawn of its parent) and is kept for good, so it does not depend on the
 * schedule.
 */
public final class Threads {
  // ---- fields of a thread in `state`
  public static final int PC = 0;
  public static final int BASE = 1;

  /** The {@link dev.heddle.trace.Kind} of the next event, or one of the ends below. */
  public static final int NEXT = 2;

  /** The location of the next event; the thread it waits for; why it {@link Stop stopped}. */
  public static final int LOCATION = 3;

  /** How many memory operations it has done. */
  public static final int OPERATIONS = 4;

  /** How many stores it has buffered, and how many of them were buffered at its last drain. */
  public static final int STORES = 5;

  public static final int DRAINED = 6;

  /** How many store-store fences that mattered it has passed. */
  public static final int EPOCH = 7;

  public static final int SPAWNED = 8;

  /** How far its heap and its private stack go, and how many objects are there. */
  public static final int HEAP_TOP = 9;

  public static final int HEAP_OBJECTS = 10;
  public static final int STACK_TOP = 11;
  public static final int STACK_OBJECTS = 12;

  /** How often it did something for good without an event: started a thread, joined one, ... */
  public static final int PROGRESS = 13;

  /** Which contents its private memory has: other ones, another number; -1 if it has none. */
  public static final int CONTENTS = 14;

  /** What {@link #EPOCH} was when it last buffered a store. */
  public static final int LAST_EPOCH = 15;

  /** Those above say how it continues, those below do not. */
  public static final int STATE = 16;

  /** The newest join since its last event, plus 1; 0 for none. */
  public static final int JOINED = 16;

  /** The number of the state in which it waits for another thread; 0 if that has none. */
  public static final int NUMBER = 17;

  /** Its state before its next event, if it is in a loop that may wait, plus 1; else 0. */
  public static final int LOOP_STATE = 18;

  /** 1 if it makes no more events because {@code Rounds} parked it. */
  public static final int PARKED = 19;

  public static final int WIDTH = 20;

  // ---- values of NEXT for threads that will not move again
  public static final int ENDED = -1;
  public static final int STOPPED = -2;
  public static final int UNSTARTED = -3;

  /** Ended, and the process with it. */
  public static final int HALTED = -4;

  private static final int MAX_FRAMES = 1 << 20;

  public int[] state = new int[WIDTH * 8];
  public long[][] frames = new long[8][];

  /** What a join receives; valid once ended. */
  public long[] result = new long[8];

  /** The instruction that started it, -1 if none did. */
  public int[] spawnOrigin = new int[8];

  private final int[][] children = new int[Label.MAX_THREADS][];
  private int[] parent = new int[8];
  private int[] index = new int[8];
  private long[] handle = new long[8];
  private int[] slot = new int[8];

  /** By the place of its memory: the thread's number plus 1; 0 for none. */
  private short[] bySlot = new short[256];

  private int count;

  /** What other machines call threads. */
  public final SharedNumbers numbers;

  Threads(SharedNumbers numbers) {
    this.numbers = numbers;
  }

  /**
   * Registers overwritten by the step being made, to be restored by undo. Large enough for most
   * programs: where it was ever seen to grow, every write of a register is compiled with that.
   */
  private int[] journalIndex = new int[4096];

  private long[] journalValue = new long[4096];
  private int journalTop;

  /**
   * What is remembered from here on is not needed, because its thread only now starts; -1 if all
   * is. It is written nevertheless, which takes no longer than to ask at every register.
   */
  private int needless = -1;

  /** Threads started, in order, to be undone by undo. */
  private int[] started = new int[16];

  private int startedTop;

  /**
   * The number of the {@code k}-th child of a thread, -1 as the parent for roots; or -1 if full.
   */
  public int child(int ofParent, int k) {
    int[] known = children[ofParent + 1];
    if (known == null) {
      known = children[ofParent + 1] = new int[4];
    }
    if (k >= known.length) {
      known = children[ofParent + 1] = Arrays.copyOf(known, k * 2);
    }
    if (known[k] == 0) {
      long above = ofParent < 0 ? 0 : handle[ofParent];
      if (count == Program.MOST_THREADS || k >= 0xFF || above >>> 56 != 0) {
        return -1;
      }
      known[k] = add(ofParent, k, above << 8 | k + 1) + 1;
    }
    return known[k] - 1;
  }

  private int add(int ofParent, int k, long newHandle) {
    if (count == parent.length) {
      int n = count * 2;
      state = Arrays.copyOf(state, n * WIDTH);
      frames = Arrays.copyOf(frames, n);
      result = Arrays.copyOf(result, n);
      spawnOrigin = Arrays.copyOf(spawnOrigin, n);
      parent = Arrays.copyOf(parent, n);
      index = Arrays.copyOf(index, n);
      handle = Arrays.copyOf(handle, n);
      slot = Arrays.copyOf(slot, n);
    }
    parent[count] = ofParent;
    spawnOrigin[count] = -1;
    index[count] = k;
    handle[count] = newHandle;
    int place = newHandle < 1 << 16 ? (int) newHandle : (1 << 16) + numbers.thread(newHandle);
    slot[count] = place;
    if (place >= bySlot.length) {
      bySlot = Arrays.copyOf(bySlot, Math.max(place + 1, bySlot.length * 2));
    }
    bySlot[place] = (short) (count + 1);
    frames[count] = new long[64];
    state[count * WIDTH + NEXT] = UNSTARTED;
    return count++;
  }

  /** All numbers ever given out, running or not. */
  public int count() {
    return count;
  }

  public long handle(int thread) {
    return handle[thread];
  }

  /**
   * Where a thread's memory is: its handle, if the path of spawns is short; else the order in which
   * threads were first seen decides.
   */
  int slot(int thread) {
    return slot[thread];
  }

  /** The number of the thread with this handle, which may not have been met yet; -1 if full. */
  public int byPath(long wanted) {
    int above = wanted >>> 8 == 0 ? -1 : byPath(wanted >>> 8);
    return child(above, (int) (wanted & 0xFF) - 1);
  }

  /** The thread whose memory is there, or -1. */
  int atSlot(int slot) {
    return slot < bySlot.length ? bySlot[slot] - 1 : -1;
  }

  /** The thread with this handle that is or was running, or -1. */
  public int byHandle(long wanted) {
    int likely = wanted > 0 && wanted < bySlot.length ? bySlot[(int) wanted] - 1 : -1;
    if (likely >= 0 && handle[likely] == wanted && state[likely * WIDTH + NEXT] != UNSTARTED) {
      return likely;
    }
    for (int t = 0; t < count; t++) {
      if (handle[t] == wanted && state[t * WIDTH + NEXT] != UNSTARTED) {
        return t;
      }
    }
    return -1;
  }

  /** The path of spawns: {@code 0}, {@code 0.1}, ... */
  public String name(int thread) {
    return parent[thread] < 0
        ? String.valueOf(index[thread])
        : name(parent[thread]) + "." + index[thread];
  }

  /** Puts a thread at the start of a function, with zeroed registers. */
  public void start(int t, int function, int pc, int frameSize) {
    int at = t * WIDTH;
    Arrays.fill(state, at, at + WIDTH, 0);
    state[at + PC] = pc;
    state[at + BASE] = Frame.HEAD;
    long[] r = room(t, Frame.HEAD + frameSize);
    Arrays.fill(r, 0, Frame.HEAD + frameSize, 0);
    r[Frame.HEAD + Frame.FUNCTION] = function;
    if (startedTop == started.length) {
      started = Arrays.copyOf(started, startedTop * 2);
    }
    started[startedTop++] = t;
  }

  /** A thread's frames with room for so many words, or null when that is too deep. */
  public long[] room(int t, int words) {
    if (words > frames[t].length) {
      if (words > MAX_FRAMES) {
        return null;
      }
      frames[t] = Arrays.copyOf(frames[t], Math.max(words, frames[t].length * 2));
    }
    return frames[t];
  }

  public int startedMark() {
    return startedTop;
  }

  /** The thread that was started as the i-th one of those that run. */
  public int started(int i) {
    return started[i];
  }

  void undoStart(int mark) {
    while (startedTop > mark) {
      state[started[--startedTop] * WIDTH + NEXT] = UNSTARTED;
    }
  }

  // ---------------------------------------------------------------- journal

  /** Writes a register and remembers what it held. */
  public void put(long[] r, int i, long value) {
    if (journalTop == journalIndex.length) {
      makeRoom();
    }
    journalIndex[journalTop] = i;
    journalValue[journalTop++] = r[i];
    r[i] = value;
  }

  private void makeRoom() {
    if (needless >= 0 && needless < journalTop) {
      journalTop = needless;
      return;
    }
    journalIndex = Arrays.copyOf(journalIndex, journalTop * 2);
    journalValue = Arrays.copyOf(journalValue, journalTop * 2);
  }

  public int journalMark() {
    return journalTop;
  }

  /** The register that an entry of the journal is about. */
  public int journaled(int entry) {
    return journalIndex[entry];
  }

  /**
   * A thread starts, whose registers need no undo.
   *
   * @return to be given to {@link #remember}
   */
  public int forget() {
    int before = needless;
    needless = journalTop;
    return before;
  }

  /** It has started. */
  public void remember(int before) {
    journalTop = needless;
    needless = before;
  }

  /**
   * From now on all is remembered, even of a thread that only now starts.
   *
   * @return to be given to {@link #restoreJournal}
   */
  public int rememberAll() {
    int before = needless;
    needless = -1;
    return before;
  }

  /** Ends what {@link #rememberAll} began. */
  public void restoreJournal(int before) {
    needless = before;
  }

  void rollBack(int thread, int mark) {
    long[] r = frames[thread];
    while (journalTop > mark) {
      r[journalIndex[--journalTop]] = journalValue[journalTop];
    }
  }
}
