package dev.heddle.machine;

import static dev.heddle.oracle.Sketch.equal;
import static dev.heddle.oracle.Sketch.number;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.oracle.Sketch;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder.Label;
import dev.heddle.program.LoopBound;
import dev.heddle.program.Order;
import dev.heddle.program.UpdateOperator;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Loops that change nothing stop their thread. */
class SpinningTest {
  /** Goes round until the condition holds; then stores 1 to y. */
  private static Sketch until(Function<Sketch.Code, Expression> condition) {
    return new Sketch("x", "y", "m")
        .thread(t -> {
          Label top = t.raw.label("top");
          Label end = t.raw.label("end");
          t.raw.place(top);
          Expression c = condition.apply(t);
          t.raw.branch(c, end, top);
          t.raw.place(end);
          t.store("y", 1);
        })
        .thread(t -> t.store("x", 1));
  }

  private static Machine machine(Sketch sketch, MemoryModel model) {
    return new Machine(LoopBound.withSpinning(sketch.program(), LoopBound.NONE), model);
  }

  private static void run(Machine machine, int thread) {
    int lane = machine.laneOf(thread);
    for (int i = 0; machine.isEnabled(lane); i++) {
      assertTrue(i < 100, "goes on for ever");
      machine.step(lane, 0);
    }
  }

  private static void drain(Machine machine) {
    for (int lane = 0; lane < 64 * machine.laneWords(); lane++) {
      while (machine.isEnabled(lane)) {
        machine.step(lane, 0);
      }
    }
  }

  private static void assertSpins(Function<Sketch.Code, Expression> condition) {
    for (MemoryModel model : MemoryModel.values()) {
      Machine machine = machine(until(condition), model);
      run(machine, 0);
      assertEquals(Stop.SPIN, machine.stop(0), model::toString);
      assertTrue(machine.spinsForEver(0));
      int length = machine.execution().length();
      run(machine, 1);
      drain(machine);
      assertFalse(machine.spinsForEver(0), "x is 1 now");
      assertEquals(Stop.SPIN, machine.stop(0));
      while (machine.execution().length() > length) {
        machine.undo();
      }
      assertTrue(machine.spinsForEver(0));
    }
  }

  @Test
  void aLoad() {
    assertSpins(t -> equal(t.load("x"), 1));
  }

  @Test
  void severalLoads() {
    assertSpins(t -> {
      t.load("y");
      Register a = t.load("x");
      t.load("m");
      return equal(a, 1);
    });
  }

  @Test
  void aFailingCompareExchange() {
    assertSpins(t -> equal(t.exchange("x", 1, 2), 1));
  }

  /** Writing what was there is no change. */
  @Test
  void anExchange() {
    assertSpins(t -> equal(t.update(UpdateOperator.AND, "x", 1), 1));
  }

  @Test
  void lookingInsideALock() {
    assertSpins(t -> {
      t.lock("m");
      Register r = t.load("x");
      t.unlock("m");
      return equal(r, 1);
    });
  }

  /** A counter is a change that the thread itself sees. */
  @Test
  void aBoundedWaitEnds() {
    Sketch sketch =
        new Sketch("x")
            .thread(t -> {
              Register i = t.register();
              Label top = t.raw.label("top");
              Label end = t.raw.label("end");
              t.raw.assign(i, number(0));
              t.raw.place(top);
              t.load("x");
              t.raw.assign(i, Sketch.plus(i, number(1)));
              t.raw.branch(equal(i, 5), end, top);
              t.raw.place(end);
            });
    Machine machine = machine(sketch, MemoryModel.TSO);
    run(machine, 0);
    assertTrue(machine.isEnded(0));
    assertEquals(5, machine.execution().length());
  }

  /** Others may see a store, even one of the same value again and again. */
  @Test
  void aStoreIsAChange() {
    Machine machine =
        machine(
            until(t -> {
              t.store("y", 0);
              return equal(t.load("x"), 1);
            }),
            MemoryModel.SC);
    for (int i = 0; i < 20; i++) {
      machine.step(machine.laneOf(0), 0);
    }
    assertEquals(Stop.NONE, machine.stop(0));
  }

  /** What it waits for is held by one that waits too. */
  @ParameterizedTest
  @EnumSource
  void aRoundThatWaitsIsForEver(MemoryModel model) {
    Sketch sketch =
        new Sketch("x", "m")
            .thread(t -> {
              Label top = t.raw.label("top");
              Label end = t.raw.label("end");
              t.raw.place(top);
              t.lock("m");
              Register r = t.load("x");
              t.unlock("m");
              t.raw.branch(equal(r, 1), end, top);
              t.raw.place(end);
            })
            .thread(t -> t.lock("m"));
    Machine machine = machine(sketch, model);
    run(machine, 0);
    run(machine, 1);
    assertEquals(Stop.SPIN, machine.stop(0));
    assertTrue(machine.spinsForEver(0));
  }

  @Test
  void anEmptyLoopSpins() {
    Sketch sketch =
        new Sketch("x")
            .thread(t -> {
              t.raw.store(t.address("x"), number(1), 4, Order.PLAIN);
              Label top = t.raw.label("top");
              t.raw.place(top);
              t.raw.jump(top);
            });
    Machine machine = machine(sketch, MemoryModel.SC);
    run(machine, 0);
    assertEquals(Stop.SPIN, machine.stop(0));
    assertTrue(machine.spinsForEver(0));
  }
}
