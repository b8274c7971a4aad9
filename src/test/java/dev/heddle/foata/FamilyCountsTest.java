// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.bench.Families;
import dev.heddle.foata.generate.GenerationRequest;
import dev.heddle.foata.generate.Generator;
import dev.heddle.program.Program;
import dev.heddle.program.analysis.LoopBound;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Numbers of executions that are known from mathematics, from papers or from other tools. */
@Execution(ExecutionMode.CONCURRENT)
class FamilyCountsTest {
  /** More than any of the loops goes round. */
  private static final int ROUNDS = 20;

  /**
   * @param rmo -1 if it is not known
   */
  record Count(Program program, long sc, long tso, long rmo) {
    @Override
    public String toString() {
      return program.name();
    }
  }

  private static Count same(Program program, long count) {
    return new Count(program, count, count, count);
  }

  private static long factorial(int n) {
    return LongStream.rangeClosed(1, n).reduce(1, (a, b) -> a * b);
  }

  private static final List<Count> COUNTS =
      Stream.of(
              IntStream.rangeClosed(2, 8)
                  .mapToObj(
                      n -> new Count(Families.storeBufferRing(n), (1 << n) - 1, 1 << n, 1 << n)),
              IntStream.rangeClosed(1, 6)
                  .mapToObj(n -> same(Families.writers(n), factorial(n + 1))),
              IntStream.of(1, 2, 5, 10).mapToObj(n -> same(Families.readers(n), 1L << n)),
              IntStream.of(1, 2, 6).mapToObj(n -> same(Families.atomicIncrement(n), factorial(n))),
              IntStream.of(2, 5)
                  .mapToObj(n ->
                      new Count(Families.lastZero(n), (n + 3L) << n - 2, (n + 3L) << n - 2, -1)),
              Stream.of(new Count(Families.fib(3), 1_698, 2_258, -1)))
          .flatMap(s -> s)
          .toList();

  @ParameterizedTest(name = "{0}")
  @FieldSource("COUNTS")
  void everyClassOnce(Count count) {
    assertEquals(count.sc(), kept(count.program(), new Sc()), "sc");
    assertEquals(count.tso(), kept(count.program(), new Tso()), "tso");
    assertEquals(count.tso(), kept(count.program(), new Pso()), "pso");
    if (count.rmo() >= 0) {
      assertEquals(count.rmo(), kept(count.program(), new Rmo()), "rmo");
    }
  }

  private static long kept(Program program, Architecture architecture) {
    Program bounded = LoopBound.apply(program, ROUNDS);
    return Generator.generate(
            new GenerationRequest(
                bounded,
                architecture,
                GenerationRequest.Mode.EVALUATED,
                GenerationRequest.Extent.PRUNED),
            _ -> true)
        .kept();
  }
}
