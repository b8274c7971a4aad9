// SPDX-License-Identifier: Apache-2.0
package dev.heddle.monitor;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Numbers for words, from 0 in order of appearance. A word of up to 16 bytes is packed into two
 * longs, the key of a hash table; longer words are rare and have a table of their own.
 */
final class Names {
  private static final long NONE = 0;

  /** A hash table: per slot the number of a word plus 1; 0 for none. */
  private int[] slots = new int[64];

  /** Per number the two halves; of a long word its index below, with {@link #NONE} before it. */
  private long[] halves = new long[2 * 64];

  private String[] longOnes = new String[4];
  private final Map<String, Integer> byText = new HashMap<>();
  private int longCount;
  private int count;

  /** The number of a word; its bytes fill the longs from the low end, followed by zeros. */
  int of(long low, long high) {
    int slot = slot(low, high);
    while (slots[slot] != 0) {
      int number = slots[slot] - 1;
      if (halves[2 * number] == low && halves[2 * number + 1] == high) {
        return number;
      }
      slot = slot + 1 & slots.length - 1;
    }
    return add(low, high);
  }

  /** The number of a word that is longer than two longs. */
  int of(String word) {
    Integer known = byText.get(word);
    if (known != null) {
      return known;
    }
    if (longCount == longOnes.length) {
      longOnes = Arrays.copyOf(longOnes, longCount * 2);
    }
    longOnes[longCount] = word;
    byText.put(word, count);
    return append(NONE, longCount++);
  }

  String text(int number) {
    long low = halves[2 * number];
    long high = halves[2 * number + 1];
    if (low == NONE) {
      return longOnes[(int) high];
    }
    byte[] bytes = new byte[16];
    int n = 0;
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) ((i < 8 ? low : high) >>> 8 * i);
      n += bytes[i] != 0 ? 1 : 0;
    }
    return new String(bytes, 0, n, StandardCharsets.UTF_8);
  }

  private int add(long low, long high) {
    if (4 * count >= slots.length) {
      grow();
    }
    int number = append(low, high);
    place(low, high, number);
    return number;
  }

  private int append(long low, long high) {
    if (2 * count == halves.length) {
      halves = Arrays.copyOf(halves, 4 * count);
    }
    halves[2 * count] = low;
    halves[2 * count + 1] = high;
    return count++;
  }

  private void place(long low, long high, int number) {
    int slot = slot(low, high);
    while (slots[slot] != 0) {
      slot = slot + 1 & slots.length - 1;
    }
    slots[slot] = number + 1;
  }

  private void grow() {
    slots = new int[slots.length * 2];
    for (int i = 0; i < count; i++) {
      if (halves[2 * i] != NONE) {
        place(halves[2 * i], halves[2 * i + 1], i);
      }
    }
  }

  /**
   * The slot of a word, from the high bits of a product; the low ones depend only on the beginning
   * of the word.
   */
  private int slot(long low, long high) {
    long x = (low ^ high * 0x9E37_79B9_7F4A_7C15L) * 0xBF58_476D_1CE4_E5B9L;
    return (int) (x >>> Integer.numberOfLeadingZeros(slots.length) + 33);
  }
}
