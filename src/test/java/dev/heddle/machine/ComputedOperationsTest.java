// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.machine.state.Stop;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.CastOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.Global;
import dev.heddle.program.Order;
import dev.heddle.program.Program;
import dev.heddle.program.ProgramBuilder;
import dev.heddle.program.UpdateOperator;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every operator at every interesting width, as the machine computes it, against BigInteger. */
class ComputedOperationsTest {
  private static final int[] WIDTHS = {1, 7, 8, 16, 32, 33, 64};

  /** The corners of a width and some numbers between. */
  private static List<Long> values(int bits) {
    TreeSet<Long> values = new TreeSet<>();
    for (long corner : new long[] {0, 1, 2, -1, -2, 1L << bits - 1, (1L << bits - 1) - 1, bits}) {
      values.add(Expression.truncate(corner, bits));
    }
    new Random(bits).longs(6).forEach(v -> values.add(Expression.truncate(v, bits)));
    return List.copyOf(values);
  }

  private static BigInteger unsigned(long value) {
    return new BigInteger(Long.toUnsignedString(value));
  }

  private static BigInteger signed(long value, int bits) {
    BigInteger v = unsigned(value);
    return v.testBit(bits - 1) ? v.subtract(BigInteger.TWO.pow(bits)) : v;
  }

  private static long low(BigInteger value, int bits) {
    return value.mod(BigInteger.TWO.pow(bits)).longValue();
  }

  /** Runs one thread to its end and returns its registers. */
  private static List<Long> run(ProgramBuilder program, int registers) {
    Program built = program.build();
    Machine machine = new Machine(built, MemoryModel.SC);
    while (machine.isEnabled(machine.laneOf(0))) {
      machine.step(machine.laneOf(0), 0);
    }
    assertEquals(Stop.NONE, machine.state().stop(0));
    return IntStream.range(0, registers).mapToObj(r -> machine.state().register(0, r)).toList();
  }

  /** All results of an operator on pairs of values, computed in one program. */
  private static void assertAll(List<Expression> computed, List<Long> expected) {
    FunctionBuilder f = new FunctionBuilder("f");
    List<Register> registers = new ArrayList<>();
    for (int i = 0; i < computed.size(); i++) {
      registers.add(f.register("r" + i, computed.get(i).bits()));
    }
    for (int i = 0; i < computed.size(); i++) {
      f.assign(registers.get(i), computed.get(i));
    }
    ProgramBuilder program = new ProgramBuilder("arithmetic");
    program.thread(f.build());
    List<Long> seen = run(program, computed.size());
    for (int i = 0; i < computed.size(); i++) {
      assertEquals(expected.get(i), seen.get(i), computed.get(i)::toString);
    }
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.MATCH_NONE, names = "^F.*")
  void binary(BinaryOperator operator) {
    for (int bits : WIDTHS) {
      List<Expression> computed = new ArrayList<>();
      List<Long> expected = new ArrayList<>();
      for (long a : values(bits)) {
        for (long b : values(bits)) {
          if (b != 0 || !operator.divides()) {
            computed.add(
                new Expression.Binary(
                    operator, Expression.constant(a, bits), Expression.constant(b, bits)));
            expected.add(low(result(operator, a, b, bits), bits));
          }
        }
      }
      assertAll(computed, expected);
    }
  }

  private static BigInteger result(BinaryOperator operator, long a, long b, int bits) {
    BigInteger x = unsigned(a);
    BigInteger y = unsigned(b);
    BigInteger sx = signed(a, bits);
    BigInteger sy = signed(b, bits);
    int by = y.min(BigInteger.valueOf(bits)).intValue();
    return switch (operator) {
      case ADD -> x.add(y);
      case SUB -> x.subtract(y);
      case MUL -> x.multiply(y);
      case UDIV -> x.divide(y);
      case SDIV -> sx.divide(sy);
      case UREM -> x.remainder(y);
      case SREM -> sx.remainder(sy);
      case SHL -> x.shiftLeft(by);
      case LSHR -> x.shiftRight(by);
      case ASHR -> sx.shiftRight(by);
      case AND -> x.and(y);
      case OR -> x.or(y);
      case XOR -> x.xor(y);
      case UMULH -> x.multiply(y).shiftRight(bits);
      case SMULH -> sx.multiply(sy).shiftRight(bits);
      case FADD, FSUB, FMUL, FDIV, FREM -> throw new AssertionError(operator);
    };
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.MATCH_NONE,
      names = {"^F.*", ".*ORDERED"})
  void comparisons(ComparisonOperator operator) {
    for (int bits : WIDTHS) {
      List<Expression> computed = new ArrayList<>();
      List<Long> expected = new ArrayList<>();
      for (long a : values(bits)) {
        for (long b : values(bits)) {
          computed.add(
              new Expression.Comparison(
                  operator, Expression.constant(a, bits), Expression.constant(b, bits)));
          int u = unsigned(a).compareTo(unsigned(b));
          int s = signed(a, bits).compareTo(signed(b, bits));
          expected.add(holds(operator, u, s) ? 1L : 0L);
        }
      }
      assertAll(computed, expected);
    }
  }

  private static boolean holds(ComparisonOperator operator, int unsigned, int signed) {
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
      default -> throw new AssertionError(operator);
    };
  }

  @ParameterizedTest
  @EnumSource(names = {"TRUNCATE", "ZERO_EXTEND", "SIGN_EXTEND"})
  void casts(CastOperator operator) {
    for (int from : WIDTHS) {
      for (int to : WIDTHS) {
        if (operator == CastOperator.TRUNCATE ? to > from : to < from) {
          continue;
        }
        List<Expression> computed = new ArrayList<>();
        List<Long> expected = new ArrayList<>();
        for (long v : values(from)) {
          computed.add(new Expression.Cast(operator, Expression.constant(v, from), to));
          BigInteger wide = operator == CastOperator.SIGN_EXTEND ? signed(v, from) : unsigned(v);
          expected.add(low(wide, to));
        }
        assertAll(computed, expected);
      }
    }
  }

  /** Updates work on whole bytes, in memory. */
  @ParameterizedTest
  @EnumSource
  void updates(UpdateOperator operator) {
    for (int bits : new int[] {8, 16, 32, 64}) {
      for (long old : values(bits)) {
        for (long operand : values(bits)) {
          ProgramBuilder program = new ProgramBuilder("update");
          Global x = program.integer("x", bits / 8, old);
          FunctionBuilder f = new FunctionBuilder("f");
          Register read = f.register("read", bits);
          Register written = f.register("written", bits);
          Expression address = new Expression.GlobalAddress(x, 0, 64);
          f.update(read, operator, address, Expression.constant(operand, bits), Order.SEQ_CST);
          f.load(written, address, bits / 8, Order.PLAIN);
          program.thread(f.build());
          long expected = low(result(operator, old, operand, bits), bits);
          assertEquals(List.of(old, expected), run(program, 2));
        }
      }
    }
  }

  private static BigInteger result(UpdateOperator operator, long old, long operand, int bits) {
    BigInteger x = unsigned(old);
    BigInteger y = unsigned(operand);
    return switch (operator) {
      case XCHG -> y;
      case ADD -> x.add(y);
      case SUB -> x.subtract(y);
      case AND -> x.and(y);
      case NAND -> x.and(y).not();
      case OR -> x.or(y);
      case XOR -> x.xor(y);
      case MAX -> signed(old, bits).max(signed(operand, bits));
      case MIN -> signed(old, bits).min(signed(operand, bits));
      case UMAX -> x.max(y);
      case UMIN -> x.min(y);
    };
  }
}
