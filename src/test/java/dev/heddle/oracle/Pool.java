// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers equal values 0, 1, ... in the order in which they first come. */
final class Pool<T> {
  private final Map<T, Integer> numbers = new HashMap<>();
  private final List<T> values = new ArrayList<>();

  int number(T value) {
    Integer known = numbers.putIfAbsent(value, values.size());
    if (known != null) {
      return known;
    }
    values.add(value);
    return values.size() - 1;
  }

  T value(int number) {
    return values.get(number);
  }

  int size() {
    return values.size();
  }
}
