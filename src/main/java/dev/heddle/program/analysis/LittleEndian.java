// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.analysis;

/** Numbers in bytes, little-endian. */
final class LittleEndian {
  private LittleEndian() {}

  static long read(byte[] bytes, int from) {
    long value = 0;
    for (int k = 0; k < Long.BYTES; k++) {
      value |= (bytes[from + k] & 0xFFL) << 8 * k;
    }
    return value;
  }
}
