// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.heddle.program.BinaryOperator;
import dev.heddle.program.CastOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.UpdateOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArithmeticTest {
  private static long value(Expression e) {
    return Arithmetic.value(e, new long[0]);
  }

  @ParameterizedTest
  @CsvSource({
    "ADD, 8, 255, 2, 1",
    "SUB, 8, 1, 2, 255",
    "MUL, 8, 200, 2, 144",
    "UDIV, 8, 254, 2, 127",
    "SDIV, 8, 254, 2, 255",
    "SDIV, 8, 128, 255, 128",
    "SDIV, 8, 249, 2, 253",
    "UREM, 8, 255, 16, 15",
    "SREM, 8, 249, 2, 255",
    "SHL, 8, 129, 1, 2",
    "SHL, 8, 1, 8, 0",
    "LSHR, 8, 128, 7, 1",
    "LSHR, 8, 128, 200, 0",
    "ASHR, 8, 128, 7, 255",
    "ASHR, 8, 128, 200, 255",
    "ASHR, 8, 64, 8, 0",
    "XOR, 16, 65535, 1, 65534",
    "SDIV, 64, -9223372036854775808, -1, -9223372036854775808",
    "UDIV, 64, -1, 2, 9223372036854775807"
  })
  void operators(BinaryOperator operator, int bits, long left, long right, long result) {
    Expression e =
        new Expression.Binary(
            operator, Expression.constant(left, bits), Expression.constant(right, bits));
    assertEquals(result, value(e));
  }

  @ParameterizedTest
  @CsvSource({
    "XCHG, 200, 7, 7",
    "ADD, 200, 100, 44",
    "SUB, 0, 1, 255",
    "AND, 12, 10, 8",
    "NAND, 12, 10, 247",
    "OR, 12, 10, 14",
    "XOR, 12, 10, 6",
    "MAX, 200, 100, 100",
    "MIN, 200, 100, 200",
    "UMAX, 200, 100, 200",
    "UMIN, 200, 100, 100"
  })
  void updates(UpdateOperator operator, long old, long operand, long result) {
    assertEquals(result, Arithmetic.update(operator, old, operand, 8));
  }

  @ParameterizedTest
  @CsvSource({"ULT, 0", "SLT, 1", "UGE, 1", "SGE, 0", "NE, 1", "EQ, 0", "SLE, 1", "ULE, 0"})
  void comparesSignedAndUnsigned(ComparisonOperator operator, long result) {
    Expression e =
        new Expression.Comparison(operator, Expression.constant(255, 8), Expression.constant(1, 8));
    assertEquals(result, value(e));
  }

  @Test
  void casts() {
    Expression e = Expression.constant(0x80, 8);
    assertEquals(0xFF80, value(new Expression.Cast(CastOperator.SIGN_EXTEND, e, 16)));
    assertEquals(0x80, value(new Expression.Cast(CastOperator.ZERO_EXTEND, e, 16)));
    assertEquals(0, value(new Expression.Cast(CastOperator.TRUNCATE, e, 4)));
  }

  /** Both sides of a choice are evaluated, as the program's type says. */
  @Test
  void divisionByZero() {
    Expression zero = Expression.constant(0, 8);
    Expression bad = new Expression.Binary(BinaryOperator.SREM, zero, zero);
    Expression select = new Expression.Select(Expression.constant(1, 1), zero, bad);
    assertThrows(ArithmeticException.class, () -> value(select));
  }
}
