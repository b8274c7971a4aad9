// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.shape;

/** A scalar part of a value, of 1 to 64 bits, and where it lies when the value is in memory. */
public record Leaf(long offset, int bits) {
  /** How many bytes of memory it takes. */
  public int bytes() {
    return Math.ceilDiv(bits, 8);
  }
}
