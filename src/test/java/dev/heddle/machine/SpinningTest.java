// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine;

import static dev.heddle.oracle.Sketch.equal;
import static dev.heddle.oracle.Sketch.number;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.machine.plan.MachineOptions;
import dev.heddle.machine.plan.OutputListener;
import dev.heddle.machine.reduction.EndSearch.Result;
import dev.heddle.machine.state.SharedNumbers;
import dev.heddle.machine.state.Stop;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.Sketch;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder.Label;
import dev.heddle.program.Order;
import dev.heddle.program.UpdateOperator;
import dev.heddle.program.analysis.LoopBound;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Threads that go round a loop and change nothing are parked, or wait before what is futile. */
class SpinningTest {
  /** Goes round until the condition holds; then stores 1 to y. */
  private static Sketch until(Function<Sketch.Code, Expression> condition) {
    return new Sketch("x", "y", "m")
        .thread(t -> {
          loop(t, condition);
          t.store("y", 1);
        });
  }

  private static void loop(Sketch.Code t, Function<Sketch.Code, Expression> condition) {
    Label top = t.raw.label("top");
    Label end = t.raw.label("end");
    t.raw.place(top);
    Expression c = condition.apply(t);
    t.raw.branch(c, end, top);
    t.raw.place(end);
  }

  private static Machine machine(Sketch sketch, MemoryModel model) {
    return new Machine(LoopBound.withSpinning(sketch.program(), LoopBound.NONE), model);
  }

  /** A machine whose threads wait before futile events. */
  private static Machine waiting(Sketch sketch, MemoryModel model) {
    return new Machine(
        LoopBound.withSpinning(sketch.program(), LoopBound.NONE),
        model,
        OutputListener.NONE,
        new SharedNumbers(),
        MachineOptions.DEFAULT.awaiting());
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

  /** Alone it is a livelock; if another thread stores 1 to x, the loop can be left. */
  private static void assertParks(Function<Sketch.Code, Expression> condition) {
    for (MemoryModel model : Machine.MODELS) {
      Machine alone = machine(until(condition), model);
      run(alone, 0);
      assertTrue(alone.isParked(0), model::toString);
      assertEquals(Result.NONE, alone.searchEnd());
      assertTrue(alone.isParked(0), "the search leaves everything as it was");
      Machine machine = machine(until(condition).thread(t -> t.store("x", 1)), model);
      run(machine, 0);
      int length = machine.execution().length();
      run(machine, 1);
      drain(machine);
      assertTrue(machine.isParked(0), model::toString);
      assertEquals(Result.END, machine.searchEnd());
      while (machine.execution().length() > length) {
        machine.undo();
      }
      assertTrue(machine.isParked(0));
      machine.undo();
      assertFalse(machine.isParked(0));
    }
  }

  /** As {@link #assertParks}; and the event that would close the round can be held back. */
  private static void assertSpins(Function<Sketch.Code, Expression> condition) {
    assertParks(condition);
    for (MemoryModel model : Machine.MODELS) {
      Machine machine = waiting(until(condition), model);
      run(machine, 0);
      assertTrue(machine.isWatching(0), model::toString);
      assertFalse(machine.isParked(0));
      assertEquals(Result.NONE, machine.searchEnd());
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
  void anUpdate() {
    assertSpins(t -> equal(t.update(UpdateOperator.AND, "x", 1), 1));
  }

  @Test
  void lookingInsideALock() {
    assertParks(t -> {
      t.lock("m");
      Register r = t.load("x");
      t.unlock("m");
      return equal(r, 1);
    });
  }

  /** What the round wrote is as it was before, and nobody has seen it. */
  @Test
  void anUpdateThatIsTakenBack() {
    assertParks(t -> {
      t.update(UpdateOperator.ADD, "y", 1);
      Register r = t.load("x");
      t.update(UpdateOperator.SUB, "y", 1);
      return equal(r, 1);
    });
  }

  /** A thread that is held back goes on as soon as it can leave the loop. */
  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void whoIsHeldBackGoesOn(MemoryModel model) {
    Machine machine =
        waiting(until(t -> equal(t.load("x"), 1)).thread(t -> t.store("x", 1)), model);
    assertFalse(machine.isEnabled(machine.laneOf(0)));
    run(machine, 1);
    drain(machine);
    assertFalse(machine.isWatching(0));
    run(machine, 0);
    assertTrue(machine.state().isEnded(0));
  }

  /** A counter is a change that the thread itself sees. */
  @Test
  void aBoundedWaitEnds() {
    Sketch sketch =
        new Sketch("x")
            .thread(t -> {
              Register i = t.register();
              t.raw.assign(i, number(0));
              loop(
                  t,
                  u -> {
                    u.load("x");
                    u.raw.assign(i, Sketch.plus(i, number(1)));
                    return equal(i, 5);
                  });
            });
    Machine machine = machine(sketch, MemoryModel.TSO);
    run(machine, 0);
    assertTrue(machine.state().isEnded(0));
    assertEquals(5, machine.execution().length());
  }

  /** A counter in memory is a change that others may see. */
  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void countingInMemoryIsAChange(MemoryModel model) {
    Machine machine =
        machine(
            until(t -> {
              t.update(UpdateOperator.ADD, "y", 1);
              return equal(t.load("x"), 1);
            }),
            model);
    for (int i = 0; i < 20; i++) {
      machine.step(machine.laneOf(0), 0);
    }
    assertFalse(machine.isParked(0));
  }

  /** What it waits for may be held by one that waits too: then nothing can move. */
  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void aRoundThatWaitsComesToAnEnd(MemoryModel model) {
    Sketch sketch =
        new Sketch("x", "m")
            .thread(t ->
                loop(
                    t,
                    u -> {
                      u.lock("m");
                      Register r = u.load("x");
                      u.unlock("m");
                      return equal(r, 1);
                    }))
            .thread(t -> t.lock("m"));
    Machine machine = machine(sketch, model);
    run(machine, 0);
    run(machine, 1);
    assertFalse(machine.isParked(0), "it waits for the mutex");
    assertEquals(Result.END, machine.searchEnd());
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
    assertEquals(Stop.SPIN, machine.state().stop(0));
    assertEquals(Result.NONE, machine.searchEnd());
  }
}
