// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Failure;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.InputException;
import dev.heddle.program.Instruction;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.Storage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The instructions that calls of primitives become. */
class PrimitivesTest {
  private static final SourcePosition AT = new SourcePosition("x.c", 3, 5);
  private final FunctionBuilder body = new FunctionBuilder("f").at(AT);
  private Optional<Nondet> nondet = Optional.empty();

  /** Writes a call with these arguments: texts are string constants at 0x100, 0x200, ... */
  private List<Instruction> emit(String name, Optional<Register> result, Object... arguments) {
    List<Expression> values = new ArrayList<>();
    List<Optional<String>> texts = new ArrayList<>();
    for (Object a : arguments) {
      boolean isText = a instanceof String;
      values.add(isText ? Expression.constant(0x100L * (values.size() + 1), 64) : (Expression) a);
      texts.add(isText ? Optional.of((String) a) : Optional.empty());
    }
    new Primitives(nondet, false).emit(new Site(name, body, values, result, texts));
    List<Instruction> code = body.build().code();
    return code.subList(0, code.size() - 1);
  }

  private static Expression number(long value, int bits) {
    return Expression.constant(value, bits);
  }

  private InputException refused(String name, Object... arguments) {
    return assertThrows(InputException.class, () -> emit(name, Optional.empty(), arguments));
  }

  @Test
  void argumentsAreWidenedAndMissingOnesAreZero() {
    List<Instruction> code = emit("__heddle_poke8", Optional.empty(), number(16, 32));
    assertEquals(List.of(new Instruction.Poke(number(16, 64), number(0, 64), 8, AT)), code);
  }

  @Test
  void resultsGetTheWidthOfTheCaller() {
    Register result = body.register("r", 32);
    List<Instruction> code = emit("__heddle_self", Optional.of(result));
    Instruction.Self self = (Instruction.Self) code.get(0);
    Instruction.Assign assign = (Instruction.Assign) code.get(1);
    assertEquals(64, self.target().bits());
    assertEquals(result, assign.target());
    assertEquals(32, assign.value().bits());
  }

  @Test
  void awaitsAreSpelledOut() {
    List<Instruction> code =
        emit(
            "__heddle_await",
            Optional.empty(),
            number(64, 64),
            "UGT",
            number(0, 64),
            "SUB",
            number(1, 64),
            "semaphore");
    Instruction.Await await = (Instruction.Await) code.getFirst();
    assertEquals(Instruction.Await.Patience.WAIT, await.patience());
    assertEquals("semaphore", await.what());
    assertEquals("old >u 0: sub 1", describe(await));
  }

  private static String describe(Instruction.Await a) {
    return "old "
        + a.test().operator()
        + " "
        + ((Expression.Constant) a.test().operand()).value()
        + ": "
        + a.update().operator()
        + " "
        + ((Expression.Constant) a.update().operand()).value();
  }

  @Test
  void namesMustBeKnownConstants() {
    Object[] unknown = {number(64, 64), "LARGER", number(0, 64), "SUB", number(1, 64)};
    assertEquals(
        "x.c:3:5: `__heddle_try`: argument 2 is no ComparisonOperator: LARGER",
        refused("__heddle_try", unknown).getMessage());
    Object[] variable = {number(64, 64), number(7, 64), number(0, 64), "SUB", number(1, 64)};
    assertEquals(
        "x.c:3:5: `__heddle_try`: argument 2 must be a string constant",
        refused("__heddle_try", variable).getMessage());
    assertEquals(
        "x.c:3:5: `__heddle_allocate`: argument 2 must be a constant",
        refused("__heddle_allocate", number(8, 64), body.register("r", 64)).getMessage());
    assertEquals(
        "x.c:3:5: `__heddle_allocate`: alignment 3",
        refused("__heddle_allocate", number(8, 64), number(3, 32)).getMessage());
  }

  @Test
  void failuresHaveKindAndMessage() {
    assertEquals(
        List.of(new Instruction.Assert(number(0, 1), Failure.MUTEX, "text", AT)),
        emit("__heddle_fail", Optional.empty(), "MUTEX", "text"));
  }

  @Test
  void assertionsShowTheirText() {
    assertEquals(
        List.of(new Instruction.Assert(number(0, 1), Failure.ASSERTION, "a == b", AT)),
        emit("__assert_fail", Optional.empty(), "a == b", "x.c", number(3, 32), "main"));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 32, 64})
  void assumptionsComeInAllWidths(int bits) {
    Register condition = body.register("c", bits);
    List<Instruction> code = emit("__VERIFIER_assume", Optional.empty(), condition);
    assertEquals(1, ((Instruction.Assume) code.getFirst()).condition().bits());
  }

  @Test
  void printingKeepsArgumentsAsTheyAre() {
    List<Instruction> code =
        emit("__heddle_fprint", Optional.empty(), number(1, 64), "%d", number(5, 32));
    assertEquals(
        new Instruction.Print(number(0x200, 64), List.of(number(5, 32)), AT), code.getFirst());
  }

  @Test
  void nullIsNotFreed() {
    Register p = body.register("p", 64);
    List<Instruction> code = emit("free", Optional.empty(), p);
    assertTrue(code.get(0) instanceof Instruction.Branch);
    assertEquals(new Instruction.Free(p, Storage.HEAP, AT), code.get(1));
  }

  @Test
  void choicesNeedARange() {
    assertEquals(
        "x.c:3:5: `__VERIFIER_nondet_int` has no range: give --nondet LO..HI",
        refused("__VERIFIER_nondet_int").getMessage());
    nondet = Optional.of(new Nondet(0, 100_000));
    assertEquals(
        "x.c:3:5: `__VERIFIER_nondet_int`:"
            + " more than 65535 values to choose from: give a shorter --nondet",
        refused("__VERIFIER_nondet_int").getMessage());
  }

  @ParameterizedTest
  @CsvSource({"char,256", "uchar,256", "ushort,301", "int,601", "ulong,301"})
  void rangesAreCutToTheType(String type, int count) {
    nondet = Optional.of(new Nondet(-300, 300));
    List<Instruction> code = emit("__VERIFIER_nondet_" + type, Optional.empty());
    assertEquals(number(count, 32), ((Instruction.Choose) code.getFirst()).count());
  }

  @Test
  void pointersLeakOnlyWhereOthersSeeThem() {
    Primitives primitives = new Primitives(nondet, false);
    assertTrue(primitives.leaks("__heddle_spawn", 1));
    assertTrue(primitives.leaks("__heddle_poke8", 1));
    assertFalse(primitives.leaks("__heddle_poke8", 0));
    for (String name : Arrays.asList("__heddle_lock", "__heddle_peek4", "free", "__heddle_print")) {
      assertTrue(primitives.contains(name));
      assertFalse(primitives.leaks(name, 0));
    }
    assertFalse(primitives.contains("pthread_cancel"));
  }
}
