package dev.heddle.verify;

import dev.heddle.explore.Exhaustive;
import dev.heddle.explore.Explorer;
import dev.heddle.explore.Observer;
import dev.heddle.explore.Replay;
import dev.heddle.explore.Schedule;
import dev.heddle.explore.Statistics;
import dev.heddle.machine.Machine;
import dev.heddle.machine.MemoryModel;
import dev.heddle.machine.Stop;
import dev.heddle.program.Expression;
import dev.heddle.program.FinalCondition;
import dev.heddle.program.LoopBound;
import dev.heddle.program.Observable;
import dev.heddle.program.Origin;
import dev.heddle.program.Program;
import dev.heddle.program.SourcePosition;
import dev.heddle.trace.ShashaSnirTrace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;

/** Which final states can a program end in, and do they meet its condition? */
public final class Outcomes implements Observer {
  private final FinalCondition condition;
  private final Consumer<SeenExecution> eachExecution;
  private final SortedMap<FinalState, Long> states = new TreeMap<>();
  private final Set<String> failures = new TreeSet<>();
  private final Map<FinalState, String> examples = new HashMap<>();
  private final Map<Flaw, String> unended = new LinkedHashMap<>();
  private final Set<String> cuts = new TreeSet<>();

  /** Traces seen, where the search does not promise to show each one once; else null. */
  private final Set<ShashaSnirTrace> distinct;

  private long positive;
  private long negative;
  private long filtered;
  private long repeated;
  private long abandoned;
  private long deadlocks;

  private Outcomes(FinalCondition condition, Consumer<SeenExecution> each, boolean mayRepeat) {
    this.condition = condition;
    this.eachExecution = each;
    this.distinct = mayRepeat ? new HashSet<>() : null;
  }

  /** The question: of this program, under this model, searched this way. */
  public record Question(
      Program program,
      FinalCondition condition,
      MemoryModel model,
      Algorithm algorithm,
      Limits limits) {}

  /** The answer; {@code each}, if not null, is shown every execution. */
  public static OutcomeTable ask(Question q, Consumer<SeenExecution> each) {
    return run(q, q.algorithm().explorer(), each);
  }

  /**
   * What one schedule alone shows; the answer says that it is incomplete.
   *
   * @throws Replay.Impossible if a step of the schedule is not possible
   */
  public static OutcomeTable replay(Question q, String schedule, Consumer<SeenExecution> each) {
    return run(q, new Replay(Schedule.parse(schedule)), each);
  }

  private static OutcomeTable run(Question q, Explorer explorer, Consumer<SeenExecution> each) {
    Program bounded = LoopBound.apply(q.program(), q.limits().rounds());
    Machine machine = new Machine(bounded, q.model());
    Outcomes outcomes = new Outcomes(q.condition(), each, explorer instanceof Exhaustive);
    Limits.Guard guard = q.limits().around(outcomes);
    Statistics statistics = explorer.explore(machine, guard.observer());
    List<String> limits = outcomes.limits(statistics, guard, q.limits());
    if (explorer instanceof Replay) {
      boolean ended = statistics.executions() > 0;
      limits = List.of(ended ? "one schedule only" : "the schedule ends before the execution");
    }
    return outcomes.table(q, statistics, limits);
  }

  @Override
  public boolean seen(Machine machine, boolean complete) {
    if (distinct != null
        && complete
        && !distinct.add(ShashaSnirTrace.of(machine.execution(), machine::threadName))) {
      repeated++;
      return true;
    }
    boolean ended = complete && note(machine);
    Optional<FinalState> state =
        ended ? Optional.of(FinalState.of(machine, condition.columns())) : Optional.empty();
    boolean kept = state.isEmpty() || count(machine, state.get());
    if (complete && kept && eachExecution != null) {
      eachExecution.accept(SeenExecution.of(machine, state));
    }
    return true;
  }

  /** Counts a final state, unless the filter drops it. */
  private boolean count(Machine machine, FinalState state) {
    if (!condition.filter().holds(o -> value(machine, o))) {
      filtered++;
      return false;
    }
    if (states.merge(state, 1L, Long::sum) == 1) {
      examples.put(state, Schedule.of(machine).toString());
    }
    if (condition.proposition().holds(o -> value(machine, o))) {
      positive++;
    } else {
      negative++;
    }
    return true;
  }

  /** Looks at how the threads ended; true if every one came to its end. */
  private boolean note(Machine machine) {
    boolean ended = true;
    boolean stopped = false;
    for (int t = 0; t < machine.threadCount(); t++) {
      Stop stop = machine.stop(t);
      if (stop != Stop.NONE) {
        stopped = true;
        SourcePosition at = Origin.instruction(machine.program(), machine.origin(t)).at();
        if (stop.isFailure()) {
          failures.add(at + ": " + Stops.text(machine, t));
          unend(machine, new Flaw(ErrorKind.of(stop), Stops.text(machine, t), at));
        } else if (stop.isCut()) {
          cuts.add(at + ": " + Stops.text(machine, t));
        }
      }
      ended &= !machine.isStarted(t) || machine.isEnded(t);
    }
    if (stopped) {
      abandoned++;
    } else if (!ended) {
      deadlocks++;
      unend(machine, new Flaw(ErrorKind.DEADLOCK, "deadlock", SourcePosition.NONE));
    }
    return ended;
  }

  private void unend(Machine machine, Flaw flaw) {
    unended.computeIfAbsent(flaw, f -> Schedule.of(machine).toString());
  }

  static long value(Machine machine, Observable observable) {
    return switch (observable) {
      case Observable.ThreadRegister r ->
          Expression.signed(
              Expression.truncate(machine.register(r.thread(), r.register()), r.bits()), r.bits());
      case Observable.Cell c -> Expression.signed(machine.read(c.address(), c.bytes()), c.bits());
    };
  }

  private List<String> limits(Statistics s, Limits.Guard guard, Limits limits) {
    List<String> all = new ArrayList<>(cuts);
    switch (s.end()) {
      case STOPPED -> all.add(guard.reason());
      case OUTGROWN -> all.add("too much to remember; --algorithm source needs less memory");
      case UNSURE -> all.add("accesses overlap in part; --algorithm optimal is exact then");
      case EXHAUSTED -> {}
    }
    if (s.cut() > 0) {
      all.add("--max-depth cut " + s.cut() + " runs after " + limits.depth() + " events");
    }
    return all;
  }

  private OutcomeTable table(Question q, Statistics s, List<String> limits) {
    return new OutcomeTable(
        q.condition(),
        q.model().toString(),
        states,
        new OutcomeTable.Counts(
            s.executions() - repeated - filtered, s.redundant() + repeated, positive, negative),
        new OutcomeTable.Endings(abandoned, deadlocks, List.copyOf(failures)),
        limits,
        examples,
        unended.entrySet().stream().map(e -> new Finding(e.getKey(), e.getValue())).toList());
  }
}
