// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.c;

import static dev.heddle.program.Expression.constant;

import dev.heddle.frontend.litmus.state.CType;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.CastOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Binary;
import dev.heddle.program.Expression.Cast;
import dev.heddle.program.Expression.Comparison;
import dev.heddle.program.InputException;
import dev.heddle.program.SourcePosition;

/** C's conversions and operators on integers and pointers. */
final class CArithmetic {
  private CArithmetic() {}

  static Expression convert(CValue value, CType type) {
    Expression e = value.expression();
    if (type instanceof CType.Bool && !(value.type() instanceof CType.Bool)) {
      return new Cast(CastOperator.ZERO_EXTEND, truth(value), type.bits());
    }
    if (e instanceof Expression.Constant c && value.type() instanceof CType.Integer i) {
      return constant(i.signed() ? Expression.signed(c.value(), c.bits()) : c.value(), type.bits());
    }
    if (type.bits() == e.bits()) {
      return e;
    }
    CastOperator operator =
        type.bits() < e.bits()
            ? CastOperator.TRUNCATE
            : isSigned(value.type()) ? CastOperator.SIGN_EXTEND : CastOperator.ZERO_EXTEND;
    return new Cast(operator, e, type.bits());
  }

  /** Whether the value is not 0, in one bit. */
  static Expression truth(CValue value) {
    Expression e = value.expression();
    if (e instanceof Cast(CastOperator o, Expression bit, int bits)
        && o == CastOperator.ZERO_EXTEND
        && bit.bits() == 1) {
      return bit;
    }
    return new Comparison(ComparisonOperator.NE, e, constant(0, e.bits()));
  }

  static CValue ofTruth(Expression bit) {
    return new CValue(new Cast(CastOperator.ZERO_EXTEND, bit, 32), CType.INT);
  }

  /** The value as an int, if its type is smaller. */
  static CValue promote(CValue value, SourcePosition at) {
    CType type = promoted(value.type(), at);
    return new CValue(convert(value, type), type);
  }

  private static CType.Integer promoted(CType type, SourcePosition at) {
    return switch (type) {
      case CType.Integer i -> i.bytes() < 4 ? CType.INT : i;
      case CType.Bool b -> CType.INT;
      case CType.Pointer p -> throw new InputException(at, "a pointer cannot be used here");
      case CType.Void v -> throw new InputException(at, "expected a value");
    };
  }

  /** The type of a result with two operands; a pointer wins over the 0 beside it. */
  static CType common(CType a, CType b, SourcePosition at) {
    if (a instanceof CType.Pointer || b instanceof CType.Pointer) {
      return a instanceof CType.Pointer ? a : b;
    }
    CType.Integer x = promoted(a, at);
    CType.Integer y = promoted(b, at);
    if (x.bytes() != y.bytes()) {
      return x.bytes() > y.bytes() ? x : y;
    }
    return x.signed() ? y : x;
  }

  static CValue binary(CBinary operator, CValue left, CValue right, SourcePosition at) {
    boolean pointers =
        left.type() instanceof CType.Pointer || right.type() instanceof CType.Pointer;
    if (operator.isComparison()) {
      return ofTruth(compare(operator, left, right, at));
    }
    if (pointers) {
      return pointer(operator, left, right, at);
    }
    if (operator.isShift()) {
      CValue shifted = promote(left, at);
      CType type = shifted.type();
      Expression by = convert(right, type);
      return new CValue(
          new Binary(operator(operator, isSigned(type)), shifted.expression(), by), type);
    }
    CType type = common(left.type(), right.type(), at);
    BinaryOperator op = operator(operator, isSigned(type));
    return new CValue(new Binary(op, convert(left, type), convert(right, type)), type);
  }

  static Expression compare(CBinary operator, CValue left, CValue right, SourcePosition at) {
    CType type = common(left.type(), right.type(), at);
    boolean signed = isSigned(type);
    ComparisonOperator op =
        switch (operator) {
          case EQUAL -> ComparisonOperator.EQ;
          case NOT_EQUAL -> ComparisonOperator.NE;
          case LESS -> signed ? ComparisonOperator.SLT : ComparisonOperator.ULT;
          case LESS_OR_EQUAL -> signed ? ComparisonOperator.SLE : ComparisonOperator.ULE;
          case GREATER -> signed ? ComparisonOperator.SGT : ComparisonOperator.UGT;
          case GREATER_OR_EQUAL -> signed ? ComparisonOperator.SGE : ComparisonOperator.UGE;
          default -> throw new AssertionError(operator);
        };
    return new Comparison(op, convert(left, type), convert(right, type));
  }

  /** A pointer moves by elements; the difference of two counts them. */
  private static CValue pointer(CBinary operator, CValue left, CValue right, SourcePosition at) {
    if (operator == CBinary.ADD && right.type() instanceof CType.Pointer) {
      return pointer(operator, right, left, at);
    }
    if (left.type() instanceof CType.Pointer(CType to)) {
      Expression size = constant(Math.max(1, to.bytes()), 64);
      if (operator == CBinary.SUBTRACT && right.type() instanceof CType.Pointer) {
        Expression bytes = new Binary(BinaryOperator.SUB, left.expression(), right.expression());
        return new CValue(new Binary(BinaryOperator.SDIV, bytes, size), CType.LONG);
      }
      boolean moves = operator == CBinary.ADD || operator == CBinary.SUBTRACT;
      if (moves && !(right.type() instanceof CType.Pointer)) {
        BinaryOperator op = operator(operator, true);
        return new CValue(
            moved(op, left.expression(), convert(right, CType.LONG), size), left.type());
      }
    }
    throw new InputException(at, "this operator does not take pointers");
  }

  private static Expression moved(
      BinaryOperator operator, Expression pointer, Expression count, Expression size) {
    Expression bytes = new Binary(BinaryOperator.MUL, count, size);
    if (pointer instanceof Expression.GlobalAddress(var global, long offset, int bits)
        && operator == BinaryOperator.ADD
        && count instanceof Expression.Constant(long n, int b)
        && size instanceof Expression.Constant(long s, int c)) {
      return new Expression.GlobalAddress(global, offset + n * s, bits);
    }
    return new Binary(operator, pointer, bytes);
  }

  private static boolean isSigned(CType type) {
    return type instanceof CType.Integer i && i.signed();
  }

  private static BinaryOperator operator(CBinary operator, boolean signed) {
    return switch (operator) {
      case MULTIPLY -> BinaryOperator.MUL;
      case DIVIDE -> signed ? BinaryOperator.SDIV : BinaryOperator.UDIV;
      case REMAINDER -> signed ? BinaryOperator.SREM : BinaryOperator.UREM;
      case ADD -> BinaryOperator.ADD;
      case SUBTRACT -> BinaryOperator.SUB;
      case SHIFT_LEFT -> BinaryOperator.SHL;
      case SHIFT_RIGHT -> signed ? BinaryOperator.ASHR : BinaryOperator.LSHR;
      case BIT_AND -> BinaryOperator.AND;
      case BIT_XOR -> BinaryOperator.XOR;
      case BIT_OR -> BinaryOperator.OR;
      case LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL, EQUAL, NOT_EQUAL, AND, OR ->
          throw new AssertionError(operator);
    };
  }
}
