// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

/**
 * Memory that only its thread accesses, and that becomes registers: each byte is a known value or a
 * part of a register of the automaton.
 */
final class PrivateObject {
  /** The byte was never written. */
  static final int UNWRITTEN = -1;

  private static final int DYNAMIC = 1 << 8;

  final long address;

  /** The depth of the call that it belongs to. */
  final int depth;

  /** Which instruction made it: function and index. */
  final long site;

  /**
   * By offset: a byte, {@link #UNWRITTEN}, or DYNAMIC, the logarithm of a register's bytes, and
   * which of them. The register is that of the offset where its first byte is.
   */
  final int[] bytes;

  PrivateObject(long address, int depth, long site, int size) {
    this.address = address;
    this.depth = depth;
    this.site = site;
    bytes = new int[size];
    java.util.Arrays.fill(bytes, UNWRITTEN);
  }

  private PrivateObject(PrivateObject other) {
    address = other.address;
    depth = other.depth;
    site = other.site;
    bytes = other.bytes.clone();
  }

  PrivateObject copy() {
    return new PrivateObject(this);
  }

  boolean isWritten(int offset, int size) {
    for (int i = offset; i < offset + size; i++) {
      if (bytes[i] == UNWRITTEN) {
        return false;
      }
    }
    return true;
  }

  void put(int offset, int size, long value) {
    for (int i = 0; i < size; i++) {
      bytes[offset + i] = (int) (value >>> Byte.SIZE * i) & 0xFF;
    }
  }

  /** A register has the bytes. */
  void putRegister(int offset, int size) {
    for (int i = 0; i < size; i++) {
      bytes[offset + i] = DYNAMIC | Integer.numberOfTrailingZeros(size) << 4 | i;
    }
  }

  boolean isDynamic(int offset) {
    return bytes[offset] >= DYNAMIC;
  }

  /** How many bytes the register has that a byte is in. */
  int width(int offset) {
    return 1 << (bytes[offset] >> 4 & 0xF);
  }

  /** Which of them it is. */
  int index(int offset) {
    return bytes[offset] & 0xF;
  }
}
