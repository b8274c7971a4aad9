// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.state;

import dev.heddle.trace.Label;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The lanes and which of them can move now. Numbers are given out in blocks of 64, a block for
 * threads or for commits, so that "commits first" is a question of words; a lane keeps its number.
 */
public final class Lanes {
  /** One bit per lane. */
  private long[] enabled = new long[2];

  private boolean[] commits = {false, true};
  private int[] used = {0, 0};
  private int[] thread = new int[128];

  /** Per thread: the lane of its own steps plus 1, or 0. */
  private int[] ofThread = new int[8];

  private int words = 2;

  /** The enabled words before each step, one after another. */
  private long[] saved = new long[256];

  private int savedTop;

  /** The lane of a thread's own steps. */
  public int ofThread(int t) {
    if (t >= ofThread.length || ofThread[t] == 0) {
      addOwn(t);
    }
    return ofThread[t] - 1;
  }

  private void addOwn(int t) {
    if (t >= ofThread.length) {
      ofThread = Arrays.copyOf(ofThread, t * 2);
    }
    ofThread[t] = add(t, false) + 1;
  }

  /** A new lane, or -1 when there are too many commit lanes; threads always get one. */
  int add(int ofThread, boolean commit) {
    int w = 0;
    while (w < words && (commits[w] != commit || used[w] == 64)) {
      w++;
    }
    if (w == words && !addWord(commit)) {
      return -1;
    }
    int lane = w * 64 + used[w]++;
    thread[lane] = ofThread;
    return lane;
  }

  private boolean addWord(boolean commit) {
    int reserved = commit ? Label.MAX_THREADS : 0;
    if ((words + 1) * 64 + reserved > Label.MAX_LANES) {
      return false;
    }
    words++;
    enabled = Arrays.copyOf(enabled, words);
    commits = Arrays.copyOf(commits, words);
    used = Arrays.copyOf(used, words);
    thread = Arrays.copyOf(thread, words * 64);
    commits[words - 1] = commit;
    return true;
  }

  /** All that were ever added, by number. */
  public IntStream all() {
    return IntStream.range(0, words * 64).filter(lane -> (lane & 63) < used[lane >> 6]);
  }

  public int thread(int lane) {
    return thread[lane];
  }

  public boolean isCommit(int lane) {
    return commits[lane >> 6];
  }

  public void set(int lane, boolean on) {
    if (on) {
      enabled[lane >> 6] |= 1L << lane;
    } else {
      enabled[lane >> 6] &= ~(1L << lane);
    }
  }

  public boolean isEnabled(int lane) {
    return (enabled[lane >> 6] >>> lane & 1) != 0;
  }

  public int words() {
    return words;
  }

  public long word(int w) {
    return enabled[w];
  }

  public boolean isCommitWord(int w) {
    return commits[w];
  }

  /** Remembers what is enabled now; returns a mark for {@link #restore}. */
  public int save() {
    int mark = savedTop;
    if (mark + words > saved.length) {
      saved = Arrays.copyOf(saved, saved.length * 2 + words);
    }
    saved[mark] = enabled[0];
    saved[mark + 1] = enabled[1];
    for (int w = 2; w < words; w++) {
      saved[mark + w] = enabled[w];
    }
    savedTop = mark + words;
    return mark;
  }

  /** Words that did not exist yet at the mark had nothing enabled. */
  public void restore(int mark) {
    int n = savedTop - mark;
    enabled[0] = saved[mark];
    enabled[1] = saved[mark + 1];
    for (int w = 2; w < words; w++) {
      enabled[w] = w < n ? saved[mark + w] : 0;
    }
    savedTop = mark;
  }
}
