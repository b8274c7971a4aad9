// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.heddle.model.MemoryModel;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.Global;
import dev.heddle.program.Order;
import dev.heddle.program.Program;
import dev.heddle.program.ProgramBuilder;
import dev.heddle.verify.monitoring.MonitorVerdict;
import dev.heddle.verify.monitoring.Monitoring;
import dev.heddle.verify.session.SearchLimits;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Programs that were found robust and are not, by monitors that knew less; shrunk. */
class ShrunkMonitoringTest {
  private final ProgramBuilder program = new ProgramBuilder("shrunk");

  private Global global(String name) {
    return program.global(name, new byte[8], 8);
  }

  private void thread(Consumer<FunctionBuilder> body) {
    FunctionBuilder code = new FunctionBuilder("t");
    body.accept(code);
    program.thread(code.build());
  }

  private static Expression at(Global global, long offset) {
    return new Expression.GlobalAddress(global, offset, 64);
  }

  private static void store(FunctionBuilder f, Global global, long offset, int bytes) {
    f.store(at(global, offset), Expression.constant(0, 8 * bytes), bytes, Order.PLAIN);
  }

  private static void load(FunctionBuilder f, Global global, long offset, int bytes) {
    Register r = f.register("r", 8 * bytes);
    f.load(r, at(global, offset), bytes, Order.PLAIN);
  }

  private void assertNotRobust(Program built, MemoryModel model) {
    Monitoring.Question question =
        new Monitoring.Question(built, model, SearchLimits.DEFAULT, Optional.empty());
    assertFalse(Monitoring.ask(question).findings().isEmpty(), model.toString());
  }

  /** The lock comes after the violation, or before it: the class of executions is the same. */
  @Test
  void aLockThatHasNothingToDoWithIt() {
    Global x = global("x");
    Global y = global("y");
    Global m = global("m");
    thread(f -> {
      store(f, y, 0, 8);
      load(f, x, 0, 8);
      f.lock(at(m, 0));
    });
    thread(f -> {
      store(f, x, 0, 8);
      store(f, y, 0, 8);
    });
    assertNotRobust(program.build(), MemoryModel.TSO);
    assertNotRobust(program.build(), MemoryModel.PSO);
  }

  /** Neither does the start of a thread, which drains the buffer of its parent. */
  @Test
  void aSpawnThatHasNothingToDoWithIt() {
    Global x = global("x");
    Global y = global("y");
    FunctionBuilder child = new FunctionBuilder("child");
    child.parameter("p", 64);
    int function = program.function(child.build());
    thread(f -> {
      store(f, x, 0, 8);
      store(f, y, 0, 8);
      f.spawn(
          f.register("h", 64),
          new Expression.FunctionAddress(function),
          Expression.constant(0, 64));
    });
    thread(f -> {
      load(f, y, 0, 8);
      load(f, x, 0, 8);
    });
    assertNotRobust(program.build(), MemoryModel.PSO);
  }

  /** The cycle closes by another byte of the one store, which has no predecessor at all. */
  @Test
  void bytesOfItsOwn() {
    Global w = global("w");
    thread(f -> store(f, w, 4, 4));
    thread(f -> {
      store(f, w, 6, 1);
      load(f, w, 4, 1);
    });
    assertNotRobust(program.build(), MemoryModel.TSO);
  }

  /** One of two stores that are met reaches memory in time, the other does not. */
  @Test
  void oneOfTwoPendingStores() {
    Global w = global("w");
    thread(f -> store(f, w, 0, 8));
    thread(f -> {
      store(f, w, 4, 4);
      store(f, w, 3, 1);
    });
    assertNotRobust(program.build(), MemoryModel.PSO);
  }

  /** If it was seen to write, it may fail where the store of half of its bytes is not there yet. */
  @Test
  void aCompareExchangeFailsWithoutAStoreThatWaits() {
    Global x = global("x");
    thread(f -> exchange(f, x, 0, 8));
    thread(f -> {
      f.store(at(x, 0), Expression.constant(1, 64), 8, Order.PLAIN);
      store(f, x, 0, 4);
      load(f, x, 5, 1);
    });
    assertUnknown(program.build());
  }

  /** If it was seen to fail, it may write where the store is not there yet: that is not robust. */
  @Test
  void aCompareExchangeWritesWithoutAStoreThatWaits() {
    Global x = global("x");
    thread(f -> exchange(f, x, 0, 4));
    thread(f -> {
      f.store(at(x, 0), Expression.constant(1, 8), 1, Order.PLAIN);
      load(f, x, 2, 2);
    });
    assertUnknown(program.build());
  }

  private static void exchange(FunctionBuilder f, Global global, long offset, int bytes) {
    Expression zero = Expression.constant(0, 8 * bytes);
    Register old = f.register("r", 8 * bytes);
    f.compareExchange(old, at(global, offset), zero, zero, Order.ACQ_REL, Order.ACQUIRE);
  }

  private static void assertUnknown(Program built) {
    for (MemoryModel model : List.of(MemoryModel.TSO, MemoryModel.PSO)) {
      MonitorVerdict v =
          Monitoring.ask(
              new Monitoring.Question(built, model, SearchLimits.DEFAULT, Optional.empty()));
      assertEquals(Verdict.Answer.UNKNOWN, v.answer(), model.toString());
      assertEquals(
          "[a compare-exchange shares bytes with accesses of other sizes]", v.limits().toString());
    }
  }
}
