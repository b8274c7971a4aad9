// SPDX-License-Identifier: Apache-2.0
package dev.heddle.trace;

import java.util.Arrays;

/** Growable arrays of event numbers, in which -1 means none. */
final class Growing {
  private Growing() {}

  static int[] filled(int n) {
    int[] a = new int[n];
    Arrays.fill(a, -1);
    return a;
  }

  static int[] longer(int[] a, int n) {
    int[] b = Arrays.copyOf(a, Math.max(n, a.length * 2));
    Arrays.fill(b, a.length, b.length, -1);
    return b;
  }
}
