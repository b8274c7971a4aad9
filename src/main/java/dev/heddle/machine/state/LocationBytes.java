// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.state;

import dev.heddle.trace.Locations;

/** The values of locations as bytes: for locations that share some of theirs. */
public final class LocationBytes {
  private final Locations locations;
  private final Memory memory;

  LocationBytes(Locations locations, Memory memory) {
    this.locations = locations;
    this.memory = memory;
  }

  /** The bytes that a value has at a location. */
  public byte[] of(int location, long value) {
    byte[] bytes = new byte[locations.size(location)];
    boolean isWide = bytes.length > Long.BYTES;
    for (int i = 0; i < bytes.length; i++) {
      long half = !isWide ? value : i < 8 ? memory.wide.low(value) : memory.wide.high(value);
      bytes[i] = (byte) (half >>> 8 * i);
    }
    return bytes;
  }

  /** Replaces the bytes that location {@code at} shares with another that held a value. */
  public void overlay(byte[] bytes, int at, long value, int other) {
    long shift = locations.address(at) - locations.address(other);
    byte[] others = of(other, value);
    for (int i = 0; i < bytes.length; i++) {
      if (i + shift >= 0 && i + shift < others.length) {
        bytes[i] = others[(int) (i + shift)];
      }
    }
  }

  /** The value of these bytes at a location. */
  public long value(int location, byte[] bytes) {
    long[] halves = new long[2];
    for (int i = 0; i < bytes.length; i++) {
      halves[i / 8] |= (bytes[i] & 0xFFL) << 8 * i;
    }
    boolean isWide = locations.size(location) > Long.BYTES;
    return isWide ? memory.wide.number(halves[0], halves[1]) : halves[0];
  }
}
