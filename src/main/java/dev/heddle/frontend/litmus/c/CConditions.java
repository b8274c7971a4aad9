// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.c;

import static dev.heddle.program.Expression.constant;

import dev.heddle.frontend.litmus.state.CType;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Binary;
import dev.heddle.program.Expression.Comparison;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Expression.Select;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.FunctionBuilder.Label;

/**
 * Expressions of which a part may not be evaluated. They become branches only if that part could be
 * noticed; otherwise they stay expressions.
 */
final class CConditions {
  private final FunctionBuilder function;
  private final CScope scope;
  private final CEvaluator evaluator;

  CConditions(FunctionBuilder function, CScope scope, CEvaluator evaluator) {
    this.function = function;
    this.scope = scope;
    this.evaluator = evaluator;
  }

  /** Whether the expression is not 0, in one bit. */
  Expression condition(CExpression e) {
    return switch (e) {
      case CExpression.Binary b when b.operator().isComparison() ->
          CArithmetic.compare(
              b.operator(), evaluator.value(b.left()), evaluator.value(b.right()), b.at());
      case CExpression.Unary u when u.operator() == CExpression.CUnary.NOT ->
          not(condition(u.operand()));
      default -> CArithmetic.truth(evaluator.value(e));
    };
  }

  /** Goes one way or the other; the right side of a logical operator may not be reached. */
  void branch(CExpression e, Label whenTrue, Label whenFalse) {
    if (e instanceof CExpression.Binary b && b.operator().isLogical() && !CExpression.isPure(b)) {
      Label right = scope.label("right");
      boolean and = b.operator() == CBinary.AND;
      branch(b.left(), and ? right : whenTrue, and ? whenFalse : right);
      function.place(right);
      branch(b.right(), whenTrue, whenFalse);
    } else if (e instanceof CExpression.Unary u && u.operator() == CExpression.CUnary.NOT) {
      branch(u.operand(), whenFalse, whenTrue);
    } else {
      Expression condition = condition(e);
      function.at(e.at()).branch(condition, whenTrue, whenFalse);
    }
  }

  /** The value of a logical operator. */
  CValue logical(CExpression.Binary b) {
    if (CExpression.isPure(b)) {
      BinaryOperator operator =
          b.operator() == CBinary.AND ? BinaryOperator.AND : BinaryOperator.OR;
      Expression left = condition(b.left());
      return CArithmetic.ofTruth(new Binary(operator, left, condition(b.right())));
    }
    Register result = scope.temporary(32);
    choose(
        b,
        () -> function.assign(result, constant(1, 32)),
        () -> function.assign(result, constant(0, 32)));
    return new CValue(result, CType.INT);
  }

  private void choose(CExpression condition, Runnable whenTrue, Runnable whenFalse) {
    Label yes = scope.label("yes");
    Label no = scope.label("no");
    Label done = scope.label("done");
    branch(condition, yes, no);
    function.place(yes);
    whenTrue.run();
    function.jump(done);
    function.place(no);
    whenFalse.run();
    function.place(done);
  }

  CValue conditional(CExpression.Conditional c) {
    if (CExpression.isPure(c)) {
      Expression condition = condition(c.condition());
      CValue left = evaluator.value(c.whenTrue());
      CValue right = evaluator.value(c.whenFalse());
      CType type = CArithmetic.common(left.type(), right.type(), c.at());
      return new CValue(
          new Select(condition, CArithmetic.convert(left, type), CArithmetic.convert(right, type)),
          type);
    }
    // The type is known only when both sides are evaluated, so both fit a long.
    Register result = scope.temporary(64);
    CType[] types = new CType[2];
    choose(
        c.condition(),
        () -> types[0] = assignWide(result, c.whenTrue()),
        () -> types[1] = assignWide(result, c.whenFalse()));
    CType type = CArithmetic.common(types[0], types[1], c.at());
    return new CValue(CArithmetic.convert(new CValue(result, CType.LONG), type), type);
  }

  private CType assignWide(Register target, CExpression e) {
    CValue value = evaluator.value(e);
    function.at(e.at()).assign(target, CArithmetic.convert(value, CType.LONG));
    return value.type();
  }

  private static Expression not(Expression bit) {
    return new Comparison(ComparisonOperator.EQ, bit, constant(0, 1));
  }
}
