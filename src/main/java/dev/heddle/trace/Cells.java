// SPDX-License-Identifier: Apache-2.0
package dev.heddle.trace;

import java.util.ArrayList;
import java.util.List;

/** The cells that an access touches, by name: a byte's address, or {@code m} and a mutex's. */
final class Cells {
  private Cells() {}

  static List<String> of(long address, int bytes) {
    if (bytes == 0) {
      return List.of("m" + address);
    }
    List<String> names = new ArrayList<>(bytes);
    for (int i = 0; i < bytes; i++) {
      names.add(String.valueOf(address + i));
    }
    return names;
  }
}
