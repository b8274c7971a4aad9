// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.heddle.program.Expression.Register;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What C11 orders become, and what cannot be built. */
class FunctionBuilderTest {
  private static final Expression X = Expression.constant(Program.BASE, 64);
  private static final Expression ONE = Expression.constant(1, 32);

  /** The instructions without addresses and values, and without the return at the end. */
  private static String code(Consumer<FunctionBuilder> body) {
    FunctionBuilder f = new FunctionBuilder("f");
    body.accept(f);
    ProgramBuilder p = new ProgramBuilder("p");
    p.thread(f.build());
    Program program = p.build();
    Function function = program.functions().getFirst();
    return function.code().stream()
        .limit(function.code().size() - 1)
        .map(i -> new ProgramPrinter(program).instruction(function, i))
        .map(text -> text.replaceAll(" \\[.*", ""))
        .collect(Collectors.joining("; "));
  }

  @ParameterizedTest
  @CsvSource({
    "PLAIN,   store32",
    "RELAXED, store32.relaxed",
    "RELEASE, fence StoreStore; store32.release",
    "SEQ_CST, fence StoreStore; store32.seq_cst; fence"
  })
  void stores(Order order, String code) {
    assertEquals(code, code(f -> f.store(X, ONE, 4, order)));
  }

  @ParameterizedTest
  @CsvSource({
    "PLAIN,   r = load32",
    "RELAXED, r = load32.relaxed",
    "ACQUIRE, r = load32.acquire",
    "SEQ_CST, r = load32.seq_cst"
  })
  void loads(Order order, String code) {
    assertEquals(code, code(f -> f.load(f.register("r", 32), X, 4, order)));
  }

  @ParameterizedTest
  @CsvSource({
    "RELAXED, r = add32.relaxed",
    "ACQUIRE, r = add32.acquire",
    "RELEASE, fence StoreStore; r = add32.release",
    "ACQ_REL, fence StoreStore; r = add32.acq_rel",
    "SEQ_CST, fence StoreStore; r = add32.seq_cst"
  })
  void updatesNeedAFenceToRelease(Order order, String code) {
    assertEquals(code, code(f -> f.update(f.register("r", 32), UpdateOperator.ADD, X, ONE, order)));
  }

  @ParameterizedTest
  @CsvSource({
    "ACQUIRE, SEQ_CST, r = cmpxchg32.acquire",
    "RELEASE, RELAXED, fence StoreStore; r = cmpxchg32.release",
    "SEQ_CST, RELAXED, fence StoreStore; r = cmpxchg32.seq_cst"
  })
  void comparisonsReleaseByTheOrderOfSuccess(Order order, Order failure, String code) {
    assertEquals(
        code, code(f -> f.compareExchange(f.register("r", 32), X, ONE, ONE, order, failure)));
  }

  @Test
  void instructionsOfMachinesHaveNoFence() {
    assertEquals(
        "r = add32.seq_cst", code(f -> f.locked(f.register("r", 32), UpdateOperator.ADD, X, ONE)));
    assertEquals("r = cmpxchg32.seq_cst", code(f -> f.locked(f.register("r", 32), X, ONE, ONE)));
  }

  @ParameterizedTest
  @CsvSource({
    "PLAIN,   ''",
    "RELAXED, ''",
    "ACQUIRE, fence LoadLoad|LoadStore",
    "RELEASE, fence StoreStore|LoadStore",
    "ACQ_REL, fence StoreStore|LoadLoad|LoadStore",
    "SEQ_CST, fence"
  })
  void fences(Order order, String code) {
    assertEquals(code, code(f -> f.fence(order)));
  }

  @Test
  void mistakesAreRefused() {
    FunctionBuilder f = new FunctionBuilder("f");
    Register r = f.register("r", 32);
    assertThrows(IllegalStateException.class, () -> f.parameter("late", 32));
    assertThrows(IllegalArgumentException.class, () -> f.load(r, X, 8, Order.PLAIN));
    assertThrows(IllegalArgumentException.class, () -> f.store(X, r, 3, Order.PLAIN));
    assertThrows(IllegalArgumentException.class, () -> f.choose(r, 0));
    assertThrows(
        IllegalArgumentException.class,
        () -> new Expression.Binary(BinaryOperator.ADD, r, Expression.constant(1, 8)));
    FunctionBuilder.Label twice = f.label("twice");
    f.place(twice);
    assertThrows(IllegalStateException.class, () -> f.place(twice));
    f.jump(f.label("nowhere"));
    assertThrows(IllegalStateException.class, f::build);
  }
}
