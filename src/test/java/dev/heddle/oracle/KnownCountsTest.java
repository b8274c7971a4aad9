// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import static dev.heddle.oracle.Sketch.equal;
import static dev.heddle.oracle.Sketch.number;
import static dev.heddle.oracle.Sketch.plus;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.oracle.Sketch.Code;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder.Label;
import dev.heddle.program.UpdateOperator;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The brute force against numbers of traces from the literature and from other tools. */
@Tag("slow")
class KnownCountsTest {
  private static void assertTraces(Sketch sketch, int sc, int tso, int pso) {
    int[] counts = Stream.of(Model.values()).mapToInt(sketch::traces).toArray();
    assertEquals(Arrays.toString(new int[] {sc, tso, pso}), Arrays.toString(counts));
  }

  @ParameterizedTest
  @CsvSource({"2, 3, 4", "3, 7, 8", "4, 15, 16"})
  void storeBufferingRing(int n, int sc, int relaxed) {
    String[] x = IntStream.range(0, n).mapToObj(i -> "x" + i).toArray(String[]::new);
    Sketch sketch = new Sketch(x);
    for (int i = 0; i < n; i++) {
      String own = x[i];
      String next = x[(i + 1) % n];
      sketch.thread(t -> {
        t.store(own, 1);
        t.load(next);
      });
    }
    assertTraces(sketch, sc, relaxed, relaxed);
  }

  @ParameterizedTest
  @CsvSource({"2, 6", "3, 24", "4, 120"})
  void writersAndOneReader(int n, int traces) {
    Sketch sketch = new Sketch("x").thread(t -> t.load("x"));
    IntStream.rangeClosed(1, n).forEach(i -> sketch.thread(t -> t.store("x", i)));
    assertTraces(sketch, traces, traces, traces);
  }

  @ParameterizedTest
  @CsvSource({"1", "4", "7"})
  void readersOfOneWriter(int n) {
    Sketch sketch = new Sketch("x").thread(t -> t.store("x", 1));
    IntStream.range(0, n).forEach(_ -> sketch.thread(t -> t.load("x")));
    assertTraces(sketch, 1 << n, 1 << n, 1 << n);
  }

  @ParameterizedTest
  @CsvSource({"2, 2", "4, 24", "6, 720"})
  void atomicIncrements(int n, int traces) {
    Sketch sketch = new Sketch("x");
    IntStream.range(0, n).forEach(_ -> sketch.thread(t -> t.update(UpdateOperator.ADD, "x", 1)));
    assertTraces(sketch, traces, traces, traces);
  }

  /** (n + 3) * 2^(n - 2) traces. */
  @ParameterizedTest
  @CsvSource({"2, 5", "3, 12", "4, 28", "5, 64"})
  void lastZero(int n, int traces) {
    Sketch sketch = new Sketch().array("a", n + 1).thread(t -> scanDown(t, n));
    for (int i = 1; i <= n; i++) {
      int index = i;
      sketch.thread(t -> {
        Register before = t.load("a", 4 * (index - 1), 4);
        t.store("a", 4 * index, plus(before, number(1)));
      });
    }
    assertTraces(sketch, traces, traces, traces);
  }

  private static void scanDown(Code t, int n) {
    Label end = t.raw.label("end");
    for (int i = n; i >= 0; i--) {
      Label next = t.raw.label("next" + i);
      t.raw.branch(equal(t.load("a", 4 * i, 4), 0), end, next);
      t.raw.place(next);
    }
    t.raw.place(end);
  }

  private static Consumer<Code> fibonacci(String target, String source, int n) {
    return t -> {
      for (int i = 0; i < n; i++) {
        t.store(target, plus(t.load(target), t.load(source)));
      }
    };
  }

  @Test
  void fibonacciCheckedConcurrently() {
    Sketch sketch =
        new Sketch("i", "j")
            .thread(fibonacci("i", "j", 3))
            .thread(fibonacci("j", "i", 3))
            .thread(t -> {
              t.load("i");
              t.load("j");
            });
    assertTraces(sketch, 1698, 2258, 2258);
  }

  @Test
  void fibonacciCheckedAfterJoin() {
    Sketch sketch =
        new Sketch("i", "j")
            .function(fibonacci("i", "j", 5))
            .function(fibonacci("j", "i", 5))
            .thread(t -> {
              Register first = t.spawn(0);
              Register second = t.spawn(1);
              t.join(first);
              t.join(second);
              t.load("i");
              t.load("j");
            });
    assertEquals(8953, sketch.traces(Model.SC));
  }

  /** One thread's code in a few letters: {@code x=1} is a store, {@code x} a load. */
  private static Consumer<Code> litmus(String code) {
    return t -> {
      for (String part : code.split(" ")) {
        switch (part) {
          case "fence" -> t.fence();
          case "sfence" -> t.storeFence();
          case String s when s.contains("=") ->
              t.store(s.substring(0, 1), Long.parseLong(s.substring(2)));
          default -> t.load(part);
        }
      }
    };
  }

  /** The rows are those of the herd oracle: executions by reads-from and coherence. */
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "SB, x=1 y | y=1 x, 3, 4, 4",
    "SB+mfences, x=1 fence y | y=1 fence x, 3, 3, 3",
    "SB+sfences, x=1 sfence y | y=1 sfence x, 3, 4, 4",
    "MP, x=1 y=1 | y x, 3, 3, 4",
    "MP+sfence, x=1 sfence y=1 | y x, 3, 3, 3",
    "LB, x y=1 | y x=1, 3, 3, 3",
    "2+2W, x=2 y=1 | y=2 x=1, 3, 3, 4",
    "2+2W+sfences, x=2 sfence y=1 | y=2 sfence x=1, 3, 3, 3",
    "3.2W, x=2 y=1 | y=2 z=1 | z=2 x=1, 7, 7, 8",
    "R, x=1 y=1 | y=2 x, 3, 4, 4",
    "S, x=2 y=1 | y x=1, 3, 3, 4",
    "CoRR, x=1 | x x, 3, 3, 3",
    "CoWR, x=1 x | x=2, 3, 3, 3",
    "IRIW, x=1 | x y | y=1 | y x, 15, 15, 15",
    "WRC, x=1 | x y=1 | y x, 7, 7, 7"
  })
  void litmusTests(String name, String code, int sc, int tso, int pso) {
    Sketch sketch = new Sketch("x", "y", "z");
    for (String thread : code.split(" \\| ")) {
      sketch.thread(litmus(thread));
    }
    assertTraces(sketch, sc, tso, pso);
  }

  /**
   * A load of more than the buffered store has waits, and acts as a fence; of a part it does not.
   */
  @ParameterizedTest
  @CsvSource({"32, 0, 4, 4", "32, 0, 2, 4", "32, 3, 1, 4", "16, 0, 4, 3", "16, 1, 2, 3"})
  void aLoadOfMoreBytesThanTheStoreWaits(int stored, int offset, int bytes, int relaxed) {
    Sketch sketch = new Sketch("x", "y");
    for (String[] names : new String[][] {{"x", "y"}, {"y", "x"}}) {
      sketch.thread(t -> {
        t.store(names[0], 0, Expression.constant(1, stored));
        t.load(names[0], offset, bytes);
        t.load(names[1]);
      });
    }
    assertTraces(sketch, 3, relaxed, relaxed);
  }

  /** Two disjoint halves may commit in any order under PSO, and a store of both in between not. */
  @Test
  void overlappingStoresCommitInOrder() {
    Sketch halves =
        new Sketch("x")
            .thread(t -> {
              t.store("x", 0, Expression.constant(1, 16));
              t.store("x", 2, Expression.constant(1, 16));
            })
            .thread(t -> t.load("x"));
    assertTraces(halves, 3, 3, 4);
    Sketch joined =
        new Sketch("x")
            .thread(t -> {
              t.store("x", 0, Expression.constant(1, 16));
              t.store("x", 0, Expression.constant(1, 32));
              t.store("x", 2, Expression.constant(1, 16));
            })
            .thread(t -> t.load("x"));
    assertTraces(joined, 4, 4, 4);
  }

  /** The first of n compare-exchanges succeeds, the others read from it in any case. */
  @Test
  void compareExchanges() {
    Sketch sketch = new Sketch("x");
    for (int i = 1; i <= 3; i++) {
      int own = i;
      sketch.thread(t -> t.exchange("x", 0, own));
    }
    assertTraces(sketch, 3, 3, 3);
  }
}
