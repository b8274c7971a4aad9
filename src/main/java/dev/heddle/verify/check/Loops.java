// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import dev.heddle.program.Function;
import dev.heddle.program.Instruction;
import dev.heddle.program.Origin;
import dev.heddle.program.Program;
import dev.heddle.program.SourcePosition;
import java.util.List;
import java.util.Optional;

/** The loops of a program: what lies between a jump backwards and its target. */
final class Loops {
  private final Program program;
  private final Program bounded;

  /**
   * @param bounded the same program as {@link dev.heddle.program.analysis.LoopBound} gives it back,
   *     with what guards its loops after each function
   */
  Loops(Program program, Program bounded) {
    this.program = program;
    this.bounded = bounded;
  }

  /** Where the innermost loop around an instruction of the bounded program is written. */
  Optional<SourcePosition> around(int origin) {
    Instruction instruction = Origin.instruction(bounded, origin);
    List<Instruction> code = Origin.function(program, origin).code();
    int at = index(Origin.function(bounded, origin), instruction);
    return at >= code.size() ? Optional.of(instruction.at()) : innermost(code, at);
  }

  private static int index(Function function, Instruction instruction) {
    int i = 0;
    while (function.code().get(i) != instruction) {
      i++;
    }
    return i;
  }

  private static Optional<SourcePosition> innermost(List<Instruction> code, int at) {
    int best = -1;
    int shortest = Integer.MAX_VALUE;
    for (int from = at; from < code.size(); from++) {
      int to = target(code.get(from));
      if (to <= at && from - to < shortest) {
        best = from;
        shortest = from - to;
      }
    }
    return best < 0 ? Optional.empty() : Optional.of(code.get(best).at());
  }

  /** The first instruction that a jump can lead to; none is after all of them. */
  private static int target(Instruction instruction) {
    return switch (instruction) {
      case Instruction.Jump j -> j.target();
      case Instruction.Branch b -> Math.min(b.whenTrue(), b.whenFalse());
      default -> Integer.MAX_VALUE;
    };
  }
}
