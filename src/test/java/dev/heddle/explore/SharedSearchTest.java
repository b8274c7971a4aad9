// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.heddle.bench.Families;
import dev.heddle.explore.SimulatedMembers.Faults;
import dev.heddle.explore.dpor.Dpor;
import dev.heddle.explore.parallel.SearchContext;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.BruteForce;
import dev.heddle.oracle.BruteForce.Result;
import dev.heddle.oracle.Model;
import dev.heddle.oracle.RandomPrograms;
import dev.heddle.oracle.Shape;
import dev.heddle.program.Program;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A search that members in several processes share counts each class of executions once, whoever
 * dies, is paused, or says things twice.
 */
@Tag("slow")
class SharedSearchTest {
  private static final int PROGRAMS = Integer.getInteger("heddle.shared.programs", 3);
  private static final int SCHEDULES = Integer.getInteger("heddle.shared.schedules", 10);
  private static final int STATES = 2_000;
  private static final Faults ALL = new Faults(4, 4, 100, 100, 10);

  private record Family(String name, Program program) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Arguments> families() {
    return Stream.of(
            new Family("fib(3)", Families.fib(3)),
            new Family("fib joined(3)", Families.fibJoined(3)),
            new Family("writers(5)", Families.writers(5)),
            new Family("last zero(8)", Families.lastZero(8)),
            new Family("indexer(13)", Families.indexer(13)),
            new Family("increment(5)", Families.atomicIncrement(5)),
            new Family("readers(8)", Families.readers(8)))
        .flatMap(f ->
            Stream.of(MemoryModel.SC, MemoryModel.TSO, MemoryModel.PSO).map(m -> arguments(f, m)));
  }

  static Stream<Arguments> shapes() {
    return Shape.ALL.stream().flatMap(s -> Stream.of(Model.values()).map(m -> arguments(s, m)));
  }

  private static final Function<SearchContext.Member, Dpor> OPTIMAL = new OptimalDpor()::search;

  private static void assertOnceEach(List<String> expected, SimulatedMembers members, int size)
      throws IOException {
    List<String> seen = members.run(size);
    assertEquals(expected.size(), new HashSet<>(seen).size(), "classes");
    assertEquals(expected.size(), seen.size(), "executions");
    assertEquals(expected.size(), members.counts().executions());
  }

  /** What one member finds alone. */
  private static List<String> alone(Program program, MemoryModel model) throws IOException {
    return new SimulatedMembers(program, model, OPTIMAL, 1, Faults.NONE, 1_000_000).run(1);
  }

  @ParameterizedTest
  @MethodSource("families")
  void familiesAreCountedExactly(Family family, MemoryModel model) throws IOException {
    List<String> expected = alone(family.program, model);
    int deaths = 0;
    int replaced = 0;
    for (int i = 0; i < SCHEDULES; i++) {
      int size = 1 + i % 8;
      Function<SearchContext.Member, Dpor> search =
          i % 2 == 0 ? OPTIMAL : ParallelDporTest::withDeferredReads;
      SimulatedMembers members =
          new SimulatedMembers(family.program, model, search, 100 + i, ALL, 1 + i * 7 % 50);
      assertOnceEach(expected, members, size);
      deaths += members.died;
      replaced += members.replaced;
    }
    assertTrue(deaths > 0 && replaced > 0, deaths + " died, " + replaced + " were replaced");
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void randomProgramsAsByBruteForce(Shape shape, Model model) throws IOException {
    Random random = new Random(61);
    MemoryModel same = MemoryModel.valueOf(model.name());
    int compared = 0;
    for (int i = 0; compared < PROGRAMS && i < 10 * PROGRAMS; i++) {
      Program program = RandomPrograms.next(random, shape);
      Result expected = new BruteForce(program, model, STATES).run();
      if (expected.tooLarge()) {
        continue;
      }
      compared++;
      SimulatedMembers members =
          new SimulatedMembers(program, same, OPTIMAL, random.nextLong(), ALL, 5);
      List<String> seen = members.run(4);
      assertEquals(expected.endings().keySet(), new HashSet<>(seen), program::toString);
      assertEquals(expected.endings().size(), seen.size(), program::toString);
    }
    assertTrue(compared >= PROGRAMS / 2, compared + " programs compared");
  }
}
