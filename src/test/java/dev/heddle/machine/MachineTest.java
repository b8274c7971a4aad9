// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine;

import static dev.heddle.oracle.Sketch.equal;
import static dev.heddle.oracle.Sketch.number;
import static dev.heddle.oracle.Sketch.plus;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.machine.state.Stop;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.Sketch;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.FunctionBuilder.Label;
import dev.heddle.program.Instruction;
import dev.heddle.program.Order;
import dev.heddle.program.Program;
import dev.heddle.program.ProgramBuilder;
import dev.heddle.program.UpdateOperator;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What each operation does and waits for, step by step. */
class MachineTest {
  private static final Expression NO = Expression.constant(0, 1);

  // ---------------------------------------------------------------- store buffers

  @Test
  void scStoresReachMemoryAtOnce() {
    Walk walk = new Walk(new Sketch("x").thread(t -> t.store("x", 7)), MemoryModel.SC);
    assertEquals("0", walk.enabled());
    assertEquals(7, walk.go("0").memory("x"));
    assertEquals("", walk.enabled());
  }

  @Test
  void aLoadSeesItsOwnBufferedStore() {
    Sketch sketch =
        new Sketch("x")
            .thread(t -> {
              t.store("x", 1);
              t.store("x", 2);
              t.load("x");
            });
    Walk walk = new Walk(sketch, MemoryModel.TSO);
    assertEquals("0 0!", walk.enabled());
    walk.go("0");
    assertEquals(2, walk.register(0, 0));
    assertEquals(0, walk.memory("x"));
    assertEquals(1, walk.go("0!").memory("x"));
    assertEquals(2, walk.go("0!").memory("x"));
    assertEquals("", walk.enabled());
  }

  @Test
  void othersSeeAStoreOnlyAfterItsCommit() {
    Sketch sketch =
        new Sketch("x")
            .thread(t -> t.store("x", 1))
            .thread(t -> {
              t.load("x");
              t.load("x");
            });
    Walk walk = new Walk(sketch, MemoryModel.PSO).go("1", "0!x:4", "1");
    assertEquals(0, walk.register(1, 0));
    assertEquals(1, walk.register(1, 1));
  }

  @Test
  void tsoCommitsInOrderAndPsoPerLocation() {
    Sketch sketch =
        new Sketch("x", "y")
            .thread(t -> {
              t.store("x", 1);
              t.store("y", 2);
              t.store("x", 3);
            });
    Walk tso = new Walk(sketch, MemoryModel.TSO).go("0!");
    assertEquals(1, tso.memory("x"));
    assertEquals(0, tso.memory("y"));
    Walk pso = new Walk(sketch, MemoryModel.PSO);
    assertEquals("0!x:4 0!y:4", pso.enabled());
    assertEquals(2, pso.go("0!y:4").memory("y"));
    assertEquals(1, pso.go("0!x:4").memory("x"));
    assertEquals(3, pso.go("0!x:4").memory("x"));
  }

  @ParameterizedTest
  @EnumSource(names = {"TSO", "PSO"})
  void aFenceWaitsForTheBuffers(MemoryModel model) {
    Sketch sketch =
        new Sketch("x", "y")
            .thread(t -> {
              t.store("x", 1);
              t.fence();
              t.load("y");
            });
    Walk walk = new Walk(sketch, model);
    String commit = model == MemoryModel.TSO ? "0!" : "0!x:4";
    assertEquals(commit, walk.enabled());
    assertEquals("0", walk.go(commit).enabled());
    assertEquals("", walk.go("0", "0").enabled());
  }

  /** It holds back later stores only; loads pass. */
  @Test
  void aStoreStoreFenceKeepsCommitsInOrderUnderPso() {
    Sketch sketch =
        new Sketch("x", "y", "z")
            .thread(t -> {
              t.store("x", 1);
              t.storeFence();
              t.store("y", 1);
              t.load("z");
            });
    Walk walk = new Walk(sketch, MemoryModel.PSO);
    assertEquals("0 0!x:4", walk.enabled());
    assertEquals("0!x:4", walk.go("0").enabled());
    assertEquals("0!y:4", walk.go("0!x:4").enabled());
    assertTrue(walk.before(1, walk.go("0!y:4").last()));
  }

  @ParameterizedTest
  @EnumSource(names = {"TSO", "PSO"})
  void aLoadOfMoreBytesWaitsForTheStore(MemoryModel model) {
    Sketch sketch =
        new Sketch("x")
            .thread(t -> {
              t.store("x", 0, Expression.constant(0x0201, 16));
              t.load("x", 1, 2);
            });
    Walk walk = new Walk(sketch, model);
    String commit = model == MemoryModel.TSO ? "0!" : "0!x:2";
    assertEquals(commit, walk.enabled());
    walk.go(commit, "0");
    assertEquals(2, walk.register(0, 0));
  }

  /** The newest store that shares a byte decides, not an older one that has them all. */
  @ParameterizedTest
  @EnumSource(names = {"TSO", "PSO"})
  void aLoadOfAPartIsForwarded(MemoryModel model) {
    Sketch sketch =
        new Sketch("x")
            .thread(t -> {
              t.store("x", 0, Expression.constant(0x04030201, 32));
              t.load("x", 1, 2);
              t.store("x", 1, Expression.constant(5, 8));
              t.load("x", 2, 2);
              t.load("x", 1, 2);
            });
    Walk walk = new Walk(sketch, model);
    walk.go("0", "0");
    assertEquals(0x0302, walk.register(0, 0));
    assertEquals(0x0403, walk.register(0, 1));
    boolean tso = model == MemoryModel.TSO;
    assertEquals(tso ? "0!" : "0!x:4", walk.enabled());
    walk.go(tso ? "0!" : "0!x:4", tso ? "0!" : "0!x+1:1", "0");
    assertEquals(0x0305, walk.register(0, 2));
  }

  @Test
  void overlappingStoresCommitInOrderUnderPso() {
    Sketch sketch =
        new Sketch("x")
            .thread(t -> {
              t.store("x", 0, Expression.constant(0x0101, 16));
              t.store("x", 1, Expression.constant(0x02, 8));
              t.store("x", 2, Expression.constant(0x03, 8));
            });
    Walk walk = new Walk(sketch, MemoryModel.PSO);
    assertEquals("0!x+2:1 0!x:2", walk.enabled());
    assertEquals("0!x+1:1 0!x+2:1", walk.go("0!x:2").enabled());
    assertEquals(0x03_02_01, walk.go("0!x+2:1", "0!x+1:1").memory("x"));
  }

  // ---------------------------------------------------------------- atomics

  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void updatesAndExchangesDrainAndHappenAtOnce(MemoryModel model) {
    Sketch sketch =
        new Sketch("x", "y")
            .thread(t -> {
              t.store("y", 1);
              t.update(UpdateOperator.ADD, "x", 5);
              t.exchange("x", 5, 6);
              t.exchange("x", 5, 7);
            });
    Walk walk = new Walk(sketch, model);
    assertEquals(
        switch (model) {
          case SC -> "0";
          case TSO -> "0!";
          case PSO -> "0!y:4";
          case PSO_SPARC -> "0 0!y:4";
          case RMO -> throw new AssertionError(model);
        },
        walk.enabled());
    walk.finish();
    assertEquals(6, walk.memory("x"));
    assertEquals(0, walk.register(0, 0));
    assertEquals(5, walk.register(0, 1));
    assertEquals(6, walk.register(0, 2));
  }

  /** As on SPARC: own stores of the same bytes, and those from before a store-store fence. */
  @Test
  void anUpdateWaitsForSomeStoresOnly() {
    Sketch same =
        new Sketch("x", "y")
            .thread(t -> {
              t.store("y", 1);
              t.store("x", 1);
              t.update(UpdateOperator.ADD, "x", 5);
            });
    Walk walk = new Walk(same, MemoryModel.PSO_SPARC);
    assertEquals("0!x:4 0!y:4", walk.enabled());
    assertEquals(6, walk.go("0!x:4", "0").memory("x"));
    assertEquals(0, walk.memory("y"));
    Sketch fenced =
        new Sketch("x", "y")
            .thread(t -> {
              t.store("y", 1);
              t.storeFence();
              t.update(UpdateOperator.ADD, "x", 5);
            });
    assertEquals("0!y:4", new Walk(fenced, MemoryModel.PSO_SPARC).enabled());
  }

  // ---------------------------------------------------------------- mutexes

  @Test
  void aTakenMutexBlocksAndAnUnlockWakes() {
    Sketch sketch = new Sketch("m");
    for (int i = 0; i < 2; i++) {
      sketch.thread(t -> {
        t.lock("m");
        t.unlock("m");
      });
    }
    Walk walk = new Walk(sketch, MemoryModel.TSO);
    assertEquals("0 1", walk.enabled());
    assertEquals("0", walk.go("0").enabled());
    assertEquals(0, walk.machine.blocker(1));
    assertEquals(-1, walk.machine.blocker(0));
    assertEquals("1", walk.go("0").enabled());
    walk.finish();
    assertTrue(walk.machine.state().isEnded(0) && walk.machine.state().isEnded(1));
  }

  @Test
  void opposedLocksEndInADeadlock() {
    Sketch sketch = new Sketch("m", "n");
    for (String[] order : new String[][] {{"m", "n"}, {"n", "m"}}) {
      sketch.thread(t -> {
        t.lock(order[0]);
        t.lock(order[1]);
      });
    }
    Walk walk = new Walk(sketch, MemoryModel.SC).go("0", "1");
    assertEquals("", walk.enabled());
    assertEquals(1, walk.machine.blocker(0));
    assertEquals(0, walk.machine.blocker(1));
    assertFalse(walk.machine.state().isEnded(0));
    assertEquals(Stop.NONE, walk.machine.state().stop(0));
  }

  @Test
  void tryLockTellsWhetherItTookTheMutex() {
    Sketch sketch = new Sketch("m").thread(t -> t.tryLock("m")).thread(t -> t.tryLock("m"));
    Walk walk = new Walk(sketch, MemoryModel.SC).go("1", "0");
    assertEquals(0, walk.register(0, 0));
    assertEquals(1, walk.register(1, 0));
  }

  @Test
  void aMutexIsNoMemory() {
    Sketch sketch =
        new Sketch("m")
            .thread(t -> {
              t.store("m", 5);
              t.lock("m");
              t.load("m");
            });
    Walk walk = new Walk(sketch, MemoryModel.SC);
    walk.finish();
    assertEquals(5, walk.register(0, 0));
  }

  // ---------------------------------------------------------------- threads and calls

  @Test
  void aThreadIsNamedByItsPathOfSpawns() {
    Sketch sketch =
        new Sketch("x")
            .function(t -> t.store("x", 9))
            .function(t -> {
              t.spawn(0);
              t.raw.giveBack(number(4));
            })
            .thread(t -> {
              t.spawn(0);
              Register second = t.spawn(1);
              t.join(second);
            });
    Walk walk = new Walk(sketch, MemoryModel.TSO);
    assertEquals("0.0! 0.1.0!", walk.enabled());
    assertEquals(0x101, walk.register(0, 0));
    assertEquals(0x102, walk.register(0, 1));
    walk.finish();
    assertEquals(4, walk.register(0, 2));
  }

  /** The buffer of the child, not only its code. */
  @Test
  void aJoinWaitsForTheEndAndTheStores() {
    Sketch sketch =
        new Sketch("x")
            .function(t -> {
              t.load("x");
              t.store("x", 1);
            })
            .thread(t -> {
              t.join(t.spawn(0));
              t.load("x");
            });
    Walk walk = new Walk(sketch, MemoryModel.TSO);
    assertEquals("0.0", walk.enabled());
    assertEquals("0.0!", walk.go("0.0").enabled());
    assertEquals("0", walk.go("0.0!").enabled());
    walk.finish();
    assertEquals(1, walk.register(0, 2));
  }

  @Test
  void namesDoNotDependOnTheSchedule() {
    Sketch sketch = new Sketch("x").function(t -> t.load("x"));
    for (int i = 0; i < 2; i++) {
      sketch.thread(t -> {
        t.load("x");
        t.spawn(0);
        t.spawn(0);
      });
    }
    for (String[] order : new String[][] {{"0", "1"}, {"1", "0"}}) {
      Walk walk = new Walk(sketch, MemoryModel.SC).go(order);
      assertEquals("0.0 0.1 1.0 1.1", walk.enabled());
      assertEquals(0x101, walk.register(0, 1));
      assertEquals(0x202, walk.register(1, 2));
    }
  }

  /** sum(n) = n == 0 ? 0 : n + sum(n - 1). */
  @Test
  void callsNestAndReturnResults() {
    ProgramBuilder program = new ProgramBuilder("recursion");
    FunctionBuilder sum = new FunctionBuilder("sum");
    Register n = sum.parameter("n", 32);
    Register below = sum.register("below", 32);
    Label end = sum.label("end");
    Label more = sum.label("more");
    sum.branch(equal(n, 0), end, more);
    sum.place(more);
    Expression less = new Expression.Binary(BinaryOperator.SUB, n, number(1));
    sum.call(below, new Expression.FunctionAddress(0), less);
    sum.place(end);
    sum.giveBack(plus(n, below));
    program.function(sum.build());
    FunctionBuilder main = new FunctionBuilder("main");
    Register result = main.register("result", 32);
    main.call(result, new Expression.FunctionAddress(0), number(1000));
    program.thread(main.build());
    Machine machine = new Machine(program.build(), MemoryModel.SC);
    assertTrue(machine.state().isEnded(0));
    assertEquals(500500, machine.state().register(0, 0));
  }

  // ---------------------------------------------------------------- ends

  private static Arguments stops(Stop stop, Sketch sketch) {
    return Arguments.of(stop, sketch);
  }

  private static Sketch thread(java.util.function.Consumer<Sketch.Code> body) {
    return new Sketch("x").thread(body);
  }

  private static Stream<Arguments> everyStop() {
    return Stream.of(
        stops(Stop.ASSUMPTION, thread(t -> t.raw.assume(NO))),
        stops(Stop.ASSERTION, thread(t -> t.raw.check(NO, "no"))),
        stops(Stop.OUT_OF_BOUNDS, thread(t -> t.load("x", 1, 4))),
        stops(
            Stop.NULL,
            thread(t -> t.raw.store(Expression.constant(0, 64), number(1), 4, Order.PLAIN))),
        stops(
            Stop.BAD_ADDRESS,
            thread(t -> t.raw.store(Expression.constant(-8, 64), number(1), 4, Order.PLAIN))),
        stops(Stop.NULL, thread(t -> t.raw.lock(Expression.constant(8, 64)))),
        stops(
            Stop.DIVISION,
            thread(t ->
                t.store("x", new Expression.Binary(BinaryOperator.UREM, number(1), number(0))))),
        stops(Stop.NOT_LOCKED, thread(t -> t.unlock("x"))),
        stops(Stop.BAD_CALL, thread(t -> t.raw.call(null, Expression.constant(5, 64)))),
        stops(
            Stop.BAD_CALL,
            new Sketch("x")
                .thread(t -> t.raw.call(null, new Expression.FunctionAddress(1)))
                .function(t -> t.raw.parameter("n", 32))),
        stops(Stop.BAD_CALL, thread(t -> t.raw.spawn(t.register(64), Expression.constant(5, 64)))),
        stops(Stop.BAD_JOIN, thread(t -> t.join(Expression.constant(77, 64)))),
        stops(Stop.CUT, thread(t -> t.raw.cut("bound"))),
        stops(
            Stop.LONG_RUN,
            thread(t -> {
              Label top = t.raw.label("top");
              t.raw.place(top);
              t.raw.jump(top);
            })),
        stops(Stop.TOO_MANY, thread(t -> t.raw.call(null, new Expression.FunctionAddress(0)))));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("everyStop")
  void aThreadStopsWhereItCannotGoOn(Stop stop, Sketch sketch) {
    for (MemoryModel model : Machine.MODELS) {
      Walk walk = new Walk(sketch, model);
      walk.finish();
      assertEquals(stop, walk.machine.state().stop(0));
      assertFalse(walk.machine.state().isEnded(0));
    }
  }

  @Test
  void everyStopIsAFailureOrALimitOrNeither() {
    for (Stop stop : Stop.values()) {
      assertFalse(stop.isFailure() && stop.isCut());
      assertEquals(stop == Stop.NONE, stop.toString().isEmpty());
    }
  }

  /** Its stores still reach memory. */
  @Test
  void aStoppedThreadDrains() {
    Sketch sketch =
        new Sketch("x")
            .thread(t -> {
              t.store("x", 3);
              t.raw.check(NO, "no");
            });
    Walk walk = new Walk(sketch, MemoryModel.TSO);
    assertEquals(Stop.ASSERTION, walk.machine.state().stop(0));
    assertEquals(3, walk.go("0!").memory("x"));
  }

  @Test
  void choicesSetTheRegister() {
    Sketch sketch = new Sketch("x").thread(t -> t.raw.choose(t.register(), 3));
    Walk walk = new Walk(sketch, MemoryModel.SC);
    Machine machine = walk.machine;
    assertEquals(3, machine.alternatives(machine.laneOf(0)));
    for (int choice = 0; choice < 3; choice++) {
      machine.step(machine.laneOf(0), choice);
      assertEquals(choice, machine.state().register(0, 0));
      machine.undo();
    }
  }

  @Test
  void tooManyThreadsAreRefused() {
    ProgramBuilder program = new ProgramBuilder("many");
    int f = program.function(new FunctionBuilder("f").build());
    for (int i = 0; i < 300; i++) {
      program.thread(f);
    }
    Program many = program.build();
    IllegalArgumentException e =
        org.junit.jupiter.api.Assertions.assertThrows(
            IllegalArgumentException.class, () -> new Machine(many, MemoryModel.SC));
    assertTrue(e.getMessage().startsWith("more than "), e.getMessage());
  }

  /** More lanes than fit in one word. */
  @Test
  void manyThreadsAndBuffers() {
    ProgramBuilder program = new ProgramBuilder("many");
    var x = program.integer("x", 4, 0);
    FunctionBuilder f = new FunctionBuilder("f");
    Register r = f.register("r", 32);
    Expression address = new Expression.GlobalAddress(x, 0, 64);
    f.load(r, address, 4, Order.PLAIN);
    f.store(address, plus(r, number(1)), 4, Order.PLAIN);
    int index = program.function(f.build());
    for (int i = 0; i < 150; i++) {
      program.thread(index);
    }
    for (MemoryModel model : Machine.MODELS) {
      Machine machine = new Machine(program.build(), model);
      runToTheEnd(machine);
      assertEquals(300, machine.execution().length());
      assertTrue(machine.state().read(x.address(), 4) > 0);
    }
  }

  /** The highest lane first. */
  private static void runToTheEnd(Machine machine) {
    for (boolean moved = true; moved; ) {
      moved = false;
      for (int lane = 64 * machine.laneWords() - 1; lane >= 0 && !moved; lane--) {
        if (machine.isEnabled(lane)) {
          machine.step(lane, 0);
          moved = true;
        }
      }
    }
  }

  /** Seventy threads are joined by the first one, but for one that goes on only if it may. */
  @ParameterizedTest
  @ValueSource(ints = {1, 30, 62, 63, 64, 65, 70})
  void oneOfManyThatDoesNotEndIsSeen(int one) {
    for (int may = 0; may <= 1; may++) {
      Expression goesOn = Expression.constant(may, 1);
      Sketch sketch =
          new Sketch("x")
              .function(t -> t.load("x"))
              .function(t -> {
                t.load("x");
                t.raw.assume(goesOn);
              })
              .thread(t -> {
                List<Register> others = new ArrayList<>();
                for (int i = 1; i <= 70; i++) {
                  Register handle = t.spawn(i == one ? 1 : 0);
                  if (i != one) {
                    others.add(handle);
                  }
                }
                others.forEach(t::join);
                t.raw.add(new Instruction.Halt(t.raw.position()));
              });
      Machine machine = new Machine(sketch.program(), MemoryModel.TSO);
      runToTheEnd(machine);
      assertEquals(may == 1, machine.endsNormally(), one + " of 70");
      machine.undo();
      assertFalse(machine.endsNormally(), "the last load is yet to come");
    }
  }

  @Test
  void comparisonsOfFunctionAddressesWork() {
    Sketch sketch =
        new Sketch("x")
            .thread(t -> {
              Expression f = new Expression.FunctionAddress(0);
              t.raw.assign(t.register(1), new Expression.Comparison(ComparisonOperator.EQ, f, f));
            });
    assertEquals(1, new Walk(sketch, MemoryModel.SC).register(0, 0));
  }
}
