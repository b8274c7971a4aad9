// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import static dev.heddle.oracle.Sketch.equal;
import static dev.heddle.oracle.Sketch.number;
import static dev.heddle.oracle.Sketch.plus;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.oracle.BruteForce.Result;
import dev.heddle.oracle.Ending.Fate;
import dev.heddle.program.CastOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder.Label;
import dev.heddle.program.Order;
import dev.heddle.program.Program;
import dev.heddle.program.UpdateOperator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BruteForceTest {
  private static Result run(Sketch sketch, Model model) {
    Result result = new BruteForce(sketch.program(), model, 100_000).run();
    assertFalse(result.tooLarge());
    return result;
  }

  private static Ending only(Sketch sketch) {
    Result result = run(sketch, Model.TSO);
    assertEquals(1, result.endings().size(), result.signatures()::toString);
    return result.endings().firstEntry().getValue();
  }

  private static Set<Map<String, Fate>> fates(Result result) {
    return result.endings().values().stream().map(Ending::fates).collect(Collectors.toSet());
  }

  @Test
  void signatureOfForwarding() {
    Sketch sketch =
        new Sketch("x")
            .thread(t -> {
              t.store("x", 0, Expression.constant(1, 16));
              t.load("x", 0, 2);
            })
            .thread(t -> t.load("x", 1, 2));
    assertEquals(
        Set.of(
            "0#1=0#0,0#0;1#0=init,init|268435456=0#0;268435457=0#0|",
            "0#1=0#0,0#0;1#0=0#0,init|268435456=0#0;268435457=0#0|"),
        run(sketch, Model.TSO).signatures());
  }

  @Test
  void signatureOfMutexesAndChoices() {
    Sketch sketch =
        new Sketch("m")
            .thread(t -> {
              t.raw.choose(t.register(), 2);
              t.lock("m");
              t.tryLock("m");
              t.unlock("m");
            });
    assertEquals(
        Set.of(
            "0#1=init;0#2=0#1|m268435456=0#1,0#3|0#0=0",
            "0#1=init;0#2=0#1|m268435456=0#1,0#3|0#0=1"),
        run(sketch, Model.PSO).signatures());
  }

  @Test
  void outcomesOfStoreBuffering() {
    Sketch sketch =
        new Sketch("x", "y")
            .thread(t -> {
              t.store("x", 1);
              t.load("y");
            })
            .thread(t -> {
              t.store("y", 1);
              t.load("x");
            });
    Set<List<List<Long>>> strong = Set.of(row(0, 1), row(1, 0), row(1, 1));
    assertEquals(strong, registers(run(sketch, Model.SC)));
    Set<List<List<Long>>> relaxed = Set.of(row(0, 0), row(0, 1), row(1, 0), row(1, 1));
    assertEquals(relaxed, registers(run(sketch, Model.TSO)));
    run(sketch, Model.PSO)
        .endings()
        .values()
        .forEach(e -> assertEquals("[1, 0, 0, 0, 1, 0, 0, 0]", e.memory().toString()));
  }

  private static List<List<Long>> row(long first, long second) {
    return List.of(List.of(first), List.of(second));
  }

  private static Set<List<List<Long>>> registers(Result result) {
    return result.endings().values().stream().map(Ending::registers).collect(Collectors.toSet());
  }

  @ParameterizedTest
  @EnumSource
  void locksInOppositeOrderCanDeadlock(Model model) {
    Sketch sketch =
        new Sketch("m", "n")
            .thread(t -> {
              t.lock("m");
              t.lock("n");
              t.unlock("n");
              t.unlock("m");
            })
            .thread(t -> {
              t.lock("n");
              t.lock("m");
              t.unlock("m");
              t.unlock("n");
            });
    Result result = run(sketch, model);
    assertEquals(3, result.endings().size());
    assertEquals(1, result.endings().values().stream().filter(Ending::blocked).count());
    assertTrue(fates(result).contains(Map.of("0", Fate.WAITING, "1", Fate.WAITING)));
  }

  @Test
  void unlockOfAnotherThreadsMutexFailsAndCountsNot() {
    Sketch sketch =
        new Sketch("m", "x")
            .thread(t -> t.lock("m"))
            .thread(t -> {
              t.store("x", 1);
              t.unlock("m");
              t.store("x", 2);
            });
    Result result = run(sketch, Model.PSO);
    assertEquals(1, result.endings().size());
    assertTrue(result.endings().firstEntry().getValue().failed());
    assertTrue(result.endings().firstKey().startsWith("0#0=init|268435528=1#0;"));
  }

  @Test
  void atomicsReadAndWriteAtOnce() {
    Sketch sketch =
        new Sketch("x")
            .thread(t -> {
              t.update(UpdateOperator.SUB, "x", 1);
              t.update(UpdateOperator.MAX, "x", 3);
              t.exchange("x", 3, 9);
              t.exchange("x", 3, 4);
            });
    Ending ending = only(sketch);
    assertEquals(List.of(List.of(0L, 0xFFFF_FFFFL, 3L, 9L)), ending.registers());
    assertEquals("[9, 0, 0, 0]", ending.memory().toString());
  }

  @Test
  void addressesDependOnLoadedValues() {
    Sketch sketch =
        new Sketch("i")
            .array("a", 2)
            .thread(t -> t.store("i", 4))
            .thread(t -> {
              Expression offset = new Expression.Cast(CastOperator.ZERO_EXTEND, t.load("i"), 64);
              t.raw.store(plus(t.address("a"), offset), number(1), 4, Order.PLAIN);
            });
    Set<String> memories =
        run(sketch, Model.TSO).endings().values().stream()
            .map(e -> e.memory().subList(4, 12).toString())
            .collect(Collectors.toSet());
    assertEquals(Set.of("[1, 0, 0, 0, 0, 0, 0, 0]", "[0, 0, 0, 0, 1, 0, 0, 0]"), memories);
  }

  @Test
  void choicesAreDistinctExecutions() {
    Sketch sketch =
        new Sketch()
            .thread(t -> {
              Register choice = t.register();
              t.raw.choose(choice, 3);
              t.raw.assume(equal(choice, 1));
            });
    Result result = run(sketch, Model.SC);
    assertEquals(Set.of("||0#0=0", "||0#0=1", "||0#0=2"), result.signatures());
    assertEquals(2, result.endings().values().stream().filter(Ending::blocked).count());
  }

  @Test
  void endlessProgramsAreTooLarge() {
    Program silent = new Sketch("x").thread(t -> forever(t, false)).program();
    assertTrue(new BruteForce(silent, Model.SC, 1000).run().tooLarge());
    Program loud = new Sketch("x").thread(t -> forever(t, true)).program();
    assertTrue(new BruteForce(loud, Model.TSO, 1000).run().tooLarge());
  }

  private static void forever(Sketch.Code t, boolean loud) {
    Label start = t.raw.label("start");
    t.raw.place(start);
    if (loud) {
      t.store("x", 1);
    }
    t.raw.jump(start);
  }
}
