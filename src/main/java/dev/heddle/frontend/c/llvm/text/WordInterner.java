// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.text;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** One string for each word of the text, found by its bytes; few of a text's words are new. */
final class WordInterner {
  private final byte[] text;
  private String[] words = new String[1 << 10];

  /** Begin and end of the word in the text, packed, at the same index. */
  private long[] places = new long[1 << 10];

  private int size;

  WordInterner(byte[] text) {
    this.text = text;
  }

  String word(int start, int end) {
    int mask = words.length - 1;
    int slot = hash(start, end) & mask;
    while (words[slot] != null) {
      if (same(places[slot], start, end)) {
        return words[slot];
      }
      slot = slot + 1 & mask;
    }
    if (2 * ++size > words.length) {
      grow();
      return word(start, end);
    }
    places[slot] = (long) start << 32 | end;
    return words[slot] = new String(text, start, end - start, StandardCharsets.UTF_8);
  }

  private boolean same(long place, int start, int end) {
    return Arrays.equals(text, (int) (place >>> 32), (int) place, text, start, end);
  }

  private int hash(int start, int end) {
    int hash = end - start;
    for (int i = start; i < end; i++) {
      hash = 31 * hash + text[i];
    }
    return hash ^ hash >>> 15;
  }

  private void grow() {
    String[] oldWords = words;
    long[] oldPlaces = places;
    words = new String[2 * oldWords.length];
    places = new long[words.length];
    for (int i = 0; i < oldWords.length; i++) {
      if (oldWords[i] != null) {
        int slot = hash((int) (oldPlaces[i] >>> 32), (int) oldPlaces[i]) & words.length - 1;
        while (words[slot] != null) {
          slot = slot + 1 & words.length - 1;
        }
        words[slot] = oldWords[i];
        places[slot] = oldPlaces[i];
      }
    }
  }
}
