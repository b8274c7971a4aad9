// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.backward;

import java.util.Arrays;

/**
 * Buffers of messages, as numbers. A message has a cell, a value and whether it is the thread's own
 * store. There is at most one own message for each cell, and its value may be any.
 */
final class LoadBuffer {
  /** Greater than every number of a value plus 1. */
  private final int base;

  LoadBuffer(int values) {
    base = values + 1;
  }

  int message(boolean own, int cell, int value) {
    return (cell * base + value + 1) << 1 | (own ? 1 : 0);
  }

  static boolean isOwn(int message) {
    return (message & 1) != 0;
  }

  int cell(int message) {
    return (message >> 1) / base;
  }

  /** The value; ANY only for own messages. */
  int value(int message) {
    return (message >> 1) % base - 1;
  }

  /** The index of the own message for a cell; -1 if there is none. */
  int own(int[] buffer, int cell) {
    for (int i = 0; i < buffer.length; i++) {
      if (isOwn(buffer[i]) && cell(buffer[i]) == cell) {
        return i;
      }
    }
    return -1;
  }

  static int[] insert(int[] buffer, int at, int message) {
    int[] longer = new int[buffer.length + 1];
    System.arraycopy(buffer, 0, longer, 0, at);
    longer[at] = message;
    System.arraycopy(buffer, at, longer, at + 1, buffer.length - at);
    return longer;
  }

  static int[] replace(int[] buffer, int at, int message) {
    int[] changed = buffer.clone();
    changed[at] = message;
    return changed;
  }

  static int[] withoutLast(int[] buffer) {
    return Arrays.copyOf(buffer, buffer.length - 1);
  }

  /**
   * Whether a buffer is another without some messages that are not own. Own messages must be the
   * same, except that the smaller one may allow any value.
   */
  boolean isBelow(int[] smaller, int[] larger) {
    int i = 0;
    for (int message : larger) {
      if (i < smaller.length && matches(smaller[i], message)) {
        i++;
      } else if (mustRemain(message)) {
        return false;
      }
    }
    return i == smaller.length;
  }

  /** Own messages cannot be deleted freely, because loads would then read others. */
  private static boolean mustRemain(int message) {
    return isOwn(message);
  }

  private boolean matches(int message, int larger) {
    return message == larger
        || isOwn(message)
            && isOwn(larger)
            && value(message) == Element.ANY
            && cell(message) == cell(larger);
  }
}
