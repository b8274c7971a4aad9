// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.state;

import static dev.heddle.machine.state.Threads.BASE;
import static dev.heddle.machine.state.Threads.PC;
import static dev.heddle.machine.state.Threads.PROGRESS;
import static dev.heddle.machine.state.Threads.STACK_OBJECTS;
import static dev.heddle.machine.state.Threads.STACK_TOP;

import dev.heddle.machine.code.Frame;
import dev.heddle.machine.code.LiveRegisters;
import java.util.Arrays;

/**
 * The states of threads before events along the path. A state is all that decides what a thread
 * does next: where it is, the registers that matter in each of its calls, its private memory, what
 * it did for good. Grows and shrinks with the path, so which states are the same depends on nothing
 * else.
 */
public final class ThreadStates {
  private static final int SCALARS = 5;

  /** Where among them the number of the private contents is. */
  private static final int CONTENTS = 4;

  private final Threads threads;
  private final LiveWords live;
  private final PrivateContents contents;

  // ---- per state: where its words begin, their hash, the one before with the same words, how many
  // there are of those, and the next one of its slot in the table
  private int[] start = new int[65];
  private long[] hash = new long[64];
  private int[] previous = new int[64];
  private int[] visit = new int[64];

  /** Per state: the last one that is the same and whose visit has a power of 2 as its number. */
  private int[] anchor = new int[64];

  private int[] next = new int[64];

  /** Per state: how many private contents there were before. */
  private int[] contentsMark = new int[64];

  private int count;
  private long[] words = new long[1024];
  private final int[] table = new int[1 << 10];

  ThreadStates(Configuration configuration, LiveRegisters live) {
    this.threads = configuration.threads;
    this.live = new LiveWords(threads, live);
    this.contents = new PrivateContents(threads, configuration.memory);
    Arrays.fill(table, -1);
  }

  int mark() {
    return count;
  }

  void truncate(int mark) {
    while (count > mark) {
      count--;
      table[slot(hash[count])] = next[count];
      contents.truncate(contentsMark[count]);
    }
  }

  /** How often the thread has been in this state. */
  public int visit(int state) {
    return visit[state];
  }

  /**
   * The n-th earlier visit to compare a state with; -1 if there is none. Of many some are enough:
   * the last two, and the last one whose number is a power of 2, which finds every period (Brent).
   */
  public int earlier(int state, int n) {
    int last = previous[state];
    return switch (n) {
      case 0 -> last;
      case 1 -> last < 0 ? -1 : previous[last];
      default -> last < 0 ? -1 : anchor[last];
    };
  }

  /** A hash that the same state has on every path. */
  public long hash(int state) {
    return hash[state];
  }

  /** Whether there may be a state with this hash. */
  public boolean mayContain(long h) {
    int i = table[slot(h)];
    while (i >= 0 && hash[i] != h) {
      i = next[i];
    }
    return i >= 0;
  }

  boolean isSame(int a, int b) {
    return a == b
        || hash[a] == hash[b]
            && Arrays.equals(words, start[a], start[a + 1], words, start[b], start[b + 1]);
  }

  /** Adds the state that a thread is in; its number. */
  int add(int t) {
    int i = count;
    if (i == hash.length) {
      grow();
    }
    contentsMark[i] = contents.mark();
    start[i + 1] = copy(t, start[i]);
    hash[i] = hash(start[i], start[i + 1]);
    int same = table[slot(hash[i])];
    while (same >= 0 && !isSame(same, i)) {
      same = next[same];
    }
    previous[i] = same;
    visit[i] = same < 0 ? 1 : visit[same] + 1;
    anchor[i] = Integer.bitCount(visit[i]) == 1 ? i : anchor[same];
    next[i] = table[slot(hash[i])];
    table[slot(hash[i])] = i;
    return count++;
  }

  /** The words of a state; two states of a path are the same if and only if these are. */
  public long[] copy(int state) {
    return Arrays.copyOfRange(words, start[state], start[state + 1]);
  }

  /**
   * Whether a thread could be put back into an earlier state by giving registers of its running
   * function other values: it is in the same call, and all else is as it was.
   */
  public boolean isRestorable(int state, int t) {
    int from = start[state];
    boolean same = (int) words[from + 1] == threads.state[t * Threads.WIDTH + BASE];
    if (same) {
      copy(t, start[count]);
      for (int i = 2; same && i < SCALARS; i++) {
        same = words[from + i] == words[start[count] + i];
      }
      live.find(t, (int) (words[from + 1] >>> 32), (int) words[from + 1]);
      same &= start[state + 1] - from == SCALARS + live.count();
    }
    for (int i = 0; same && i < live.count(); i++) {
      boolean register = i >= Frame.HEAD && i < live.countInFirstFrame();
      same = register || words[from + SCALARS + i] == threads.frames[t][live.index(i)];
    }
    return same;
  }

  /** Puts a thread back into an earlier state that is in reach. */
  public void restore(int state, int t) {
    int from = start[state];
    int pc = (int) (words[from + 1] >>> 32);
    threads.state[t * Threads.WIDTH + PC] = pc;
    live.find(t, pc, (int) words[from + 1]);
    for (int i = Frame.HEAD; i < live.countInFirstFrame(); i++) {
      threads.put(threads.frames[t], live.index(i), words[from + SCALARS + i]);
    }
  }

  /** The words of the state that a thread is in, which is not added. */
  long[] words(int t) {
    int contentsBefore = contents.mark();
    int from = start[count];
    int to = copy(t, from);
    long[] own = contents.words((int) words[from + CONTENTS]);
    contents.truncate(contentsBefore);
    long[] all = Arrays.copyOfRange(words, from, to + own.length);
    all[CONTENTS] = own.length;
    System.arraycopy(own, 0, all, to - from, own.length);
    return all;
  }

  private int slot(long h) {
    return (int) (h >>> 40) & table.length - 1;
  }

  private void grow() {
    int n = count * 2;
    start = Arrays.copyOf(start, n + 1);
    hash = Arrays.copyOf(hash, n);
    previous = Arrays.copyOf(previous, n);
    visit = Arrays.copyOf(visit, n);
    anchor = Arrays.copyOf(anchor, n);
    next = Arrays.copyOf(next, n);
    contentsMark = Arrays.copyOf(contentsMark, n);
  }

  private int copy(int t, int to) {
    int at = t * Threads.WIDTH;
    int[] s = threads.state;
    live.find(t, s[at + PC], s[at + BASE]);
    int end = to + SCALARS + live.count();
    if (end > words.length) {
      words = Arrays.copyOf(words, 2 * end);
    }
    words[to] = t;
    words[to + 1] = (long) s[at + PC] << 32 | s[at + BASE];
    words[to + 2] = s[at + PROGRESS];
    words[to + 3] = (long) s[at + STACK_TOP] << 32 | s[at + STACK_OBJECTS];
    words[to + CONTENTS] = contents.number(t);
    long[] r = threads.frames[t];
    for (int i = 0; i < live.count(); i++) {
      words[to + SCALARS + i] = r[live.index(i)];
    }
    return end;
  }

  /** With what is in private memory instead of its number, which another path may have, too. */
  private long hash(int from, int to) {
    long h = contents.hash((int) words[from + CONTENTS]);
    for (int i = from; i < to; i++) {
      h = i == from + CONTENTS ? h : (h ^ words[i]) * 0x9E3779B97F4A7C15L;
      h ^= h >>> 29;
    }
    return h == 0 ? 1 : h;
  }
}
