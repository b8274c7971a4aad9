// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.machine.Machine;
import dev.heddle.machine.state.Stop;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.BruteForce;
import dev.heddle.oracle.Ending;
import dev.heddle.oracle.Model;
import dev.heddle.oracle.RandomPrograms;
import dev.heddle.oracle.Shape;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Function;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.Instruction;
import dev.heddle.program.Origin;
import dev.heddle.program.Program;
import dev.heddle.program.ProgramBuilder;
import dev.heddle.program.SourcePosition;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Loops that end in time are as before; others are cut and say so. */
class LoopBoundTest {
  private static Expression number(long value) {
    return Expression.constant(value, 32);
  }

  private static void count(FunctionBuilder f, Register counter) {
    f.assign(counter, new Expression.Binary(BinaryOperator.ADD, counter, number(1)));
  }

  /** {@code for (i = 0; i < outer; i++) for (j = 0; j < inner; j++) total++;} */
  private static Program nested(int outer, int inner) {
    FunctionBuilder f = new FunctionBuilder("f");
    Register total = f.register("total", 32);
    Register i = f.register("i", 32);
    Register j = f.register("j", 32);
    FunctionBuilder.Label outside = f.label("outside");
    FunctionBuilder.Label inside = f.label("inside");
    FunctionBuilder.Label next = f.label("next");
    FunctionBuilder.Label end = f.label("end");
    f.at(new SourcePosition("f.c", 3, 1));
    f.place(outside);
    f.assign(j, number(0));
    f.at(new SourcePosition("f.c", 4, 1));
    f.place(inside);
    count(f, total);
    count(f, j);
    f.branch(new Expression.Comparison(ComparisonOperator.ULT, j, number(inner)), inside, next);
    f.at(new SourcePosition("f.c", 5, 1));
    f.place(next);
    count(f, i);
    f.branch(new Expression.Comparison(ComparisonOperator.ULT, i, number(outer)), outside, end);
    f.place(end);
    ProgramBuilder p = new ProgramBuilder("nested");
    p.thread(f.build());
    return p.build();
  }

  /** An iteration more than jumps back. */
  @ParameterizedTest
  @CsvSource({"1, 1, 1", "3, 4, 3", "4, 4, 3", "2, 6, 5", "9, 1, 8"})
  void loopsWithinTheBoundEnd(int outer, int inner, int bound) {
    Machine machine = new Machine(LoopBound.apply(nested(outer, inner), bound), MemoryModel.SC);
    assertTrue(machine.state().isEnded(0));
    assertEquals(outer * inner, machine.state().register(0, 0));
  }

  @ParameterizedTest
  @CsvSource({"3, 4, 2, 4", "5, 2, 3, 5", "1, 2, 0, 4"})
  void loopsBeyondTheBoundAreCutAtTheirLine(int outer, int inner, int bound, int line) {
    Program bounded = LoopBound.apply(nested(outer, inner), bound);
    Machine machine = new Machine(bounded, MemoryModel.SC);
    assertEquals(Stop.CUT, machine.state().stop(0));
    Instruction at = Origin.instruction(bounded, machine.state().origin(0));
    assertEquals("f.c:" + line + ":1", at.at().toString());
    assertEquals(Instruction.Cut.ofLoop(bound, at.at()), at);
  }

  @Test
  void aLimitBoundsTheNextLoopOnly() {
    Program program = nested(3, 4);
    Function f = program.functions().getFirst();
    Instruction limit = new Instruction.LoopLimit(2, new SourcePosition("f.c", 3, 1));
    Program limited = program.withFunctions(List.of(f.inserting(i -> i == 0 ? limit : null)));
    Machine machine = new Machine(LoopBound.withSpinning(limited, LoopBound.NONE), MemoryModel.SC);
    assertEquals(Stop.CUT, machine.state().stop(0));
    assertEquals(3, machine.state().register(0, 0));
    assertTrue(new Machine(limited, MemoryModel.SC).state().isEnded(0));
  }

  /** Two backward jumps to one place, as of {@code continue}, are bounded each. */
  @Test
  void aJumpToItselfIsALoop() {
    FunctionBuilder f = new FunctionBuilder("f");
    FunctionBuilder.Label here = f.label("here");
    f.place(here);
    f.branch(Expression.constant(1, 1), here, here);
    ProgramBuilder p = new ProgramBuilder("spin");
    p.thread(f.build());
    Machine machine = new Machine(LoopBound.apply(p.build(), 3), MemoryModel.SC);
    assertEquals(Stop.CUT, machine.state().stop(0));
  }

  /** The generator's loops end after a few rounds. */
  @Test
  void aHighBoundChangesNoOutcome() {
    Random random = new Random(1);
    int loops = 0;
    for (int i = 0; i < 150; i++) {
      Program program = RandomPrograms.next(random, Shape.BRANCHES);
      Program bounded = LoopBound.apply(program, 50);
      loops += bounded.equals(program) ? 0 : 1;
      assertEquals(endings(program), endings(bounded), program::toString);
    }
    assertTrue(loops > 10, loops + " programs with loops");
  }

  /** Memory and fates; the registers are more, by the counters. */
  private static Map<String, Object> endings(Program program) {
    Map<String, Object> all = new TreeMap<>();
    BruteForce.Result result = new BruteForce(program, Model.TSO, 4_000).run();
    if (!result.tooLarge()) {
      result.endings().forEach((signature, e) -> all.put(signature, List.of(e.memory(), fates(e))));
    }
    return all;
  }

  private static Object fates(Ending ending) {
    return ending.fates();
  }

  @Test
  void straightCodeStaysAsItIs() {
    Random random = new Random(2);
    for (int i = 0; i < 50; i++) {
      Program program = RandomPrograms.next(random, Shape.STRAIGHT);
      assertEquals(program, LoopBound.apply(program, 1));
    }
  }
}
