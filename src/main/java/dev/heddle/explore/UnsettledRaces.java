package dev.heddle.explore;

import java.util.Arrays;

/** Races whose decision may turn out otherwise in a later execution, by their later event. */
final class UnsettledRaces {
  private int[] first = new int[64];
  private int[] second = new int[64];
  private int size;

  int size() {
    return size;
  }

  int first(int i) {
    return first[i];
  }

  int second(int i) {
    return second[i];
  }

  void add(int e, int z) {
    if (size == first.length) {
      first = Arrays.copyOf(first, size * 2);
      second = Arrays.copyOf(second, size * 2);
    }
    first[size] = e;
    second[size++] = z;
  }

  /** Forgets all but these. */
  void replace(int[] earlier, int[] later) {
    size = 0;
    for (int i = 0; i < earlier.length; i++) {
      add(earlier[i], later[i]);
    }
  }

  /** Forgets those whose later event is none of the first ones. */
  void keepBefore(int event) {
    while (size > 0 && second[size - 1] >= event) {
      size--;
    }
  }

  /** Looks at each again and forgets those that are settled now. */
  void settle(Dpor.Reversal reversal) {
    int kept = 0;
    for (int r = 0; r < size; r++) {
      if (!reversal.reverse(first[r], second[r])) {
        first[kept] = first[r];
        second[kept++] = second[r];
      }
    }
    size = kept;
  }

  int[] firsts(int count) {
    return Arrays.copyOf(first, count);
  }

  int[] seconds(int count) {
    return Arrays.copyOf(second, count);
  }

  /** How many have their later event before this one. */
  int countBefore(int event) {
    int n = size;
    while (n > 0 && second[n - 1] >= event) {
      n--;
    }
    return n;
  }
}
