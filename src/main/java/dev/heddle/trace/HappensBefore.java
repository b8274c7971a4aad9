// SPDX-License-Identifier: Apache-2.0
package dev.heddle.trace;

import java.util.Arrays;

/**
 * The order of a growing execution: for every event the set of events that happen before it, itself
 * included, as a row of bits. A row is gathered in an accumulator while its event is made.
 */
final class HappensBefore {
  /** Words per row; doubles when the execution outgrows it. */
  private int words = 1;

  private long[] rows = new long[64];

  /** The accumulator: the first word apart, because most executions need no other. */
  private long first;

  private long[] gathered = new long[1];

  /** Words of rows that were changed when they were closed already: their row, place, content. */
  private int[] changedRow = new int[16];

  private int[] changedWord = new int[16];
  private long[] replaced = new long[16];
  private int changes;

  /** Starts the row of the next event. */
  void open() {
    first = 0;
    if (words > 1) {
      Arrays.fill(gathered, 0);
    }
  }

  /** Puts event {@code i}, and so all before it, before the event being made; -1 is no event. */
  void add(int i) {
    if (i < 0 || i >= 64 && (gathered[i >> 6] >>> i & 1) != 0) {
      return; // rows are closed: its past was gathered with it
    }
    int from = i * words;
    first |= rows[from];
    int last = changes > 0 ? words - 1 : i >> 6;
    for (int w = 1; w <= last; w++) {
      gathered[w] |= rows[from + w];
    }
  }

  /** Whether event {@code i} is before the event being made, as far as gathered. */
  boolean gathered(int i) {
    long word = i < 64 ? first : gathered[i >> 6];
    return (word >>> i & 1) != 0;
  }

  /** Ends the row of event {@code d}. */
  void close(int d) {
    if (d >= words << 6 || (d + 1) * words > rows.length) {
      grow(d);
    }
    if (words == 1) {
      rows[d] = first | 1L << d;
      return;
    }
    gathered[0] = first;
    gathered[d >> 6] |= 1L << d;
    System.arraycopy(gathered, 0, rows, d * words, words);
  }

  private void grow(int d) {
    int wider = d >= words << 6 ? words * 2 : words;
    long[] larger = new long[Math.max(rows.length * 2, (d + 1) * 2 * wider)];
    for (int i = 0; i < d; i++) {
      System.arraycopy(rows, i * words, larger, i * wider, words);
    }
    rows = larger;
    gathered = Arrays.copyOf(gathered, wider);
    words = wider;
  }

  /**
   * Puts event {@code d}, and so all before it, before event {@code e} and all that happens after
   * that, which must not happen before {@code d}; -1 is no event.
   *
   * @param length how many events there are
   * @return how to {@link #takeBack} it
   */
  int insert(int d, int e, int length) {
    int mark = changes;
    for (int f = 0; e >= 0 && f < length; f++) {
      if (before(e, f)) {
        for (int w = 0; w < words; w++) {
          if ((rows[d * words + w] & ~rows[f * words + w]) != 0) {
            change(f, w, rows[f * words + w] | rows[d * words + w]);
          }
        }
      }
    }
    return mark;
  }

  private void change(int row, int word, long bits) {
    if (changes == replaced.length) {
      growChanges();
    }
    changedRow[changes] = row;
    changedWord[changes] = word;
    replaced[changes++] = rows[row * words + word];
    rows[row * words + word] = bits;
  }

  private void growChanges() {
    changedRow = Arrays.copyOf(changedRow, changes * 2);
    changedWord = Arrays.copyOf(changedWord, changes * 2);
    replaced = Arrays.copyOf(replaced, changes * 2);
  }

  /** How many changes were made to rows that were closed. */
  int changes() {
    return changes;
  }

  /** Takes back what was inserted since there were so many changes. */
  void takeBack(int mark) {
    while (changes > mark) {
      changes--;
      rows[changedRow[changes] * words + changedWord[changes]] = replaced[changes];
    }
  }

  /** Does event {@code a} happen before event {@code b}, or are they the same. */
  boolean before(int a, int b) {
    return (rows[b * words + (a >> 6)] >>> a & 1) != 0;
  }

  /**
   * The first event from {@code k} on, before {@code end}, that does not happen after {@code e}.
   */
  int nextNotAfter(int e, int k, int end) {
    long[] all = rows;
    int stride = words;
    int at = k * stride + (e >> 6);
    while (k < end && (all[at] >>> e & 1) != 0) {
      k++;
      at += stride;
    }
    return k;
  }
}
