// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.session;

import dev.heddle.explore.Explorer;
import dev.heddle.explore.observe.DepthLimit;
import dev.heddle.explore.observe.ExecutionLimit;
import dev.heddle.explore.observe.Observer;
import dev.heddle.explore.observe.Pause;
import dev.heddle.explore.observe.Progress;
import dev.heddle.explore.observe.SearchTotals;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.explore.observe.TimeLimit;
import dev.heddle.explore.parallel.Frontier;
import dev.heddle.explore.parallel.SearchContext;
import dev.heddle.limit.Limit;
import dev.heddle.machine.Machine;
import dev.heddle.machine.plan.TechniqueException;
import dev.heddle.machine.state.SharedNumbers;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * One search with an analysis of its executions for each thread that searches. If checkpoints are
 * asked for, the search pauses at intervals, writes one, and continues.
 */
public final class SearchSession<T extends PartialResult<T>> implements SearchContext {
  /**
   * @param analyses makes an analysis with a machine of its own
   * @param blank makes an empty result
   * @param again whether a search whose wakeup trees grow too large is begun again in another mode
   */
  public record Spec<T extends PartialResult<T>>(
      Function<SharedNumbers, ExecutionAnalysis<T>> analyses, Supplier<T> blank, boolean again) {}

  /** Machines are prepared ahead of time only if each takes less than this. */
  private static final long MAX_SETUP_NANOS = 50_000_000;

  /** Executions that warm up a machine, and how long they may take. */
  private static final int WARM_UP_EXECUTIONS = 8;

  private static final Duration WARM_UP_TIME = Duration.ofMillis(20);

  private final Spec<T> spec;
  private final Explorer explorer;
  private final SearchLimits limits;
  private final CheckpointWriter checkpoints;
  private final Optional<Checkpoint> before;
  private final PriorEffort past;
  private final SharedNumbers numbers;
  private final SearchTotals tally;
  private final List<ExecutionAnalysis<T>> analyses = new ArrayList<>();

  /** Made ahead of time and not yet used. */
  private final Deque<ExecutionAnalysis<T>> prepared = new ArrayDeque<>();

  /** How long it took to make the last one. */
  private long making;

  private final List<SearchLimits.Guard> guards = new ArrayList<>();
  private final List<Pause> pauses = new ArrayList<>();
  private Optional<Frontier> frontier;

  /** The result if there was no memory for the first machine. */
  private Optional<T> unseen = Optional.empty();

  public SearchSession(
      Spec<T> spec, Explorer explorer, SearchLimits limits, CheckpointWriter checkpoints) {
    this.spec = spec;
    this.explorer = explorer;
    this.checkpoints = checkpoints;
    this.before = checkpoints.before();
    this.limits = checkpoints.mode().isSingleThreaded() ? limits.by(1) : limits;
    this.past = before.map(Checkpoint::past).orElse(PriorEffort.NONE);
    this.tally = limits.totals(past);
    this.numbers = before.map(Checkpoint::numbers).orElseGet(SharedNumbers::new);
    this.frontier = before.map(Checkpoint::frontier);
  }

  /**
   * @throws dev.heddle.program.InputException if what was kept leads nowhere
   */
  public Statistics explore() {
    try {
      return search();
    } catch (TechniqueException e) {
      throw e;
    } catch (RuntimeException | AssertionError | StackOverflowError e) {
      throw checkpoints.failureOf(e);
    }
  }

  private Statistics search() {
    member(0);
    if (guards.getFirst().executions().isReached()) {
      return frontier.orElseThrow().done();
    }
    Statistics s = explorer.explore(this);
    while (s.end() == Statistics.End.STOPPED && isPaused()) {
      keep();
      pauses.forEach(Pause::begin);
      s = explorer.explore(this);
    }
    if (s.end() == Statistics.End.STOPPED && isReached()) {
      keep();
    }
    return s;
  }

  private boolean isPaused() {
    return pauses.stream().noneMatch(Pause::isEnough) && pauses.stream().anyMatch(Pause::isDue);
  }

  private void keep() {
    if (mayResume()) {
      checkpoints.keep(now(), numbers, frontier.orElseThrow(), result());
    }
  }

  private PriorEffort now() {
    Progress progress = guards.getFirst().progress();
    return new PriorEffort(progress.executions(), progress.nanoseconds());
  }

  // ---------------------------------------------------------------- as a team

  @Override
  public int size() {
    return limits.jobs();
  }

  @Override
  public Member member(int i) {
    if (i == analyses.size()) {
      add(prepared.isEmpty() ? make() : prepared.removeFirst());
    }
    Observer observer = guards.get(i).observer();
    return new Member(analyses.get(i).machine(), pauses.isEmpty() ? observer : pauses.get(i));
  }

  private ExecutionAnalysis<T> make() {
    long start = System.nanoTime();
    ExecutionAnalysis<T> analysis = spec.analyses().apply(numbers);
    making = System.nanoTime() - start;
    return analysis;
  }

  /**
   * Makes the others before the JVM counts which branches are taken: what happens only at the start
   * of a program would be compiled as if it were usual. Not where a program takes long to start.
   */
  @Override
  public void prepare() {
    while (making < MAX_SETUP_NANOS && analyses.size() + prepared.size() < size()) {
      long start = System.nanoTime();
      ExecutionAnalysis<T> other = make();
      warmUp(other.machine());
      prepared.addLast(other);
      making = System.nanoTime() - start;
    }
  }

  /**
   * A few executions that nobody looks at, for what a machine meets in its first ones only: arrays
   * that are too small, states that are not known.
   */
  private void warmUp(Machine machine) {
    Observer nobody = (m, complete) -> true;
    Observer few = new ExecutionLimit(WARM_UP_EXECUTIONS, new DepthLimit(limits.depth(), nobody));
    explorer.explore(machine, new TimeLimit(WARM_UP_TIME, few));
  }

  private void add(ExecutionAnalysis<T> analysis) {
    if (analyses.isEmpty()) {
      before.ifPresent(c -> analysis.notes().add(read(c)));
    } else {
      analysis.mayShare();
    }
    SearchLimits.Guard guard = limits.around(analysis, past, tally);
    analyses.add(analysis);
    guards.add(guard);
    checkpoints.every().ifPresent(e -> pauses.add(new Pause(e, guard.observer())));
  }

  private T read(Checkpoint checkpoint) {
    T notes = spec.blank().get();
    checkpoint.read(notes);
    return notes;
  }

  @Override
  public boolean mayShare() {
    return analyses.getFirst().mayShare();
  }

  @Override
  public boolean mayFallBack() {
    return spec.again();
  }

  @Override
  public Optional<Frontier> frontier() {
    return frontier;
  }

  @Override
  public boolean mayResume() {
    return checkpoints.every().isPresent();
  }

  @Override
  public void stopped(Frontier rest) {
    frontier = Optional.of(rest);
  }

  // ---------------------------------------------------------------- afterwards

  public boolean isShared() {
    return analyses.size() > 1;
  }

  /** What all have seen. */
  public T result() {
    T sum = spec.blank().get();
    analyses.forEach(s -> sum.add(s.notes()));
    unseen.ifPresent(sum::add);
    return sum;
  }

  /** Whether a limit was hit. */
  public boolean isReached() {
    return guards.stream().anyMatch(SearchLimits.Guard::isReached);
  }

  private SearchLimits.Guard guard() {
    return guards.stream()
        .filter(SearchLimits.Guard::isReached)
        .findFirst()
        .orElse(guards.getFirst());
  }

  /** Why the search was stopped, and whether it can be resumed. */
  public Limit limit() {
    return checkpoints.resumable(guard().limit());
  }

  /** The search is over for want of memory; what was seen is left. */
  public Statistics outOfMemory(Consumer<T> give) {
    if (analyses.isEmpty()) {
      unseen = Optional.of(spec.blank().get());
    }
    give.accept(unseen.orElseGet(() -> analyses.getFirst().notes()));
    return givenUp();
  }

  /** The search ended in the middle of an execution. */
  public Statistics givenUp() {
    long executions = guards.isEmpty() ? 0 : guards.getFirst().progress().executions();
    return new Statistics(executions, 0, 0, 0, Statistics.End.STOPPED);
  }
}
