// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import java.math.BigInteger;

/** Values of 128 bits as numbers that fit into a register of 64; equal ones have equal numbers. */
final class WideValues {
  static final int BITS = 128;
  static final int BYTES = BITS / Byte.SIZE;

  private static final Pool<BigInteger> ALL = new Pool<>();

  private WideValues() {}

  static synchronized long number(BigInteger value) {
    return ALL.number(value);
  }

  /** A register that was never written has the number 0, so that must mean the value 0. */
  static synchronized BigInteger value(long number) {
    return ALL.value((int) number);
  }

  static {
    number(BigInteger.ZERO);
  }

  /** So many bits of a number as they are in registers. */
  static long register(BigInteger value, int bits) {
    return bits == BITS ? number(value) : value.longValue();
  }

  /** What a register of so many bits means, zero-extended. */
  static BigInteger unsigned(long register, int bits) {
    if (bits == BITS) {
      return value(register);
    }
    return BigInteger.valueOf(register).mod(BigInteger.ONE.shiftLeft(bits));
  }

  /** A byte of a value that fills so many bytes. */
  static int part(long register, int bytes, int index) {
    return bytes == BYTES
        ? value(register).shiftRight(index * Byte.SIZE).intValue() & 0xFF
        : (int) (register >>> index * Byte.SIZE) & 0xFF;
  }
}
