// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.backward;

import java.util.Arrays;

/**
 * A thread of an element: where it is, and its buffer.
 *
 * @param location -1 for any that does not hold the lock
 * @param buffer messages, oldest first
 */
record Part(int location, int[] buffer) {
  static final int ANYWHERE = -1;
  static final int[] EMPTY = {};

  boolean isEmpty() {
    return buffer.length == 0;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Part p && location == p.location && Arrays.equals(buffer, p.buffer);
  }

  @Override
  public int hashCode() {
    return 31 * location + Arrays.hashCode(buffer);
  }

  @Override
  public String toString() {
    return location + Arrays.toString(buffer);
  }
}
