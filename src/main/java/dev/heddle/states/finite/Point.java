// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.finite;

import java.util.Arrays;

/** Numbers as a key: the locations of all threads, the values of all cells. */
record Point(int[] numbers) {
  @Override
  public boolean equals(Object other) {
    return other instanceof Point p && Arrays.equals(numbers, p.numbers);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(numbers);
  }

  @Override
  public String toString() {
    return Arrays.toString(numbers);
  }
}
