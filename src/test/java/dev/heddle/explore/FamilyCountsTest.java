// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.bench.Families;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.machine.Machine;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.Program;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Numbers of executions that are known from mathematics, from papers or from other tools. */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class FamilyCountsTest {
  /** Larger ones are for the optimal search only: the other gives up too many runs. */
  private static final long SOURCE = 40_320;

  record Count(Program program, long sc, long tso, long pso) {
    long under(MemoryModel model) {
      return switch (model) {
        case SC -> sc;
        case TSO -> tso;
        case PSO, PSO_SPARC -> pso;
        case RMO -> throw new AssertionError(model);
      };
    }

    @Override
    public String toString() {
      return program.name();
    }
  }

  private static Count same(Program program, long count) {
    return new Count(program, count, count, count);
  }

  private static Count relaxed(Program program, long sc, long relaxed) {
    return new Count(program, sc, relaxed, relaxed);
  }

  private static long factorial(int n) {
    return LongStream.rangeClosed(1, n).reduce(1, (a, b) -> a * b);
  }

  private static final List<Count> COUNTS =
      Stream.of(
              IntStream.rangeClosed(2, 8)
                  .mapToObj(n -> relaxed(Families.storeBufferRing(n), (1 << n) - 1, 1 << n)),
              IntStream.rangeClosed(1, 8)
                  .mapToObj(n -> same(Families.writers(n), factorial(n + 1))),
              IntStream.of(1, 2, 5, 10, 16).mapToObj(n -> same(Families.readers(n), 1L << n)),
              IntStream.of(2, 5, 7, 9, 10, 11, 13)
                  .mapToObj(n -> same(Families.lastZero(n), (n + 3L) << n - 2)),
              IntStream.of(1, 2, 6, 8)
                  .mapToObj(n -> same(Families.atomicIncrement(n), factorial(n))),
              IntStream.rangeClosed(11, 15)
                  .mapToObj(n -> same(Families.indexer(n), 1L << 3 * (n - 11))),
              Stream.of(
                  relaxed(Families.fibJoined(5), 8_953, 19_404),
                  relaxed(Families.fib(3), 1_698, 2_258),
                  relaxed(Families.fib(4), 19_605, 34_205),
                  relaxed(Families.fib(5), 218_243, 525_630)))
          .flatMap(s -> s)
          .toList();

  @ParameterizedTest(name = "{0}")
  @FieldSource("COUNTS")
  void everyExecutionOnce(Count count) {
    for (MemoryModel model : Machine.MODELS) {
      Statistics optimal = explore(new OptimalDpor(), count.program(), model);
      assertEquals(count.under(model), optimal.executions(), model::toString);
      assertEquals(0, optimal.redundant(), model::toString);
      if (count.under(model) <= SOURCE) {
        Statistics source = explore(new SourceDpor(), count.program(), model);
        assertEquals(count.under(model), source.executions(), model::toString);
      }
    }
  }

  private static Statistics explore(Explorer explorer, Program program, MemoryModel model) {
    return explorer.explore(new Machine(program, model), (_, _) -> true);
  }
}
