// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine;

import static dev.heddle.oracle.Sketch.number;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.machine.state.Stop;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.Sketch;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.DataType;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.Instruction;
import dev.heddle.program.Order;
import dev.heddle.program.ProgramBuilder;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.Storage;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Memory that is reserved and given back. */
class ObjectsTest {
  private static final SourcePosition AT = SourcePosition.NONE;

  private static Register allocate(Sketch.Code t, long bytes, Storage storage) {
    Register p = t.register(64);
    t.raw.add(new Instruction.Allocate(p, Expression.constant(bytes, 64), 8, storage, AT));
    return p;
  }

  private static void free(Sketch.Code t, Expression p) {
    t.raw.add(new Instruction.Free(p, Storage.HEAP, AT));
  }

  private static Expression plus(Expression p, long offset) {
    return new Expression.Binary(BinaryOperator.ADD, p, Expression.constant(offset, 64));
  }

  private static void put(Sketch.Code t, Expression p, long value) {
    t.raw.store(p, number(value), 4, Order.PLAIN);
  }

  private static Register use(Sketch.Code t, Expression p) {
    Register r = t.register();
    t.raw.loadInitialized(r, p, 4, Order.PLAIN);
    return r;
  }

  private static List<Stop> faults(Machine machine) {
    List<Stop> all = new ArrayList<>();
    for (int i = 0; i < machine.faults().count(); i++) {
      all.add(machine.faults().what(i));
    }
    return all;
  }

  private static Walk finished(Sketch sketch, MemoryModel model) {
    Walk walk = new Walk(sketch, model);
    walk.finish();
    return walk;
  }

  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void whatIsWrittenIsRead(MemoryModel model) {
    Sketch sketch =
        new Sketch()
            .thread(t -> {
              Register p = allocate(t, 8, Storage.HEAP);
              put(t, plus(p, 4), 7);
              use(t, plus(p, 4));
            });
    Walk walk = finished(sketch, model);
    assertEquals(7, walk.register(0, 1));
    assertEquals(List.of(), faults(walk.machine));
  }

  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void nobodyWroteIt(MemoryModel model) {
    Sketch sketch = new Sketch().thread(t -> use(t, allocate(t, 8, Storage.HEAP)));
    assertEquals(List.of(Stop.UNINITIALIZED), faults(finished(sketch, model).machine));
    Sketch zeroed = new Sketch().thread(t -> use(t, allocate(t, 8, Storage.ZEROED_HEAP)));
    assertEquals(List.of(), faults(finished(zeroed, model).machine));
  }

  /** Reading a number of which one byte was written is let pass: it may be a struct's padding. */
  @Test
  void partsAreEnough() {
    Sketch sketch =
        new Sketch()
            .thread(t -> {
              Register p = allocate(t, 8, Storage.HEAP);
              t.raw.store(p, Expression.constant(1, 8), 1, Order.PLAIN);
              use(t, p);
            });
    assertEquals(List.of(), faults(finished(sketch, MemoryModel.SC).machine));
  }

  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void useAfterFree(MemoryModel model) {
    Sketch sketch =
        new Sketch()
            .thread(t -> {
              Register p = allocate(t, 4, Storage.HEAP);
              put(t, p, 1);
              free(t, p);
              use(t, p);
              put(t, p, 2);
            });
    assertEquals(
        List.of(Stop.USE_AFTER_FREE, Stop.USE_AFTER_FREE), faults(finished(sketch, model).machine));
  }

  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void doubleFree(MemoryModel model) {
    Sketch sketch =
        new Sketch()
            .thread(t -> {
              Register p = allocate(t, 4, Storage.HEAP);
              free(t, p);
              free(t, p);
            });
    assertEquals(List.of(Stop.DOUBLE_FREE), faults(finished(sketch, model).machine));
  }

  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void wrongAddresses(MemoryModel model) {
    assertEquals(
        Stop.OUT_OF_BOUNDS,
        finished(new Sketch().thread(t -> put(t, plus(allocate(t, 4, Storage.HEAP), 4), 1)), model)
            .machine
            .state()
            .stop(0));
    assertEquals(
        Stop.OUT_OF_BOUNDS,
        finished(
                new Sketch().thread(t -> put(t, plus(allocate(t, 4, Storage.PRIVATE), -4), 1)),
                model)
            .machine
            .state()
            .stop(0));
    assertEquals(
        Stop.INVALID_FREE,
        finished(new Sketch().thread(t -> free(t, plus(allocate(t, 4, Storage.HEAP), 1))), model)
            .machine
            .state()
            .stop(0));
    assertEquals(
        Stop.INVALID_FREE,
        finished(new Sketch("x").thread(t -> free(t, t.address("x"))), model)
            .machine
            .state()
            .stop(0));
    assertEquals(
        Stop.INVALID_FREE,
        finished(new Sketch().thread(t -> free(t, allocate(t, 4, Storage.STACK))), model)
            .machine
            .state()
            .stop(0));
  }

  /** Accesses of private memory are no events, under no model. */
  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void privateMemoryIsSilent(MemoryModel model) {
    Sketch sketch =
        new Sketch()
            .thread(t -> {
              Register p = allocate(t, 64, Storage.PRIVATE);
              put(t, p, 3);
              Register r = t.register();
              t.raw.update(r, dev.heddle.program.UpdateOperator.ADD, p, number(4), Order.SEQ_CST);
              use(t, p);
            });
    Walk walk = new Walk(sketch, model);
    assertEquals(0, walk.machine.execution().length());
    assertTrue(walk.machine.state().isEnded(0));
    assertEquals(7, walk.register(0, 2));
  }

  /** A frame's private objects go with it, and what the next one finds there was never written. */
  @Test
  void privateObjectsEndWithTheirFunction() {
    ProgramBuilder program = new ProgramBuilder("frames");
    FunctionBuilder f = new FunctionBuilder("f");
    Register p = f.register("p", 64);
    f.add(new Instruction.Allocate(p, Expression.constant(4, 64), 4, Storage.PRIVATE, AT));
    f.store(p, number(1), 4, Order.PLAIN);
    f.giveBack(p);
    FunctionBuilder g = new FunctionBuilder("g");
    Register q = g.register("q", 64);
    Register r = g.register("r", 32);
    g.add(new Instruction.Allocate(q, Expression.constant(4, 64), 4, Storage.PRIVATE, AT));
    g.loadInitialized(r, q, 4, Order.PLAIN);
    FunctionBuilder main = new FunctionBuilder("main");
    Register first = main.register("first", 64);
    Register second = main.register("second", 64);
    program.function(f.build());
    program.function(g.build());
    main.call(first, new Expression.FunctionAddress(0));
    main.call(second, new Expression.FunctionAddress(0));
    main.call(null, new Expression.FunctionAddress(1));
    program.thread(main.build());
    Machine machine = new Machine(program.build(), MemoryModel.SC);
    assertEquals(Stop.UNINITIALIZED, machine.state().stop(0));
    assertEquals(machine.state().register(0, 0), machine.state().register(0, 1));
  }

  /** Addresses follow from the path of spawns, whoever allocates first. */
  @Test
  void addressesDoNotDependOnTheSchedule() {
    Sketch sketch = new Sketch("x");
    for (int i = 0; i < 2; i++) {
      sketch.thread(t -> {
        t.load("x");
        allocate(t, 100, Storage.HEAP);
        allocate(t, 100, Storage.HEAP);
      });
    }
    Walk a = new Walk(sketch, MemoryModel.SC).go("0", "1");
    Walk b = new Walk(sketch, MemoryModel.SC).go("1", "0");
    for (int r = 1; r <= 2; r++) {
      assertEquals(a.register(0, r), b.register(0, r));
      assertEquals(a.register(1, r), b.register(1, r));
      assertNotEquals(a.register(0, r), a.register(1, r));
    }
  }

  /** While a program is alone nothing is an event; then everything is. */
  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void beforeTheFirstSpawnMemoryIsItsOwn(MemoryModel model) {
    ProgramBuilder program = new ProgramBuilder("alone");
    Expression x = new Expression.GlobalAddress(program.integer("x", 4, 0), 0, 64);
    program.function(new FunctionBuilder("child").build());
    FunctionBuilder main = new FunctionBuilder("main");
    Register r = main.register("r", 32);
    Register h = main.register("h", 64);
    main.store(x, number(5), 4, Order.SEQ_CST);
    main.load(r, x, 4, Order.PLAIN);
    main.spawn(h, new Expression.FunctionAddress(0));
    main.load(r, x, 4, Order.PLAIN);
    program.thread(main.build());
    program.alone();
    Machine machine = new Machine(program.build(), model);
    assertEquals(0, machine.execution().length());
    assertEquals(5, machine.state().register(0, 0));
    machine.step(machine.laneOf(0), 0);
    assertEquals(1, machine.execution().length());
    assertTrue(machine.state().isEnded(0));
  }

  @Test
  void threadLocalsAreCopies() {
    ProgramBuilder program = new ProgramBuilder("locals");
    FunctionBuilder f = new FunctionBuilder("f");
    Register self = f.register("self", 64);
    Register block = f.register("block", 64);
    Register before = f.register("before", 32);
    Register after = f.register("after", 32);
    f.add(new Instruction.Self(self, AT));
    f.add(new Instruction.ThreadBlock(block, self, AT));
    f.load(before, block, 4, Order.PLAIN);
    f.store(block, number(9), 4, Order.PLAIN);
    f.load(after, block, 4, Order.PLAIN);
    int index = program.function(f.build());
    program.thread(index);
    program.thread(index);
    program.threadLocals(new byte[] {5, 0, 0, 0}, DataType.UNKNOWN);
    Machine machine = new Machine(program.build(), MemoryModel.SC);
    while (machine.isEnabled(0) || machine.isEnabled(1)) {
      machine.step(machine.isEnabled(0) ? 0 : 1, 0);
    }
    for (int t = 0; t < 2; t++) {
      assertEquals(5, machine.state().register(t, 2));
      assertEquals(9, machine.state().register(t, 3));
    }
  }

  /** By arithmetic on the address of an own variable, say: the other thread's is far away. */
  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void privateMemoryOfOthersIsOutOfReach(MemoryModel model) {
    Sketch sketch =
        new Sketch("x")
            .thread(t -> put(t, allocate(t, 4, Storage.PRIVATE), 1))
            .thread(t -> {
              Register mine = allocate(t, 4, Storage.PRIVATE);
              put(t, mine, 2);
              put(t, plus(mine, -1L << 24), 3);
            });
    Machine machine = finished(sketch, model).machine;
    assertTrue(machine.state().isEnded(0));
    assertEquals(Stop.BAD_ADDRESS, machine.state().stop(1));
  }
}
