// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.asm;

import dev.heddle.frontend.c.lower.body.Body;
import dev.heddle.frontend.c.lower.shape.Folding;
import dev.heddle.frontend.c.lower.shape.UnsupportedException;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;

/** The flags of x86, as far as they are known. */
final class AssemblyFlags {
  private final Body body;

  /** Null while unknown. */
  private Expression zero;

  private Expression carry;
  private Expression sign;

  AssemblyFlags(Body body) {
    this.body = body;
  }

  /** After arithmetic; what the carry is then is not worked out. */
  void set(Expression result) {
    Expression fixed = body.fixed(result);
    Expression nothing = Folding.constant(0, fixed.bits());
    zero = Folding.compare(ComparisonOperator.EQ, fixed, nothing);
    sign = Folding.compare(ComparisonOperator.SLT, fixed, nothing);
    carry = null;
  }

  void zero(Expression bit) {
    zero = body.fixed(bit);
  }

  void carry(Expression bit) {
    carry = body.fixed(bit);
  }

  /** Whether a condition holds, by the letters after {@code set} or {@code cc}: a bit. */
  Expression holds(String condition) {
    Expression flag =
        switch (condition) {
          case "e", "z", "ne", "nz" -> zero;
          case "c", "b", "nc", "ae" -> carry;
          case "s", "ns" -> sign;
          default -> null;
        };
    if (flag == null) {
      throw new UnsupportedException("the condition " + condition);
    }
    boolean negated = condition.startsWith("n") || condition.equals("ae");
    return negated ? Folding.not(flag) : flag;
  }
}
