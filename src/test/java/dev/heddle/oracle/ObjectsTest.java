// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.oracle.BruteForce.Result;
import dev.heddle.oracle.Ending.Fate;
import dev.heddle.oracle.Fault.Kind;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Instruction;
import dev.heddle.program.Order;
import dev.heddle.program.Program;
import dev.heddle.program.Storage;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Objects that are freed, memory that nobody else sees, and loops that spin. */
class ObjectsTest {
  private static Result run(Program program, Model model) {
    return new BruteForce(program, model, 100_000).run();
  }

  private static Ending only(Sketch sketch, Model model) {
    Result result = run(sketch.program(), model);
    assertEquals(1, result.endings().size(), result.signatures()::toString);
    return result.endings().firstEntry().getValue();
  }

  private static Set<Set<Fault>> faults(Result result) {
    return result.endings().values().stream()
        .map(e -> Set.copyOf(e.faults()))
        .collect(Collectors.toSet());
  }

  /** The parent hands a pointer over through memory, and frees. */
  private static Sketch handedOver(boolean alone, boolean freesTwice) {
    Sketch sketch =
        new Sketch("x")
            .array("p", 2)
            .function(t -> {
              Register pointer = t.load("p", 0, 8);
              t.raw.store(pointer, Sketch.number(1), 4, Order.PLAIN);
            })
            .thread(t -> {
              Register object = t.allocate(Storage.HEAP);
              t.store("p", object);
              t.spawn(0);
              t.free(object);
              if (freesTwice) {
                t.free(object);
              }
            });
    return alone ? sketch.alone() : sketch;
  }

  @ParameterizedTest
  @EnumSource
  void theStoreIsBeforeOrAfterTheFree(Model model) {
    Result result = run(handedOver(false, false).program(), model);
    Fault fault = new Fault("0.0", Kind.USE_AFTER_FREE);
    assertEquals(Set.of(Set.of(), Set.of(fault)), faults(result));
    assertEquals(2, result.endings().size());
  }

  @ParameterizedTest
  @EnumSource
  void freeingTwiceIsAFaultOfItsOwn(Model model) {
    Result result = run(handedOver(true, true).program(), model);
    Fault twice = new Fault("0", Kind.DOUBLE_FREE);
    Fault use = new Fault("0.0", Kind.USE_AFTER_FREE);
    assertEquals(Set.of(Set.of(twice), Set.of(twice, use)), faults(result));
    assertEquals(3, result.endings().size());
  }

  /** What the parent does before it starts another thread is no event. */
  @Test
  void aloneIsSilent() {
    Result result = run(handedOver(true, false).program(), Model.TSO);
    assertTrue(
        result.signatures().stream().allMatch(s -> s.contains("0.0#0=init,init")),
        result.signatures()::toString);
  }

  @ParameterizedTest
  @EnumSource
  void aloneAUseAfterFreeStops(Model model) {
    Sketch sketch =
        new Sketch()
            .thread(t -> {
              Register object = t.allocate(Storage.HEAP);
              t.free(object);
              t.raw.store(object, Sketch.number(1), 4, Order.PLAIN);
            })
            .alone();
    assertEquals(Map.of("0", Fate.FAILED), only(sketch, model).fates());
  }

  @ParameterizedTest
  @EnumSource
  void privateMemoryIsSilent(Model model) {
    Sketch sketch =
        new Sketch()
            .thread(t -> {
              Register object = t.allocate(Storage.PRIVATE);
              t.raw.store(object, Sketch.number(7), 4, Order.PLAIN);
              t.raw.load(t.register(), object, 4, Order.PLAIN);
            })
            .thread(t -> t.raw.add(new Instruction.Self(t.register(64), t.raw.position())));
    assertEquals(List.of("||"), List.copyOf(run(sketch.program(), model).signatures()));
    assertEquals(7L, only(sketch, model).registers().getFirst().getLast());
    assertEquals(List.of(2L), only(sketch, model).registers().getLast());
  }

  @Test
  void readingWhatNobodyWroteIsAFault() {
    Sketch sketch =
        new Sketch()
            .thread(t -> {
              Register object = t.allocate(Storage.HEAP);
              t.raw.loadInitialized(t.register(), object, 4, Order.PLAIN);
              Expression second = Sketch.plus(object, Expression.constant(2, 64));
              t.raw.store(second, Expression.constant(3, 16), 2, Order.PLAIN);
              t.raw.fence();
              t.raw.loadInitialized(t.register(), object, 4, Order.PLAIN);
            });
    Ending ending = only(sketch, Model.TSO);
    assertEquals(Set.of(new Fault("0", Kind.UNINITIALIZED)), Set.copyOf(ending.faults()));
    assertEquals(3L << 16, ending.registers().getFirst().getLast());
  }
}
