// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program;

/** Floats as they are held in registers: the bits of a float or a double. */
final class Floats {
  private Floats() {}

  static double value(long a, int bits) {
    return bits == 32 ? Float.intBitsToFloat((int) a) : Double.longBitsToDouble(a);
  }

  static long bits(double x, int bits) {
    return bits == 32
        ? Float.floatToRawIntBits((float) x) & 0xFFFF_FFFFL
        : Double.doubleToRawLongBits(x);
  }

  /** An unsigned number as the nearest double. */
  static double ofUnsigned(long a) {
    // halving keeps the lowest bit sticky, so that rounding is right
    return a >= 0 ? (double) a : (double) (a >>> 1 | a & 1) * 2;
  }

  static float ofUnsignedSingle(long a) {
    return a >= 0 ? (float) a : (float) (a >>> 1 | a & 1) * 2;
  }

  /** The number without its fraction, as unsigned; what does not fit gives some value. */
  static long toUnsigned(double x) {
    return x < 0x1p63 ? (long) x : (long) (x - 0x1p63) ^ Long.MIN_VALUE;
  }
}
