// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower;

/** A scalar part of a value, of 1 to 64 bits, and where it lies when the value is in memory. */
record Leaf(long offset, int bits) {
  /** How many bytes of memory it takes. */
  int bytes() {
    return Math.ceilDiv(bits, 8);
  }
}
