// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program;

import java.util.Arrays;
import java.util.List;

/**
 * A named object in memory for the whole run, at a fixed address, with its first bytes.
 *
 * @param strides of an array: how many bytes its elements have, then theirs if they are arrays, ...
 * @param type as declared
 */
public record Global(String name, long address, byte[] bytes, List<Long> strides, int type) {
  /** Address of the first constant: what lies from here on never changes. */
  static final long CONSTANTS = 0x2000_0000L;

  public Global(String name, long address, byte[] bytes, List<Long> strides) {
    this(name, address, bytes, strides, DataType.UNKNOWN);
  }

  public Global {
    name = Printable.line(name);
    bytes = bytes.clone();
    strides = List.copyOf(strides);
  }

  /** The name of a position in it: {@code x}, {@code x+4}, {@code x[1][2]}, {@code x[1]+4}. */
  String place(long offset) {
    StringBuilder text = new StringBuilder(name);
    long rest = offset;
    for (long stride : strides) {
      text.append('[').append(rest / stride).append(']');
      rest %= stride;
    }
    return rest == 0 ? text.toString() : text.append('+').append(rest).toString();
  }

  public int size() {
    return bytes.length;
  }

  /** Whether it never changes; reading it is no event. */
  public boolean isConstant() {
    return address >= CONSTANTS;
  }

  @Override
  public byte[] bytes() {
    return bytes.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Global(String n, long a, byte[] b, List<Long> s, int t)
        && n.equals(name)
        && a == address
        && s.equals(strides)
        && t == type
        && Arrays.equals(b, bytes);
  }

  @Override
  public int hashCode() {
    return name.hashCode() * 31 + Long.hashCode(address);
  }
}
