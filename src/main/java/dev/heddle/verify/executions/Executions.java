// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.executions;

import dev.heddle.explore.observe.Estimate;
import dev.heddle.explore.observe.PollInterval;
import dev.heddle.foata.Architecture;
import dev.heddle.foata.Event;
import dev.heddle.foata.generate.Counts;
import dev.heddle.foata.generate.GenerationRequest.Extent;
import dev.heddle.foata.generate.GenerationRequest.Mode;
import dev.heddle.foata.generate.Generator;
import dev.heddle.foata.generate.Listener;
import dev.heddle.foata.generate.Representative;
import dev.heddle.foata.symbolic.ThreadEnding;
import dev.heddle.limit.Limit;
import dev.heddle.program.Expression;
import dev.heddle.program.Program;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.analysis.LoopBound;
import dev.heddle.program.condition.FinalCondition;
import dev.heddle.program.condition.Observable;
import dev.heddle.verify.ErrorKind;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Flaw;
import dev.heddle.verify.outcomes.FinalState;
import dev.heddle.verify.outcomes.OutcomeTable;
import dev.heddle.verify.session.SearchLimits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Which executions are there, one of every class, and which final states do they end in? */
public final class Executions implements Listener {
  private final Question question;
  private final Listener shown;
  private final SortedMap<FinalState, Long> states = new TreeMap<>();
  private final Set<String> failures = new TreeSet<>();
  private final Set<Limit> cuts = new TreeSet<>(Limit.ORDER);

  /** How executions ended that have no final state, in the order they were seen. */
  private final Set<Flaw> unended = new LinkedHashSet<>();

  /** Knows nothing of executions: those are counted here. */
  private final SearchLimits.Guard guard;

  private final PollInterval pace;
  private final Estimate estimate;

  /** How many events there are, as far as the estimate knows. */
  private int depth = -1;

  private long executions;
  private long positive;
  private long negative;
  private long filtered;
  private long abandoned;
  private long deadlocks;

  /** Whether there are more executions than were asked for. */
  private boolean full;

  /** The question: of this program, under this architecture. */
  public record Question(
      Program program,
      FinalCondition condition,
      Architecture architecture,
      Mode mode,
      SearchLimits limits) {
    public Question(
        Program program, FinalCondition condition, Architecture architecture, SearchLimits limits) {
      this(program, condition, architecture, Mode.EVALUATED, limits);
    }

    /** The program that runs: its loops end. */
    Program bounded() {
      return LoopBound.apply(program, limits.rounds());
    }
  }

  private Executions(Question question, Listener shown) {
    this.question = question;
    this.shown = shown;
    this.guard = question.limits().ofAllExecutions().around((machine, complete) -> true);
    this.pace = new PollInterval(guard.observer());
    this.estimate = guard.observer().estimate();
    estimate.start(() -> depth + 1, _ -> 0);
  }

  /** The answer; {@code each} is shown every execution. */
  public static ExecutionTable ask(Question q, Consumer<NormalForm> each) {
    EventNames names = new EventNames(q.program());
    Listener shown =
        execution -> {
          each.accept(NormalForm.of(execution, names, q));
          return true;
        };
    return new ExecutionTable(ask(q, Extent.PRUNED, shown), names.legend());
  }

  /**
   * The answer; {@code each} is shown every execution, with its accesses if there is such a list.
   */
  public static ExecutionTable askWithAccesses(
      Question q, BiConsumer<NormalForm, Optional<List<Access>>> each) {
    EventNames names = new EventNames(q.program());
    Listener shown =
        execution -> {
          each.accept(
              NormalForm.of(execution, names, q),
              q.mode() == Mode.SYMBOLIC ? Optional.empty() : Access.of(execution, q.program()));
          return true;
        };
    return new ExecutionTable(ask(q, Extent.PRUNED, shown), names.legend());
  }

  /** The answer alone. */
  public static OutcomeTable ask(Question q) {
    return ask(q, Extent.PRUNED, _ -> true).outcomes();
  }

  /** Walks so far, with someone who follows. */
  static ExecutionTable.Answer ask(Question q, Extent extent, Listener shown) {
    Executions answer = new Executions(q, shown);
    Counts counts =
        Generator.generate(
            new dev.heddle.foata.generate.GenerationRequest(
                q.bounded(), q.architecture(), q.mode(), extent),
            answer);
    return new ExecutionTable.Answer(q.mode(), answer.table(counts), counts);
  }

  @Override
  public boolean mayGrow(int length) {
    if (length <= depth) {
      estimate.goBack(length, depth);
    }
    depth = length;
    return pace.mayGrow(length) && !guard.isReached() && shown.mayGrow(length);
  }

  @Override
  public void enter(Event event, Fate fate) {
    shown.enter(event, fate);
  }

  @Override
  public void leave() {
    shown.leave();
  }

  /** A limit that is exactly reached hides nothing: it is the next execution that ends it. */
  @Override
  public boolean complete(Representative execution) {
    if (executions == question.limits().executions()) {
      full = true;
      return false;
    }
    executions++;
    boolean kept = question.mode() == Mode.SYMBOLIC || !note(execution) || count(execution);
    boolean more = !kept || shown.complete(execution);
    return guard.observer().onExecution(null, true) && more;
  }

  /** Counts the final state, unless the filter drops it. */
  private boolean count(Representative execution) {
    FinalCondition condition = question.condition();
    if (!condition.filter().holds(o -> value(execution, o))) {
      filtered++;
      return false;
    }
    states.merge(state(execution, condition.columns()), 1L, Long::sum);
    if (condition.proposition().holds(o -> value(execution, o))) {
      positive++;
    } else {
      negative++;
    }
    return true;
  }

  /** Looks at how the threads ended; true if every one ended. */
  private boolean note(Representative execution) {
    boolean ended = true;
    boolean stopped = false;
    for (int p = 0; p < execution.processors(); p++) {
      ThreadEnding ending = execution.ending(p);
      if (ending.kind().isFailure()) {
        failures.add(ending.at() + ": " + ending.text());
        unended.add(new Flaw(kind(ending.kind()), ending.text(), ending.at()));
      } else if (ending.kind() == ThreadEnding.Kind.CUT) {
        cuts.add(new Limit.Unsupported(ending.text(), ending.at()));
      }
      ended &= ending.kind() == ThreadEnding.Kind.RETURN;
      stopped |=
          ending.kind() != ThreadEnding.Kind.RETURN && ending.kind() != ThreadEnding.Kind.WAITING;
    }
    if (stopped) {
      abandoned++;
    } else if (!ended) {
      deadlocks++;
      unended.add(new Flaw(ErrorKind.DEADLOCK, "deadlock", SourcePosition.NONE));
    }
    return ended;
  }

  private static ErrorKind kind(ThreadEnding.Kind kind) {
    return switch (kind) {
      case ASSERTION -> ErrorKind.ASSERTION;
      case NULL_POINTER -> ErrorKind.NULL_POINTER;
      case OUT_OF_BOUNDS -> ErrorKind.OUT_OF_BOUNDS;
      case WILD_POINTER -> ErrorKind.WILD_POINTER;
      case DIVISION -> ErrorKind.DIVISION;
      case MUTEX -> ErrorKind.MUTEX;
      case RETURN, ASSUMPTION, CUT, WAITING -> throw new AssertionError(kind);
    };
  }

  /** The final state, if every thread ended. */
  static FinalState state(Representative execution, List<Observable> columns) {
    Long[] values = new Long[columns.size()];
    Arrays.setAll(values, i -> value(execution, columns.get(i)));
    return new FinalState(List.of(values));
  }

  private static long value(Representative execution, Observable observable) {
    long value =
        switch (observable) {
          case Observable.ThreadRegister r -> execution.register(r.thread(), r.register());
          case Observable.Cell c -> execution.read(c.address(), c.bytes());
        };
    int bits = observable.bits();
    return Expression.signed(Expression.truncate(value, bits), bits);
  }

  private OutcomeTable table(Counts counts) {
    List<Limit> limits = new ArrayList<>(cuts);
    if (guard.isReached()) {
      limits.add(guard.limit());
    } else if (full) {
      limits.add(Limit.Budget.EXECUTIONS);
    } else if (counts.cut() > 0) {
      limits.add(new Limit.Depth(counts.cut(), question.limits().depth()));
    }
    return new OutcomeTable(
        question.condition(),
        question.architecture().name(),
        states,
        new OutcomeTable.Counts(executions - filtered, 0, positive, negative),
        new OutcomeTable.Endings(abandoned, deadlocks, List.copyOf(failures)),
        limits,
        Map.of(),
        unended.stream().map(f -> new Finding(f, "")).toList());
  }
}
