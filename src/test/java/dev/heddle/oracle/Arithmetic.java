// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import static java.math.BigInteger.ONE;
import static java.math.BigInteger.ZERO;

import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.UnaryOperator;
import dev.heddle.program.UpdateOperator;
import java.math.BigInteger;

/**
 * Expressions evaluated over the mathematical integers, so that nothing is shared with the
 * operators under test. A division by zero is an {@link ArithmeticException}.
 */
final class Arithmetic {
  private static final long FIRST_FUNCTION = 0x7f00_0000_0000L;
  private static final int FUNCTION_SPACING = 16;

  private Arithmetic() {}

  /** The value as it is in a register: zero-extended, or one of {@link WideValues}. */
  static long value(Expression e, long[] registers) {
    return WideValues.register(evaluate(e, registers), e.bits());
  }

  /** The low bits of a value, zero-extended; a wide one as it is. */
  static long fit(long value, int bits) {
    return bits > Long.SIZE ? value : wrap(BigInteger.valueOf(value), bits).longValue();
  }

  static long addressOfFunction(int function) {
    return FIRST_FUNCTION + (long) FUNCTION_SPACING * function;
  }

  /** What a read-modify-write stores. */
  static long update(UpdateOperator operator, long old, long operand, int bits) {
    BigInteger a = WideValues.unsigned(old, bits);
    BigInteger b = WideValues.unsigned(operand, bits);
    BigInteger x = signed(a, bits);
    BigInteger y = signed(b, bits);
    BigInteger result =
        switch (operator) {
          case XCHG -> b;
          case ADD -> a.add(b);
          case SUB -> a.subtract(b);
          case AND -> a.and(b);
          case NAND -> a.and(b).not();
          case OR -> a.or(b);
          case XOR -> a.xor(b);
          case MAX -> x.max(y);
          case MIN -> x.min(y);
          case UMAX -> a.max(b);
          case UMIN -> a.min(b);
        };
    return WideValues.register(wrap(result, bits), bits);
  }

  /** {@code a operator b}, both of so many bits. */
  static boolean test(ComparisonOperator operator, long a, long b, int bits) {
    return compare(operator, wrap(unsigned(a), bits), wrap(unsigned(b), bits), bits);
  }

  private static BigInteger evaluate(Expression expression, long[] registers) {
    return switch (expression) {
      case Expression.Constant e -> wrap(BigInteger.valueOf(e.value()), e.bits());
      case Expression.Register e -> WideValues.unsigned(registers[e.index()], e.bits());
      case Expression.GlobalAddress e ->
          wrap(
              BigInteger.valueOf(e.global().address()).add(BigInteger.valueOf(e.offset())),
              e.bits());
      case Expression.FunctionAddress e -> unsigned(addressOfFunction(e.function()));
      case Expression.Binary e ->
          binary(
              e.operator(),
              evaluate(e.left(), registers),
              evaluate(e.right(), registers),
              e.left().bits());
      case Expression.Comparison e ->
          compare(
                  e.operator(),
                  evaluate(e.left(), registers),
                  evaluate(e.right(), registers),
                  e.left().bits())
              ? ONE
              : ZERO;
      case Expression.Unary e -> unary(e.operator(), evaluate(e.operand(), registers), e.bits());
      case Expression.Cast e -> cast(e, evaluate(e.operand(), registers));
      case Expression.Select e -> {
        BigInteger whenTrue = evaluate(e.whenTrue(), registers);
        BigInteger whenFalse = evaluate(e.whenFalse(), registers);
        yield evaluate(e.condition(), registers).signum() != 0 ? whenTrue : whenFalse;
      }
      case Expression.Wide e ->
          evaluate(e.low(), registers).add(evaluate(e.high(), registers).shiftLeft(Long.SIZE));
      case Expression.Half e -> {
        BigInteger wide = evaluate(e.wide(), registers);
        boolean low = e.part() == Expression.Half.Part.LOW;
        yield wrap(low ? wide : wide.shiftRight(Long.SIZE), Long.SIZE);
      }
    };
  }

  private static BigInteger binary(BinaryOperator operator, BigInteger a, BigInteger b, int bits) {
    boolean outside = b.compareTo(BigInteger.valueOf(bits)) >= 0;
    BigInteger result =
        switch (operator) {
          case ADD -> a.add(b);
          case SUB -> a.subtract(b);
          case MUL -> a.multiply(b);
          case UDIV -> a.divide(b);
          case SDIV -> signed(a, bits).divide(signed(b, bits));
          case UREM -> a.remainder(b);
          case SREM -> signed(a, bits).remainder(signed(b, bits));
          case SHL -> outside ? ZERO : a.shiftLeft(b.intValue());
          case LSHR -> outside ? ZERO : a.shiftRight(b.intValue());
          case ASHR -> signed(a, bits).shiftRight(outside ? bits : b.intValue());
          case AND -> a.and(b);
          case OR -> a.or(b);
          case XOR -> a.xor(b);
          case UMULH -> a.multiply(b).shiftRight(bits);
          case SMULH -> signed(a, bits).multiply(signed(b, bits)).shiftRight(bits);
          case FADD, FSUB, FMUL, FDIV, FREM -> throw noIntegers(operator);
        };
    return wrap(result, bits);
  }

  private static BigInteger unary(UnaryOperator operator, BigInteger a, int bits) {
    return switch (operator) {
      case LEADING_ZEROS -> BigInteger.valueOf(bits - a.bitLength());
      case TRAILING_ZEROS -> BigInteger.valueOf(a.signum() == 0 ? bits : a.getLowestSetBit());
      case POPULATION -> BigInteger.valueOf(a.bitCount());
      default -> throw noIntegers(operator);
    };
  }

  private static boolean compare(
      ComparisonOperator operator, BigInteger a, BigInteger b, int bits) {
    int unsigned = a.compareTo(b);
    int signed = signed(a, bits).compareTo(signed(b, bits));
    return switch (operator) {
      case EQ -> unsigned == 0;
      case NE -> unsigned != 0;
      case UGT -> unsigned > 0;
      case UGE -> unsigned >= 0;
      case ULT -> unsigned < 0;
      case ULE -> unsigned <= 0;
      case SGT -> signed > 0;
      case SGE -> signed >= 0;
      case SLT -> signed < 0;
      case SLE -> signed <= 0;
      default -> throw noIntegers(operator);
    };
  }

  private static BigInteger cast(Expression.Cast e, BigInteger operand) {
    return switch (e.operator()) {
      case TRUNCATE, ZERO_EXTEND -> wrap(operand, e.bits());
      case SIGN_EXTEND -> wrap(signed(operand, e.operand().bits()), e.bits());
      default -> throw noIntegers(e.operator());
    };
  }

  private static IllegalArgumentException noIntegers(Enum<?> operator) {
    return new IllegalArgumentException("only integers, no " + operator.name());
  }

  private static BigInteger unsigned(long value) {
    return wrap(BigInteger.valueOf(value), Long.SIZE);
  }

  private static BigInteger signed(BigInteger value, int bits) {
    return value.testBit(bits - 1) ? value.subtract(ONE.shiftLeft(bits)) : value;
  }

  private static BigInteger wrap(BigInteger value, int bits) {
    return value.mod(ONE.shiftLeft(bits));
  }
}
