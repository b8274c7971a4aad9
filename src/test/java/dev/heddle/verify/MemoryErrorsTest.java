// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

import static dev.heddle.oracle.Sketch.number;
import static dev.heddle.verify.Asking.line;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.Sketch;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Instruction;
import dev.heddle.program.Order;
import dev.heddle.program.Storage;
import dev.heddle.verify.check.Replayed;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Objects on the heap: used after their end, never freed, and how a witness names them. */
class MemoryErrorsTest {
  /** One thread allocates and hands the object to another; then both go on with it. */
  private static Sketch shared(
      BiConsumer<Sketch.Code, Register> one, BiConsumer<Sketch.Code, Register> other) {
    return new Sketch("p", "unused")
        .function(f -> {
          Register object = f.raw.parameter("object", 64);
          f.raw.at(line(3));
          other.accept(f, object);
        })
        .thread(t -> {
          Register object = t.register(64);
          t.raw.at(line(1));
          t.raw.add(
              new Instruction.Allocate(
                  object, Expression.constant(16, 64), 8, Storage.ZEROED_HEAP, line(1)));
          Register child = t.register(64);
          t.raw.spawn(child, new Expression.FunctionAddress(0), object);
          t.raw.at(line(2));
          one.accept(t, object);
          t.join(child);
        });
  }

  private static void free(Sketch.Code t, Register object) {
    t.raw.add(new Instruction.Free(object, Storage.HEAP, t.raw.position()));
  }

  private static void write(Sketch.Code t, Register object) {
    t.raw.store(object, number(5), 4, Order.PLAIN);
  }

  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void aUseAfterFreeIsFoundInEveryModel(MemoryModel model) {
    Sketch sketch = shared(MemoryErrorsTest::free, MemoryErrorsTest::write);
    assertEquals(
        List.of("use after free: use after free: heap object of line 1 (t.c:3:1)"),
        Asking.of(sketch, model).errors());
  }

  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void twoFreesAreOneTooMany(MemoryModel model) {
    Sketch sketch = shared(MemoryErrorsTest::free, MemoryErrorsTest::free);
    List<String> errors = Asking.of(sketch, model).errors();
    assertTrue(
        errors.contains("double free: double free: heap object of line 1 (t.c:2:1)"),
        errors::toString);
    assertTrue(
        errors.contains("double free: double free: heap object of line 1 (t.c:3:1)"),
        errors::toString);
  }

  @Test
  void aLeakIsAnErrorIfAskedFor() {
    Sketch sketch = shared((t, object) -> {}, MemoryErrorsTest::write);
    Asking asking = Asking.of(sketch, MemoryModel.TSO);
    assertEquals(List.of(), asking.errors());
    assertEquals(
        List.of("leak: leak: what is allocated here is not freed (t.c:1:1)"),
        asking.with(OptionalCheck.LEAKS).errors());
    Sketch freed = shared((t, object) -> {}, MemoryErrorsTest::free);
    assertEquals(List.of(), Asking.of(freed, MemoryModel.TSO).with(OptionalCheck.LEAKS).errors());
  }

  @Test
  void freeingRacesWithUsing() {
    Sketch sketch = shared(MemoryErrorsTest::free, MemoryErrorsTest::write);
    List<String> errors = Asking.of(sketch, MemoryModel.SC).with(OptionalCheck.RACES).errors();
    assertTrue(
        errors.contains(
            "data race: data race on heap object of line 1: freed here, write at line 3"
                + " (t.c:2:1)"),
        errors::toString);
  }

  @Test
  void aWitnessNamesTheObject() {
    Asking asking =
        Asking.of(shared(MemoryErrorsTest::free, MemoryErrorsTest::write), MemoryModel.SC);
    Finding finding = asking.verdict().findings().getFirst();
    Witness witness = Replayed.picture(asking.question(), finding).witness();
    Witness.Freed freed = new Witness.Freed("0", line(2));
    assertEquals(
        List.of(
            new Witness.HeapObject("heap#1", "", "heap", "", 16, "0", line(1), Optional.of(freed))),
        witness.objects());
    assertEquals(
        List.of("SPAWN 0.0 false", "FREE heap#1 false", "WRITE heap#1 true"),
        witness.steps().stream().map(s -> s.doing() + " " + s.place() + " " + s.guilty()).toList());
  }
}
