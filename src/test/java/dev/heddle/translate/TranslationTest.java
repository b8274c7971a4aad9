// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.model.MemoryModel;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.Global;
import dev.heddle.program.InputException;
import dev.heddle.program.Order;
import dev.heddle.program.Program;
import dev.heddle.program.ProgramBuilder;
import dev.heddle.program.UpdateOperator;
import dev.heddle.states.Reachability.Answer;
import dev.heddle.states.StateLimits;
import dev.heddle.verify.robustness.AutomatonReachability;
import dev.heddle.verify.robustness.FailureReachability;
import java.util.EnumSet;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class TranslationTest {
  private final ProgramBuilder program = new ProgramBuilder("p");

  private static Expression at(Global g) {
    return new Expression.GlobalAddress(g, 0, 64);
  }

  private static Expression number(long n, int bits) {
    return Expression.constant(n, bits);
  }

  /** A thread that does the same for ever; the register is for whatever it likes. */
  private void forever(String name, int bits, BiConsumer<FunctionBuilder, Register> body) {
    FunctionBuilder code = new FunctionBuilder(name);
    Register r = code.register("r", bits);
    FunctionBuilder.Label again = code.label("again");
    code.place(again);
    body.accept(code, r);
    code.jump(again);
    program.thread(code.build());
  }

  private Answer sc() {
    return FailureReachability.ask(
            program.build(), MemoryModel.SC, p -> AutomatonReachability.sc(p, StateLimits.none()))
        .result()
        .answer();
  }

  private static Expression is(ComparisonOperator operator, Expression a, Expression b) {
    return new Expression.Comparison(operator, a, b);
  }

  @Test
  void numbersWrapAroundAtTheirWidth() {
    Global x = program.integer("x", 1, 254);
    forever(
        "t",
        8,
        (code, r) -> {
          code.update(r, UpdateOperator.ADD, at(x), number(1, 8), Order.RELAXED);
          code.check(is(ComparisonOperator.NE, r, number(0, 8)), "came round");
        });
    assertEquals(Answer.REACHABLE, sc());
  }

  @Test
  void signsMatter() {
    Global x = program.integer("x", 1, 0);
    forever(
        "t",
        8,
        (code, r) -> {
          code.update(r, UpdateOperator.ADD, at(x), number(1, 8), Order.RELAXED);
          code.check(is(ComparisonOperator.SGE, r, number(-128, 8)), "least");
          code.check(is(ComparisonOperator.ULE, r, number(255, 8)), "most");
        });
    assertEquals(Answer.UNREACHABLE, sc());
    assertTrue(
        FailureReachability.ask(
                program.build(),
                MemoryModel.TSO,
                p -> AutomatonReachability.tso(p, 5, StateLimits.none()))
            .defect()
            .isEmpty());
  }

  @Test
  void aRegisterThatCountsForEverHasFinitelyManyValues() {
    forever(
        "t",
        8,
        (code, r) -> {
          code.assign(r, new Expression.Binary(BinaryOperator.ADD, r, number(1, 8)));
          code.check(is(ComparisonOperator.NE, r, number(200, 8)), "200");
        });
    assertEquals(Answer.REACHABLE, sc());
    int states =
        Translation.to(EnumSet.allOf(Defect.Kind.class), program.build())
            .program()
            .threads()
            .getFirst()
            .states()
            .size();
    assertTrue(states < 20, states + " control states");
  }

  @Test
  void accessesOfDifferentSizesAreRefused() {
    Global x = program.integer("x", 4, 0);
    forever(
        "t",
        16,
        (code, r) -> {
          code.store(at(x), number(1, 32), 4, Order.PLAIN);
          code.load(r, at(x), 2, Order.PLAIN);
        });
    InputException e = assertThrows(InputException.class, this::sc);
    assertTrue(e.getMessage().contains("different sizes overlap at x"), e.getMessage());
  }

  @Test
  void threadsWithoutNumberAreRefused() {
    FunctionBuilder child = new FunctionBuilder("child");
    child.giveBack(null);
    int function = program.function(child.build());
    forever("t", 64, (code, r) -> code.spawn(r, new Expression.FunctionAddress(function)));
    InputException e = assertThrows(InputException.class, this::sc);
    assertTrue(e.getMessage().contains("threads"), e.getMessage());
  }

  @Test
  void whatNobodyWritesIsNoAccess() {
    Global x = program.integer("x", 4, 7);
    forever(
        "t",
        32,
        (code, r) -> {
          code.load(r, at(x), 4, Order.PLAIN);
          code.check(is(ComparisonOperator.EQ, r, number(7, 32)), "7");
        });
    Program p = program.build();
    assertEquals(Answer.UNREACHABLE, sc());
    assertFalse(
        Translation.to(EnumSet.allOf(Defect.Kind.class), p)
            .program()
            .threads()
            .getFirst()
            .transitions()
            .stream()
            .anyMatch(
                t -> t.command() instanceof dev.heddle.program.automaton.TransitionCommand.Load));
  }
}
