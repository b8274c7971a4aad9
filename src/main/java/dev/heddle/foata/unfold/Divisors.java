// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata.unfold;

import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import java.util.ArrayList;
import java.util.List;

/** The divisors of an instruction, innermost first: the thread continues only if none is zero. */
final class Divisors {
  private Divisors() {}

  static List<Expression> of(Instruction instruction) {
    List<Expression> found = new ArrayList<>();
    for (Expression e : Supported.operands(instruction)) {
      collect(e, found);
    }
    return found;
  }

  private static void collect(Expression e, List<Expression> found) {
    switch (e) {
      case Expression.Binary b -> {
        collect(b.left(), found);
        collect(b.right(), found);
        if (b.operator().divides()) {
          found.add(b.right());
        }
      }
      case Expression.Comparison c -> {
        collect(c.left(), found);
        collect(c.right(), found);
      }
      case Expression.Select s -> {
        collect(s.condition(), found);
        collect(s.whenTrue(), found);
        collect(s.whenFalse(), found);
      }
      case Expression.Unary u -> collect(u.operand(), found);
      case Expression.Cast c -> collect(c.operand(), found);
      case Expression.Half h -> collect(h.wide(), found);
      case Expression.Wide w -> {
        collect(w.low(), found);
        collect(w.high(), found);
      }
      case Expression.Register r -> {}
      case Expression.Constant c -> {}
      case Expression.GlobalAddress g -> {}
      case Expression.FunctionAddress f -> {}
    }
  }
}
