// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.machine.Machine;
import dev.heddle.machine.code.Code;
import dev.heddle.machine.code.Decoder;
import dev.heddle.machine.code.Frame;
import dev.heddle.machine.code.Opcode;
import dev.heddle.machine.event.BarrierArrivals;
import dev.heddle.machine.event.CausalPast;
import dev.heddle.machine.event.CellAdditions;
import dev.heddle.machine.event.CommitOrder;
import dev.heddle.machine.event.CommutingUpdates;
import dev.heddle.machine.event.ConfinedLocations;
import dev.heddle.machine.event.Joins;
import dev.heddle.machine.event.ReadOnlyThreads;
import dev.heddle.machine.event.ThreadEnds;
import dev.heddle.machine.event.Twins;
import dev.heddle.machine.plan.MachineOptions;
import dev.heddle.machine.plan.OutputListener;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.SharedNumbers;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.CastOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.Program;
import dev.heddle.program.ProgramBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Translated operations do what interpreted ones do. */
class TranslatorTest {
  private static final Translator.Setting NOTHING_KNOWN =
      new Translator.Setting(MemoryModel.SC, _ -> false);
  private static final int PROGRAMS = 300;
  private static final int REGISTERS = 6;
  private static final int ASSIGNMENTS = 30;
  private static final int[] WIDTHS = {1, 8, 16, 32, 64};

  private final Random random = new Random(7);
  private final List<Register> registers = new ArrayList<>();

  @Test
  void allOperatorsAndWidths() {
    for (int i = 0; i < PROGRAMS; i++) {
      Program program = program();
      Machine machine = new Machine(program, MemoryModel.SC);
      Code code = Decoder.decode(program);
      OperationRange all = new OperationRange(code, 0, code.ops.length);
      LocalCode translated = new Translator(all, NOTHING_KNOWN).translate();
      long[] r = new long[Frame.HEAD + code.frameSize[0]];
      EffectfulOperations host = host(program);
      int end = translated.run(code.entry[0], r, Frame.HEAD, 0, host);
      assertEquals(LocalCode.PARKED, end, program::toString);
      for (int k = 0; k < REGISTERS; k++) {
        long expected = machine.state().register(0, k);
        assertEquals(expected, r[Frame.HEAD + k], "register " + k + "\n" + program);
      }
    }
  }

  /** A failed assumption is the interpreter's. */
  @Test
  void whatFailsIsLeftAlone() {
    FunctionBuilder f = new FunctionBuilder("f");
    Register x = f.register("x", 32);
    f.assign(x, Expression.constant(7, 32));
    f.assume(new Expression.Comparison(ComparisonOperator.EQ, x, Expression.constant(8, 32)));
    assertLeavesAt(Opcode.ASSUME, f);
  }

  @ParameterizedTest
  @EnumSource(names = {"UDIV", "SDIV", "UREM", "SREM"})
  void divisionsByZeroAreLeftAlone(BinaryOperator division) {
    FunctionBuilder f = new FunctionBuilder("f");
    Register x = f.register("x", 32);
    Register y = f.register("y", 32);
    f.assign(x, Expression.constant(7, 32));
    f.assign(y, new Expression.Binary(division, x, y));
    assertLeavesAt(Opcode.ADD + division.ordinal(), f);
  }

  /** Translated code runs to such an operation and no further, its first register being 7. */
  private static void assertLeavesAt(int op, FunctionBuilder f) {
    ProgramBuilder p = new ProgramBuilder("p");
    p.function(f.build());
    p.thread(0);
    Program program = p.build();
    Code code = Decoder.decode(program);
    OperationRange all = new OperationRange(code, 0, code.ops.length);
    long[] r = new long[Frame.HEAD + code.frameSize[0]];
    int end =
        new Translator(all, NOTHING_KNOWN).translate().run(0, r, Frame.HEAD, 0, host(program));
    assertEquals(op, code.ops[end]);
    assertEquals(7, r[Frame.HEAD]);
    assertTrue(all.entries().get(0));
  }

  private static EffectfulOperations host(Program program) {
    Configuration c =
        new Configuration(program, MemoryModel.SC, MachineOptions.DEFAULT, new SharedNumbers());
    CommitOrder commits = new CommitOrder(c);
    Joins joins = new Joins(c, commits);
    ConfinedLocations confined = new ConfinedLocations(c);
    ReadOnlyThreads readOnly = new ReadOnlyThreads(c, joins, confined);
    Twins twins = new Twins(c, new CommutingUpdates(c));
    CausalPast past = new CausalPast(c, joins, commits, twins);
    CellAdditions additions = new CellAdditions(c);
    return new EffectfulOperations(
        c,
        joins,
        new ThreadEnds(c, past, readOnly, twins, additions),
        new BarrierArrivals(c, additions),
        twins,
        confined,
        new Output(OutputListener.NONE));
  }

  private Program program() {
    registers.clear();
    FunctionBuilder f = new FunctionBuilder("f");
    for (int i = 0; i < REGISTERS; i++) {
      registers.add(f.register("r" + i, WIDTHS[i % WIDTHS.length]));
    }
    for (int i = 0; i < ASSIGNMENTS; i++) {
      Register target = registers.get(random.nextInt(REGISTERS));
      if (random.nextInt(5) == 0) {
        FunctionBuilder.Label here = f.label("here" + i);
        FunctionBuilder.Label there = f.label("there" + i);
        f.branch(expression(1, 2), there, here);
        f.place(here);
        f.assign(target, expression(target.bits(), 2));
        f.place(there);
      } else {
        f.assign(target, expression(target.bits(), 3));
      }
    }
    ProgramBuilder p = new ProgramBuilder("p");
    p.function(f.build());
    p.thread(0);
    return p.build();
  }

  private static Expression odd(Expression of, int bits) {
    return new Expression.Binary(BinaryOperator.OR, of, Expression.constant(1, bits));
  }

  private Expression expression(int bits, int depth) {
    if (depth == 0) {
      List<Register> fit = registers.stream().filter(r -> r.bits() == bits).toList();
      boolean constant = fit.isEmpty() || random.nextInt(3) == 0;
      long value = random.nextBoolean() ? random.nextInt(-3, 9) : random.nextLong();
      return constant ? Expression.constant(value, bits) : fit.get(random.nextInt(fit.size()));
    }
    return switch (random.nextInt(5)) {
      case 0, 1 -> {
        BinaryOperator[] all = BinaryOperator.values();
        BinaryOperator o = all[random.nextInt(all.length)];
        Expression left = expression(bits, depth - 1);
        Expression right = expression(bits, depth - 1);
        boolean isFloat = o.name().startsWith("F");
        yield isFloat && (bits < 32 || o == BinaryOperator.FREM)
            ? left
            : new Expression.Binary(o, left, o.divides() ? odd(right, bits) : right);
      }
      case 2 -> {
        int of = WIDTHS[random.nextInt(WIDTHS.length)];
        int comparisons = of >= 32 ? ComparisonOperator.values().length : 10;
        ComparisonOperator o = ComparisonOperator.values()[random.nextInt(comparisons)];
        Expression c =
            new Expression.Comparison(o, expression(of, depth - 1), expression(of, depth - 1));
        yield bits == 1 ? c : new Expression.Cast(CastOperator.ZERO_EXTEND, c, bits);
      }
      case 3 -> {
        int of = WIDTHS[random.nextInt(WIDTHS.length)];
        CastOperator narrowing = CastOperator.TRUNCATE;
        CastOperator widening =
            random.nextBoolean() ? CastOperator.SIGN_EXTEND : CastOperator.ZERO_EXTEND;
        yield of == bits
            ? expression(bits, depth - 1)
            : new Expression.Cast(
                of > bits ? narrowing : widening, expression(of, depth - 1), bits);
      }
      default ->
          new Expression.Select(
              expression(1, depth - 1), expression(bits, depth - 1), expression(bits, depth - 1));
    };
  }
}
