// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.heddle.bench.Families;
import dev.heddle.explore.dpor.Dpor;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.explore.parallel.Frontier;
import dev.heddle.explore.parallel.ParallelDpor;
import dev.heddle.explore.parallel.SearchContext;
import dev.heddle.machine.Machine;
import dev.heddle.machine.plan.OutputListener;
import dev.heddle.machine.plan.TechniqueException;
import dev.heddle.machine.state.SharedNumbers;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.RandomPrograms;
import dev.heddle.oracle.Shape;
import dev.heddle.program.Program;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A search that is stopped again and again, and goes on elsewhere, sees what others see. */
@Tag("slow")
class FrontierTest {
  private static final int PROGRAMS = Integer.getInteger("heddle.frontier.programs", 2);
  private static final int MOST = 500;
  private static final List<Function<SearchContext.Member, Dpor>> ALGORITHMS =
      List.of(
          new OptimalDpor()::search,
          ParallelDporTest::withDeferredReads,
          SourceDpor::search,
          Exhaustive::search);

  static Stream<Arguments> combinations() {
    return Shape.ALL.stream().flatMap(s -> Machine.MODELS.stream().map(m -> arguments(s, m)));
  }

  /** One stage of a search: some executions, then all is written down, and nothing else is left. */
  private static final class Stage implements SearchContext {
    private final Program program;
    private final MemoryModel model;
    private final int size;
    private final SharedNumbers numbers;
    private final Optional<Frontier> from;
    private final List<String> seen;
    private int left;
    private byte[] written;

    Stage(Search search, byte[] before, int size, int executions) throws IOException {
      this.program = search.program;
      this.model = search.model;
      this.seen = search.seen;
      this.size = size;
      this.left = executions;
      if (before == null) {
        numbers = new SharedNumbers();
        from = Optional.empty();
      } else {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(before));
        numbers = SharedNumbers.read(in);
        from = Optional.of(Frontier.read(in));
        assertEquals(0, in.available());
      }
    }

    @Override
    public int size() {
      return size;
    }

    @Override
    public Member member(int i) {
      return new Member(new Machine(program, model, OutputListener.NONE, numbers), this::see);
    }

    private synchronized boolean see(Machine machine, boolean complete) {
      machine.readOnlySuffixes().replayInOrder();
      seen.add(Signatures.of(machine));
      return --left > 0;
    }

    @Override
    public Optional<Frontier> frontier() {
      return from;
    }

    @Override
    public boolean mayResume() {
      return true;
    }

    @Override
    public void stopped(Frontier rest) {
      try {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        numbers.write(out);
        rest.write(out);
        written = bytes.toByteArray();
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    }
  }

  /** A search in stages. */
  private static final class Search {
    private final Program program;
    private final MemoryModel model;
    private final Function<SearchContext.Member, Dpor> algorithm;
    private final List<String> seen = new ArrayList<>();
    private int stages;

    Search(Program program, MemoryModel model, Function<SearchContext.Member, Dpor> algorithm) {
      this.program = program;
      this.model = model;
      this.algorithm = algorithm;
    }

    /** Whole, by one thread, if it is not too large and can be done. */
    Optional<Statistics> whole() throws IOException {
      try {
        Statistics s = new ParallelDpor(new Stage(this, null, 1, MOST), algorithm, 0).explore();
        return Optional.of(s).filter(w -> w.end() != Statistics.End.STOPPED);
      } catch (TechniqueException e) {
        return Optional.empty();
      }
    }

    /** In stages of one up to so many executions and threads. */
    Statistics inStages(Random random, int executions, int threads) throws IOException {
      Statistics statistics;
      byte[] before = null;
      do {
        int size = 1 + random.nextInt(threads);
        Stage stage = new Stage(this, before, size, 1 + random.nextInt(executions));
        statistics = new ParallelDpor(stage, algorithm, random.nextInt(4)).explore();
        before = stage.written;
        stages++;
      } while (statistics.end() == Statistics.End.STOPPED);
      return statistics;
    }
  }

  @ParameterizedTest
  @MethodSource("combinations")
  void stoppedAndResumed(Shape shape, MemoryModel model) throws IOException {
    Random random = new Random(77);
    int stages = 0;
    for (int i = 0; i < PROGRAMS; i++) {
      Program program = RandomPrograms.next(random, shape);
      for (var algorithm : ALGORITHMS) {
        Search whole = new Search(program, model, algorithm);
        Optional<Statistics> possible = whole.whole();
        if (possible.isEmpty()) {
          continue;
        }
        Statistics expected = possible.get();
        int most = 1 + whole.seen.size() / (1 + random.nextInt(6));
        Search alone = new Search(program, model, algorithm);
        assertEquals(expected, alone.inStages(random, most, 1), program::toString);
        assertEquals(whole.seen, alone.seen, program::toString);
        Search several = new Search(program, model, algorithm);
        Statistics found = several.inStages(random, most, 3);
        assertEquals(expected.executions(), found.executions(), program::toString);
        assertEquals(Set.copyOf(whole.seen), new HashSet<>(several.seen), program::toString);
        assertEquals(whole.seen.size(), several.seen.size(), program::toString);
        stages += alone.stages + several.stages;
      }
    }
    assertTrue(stages > 4 * PROGRAMS, stages + " stages");
  }

  @Test
  void aLargeFamilyIsCountedExactly() throws IOException {
    assertFibIsCounted(new OptimalDpor()::search);
    assertFibIsCounted(ParallelDporTest::withDeferredReads);
  }

  private static void assertFibIsCounted(Function<SearchContext.Member, Dpor> algorithm)
      throws IOException {
    Search search = new Search(Families.fib(4), MemoryModel.TSO, algorithm);
    Statistics s = search.inStages(new Random(5), 4_000, 3);
    assertEquals(34_205, s.executions());
    assertEquals(34_205, search.seen.size());
    assertEquals(0, s.redundant());
    assertTrue(search.stages > 10);
  }
}
