// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.UpdateOperator;

/** Evaluates expressions whose operands are known during translation. */
final class ExpressionEvaluation {
  private ExpressionEvaluation() {}

  static Expression apply(UpdateOperator operator, Expression old, Expression operand) {
    if (old instanceof Expression.Constant a && operand instanceof Expression.Constant b) {
      return Expression.constant(operator.apply(a.value(), b.value(), a.bits()), a.bits());
    }
    Expression ones = Expression.constant(-1, old.bits());
    return switch (operator) {
      case XCHG -> operand;
      case ADD -> new Expression.Binary(BinaryOperator.ADD, old, operand);
      case SUB -> new Expression.Binary(BinaryOperator.SUB, old, operand);
      case AND -> new Expression.Binary(BinaryOperator.AND, old, operand);
      case NAND ->
          new Expression.Binary(
              BinaryOperator.XOR, new Expression.Binary(BinaryOperator.AND, old, operand), ones);
      case OR -> new Expression.Binary(BinaryOperator.OR, old, operand);
      case XOR -> new Expression.Binary(BinaryOperator.XOR, old, operand);
      case MAX -> select(compare(ComparisonOperator.SGE, old, operand), old, operand);
      case MIN -> select(compare(ComparisonOperator.SLE, old, operand), old, operand);
      case UMAX -> select(compare(ComparisonOperator.UGE, old, operand), old, operand);
      case UMIN -> select(compare(ComparisonOperator.ULE, old, operand), old, operand);
    };
  }

  static Expression compare(ComparisonOperator operator, Expression a, Expression b) {
    return a instanceof Expression.Constant x && b instanceof Expression.Constant y
        ? Expression.constant(operator.test(x.value(), y.value(), x.bits()) ? 1 : 0, 1)
        : new Expression.Comparison(operator, a, b);
  }

  static Expression select(Expression condition, Expression whenTrue, Expression whenFalse) {
    return condition instanceof Expression.Constant c
        ? c.value() != 0 ? whenTrue : whenFalse
        : new Expression.Select(condition, whenTrue, whenFalse);
  }
}
