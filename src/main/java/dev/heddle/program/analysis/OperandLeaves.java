// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.analysis;

import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.Operands;
import java.util.function.Consumer;

/** The registers, constants and addresses in an instruction's operands. */
public final class OperandLeaves {
  private OperandLeaves() {}

  public static void forEach(Instruction instruction, Consumer<Expression> seen) {
    Operands.map(
        instruction,
        e -> {
          seen.accept(e);
          return e;
        });
  }
}
