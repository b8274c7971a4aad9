// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.state;

import java.util.Arrays;

/** Numbers for sequences of words, from 0 in the order in which they were first met. */
final class WordSequences {
  private static final int PAGE = 1 << 16;

  /** The words of all sequences; none goes from one page to the next. */
  private long[][] pages = new long[16][];

  private int page = -1;
  private int used = PAGE;
  private long words;

  // ---- by number: the page and where in it the sequence begins, how long it is, its hash
  private int[] pageOf = new int[64];
  private int[] start = new int[64];
  private int[] length = new int[64];
  private int[] hash = new int[64];
  private int count;

  /** A hash table of numbers plus 1; 0 where nothing is. */
  private int[] table = new int[256];

  /** How many sequences there are. */
  int count() {
    return count;
  }

  /** How many words they have together. */
  long words() {
    return words;
  }

  /** The number of the first {@code n} words. */
  int number(long[] all, int n) {
    int h = hash(all, n);
    int slot = h & table.length - 1;
    for (; table[slot] != 0; slot = slot + 1 & table.length - 1) {
      int i = table[slot] - 1;
      if (hash[i] == h && isSame(i, all, n)) {
        return i;
      }
    }
    table[slot] = count + 1;
    add(all, n, h);
    return count - 1;
  }

  private boolean isSame(int i, long[] all, int n) {
    int from = start[i];
    return length[i] == n && Arrays.equals(pages[pageOf[i]], from, from + n, all, 0, n);
  }

  private void add(long[] all, int n, int h) {
    if (used + n > PAGE) {
      turn(n);
    }
    if (count == hash.length) {
      pageOf = Arrays.copyOf(pageOf, count * 2);
      start = Arrays.copyOf(start, count * 2);
      length = Arrays.copyOf(length, count * 2);
      hash = Arrays.copyOf(hash, count * 2);
    }
    System.arraycopy(all, 0, pages[page], used, n);
    pageOf[count] = page;
    start[count] = used;
    length[count] = n;
    hash[count++] = h;
    used += n;
    words += n;
    if (2 * count > table.length) {
      rebuild();
    }
  }

  private void turn(int n) {
    if (++page == pages.length) {
      pages = Arrays.copyOf(pages, page * 2);
    }
    pages[page] = new long[Math.max(PAGE, n)];
    used = 0;
  }

  private void rebuild() {
    table = new int[table.length * 4];
    for (int i = 0; i < count; i++) {
      int slot = hash[i] & table.length - 1;
      while (table[slot] != 0) {
        slot = slot + 1 & table.length - 1;
      }
      table[slot] = i + 1;
    }
  }

  private static int hash(long[] all, int n) {
    long h = n;
    for (int i = 0; i < n; i++) {
      h = (h ^ all[i]) * 0x9E3779B97F4A7C15L;
      h ^= h >>> 29;
    }
    return (int) (h ^ h >>> 32);
  }
}
