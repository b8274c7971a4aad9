// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.arithmetic;

import dev.heddle.frontend.c.llvm.FloatPredicate;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.lower.body.Body;
import dev.heddle.frontend.c.lower.shape.Folding;
import dev.heddle.frontend.c.lower.shape.ProgramOperators;
import dev.heddle.frontend.c.lower.shape.Shapes;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import java.util.ArrayList;
import java.util.List;

/** Operators with two operands, leaf by leaf for vectors. */
public final class ArithmeticLowering {
  private final Body body;
  private final WideArithmetic wide;
  private final OverflowChecks overflow;

  public ArithmeticLowering(Body body) {
    this.body = body;
    this.wide = new WideArithmetic(body);
    this.overflow = new OverflowChecks(body);
  }

  public void binary(LlvmInstruction.Binary i) {
    List<Expression> left = body.leaves(i.left());
    List<Expression> right = body.leaves(i.right());
    if (Shapes.isWide(i.left().type())) {
      body.define(i.result(), wide.binary(i.operator(), left, right));
      return;
    }
    BinaryOperator operator = ProgramOperators.of(i.operator());
    List<Expression> all = new ArrayList<>();
    for (int k = 0; k < left.size(); k++) {
      Expression a = left.get(k);
      Expression b = right.get(k);
      if (i.signedWrap() && body.context.options().overflow() && !body.unit().library()) {
        a = body.fixed(a);
        b = body.fixed(b);
        overflow.check(i.operator(), a, b);
      }
      if (isSignedDivision(operator) && OverflowChecks.mayNotFit(a, b)) {
        // an error even if overflow is not checked, because processors trap
        a = body.fixed(a);
        b = body.fixed(b);
        overflow.checkQuotient(a, b);
      }
      all.add(one(operator, a, b, i.result()));
    }
    body.define(i.result(), all);
  }

  private static boolean isSignedDivision(BinaryOperator operator) {
    return operator == BinaryOperator.SDIV || operator == BinaryOperator.SREM;
  }

  /** A division may fail, so it happens here and not where its result is used. */
  private Expression one(BinaryOperator operator, Expression a, Expression b, int local) {
    Expression value = Folding.binary(operator, a, b);
    if (!operator.divides() || value instanceof Expression.Constant) {
      return value;
    }
    Register r = body.fresh(local, value.bits());
    body.out.assign(r, value);
    return r;
  }

  /** The sign is the uppermost bit. */
  public void negate(LlvmInstruction.FloatNegate i) {
    body.define(
        i.result(),
        body.leaves(i.operand()).stream()
            .map(e ->
                Folding.binary(
                    BinaryOperator.XOR, e, Folding.constant(1L << e.bits() - 1, e.bits())))
            .toList());
  }

  public void compare(LlvmInstruction.Compare i) {
    ComparisonOperator operator = ProgramOperators.of(i.predicate());
    List<Expression> left = body.leaves(i.left());
    List<Expression> right = body.leaves(i.right());
    if (Shapes.isWide(i.left().type())) {
      body.define(i.result(), wide.compare(operator, left, right));
      return;
    }
    body.define(i.result(), pairwise(operator, left, right));
  }

  private static List<Expression> pairwise(
      ComparisonOperator operator, List<Expression> left, List<Expression> right) {
    List<Expression> all = new ArrayList<>();
    for (int k = 0; k < left.size(); k++) {
      all.add(Folding.compare(operator, left.get(k), right.get(k)));
    }
    return all;
  }

  public void compare(LlvmInstruction.FloatCompare i) {
    List<Expression> left = body.leaves(i.left());
    List<Expression> right = body.leaves(i.right());
    boolean always = i.predicate() == FloatPredicate.TRUE;
    if (always || i.predicate() == FloatPredicate.FALSE) {
      body.define(i.result(), left.stream().map(e -> Folding.constant(always ? 1 : 0, 1)).toList());
      return;
    }
    body.define(i.result(), pairwise(ProgramOperators.of(i.predicate()), left, right));
  }

  public void select(LlvmInstruction.Select i) {
    List<Expression> conditions = body.leaves(i.condition());
    List<Expression> whenTrue = body.leaves(i.whenTrue());
    List<Expression> whenFalse = body.leaves(i.whenFalse());
    Expression only = conditions.size() == 1 ? body.fixed(conditions.getFirst()) : null;
    if (whenTrue.size() == 1) {
      only = conditions.getFirst();
    }
    List<Expression> all = new ArrayList<>();
    for (int k = 0; k < whenTrue.size(); k++) {
      Expression condition = only != null ? only : conditions.get(k);
      all.add(Folding.select(condition, whenTrue.get(k), whenFalse.get(k)));
    }
    body.define(i.result(), all);
  }
}
