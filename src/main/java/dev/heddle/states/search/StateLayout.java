// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.search;

/**
 * How a state is packed into words: a field for each thread (the number of its yield node), for the
 * lock (0 or its owner plus 1) and for each cell (the number of its value). A field is as wide as
 * its largest number needs, and lies in one word. Fields of new cells are appended, so states that
 * were packed with fewer cells can still be read.
 */
final class StateLayout {
  /** The most additional bits of a field, which make repacking rare. */
  private static final int MOST_ROOM = 3;

  final int words;

  /** By field: its word, its shift in it, and its mask after shifting. */
  private final int[] word;

  private final int[] shift;
  private final long[] mask;

  private StateLayout(int[] widths) {
    word = new int[widths.length];
    shift = new int[widths.length];
    mask = new long[widths.length];
    int at = 0;
    int used = 0;
    for (int f = 0; f < widths.length; f++) {
      if (used + widths[f] > Long.SIZE) {
        at++;
        used = 0;
      }
      word[f] = at;
      shift[f] = widths[f] == 0 ? 0 : used;
      mask[f] = (1L << widths[f]) - 1;
      used += widths[f];
    }
    words = at + 1;
  }

  /**
   * A layout for this many numbers in each field, with additional bits if they need no further
   * word.
   */
  static StateLayout of(int[] counts) {
    StateLayout tight = new StateLayout(widths(counts, 0));
    for (int room = MOST_ROOM; room > 0; room--) {
      StateLayout roomy = new StateLayout(widths(counts, room));
      if (roomy.words == tight.words) {
        return roomy;
      }
    }
    return tight;
  }

  private static int[] widths(int[] counts, int room) {
    int[] widths = new int[counts.length];
    for (int f = 0; f < counts.length; f++) {
      int tight = Integer.SIZE - Integer.numberOfLeadingZeros(counts[f] - 1);
      widths[f] = tight + (tight == 0 ? Math.min(1, room) : room);
    }
    return widths;
  }

  boolean holds(int[] counts) {
    if (counts.length > mask.length) {
      return false;
    }
    for (int f = 0; f < counts.length; f++) {
      if (counts[f] - 1 > mask[f]) {
        return false;
      }
    }
    return true;
  }

  boolean holds(int field, int number) {
    return field < mask.length && number <= mask[field];
  }

  int fields() {
    return mask.length;
  }

  int field(long[] state, int base, int field) {
    return (int) (state[base + word[field]] >>> shift[field] & mask[field]);
  }

  void put(long[] state, int field, int number) {
    int w = word[field];
    state[w] = state[w] & ~(mask[field] << shift[field]) | (long) number << shift[field];
  }

  static long hash(long[] state, int base, int words) {
    long hash = 0;
    for (int i = 0; i < words; i++) {
      hash = mix(hash ^ state[base + i]);
    }
    return hash;
  }

  /** The finalizer of splitmix64: every bit of the input reaches every bit of the output. */
  static long mix(long z) {
    z = (z + 0x9E37_79B9_7F4A_7C15L ^ z >>> 30) * 0xBF58_476D_1CE4_E5B9L;
    z = (z ^ z >>> 27) * 0x94D0_49BB_1331_11EBL;
    return z ^ z >>> 31;
  }
}
