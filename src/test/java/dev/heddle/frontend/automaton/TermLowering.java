// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.automaton;

import dev.heddle.program.BinaryOperator;
import dev.heddle.program.CastOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.InputException;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.automaton.AutomatonTerm;
import dev.heddle.program.automaton.Operator;
import java.util.List;

/** Expressions of automata as those of programs, of 32 bits. */
final class TermLowering {
  static final int BITS = 32;

  private final List<Register> registers;
  private final SourcePosition at;

  TermLowering(List<Register> registers, SourcePosition at) {
    this.registers = registers;
    this.at = at;
  }

  Expression lower(AutomatonTerm term) {
    return switch (term) {
      case AutomatonTerm.Constant c ->
          Expression.constant(Expression.truncate(c.value(), BITS), BITS);
      case AutomatonTerm.Register r -> registers.get(r.number());
      case AutomatonTerm.Not n -> number(isZero(lower(n.operand())));
      case AutomatonTerm.Binary b -> binary(b);
      case AutomatonTerm.Shadow _, AutomatonTerm.Word _ ->
          throw new AssertionError("nobody writes " + term);
    };
  }

  /** One bit: whether a term is not zero. */
  Expression isTrue(AutomatonTerm term) {
    return new Expression.Comparison(ComparisonOperator.NE, lower(term), zero());
  }

  private Expression binary(AutomatonTerm.Binary b) {
    boolean lazy = b.operator() == Operator.AND_ALSO || b.operator() == Operator.OR_ELSE;
    if (lazy && divides(b.right())) {
      throw new InputException(at, "a division behind " + b.operator() + " is not supported here");
    }
    Expression left = lower(b.left());
    Expression right = lower(b.right());
    return switch (b.operator()) {
      case EQ -> compare(ComparisonOperator.EQ, left, right);
      case NE -> compare(ComparisonOperator.NE, left, right);
      case LT -> compare(ComparisonOperator.SLT, left, right);
      case LE -> compare(ComparisonOperator.SLE, left, right);
      case GT -> compare(ComparisonOperator.SGT, left, right);
      case GE -> compare(ComparisonOperator.SGE, left, right);
      case AND_ALSO -> both(BinaryOperator.AND, left, right);
      case OR_ELSE -> both(BinaryOperator.OR, left, right);
      case ADD -> new Expression.Binary(BinaryOperator.ADD, left, right);
      case SUB -> new Expression.Binary(BinaryOperator.SUB, left, right);
      case MUL -> new Expression.Binary(BinaryOperator.MUL, left, right);
      case DIV -> new Expression.Binary(BinaryOperator.SDIV, left, right);
      case REM -> new Expression.Binary(BinaryOperator.SREM, left, right);
      case AND -> new Expression.Binary(BinaryOperator.AND, left, right);
    };
  }

  private static boolean divides(AutomatonTerm term) {
    return switch (term) {
      case AutomatonTerm.Binary b ->
          b.operator() == Operator.DIV
              || b.operator() == Operator.REM
              || divides(b.left())
              || divides(b.right());
      case AutomatonTerm.Not n -> divides(n.operand());
      case AutomatonTerm.Constant _,
          AutomatonTerm.Register _,
          AutomatonTerm.Shadow _,
          AutomatonTerm.Word _ ->
          false;
    };
  }

  private static Expression zero() {
    return Expression.constant(0, BITS);
  }

  private static Expression isZero(Expression e) {
    return new Expression.Comparison(ComparisonOperator.EQ, e, zero());
  }

  private static Expression number(Expression bit) {
    return new Expression.Cast(CastOperator.ZERO_EXTEND, bit, BITS);
  }

  private static Expression compare(ComparisonOperator o, Expression left, Expression right) {
    return number(new Expression.Comparison(o, left, right));
  }

  private static Expression both(BinaryOperator o, Expression left, Expression right) {
    Expression l = compare(ComparisonOperator.NE, left, zero());
    return new Expression.Binary(o, l, compare(ComparisonOperator.NE, right, zero()));
  }

  // ---------------------------------------------------------------- addresses, 64 bits wide

  Expression minus(Expression number, long first) {
    Expression wide = new Expression.Cast(CastOperator.SIGN_EXTEND, number, Long.SIZE);
    return new Expression.Binary(BinaryOperator.SUB, wide, Expression.constant(first, Long.SIZE));
  }

  Expression isBelow(Expression offset, long cells) {
    return new Expression.Comparison(
        ComparisonOperator.ULT, offset, Expression.constant(cells, Long.SIZE));
  }

  Expression element(Expression array, Expression index, int bytes) {
    return new Expression.Binary(
        BinaryOperator.ADD,
        array,
        new Expression.Binary(BinaryOperator.MUL, index, Expression.constant(bytes, Long.SIZE)));
  }
}
