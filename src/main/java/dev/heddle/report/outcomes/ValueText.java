// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.outcomes;

import dev.heddle.program.Expression;
import dev.heddle.program.Program;

/** Numbers and places of memory as text. */
final class ValueText {
  private ValueText() {}

  /** A signed number, or an address by the name of its global: {@code x}, {@code x+4}. */
  static String number(Program program, long value) {
    return program.globalAt(value).isPresent() ? program.addressName(value) : String.valueOf(value);
  }

  static String number(Program program, long value, int bytes) {
    if (bytes > Long.BYTES) {
      return "(" + bytes + " bytes)"; // known to the machine only
    }
    return number(program, Expression.signed(value, 8 * bytes));
  }

  /** {@code x}, or with offset and size where it is not all of x: {@code x+4:2}. */
  static String place(Program program, long address, int bytes) {
    boolean whole =
        bytes == 0
            || program
                .globalAt(address)
                .filter(g -> g.address() == address && g.size() == bytes)
                .isPresent();
    return program.addressName(address) + (whole ? "" : ":" + bytes);
  }
}
