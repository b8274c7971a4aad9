// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.state;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Numbers for values of 128 bits, the same for equal values, so that registers, buffers and events
 * can carry them. 0 is zero.
 */
public final class WideValues {
  private record Pair(long low, long high) {
    // By hand: the first call of what a record has by itself takes 10 ms.
    @Override
    public boolean equals(Object other) {
      return other instanceof Pair pair && low == pair.low && high == pair.high;
    }

    @Override
    public int hashCode() {
      return Long.hashCode(low * 31 + high);
    }
  }

  private final Map<Pair, Integer> numbers = new HashMap<>();
  private final List<Pair> values = new ArrayList<>();

  WideValues() {
    number(0, 0);
  }

  public long number(long low, long high) {
    return numbers.computeIfAbsent(
        new Pair(low, high),
        pair -> {
          values.add(pair);
          return values.size() - 1;
        });
  }

  public long low(long number) {
    return values.get((int) number).low();
  }

  public long high(long number) {
    return values.get((int) number).high();
  }

  /** The 64 bits from a byte on, with zeros after the last byte. */
  long from(long number, int offset) {
    if (offset == 0) {
      return low(number);
    }
    return offset < Long.BYTES
        ? low(number) >>> 8 * offset | high(number) << 64 - 8 * offset
        : high(number) >>> 8 * (offset - Long.BYTES);
  }
}
