// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program;

import java.util.function.Consumer;

/** The registers, constants and addresses that an instruction's operands are made of. */
final class Leaves {
  private Leaves() {}

  static void forEach(Instruction instruction, Consumer<Expression> seen) {
    Operands.map(
        instruction,
        e -> {
          seen.accept(e);
          return e;
        });
  }
}
