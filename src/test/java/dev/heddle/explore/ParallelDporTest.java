// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.heddle.bench.Families;
import dev.heddle.explore.dpor.Dpor;
import dev.heddle.explore.observe.ExecutionLimit;
import dev.heddle.explore.observe.Observer;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.explore.parallel.ParallelDpor;
import dev.heddle.explore.parallel.SearchContext;
import dev.heddle.machine.Machine;
import dev.heddle.machine.plan.OutputListener;
import dev.heddle.machine.plan.TechniqueException;
import dev.heddle.machine.state.SharedNumbers;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.BruteForce;
import dev.heddle.oracle.BruteForce.Result;
import dev.heddle.oracle.Ending;
import dev.heddle.oracle.Model;
import dev.heddle.oracle.RandomPrograms;
import dev.heddle.oracle.Shape;
import dev.heddle.program.Program;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Several searches that share their work from the first execution on find what one finds. */
@Tag("slow")
class ParallelDporTest {
  private static final int STATES = 2_000;
  private static final int PROGRAMS = Integer.getInteger("heddle.parallel.programs", 6);
  private static final int SEARCHES = Integer.getInteger("heddle.parallel.searches", 3);

  static Stream<Arguments> combinations() {
    return Shape.ALL.stream().flatMap(s -> Stream.of(Model.values()).map(m -> arguments(s, m)));
  }

  /** What several searches saw together. */
  private record Seen(Map<String, Ending> endings, List<String> repeated, Statistics statistics) {
    static Seen of(
        Program program, MemoryModel model, Function<SearchContext.Member, Dpor> search) {
      return of(search, 20_000, o -> team(program, model, SEARCHES, _ -> o));
    }

    static Seen of(
        Function<SearchContext.Member, Dpor> search,
        int most,
        Function<Observer, SearchContext> team) {
      Map<String, Ending> endings = new ConcurrentHashMap<>();
      ConcurrentLinkedQueue<String> repeated = new ConcurrentLinkedQueue<>();
      AtomicLong count = new AtomicLong();
      Observer observer =
          (machine, complete) -> {
            machine.readOnlySuffixes().replayInOrder();
            String signature = Signatures.of(machine);
            if (endings.put(signature, Endings.of(machine)) != null) {
              repeated.add(signature);
            }
            return count.incrementAndGet() < most;
          };
      Statistics statistics = new ParallelDpor(team.apply(observer), search, 0).explore();
      return new Seen(endings, List.copyOf(repeated), statistics);
    }
  }

  /** Optimal-DPOR with deferred reads, which shares their placements whenever it may. */
  static Dpor withDeferredReads(SearchContext.Member m) {
    m.machine().readOnlySuffixes().defer(true);
    return new OptimalDpor(Integer.MAX_VALUE, 1).search(m);
  }

  /** As in {@code check}: a machine has explored a little that nobody saw. */
  private static Function<SearchContext.Member, Dpor> rehearsed(
      Function<SearchContext.Member, Dpor> search) {
    return m -> {
      Observer nobody = new ExecutionLimit(5, (machine, complete) -> true);
      search.apply(new SearchContext.Member(m.machine(), nobody)).search();
      return search.apply(m);
    };
  }

  private static SearchContext team(
      Program program, MemoryModel model, IntFunction<Observer> observers) {
    return team(program, model, SEARCHES, observers);
  }

  private static SearchContext team(
      Program program, MemoryModel model, int searches, IntFunction<Observer> observers) {
    SharedNumbers numbers = new SharedNumbers();
    return new SearchContext() {
      @Override
      public int size() {
        return searches;
      }

      @Override
      public Member member(int i) {
        Machine machine = new Machine(program, model, OutputListener.NONE, numbers);
        return new Member(machine, observers.apply(i));
      }
    };
  }

  @ParameterizedTest
  @MethodSource("combinations")
  void theSameTracesOnceEach(Shape shape, Model model) {
    Random random = new Random(31);
    int compared = 0;
    for (int i = 0; i < PROGRAMS; i++) {
      Program program = RandomPrograms.next(random, shape);
      Result expected = new BruteForce(program, model, STATES).run();
      if (expected.tooLarge()) {
        continue;
      }
      compared++;
      MemoryModel same = MemoryModel.valueOf(model.name());
      assertOptimal(expected, Seen.of(program, same, new OptimalDpor()::search), program);
      Seen twice = Seen.of(program, same, rehearsed(new OptimalDpor()::search));
      assertOptimal(expected, twice, program);
      try {
        assertOptimal(
            expected, Seen.of(program, same, ParallelDporTest::withDeferredReads), program);
        twice = Seen.of(program, same, rehearsed(ParallelDporTest::withDeferredReads));
        assertOptimal(expected, twice, program);
      } catch (TechniqueException e) {
        // nobody only looks here
      }
      Seen source = Seen.of(program, same, rehearsed(SourceDpor::search));
      assertEquals(expected.endings().keySet(), source.endings().keySet(), program::toString);
      assertEquals(List.of(), source.repeated(), program::toString);
    }
    assertTrue(compared > PROGRAMS / 3, compared + " programs compared");
  }

  private static void assertOptimal(Result expected, Seen seen, Program program) {
    assertEquals("", difference(expected, seen), program::toString);
    assertEquals(expected.endings(), seen.endings(), program::toString);
    assertEquals(List.of(), seen.repeated(), program::toString);
    assertEquals(0, seen.statistics().redundant(), program::toString);
    assertEquals(expected.endings().size(), seen.statistics().executions());
  }

  /** Without a reduction: each order of steps once, by however many. */
  @ParameterizedTest
  @MethodSource("combinations")
  void theSameOrders(Shape shape, Model model) {
    Random random = new Random(32);
    MemoryModel same = MemoryModel.valueOf(model.name());
    for (int i = 0; i <= PROGRAMS / 5; i++) {
      Program program = RandomPrograms.next(random, shape);
      Seen expected = Seen.of(Exhaustive::search, 500, o -> team(program, same, 1, _ -> o));
      Seen seen = Seen.of(Exhaustive::search, 500, o -> team(program, same, SEARCHES, _ -> o));
      if (expected.statistics().end() == Statistics.End.EXHAUSTED) {
        assertEquals(expected.endings(), seen.endings(), program::toString);
        assertEquals(
            expected.statistics().executions(), seen.statistics().executions(), program::toString);
      }
    }
  }

  private static String difference(Result expected, Seen seen) {
    Set<String> missed = new TreeSet<>(expected.endings().keySet());
    missed.removeAll(seen.endings().keySet());
    Set<String> impossible = new TreeSet<>(seen.endings().keySet());
    impossible.removeAll(expected.endings().keySet());
    return missed.isEmpty() && impossible.isEmpty()
        ? ""
        : missed.size()
            + " missed, "
            + impossible.size()
            + " impossible of "
            + expected.endings().size();
  }

  /** One execution of all other threads; several searches share the placements of its reads. */
  @Test
  void deferredReadsAreShared() {
    Seen seen = Seen.of(Families.readers(11), MemoryModel.TSO, ParallelDporTest::withDeferredReads);
    assertEquals(2_048, seen.endings().size());
    assertEquals(List.of(), seen.repeated());
    assertEquals(2_048, seen.statistics().executions());
  }

  @Test
  void aLargeFamilyIsCountedExactly() {
    AtomicLong count = new AtomicLong();
    SearchContext team =
        team(Families.fib(4), MemoryModel.TSO, i -> (m, c) -> count.incrementAndGet() > 0);
    Statistics s = new OptimalDpor().explore(team);
    assertEquals(34_205, s.executions());
    assertEquals(34_205, count.get());
    assertEquals(0, s.redundant());
    assertEquals(Statistics.End.EXHAUSTED, s.end());
  }

  /** A team that counts those it was asked for; all stop after so many executions. */
  private static final class Few implements SearchContext {
    private final Program program;
    private final int searches;
    private final boolean another;
    private final int most;
    private final SharedNumbers numbers = new SharedNumbers();
    private final AtomicLong seen = new AtomicLong();
    private int asked;

    Few(int n, int searches, boolean another, int most) {
      this(Families.indexer(n), searches, another, most);
    }

    Few(Program program, int searches, boolean another, int most) {
      this.program = program;
      this.searches = searches;
      this.another = another;
      this.most = most;
    }

    @Override
    public int size() {
      return searches;
    }

    @Override
    public Member member(int i) {
      asked = Math.max(asked, i + 1);
      Machine searched = new Machine(program, MemoryModel.TSO, OutputListener.NONE, numbers);
      searched.readOnlySuffixes().defer(true);
      return new Member(searched, (machine, complete) -> seen.incrementAndGet() < most);
    }

    @Override
    public boolean mayFallBack() {
      return another;
    }
  }

  /** Of two million executions, each of the first thousands leaves a hundred steps scheduled. */
  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void aSearchThatWillOutgrowItsTreesIsGivenUpEarly(int searches) {
    Few hopeless = new Few(18, searches, true, 10_000);
    Statistics s = new OptimalDpor().explore(hopeless);
    assertEquals(Statistics.End.OUTGROWN, s.end());
    assertEquals(2_000, s.executions());
  }

  /** There is no other way, or they will not outgrow them. */
  @Test
  void noSearchIsGivenUpThatMayComeToItsEnd() {
    Statistics noOther = new OptimalDpor().explore(new Few(18, 1, false, 3_000));
    assertEquals(Statistics.End.STOPPED, noOther.end());
    Statistics smaller = new OptimalDpor().explore(new Few(17, 1, true, 3_000));
    assertEquals(Statistics.End.STOPPED, smaller.end());
    Statistics small = new OptimalDpor().explore(new Few(15, 3, true, 10_000));
    assertEquals(Statistics.End.EXHAUSTED, small.end());
    assertEquals(4_096, small.executions());
  }

  /** A tree of ten nodes, and as many executions as there are stars. */
  @Test
  void smallTreesAreNotForetoldToGrow() {
    Statistics s = new OptimalDpor().explore(new Few(Families.lastZero(40), 1, true, 3_000));
    assertEquals(Statistics.End.STOPPED, s.end());
  }

  @Test
  void largeTreesAreNotShared() {
    Few large = new Few(18, 3, false, 6_000);
    new OptimalDpor().explore(large);
    assertEquals(1, large.asked);
    Few small = new Few(15, 3, false, 6_000);
    Statistics s = new ParallelDpor(small, new OptimalDpor()::search, 2_500).explore();
    assertEquals(3, small.asked);
    assertEquals(4_096, s.executions());
  }

  @Test
  void oneThatHasSeenEnoughStopsAll() {
    AtomicLong seen = new AtomicLong();
    IntFunction<Observer> observers =
        i -> (machine, complete) -> i == 0 || seen.incrementAndGet() < 100;
    SearchContext team = team(Families.fib(5), MemoryModel.SC, observers);
    Statistics s = new OptimalDpor().explore(team);
    assertEquals(Statistics.End.STOPPED, s.end());
    assertTrue(s.executions() < 218_243);
  }
}
