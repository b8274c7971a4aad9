// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.event;

import static dev.heddle.machine.state.Threads.NUMBER;

import dev.heddle.machine.state.Threads;
import dev.heddle.trace.Forks;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** The effect of a thread's join, or of several in a row, until its next join, event or end. */
public final class JoinSequence {
  /** The state in which it waited. */
  public final int from;

  /** The joined threads, their results, and the user's instructions that join them. */
  final int[] children;

  public final long[] received;
  final int[] origins;

  /** The scalars it comes to. */
  public final int[] scalars;

  // ---- the words of its frames that it changes and that may be read then, and what it returns
  private final int[] words;
  private final long[] values;
  private final long result;

  /** A bit for each thread, if all are below 64 and return nothing or 0; else 0. */
  public final long mask;

  /** Its number among the combined sequences, or -1. */
  public int number = -1;

  /** The longest sequence that begins with this one; null if it is not known. */
  public JoinSequence longest;

  public JoinSequence(int from, Waits waits, Effect effect) {
    this.from = from;
    this.children = waits.children;
    this.received = waits.received;
    this.origins = waits.origins;
    this.scalars = effect.scalars;
    this.words = effect.words;
    this.values = effect.values;
    this.result = effect.result;
    boolean isPlain = LongStream.of(received).allMatch(r -> r == 0);
    isPlain &= IntStream.of(children).allMatch(c -> c < 64);
    this.mask = isPlain ? row().mask() : 0;
  }

  public Forks.Row row() {
    return new Forks.Row(children, origins);
  }

  public record Waits(int[] children, long[] received, int[] origins) {}

  public record Effect(int[] scalars, int[] words, long[] values, long result) {}

  private static int[] joined(int[] a, int[] b) {
    return IntStream.concat(IntStream.of(a), IntStream.of(b)).toArray();
  }

  /** The number of the state after it; 0 if that state has none. */
  public int to() {
    return scalars[NUMBER];
  }

  /** This sequence followed by another. */
  public JoinSequence and(JoinSequence next) {
    int[] kept = IntStream.range(0, words.length).filter(i -> !next.changes(words[i])).toArray();
    int[] allWords = joined(IntStream.of(kept).map(i -> words[i]).toArray(), next.words);
    long[] allValues = new long[allWords.length];
    for (int i = 0; i < kept.length; i++) {
      allValues[i] = values[kept[i]];
    }
    System.arraycopy(next.values, 0, allValues, kept.length, next.values.length);
    Waits both =
        new Waits(
            joined(children, next.children),
            LongStream.concat(LongStream.of(received), LongStream.of(next.received)).toArray(),
            joined(origins, next.origins));
    return new JoinSequence(from, both, new Effect(next.scalars, allWords, allValues, next.result));
  }

  private boolean changes(int word) {
    return IntStream.of(words).anyMatch(w -> w == word);
  }

  /** Repeats the effect for a thread. */
  public void repeat(int t, Threads threads) {
    int at = t * Threads.WIDTH;
    int joined = threads.state[at + Threads.JOINED];
    System.arraycopy(scalars, 0, threads.state, at, Threads.WIDTH);
    threads.state[at + Threads.JOINED] = joined;
    threads.result[t] = result;
    long[] r = threads.frames[t];
    for (int i = 0; i < words.length; i++) {
      threads.put(r, words[i], values[i]);
    }
  }
}
