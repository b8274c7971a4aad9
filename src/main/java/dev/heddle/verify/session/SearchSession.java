package dev.heddle.verify.session;

import dev.heddle.explore.DepthLimit;
import dev.heddle.explore.ExecutionLimit;
import dev.heddle.explore.Explorer;
import dev.heddle.explore.Frontier;
import dev.heddle.explore.Observer;
import dev.heddle.explore.Pause;
import dev.heddle.explore.Progress;
import dev.heddle.explore.SearchContext;
import dev.heddle.explore.SearchTotals;
import dev.heddle.explore.Statistics;
import dev.heddle.explore.TimeLimit;
import dev.heddle.machine.Machine;
import dev.heddle.machine.ReadOnlySuffixException;
import dev.heddle.machine.SharedNumbers;
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
 * Those who look at the executions of one search, one for each thread that searches. If the search
 * is to be kept, it is stopped now and then, written down, and goes on.
 */
public final class SearchSession<T extends PartialResult<T>> implements SearchContext {
  /**
   * @param spectators who look, each with a machine of its own
   * @param blank notes with nothing in them
   * @param again whether a search that has too much to remember is begun again in another way
   */
  public record Cast<T extends PartialResult<T>>(
      Function<SharedNumbers, ExecutionAnalysis<T>> spectators, Supplier<T> blank, boolean again) {}

  /** Nanoseconds that nobody notices. */
  private static final long QUICKLY = 50_000_000;

  /** Executions of a rehearsal, and how long it may take. */
  private static final int REHEARSED = 8;

  private static final Duration BRIEFLY = Duration.ofMillis(20);

  private final Cast<T> cast;
  private final Explorer explorer;
  private final SearchLimits limits;
  private final CheckpointWriter notebook;
  private final Optional<Checkpoint> before;
  private final PriorEffort past;
  private final SharedNumbers numbers;
  private final SearchTotals tally;
  private final List<ExecutionAnalysis<T>> spectators = new ArrayList<>();

  /** Made beforehand, of whom nobody has seen anything yet. */
  private final Deque<ExecutionAnalysis<T>> spare = new ArrayDeque<>();

  /** How long it took to make the last one. */
  private long making;

  private final List<SearchLimits.Guard> guards = new ArrayList<>();
  private final List<Pause> pauses = new ArrayList<>();
  private Optional<Frontier> frontier;

  /** What is to be told although nobody saw anything: there was no room for the first machine. */
  private Optional<T> unseen = Optional.empty();

  public SearchSession(
      Cast<T> cast, Explorer explorer, SearchLimits limits, CheckpointWriter notebook) {
    this.cast = cast;
    this.explorer = explorer;
    this.notebook = notebook;
    this.before = notebook.before();
    this.limits = notebook.manner().alone() ? limits.by(1) : limits;
    this.past = before.map(Checkpoint::past).orElse(PriorEffort.NONE);
    this.tally = limits.tally(past);
    this.numbers = before.map(Checkpoint::numbers).orElseGet(SharedNumbers::new);
    this.frontier = before.map(Checkpoint::frontier);
  }

  /**
   * @throws dev.heddle.program.InputException if what was kept leads nowhere
   */
  public Statistics explore() {
    try {
      return search();
    } catch (ReadOnlySuffixException e) {
      throw e;
    } catch (RuntimeException | AssertionError | StackOverflowError e) {
      throw notebook.blamed(e);
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
      notebook.keep(now(), numbers, frontier.orElseThrow(), together());
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
    if (i == spectators.size()) {
      add(spare.isEmpty() ? make() : spare.removeFirst());
    }
    Observer observer = guards.get(i).observer();
    return new Member(spectators.get(i).machine(), pauses.isEmpty() ? observer : pauses.get(i));
  }

  private ExecutionAnalysis<T> make() {
    long start = System.nanoTime();
    ExecutionAnalysis<T> spectator = cast.spectators().apply(numbers);
    making = System.nanoTime() - start;
    return spectator;
  }

  /**
   * Makes the others before the JVM counts which branches are taken: what happens only at the start
   * of a program would be compiled as if it were usual. Not where a program takes long to start.
   */
  @Override
  public void prepare() {
    while (making < QUICKLY && spectators.size() + spare.size() < size()) {
      long start = System.nanoTime();
      ExecutionAnalysis<T> other = make();
      rehearse(other.machine());
      spare.addLast(other);
      making = System.nanoTime() - start;
    }
  }

  /**
   * A few executions that nobody looks at, for what a machine meets in its first ones only: arrays
   * that are too small, states that are not known.
   */
  private void rehearse(Machine machine) {
    Observer nobody = (m, complete) -> true;
    Observer few = new ExecutionLimit(REHEARSED, new DepthLimit(limits.depth(), nobody));
    explorer.explore(machine, new TimeLimit(BRIEFLY, few));
  }

  private void add(ExecutionAnalysis<T> spectator) {
    if (spectators.isEmpty()) {
      before.ifPresent(c -> spectator.notes().add(read(c)));
    } else {
      spectator.mayShare();
    }
    SearchLimits.Guard guard = limits.around(spectator, past, tally);
    spectators.add(spectator);
    guards.add(guard);
    notebook.every().ifPresent(e -> pauses.add(new Pause(e, guard.observer())));
  }

  private T read(Checkpoint checkpoint) {
    T notes = cast.blank().get();
    checkpoint.read(notes);
    return notes;
  }

  @Override
  public boolean mayShare() {
    return spectators.getFirst().mayShare();
  }

  @Override
  public boolean hasAnotherWay() {
    return cast.again();
  }

  @Override
  public Optional<Frontier> frontier() {
    return frontier;
  }

  @Override
  public boolean mayResume() {
    return notebook.every().isPresent();
  }

  @Override
  public void stopped(Frontier rest) {
    frontier = Optional.of(rest);
  }

  // ---------------------------------------------------------------- afterwards

  public boolean isShared() {
    return spectators.size() > 1;
  }

  /** What all have seen. */
  public T together() {
    T sum = cast.blank().get();
    spectators.forEach(s -> sum.add(s.notes()));
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

  /** Why the search was stopped, and what can be done. */
  public String reason() {
    return guard().reason() + notebook.hint();
  }

  /** The search is over for want of memory; what was seen is left. */
  public Statistics outOfMemory(Consumer<T> give) {
    if (spectators.isEmpty()) {
      unseen = Optional.of(cast.blank().get());
    }
    give.accept(unseen.orElseGet(() -> spectators.getFirst().notes()));
    return givenUp();
  }

  /** The search ended in the middle of an execution. */
  public Statistics givenUp() {
    long executions = guards.isEmpty() ? 0 : guards.getFirst().progress().executions();
    return new Statistics(executions, 0, 0, 0, Statistics.End.STOPPED);
  }
}
