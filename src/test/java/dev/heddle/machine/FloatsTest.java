// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.model.MemoryModel;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.CastOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.ProgramBuilder;
import dev.heddle.program.UnaryOperator;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

/** Floats and bit operations against the JVM's own, and against exact numbers. */
class FloatsTest {
  private static final double[] DOUBLES = {
    0,
    -0.0,
    1,
    -1,
    0.5,
    2.5,
    -2.5,
    1e300,
    -1e-300,
    3.9999999999999996,
    0.49999999999999994,
    Double.MIN_VALUE,
    Double.MAX_VALUE,
    Double.POSITIVE_INFINITY,
    Double.NaN,
    4e9,
    9.3e18,
    1.8e19
  };
  private static final long[] LONGS = {
    0,
    1,
    -1,
    42,
    Long.MAX_VALUE,
    Long.MIN_VALUE,
    0x7fff_ff80_0000_0001L,
    0xffff_fbff_ffff_ffffL,
    0x20_0000_0000_0001L,
    0x8000_0000_0000_0400L,
    0x8000_0000_0000_0401L
  };

  private static long run(Expression e) {
    FunctionBuilder f = new FunctionBuilder("f");
    Register r = f.register("r", e.bits());
    f.assign(r, e);
    ProgramBuilder program = new ProgramBuilder("floats");
    program.thread(f.build());
    return new Machine(program.build(), MemoryModel.SC).state().register(0, 0);
  }

  private static Expression of(double x) {
    return Expression.constant(Double.doubleToRawLongBits(x), 64);
  }

  private static Expression of(float x) {
    return Expression.constant(Float.floatToRawIntBits(x), 32);
  }

  private static void assertSame(double expected, long bits, Object what) {
    assertEquals(expected, Double.longBitsToDouble(bits), what::toString);
  }

  private static void assertSame(float expected, long bits, Object what) {
    assertEquals(expected, Float.intBitsToFloat((int) bits), what::toString);
  }

  @Test
  void arithmetic() {
    for (double x : DOUBLES) {
      for (double y : DOUBLES) {
        assertSame(x + y, run(new Expression.Binary(BinaryOperator.FADD, of(x), of(y))), x);
        assertSame(x - y, run(new Expression.Binary(BinaryOperator.FSUB, of(x), of(y))), x);
        assertSame(x * y, run(new Expression.Binary(BinaryOperator.FMUL, of(x), of(y))), x);
        assertSame(x / y, run(new Expression.Binary(BinaryOperator.FDIV, of(x), of(y))), x);
        assertSame(x % y, run(new Expression.Binary(BinaryOperator.FREM, of(x), of(y))), x);
        float a = (float) x;
        float b = (float) y;
        assertSame(a + b, run(new Expression.Binary(BinaryOperator.FADD, of(a), of(b))), a);
        assertSame(a - b, run(new Expression.Binary(BinaryOperator.FSUB, of(a), of(b))), a);
        assertSame(a * b, run(new Expression.Binary(BinaryOperator.FMUL, of(a), of(b))), a);
        assertSame(a / b, run(new Expression.Binary(BinaryOperator.FDIV, of(a), of(b))), a);
        assertSame(a % b, run(new Expression.Binary(BinaryOperator.FREM, of(a), of(b))), a);
      }
    }
  }

  private static boolean test(ComparisonOperator operator, double x, double y) {
    return run(new Expression.Comparison(operator, of(x), of(y))) == 1;
  }

  @Test
  void comparisons() {
    for (double x : DOUBLES) {
      for (double y : DOUBLES) {
        boolean nan = Double.isNaN(x) || Double.isNaN(y);
        int c = x < y ? -1 : x > y ? 1 : 0;
        assertEquals(!nan && c == 0, test(ComparisonOperator.FOEQ, x, y));
        assertEquals(!nan && c != 0, test(ComparisonOperator.FONE, x, y));
        assertEquals(!nan && c > 0, test(ComparisonOperator.FOGT, x, y));
        assertEquals(!nan && c >= 0, test(ComparisonOperator.FOGE, x, y));
        assertEquals(!nan && c < 0, test(ComparisonOperator.FOLT, x, y));
        assertEquals(!nan && c <= 0, test(ComparisonOperator.FOLE, x, y));
        assertEquals(!nan, test(ComparisonOperator.ORDERED, x, y));
        assertEquals(nan || c == 0, test(ComparisonOperator.FUEQ, x, y));
        assertEquals(nan || c != 0, test(ComparisonOperator.FUNE, x, y));
        assertEquals(nan || c > 0, test(ComparisonOperator.FUGT, x, y));
        assertEquals(nan || c >= 0, test(ComparisonOperator.FUGE, x, y));
        assertEquals(nan || c < 0, test(ComparisonOperator.FULT, x, y));
        assertEquals(nan || c <= 0, test(ComparisonOperator.FULE, x, y));
        assertEquals(nan, test(ComparisonOperator.UNORDERED, x, y));
      }
    }
  }

  private static long cast(CastOperator operator, Expression e, int bits) {
    return run(new Expression.Cast(operator, e, bits));
  }

  @Test
  void casts() {
    for (long n : LONGS) {
      Expression e = Expression.constant(n, 64);
      BigDecimal unsigned = new BigDecimal(new BigInteger(Long.toUnsignedString(n)));
      assertSame((double) n, cast(CastOperator.SIGNED_TO_FLOAT, e, 64), n);
      assertSame((float) n, cast(CastOperator.SIGNED_TO_FLOAT, e, 32), n);
      assertSame(unsigned.doubleValue(), cast(CastOperator.UNSIGNED_TO_FLOAT, e, 64), n);
      assertSame(unsigned.floatValue(), cast(CastOperator.UNSIGNED_TO_FLOAT, e, 32), n);
    }
    for (double x : DOUBLES) {
      assertSame((float) x, cast(CastOperator.FLOAT_TO_FLOAT, of(x), 32), x);
      assertSame((double) (float) x, cast(CastOperator.FLOAT_TO_FLOAT, of((float) x), 64), x);
      if (x > -0x1p63 && x < 0x1p63) {
        assertEquals((long) x, cast(CastOperator.FLOAT_TO_SIGNED, of(x), 64));
      }
      if (x >= 0 && x < 0x1p64) {
        BigInteger whole = new BigDecimal(x).toBigInteger();
        assertEquals(whole.longValue(), cast(CastOperator.FLOAT_TO_UNSIGNED, of(x), 64));
      }
    }
    assertEquals(0xFFL, cast(CastOperator.FLOAT_TO_SIGNED, of(-1.9), 8));
  }

  private static long unary(UnaryOperator operator, long n, int bits) {
    return run(new Expression.Unary(operator, Expression.constant(n, bits)));
  }

  @Test
  void bits() {
    assertEquals(3, unary(UnaryOperator.LEADING_ZEROS, 0x10, 8));
    assertEquals(32, unary(UnaryOperator.LEADING_ZEROS, 0, 32));
    assertEquals(16, unary(UnaryOperator.TRAILING_ZEROS, 0, 16));
    assertEquals(4, unary(UnaryOperator.TRAILING_ZEROS, 0x30, 64));
    assertEquals(5, unary(UnaryOperator.POPULATION, 0x1F, 32));
    assertEquals(0x78563412L, unary(UnaryOperator.SWAP_BYTES, 0x12345678, 32));
    assertEquals(0x3412, unary(UnaryOperator.SWAP_BYTES, 0x1234, 16));
    assertEquals(0x80, unary(UnaryOperator.REVERSE_BITS, 1, 8));
    assertSame(1.5, run(new Expression.Unary(UnaryOperator.SQUARE_ROOT, of(2.25))), "sqrt");
    assertSame(0.0, run(new Expression.Unary(UnaryOperator.ROUND, of(0.49999999999999994))), "");
    assertSame(-3.0, run(new Expression.Unary(UnaryOperator.ROUND, of(-2.5))), "round");
    assertSame(-2.0, run(new Expression.Unary(UnaryOperator.ROUND_TO_EVEN, of(-2.5))), "rint");
    assertSame(-2.0, run(new Expression.Unary(UnaryOperator.TRUNCATE, of(-2.5))), "trunc");
    assertSame(-3.0, run(new Expression.Unary(UnaryOperator.FLOOR, of(-2.5))), "floor");
    assertSame(-2.0f, run(new Expression.Unary(UnaryOperator.CEILING, of(-2.5f))), "ceil");
    assertSame(2.5, run(new Expression.Unary(UnaryOperator.ABSOLUTE, of(-2.5))), "fabs");
  }
}
