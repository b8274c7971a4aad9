// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.reduction;

import static dev.heddle.machine.state.Threads.BASE;
import static dev.heddle.machine.state.Threads.PC;
import static dev.heddle.machine.state.Threads.STATE;

import dev.heddle.machine.code.LiveRegisters;
import dev.heddle.machine.event.JoinSequence;
import dev.heddle.machine.state.LiveWords;
import dev.heddle.machine.state.Threads;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Numbers the states of threads: threads in states with the same number continue in the same way. A
 * state consists of the thread's scalars, among them the number of its private contents, and of the
 * registers that may still be read. When there are too many states, all are forgotten.
 */
final class ThreadStateInterner {
  private static final int MAX_STATES = 1 << 12;

  private final Threads threads;
  private final LiveWords words;

  /** The last number, and the last number whose state was forgotten. */
  private int last;

  private int forgotten;

  // ---- by number, from the first one that is not forgotten: the thread, its scalars, the words
  private int[] thread = new int[16];
  private int[][] scalars = new int[16][];
  private long[][] contents = new long[16][];
  private int[] hashes = new int[16];

  /** A hash table of numbers; 0 where nothing is. */
  private int[] table = new int[2 * MAX_STATES];

  /** By thread: the last number of its state. */
  private int[] latest = new int[8];

  ThreadStateInterner(Threads threads, LiveRegisters live) {
    this.threads = threads;
    this.words = new LiveWords(threads, live);
  }

  /** The number of a thread's current state; 0 if there are no numbers left. */
  int number(int t) {
    if (last - forgotten == MAX_STATES) {
      Arrays.fill(table, 0);
      forgotten = last;
    }
    find(t);
    int recent = t < latest.length ? latest[t] - forgotten - 1 : -1;
    if (recent >= 0 && isSame(recent, t)) {
      return latest[t];
    }
    return latest(t, numberOf(t));
  }

  private int latest(int t, int number) {
    if (t >= latest.length) {
      latest = Arrays.copyOf(latest, 2 * t);
    }
    latest[t] = number;
    return number;
  }

  private int numberOf(int t) {
    int hash = hash(t);
    int slot = hash & table.length - 1;
    for (; table[slot] != 0; slot = slot + 1 & table.length - 1) {
      int i = table[slot] - forgotten - 1;
      if (hashes[i] == hash && isSame(i, t)) {
        return table[slot];
      }
    }
    if (last == Integer.MAX_VALUE) {
      return 0;
    }
    table[slot] = ++last;
    keep(last - forgotten - 1, hash, t);
    return last;
  }

  private void find(int t) {
    int at = t * Threads.WIDTH;
    words.find(t, threads.state[at + PC], threads.state[at + BASE]);
  }

  private int hash(int t) {
    long h = t;
    for (int i = 0; i < STATE; i++) {
      h = h * 31 + threads.state[t * Threads.WIDTH + i];
    }
    for (int i = 0; i < words.count(); i++) {
      h = (h ^ threads.frames[t][words.index(i)]) * 0x9E3779B97F4A7C15L;
    }
    return (int) (h * 0xD6E8FEB86659FD93L >>> 32);
  }

  private boolean isSame(int i, int t) {
    int at = t * Threads.WIDTH;
    boolean same =
        thread[i] == t && Arrays.equals(scalars[i], 0, STATE, threads.state, at, at + STATE);
    long[] r = threads.frames[t];
    long[] its = contents[i];
    // the position in each call is among the first words, so the others have the same meaning
    for (int k = 0; k < words.count() && same; k++) {
      same = k < its.length && its[k] == r[words.index(k)];
    }
    return same;
  }

  private void keep(int i, int hash, int t) {
    if (i == thread.length) {
      thread = Arrays.copyOf(thread, i * 2);
      scalars = Arrays.copyOf(scalars, i * 2);
      contents = Arrays.copyOf(contents, i * 2);
      hashes = Arrays.copyOf(hashes, i * 2);
    }
    int at = t * Threads.WIDTH;
    thread[i] = t;
    hashes[i] = hash;
    scalars[i] = Arrays.copyOfRange(threads.state, at, at + Threads.WIDTH);
    contents[i] = new long[words.count()];
    for (int k = 0; k < words.count(); k++) {
      contents[i][k] = threads.frames[t][words.index(k)];
    }
  }

  /** What a thread changed of its own state since a mark of its journal. */
  JoinSequence.Effect effect(int t, int changes) {
    int at = t * Threads.WIDTH;
    find(t);
    boolean[] changed = new boolean[threads.frames[t].length];
    for (int i = changes; i < threads.journalMark(); i++) {
      changed[threads.journaled(i)] = true;
    }
    int[] changedWords =
        IntStream.range(0, words.count()).map(words::index).filter(word -> changed[word]).toArray();
    return new JoinSequence.Effect(
        Arrays.copyOfRange(threads.state, at, at + Threads.WIDTH),
        changedWords,
        Arrays.stream(changedWords).mapToLong(word -> threads.frames[t][word]).toArray(),
        threads.result[t]);
  }
}
