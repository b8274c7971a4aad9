// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.outcomes;

import dev.heddle.explore.Replay;
import dev.heddle.explore.Schedule;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.limit.Limit;
import dev.heddle.machine.Machine;
import dev.heddle.machine.plan.OutputListener;
import dev.heddle.machine.state.SharedNumbers;
import dev.heddle.machine.state.Stop;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.Expression;
import dev.heddle.program.Origin;
import dev.heddle.program.Program;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.analysis.LoopBound;
import dev.heddle.program.condition.FinalCondition;
import dev.heddle.program.condition.Observable;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.ErrorKind;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Flaw;
import dev.heddle.verify.analysis.StopReasons;
import dev.heddle.verify.session.Checkpoint.Identity;
import dev.heddle.verify.session.CheckpointPolicy;
import dev.heddle.verify.session.CheckpointWriter;
import dev.heddle.verify.session.DistinctTraces;
import dev.heddle.verify.session.ExecutionAnalysis;
import dev.heddle.verify.session.SearchLimits;
import dev.heddle.verify.session.SearchSession;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** Which final states can a program end in, and do they meet its condition? */
public final class Outcomes implements ExecutionAnalysis<PartialOutcomes> {
  private final FinalCondition condition;
  private final Consumer<CompleteExecution> eachExecution;
  private final Machine machine;
  private final PartialOutcomes notes;

  private Outcomes(
      Question q, Machine machine, PartialOutcomes notes, Consumer<CompleteExecution> each) {
    this.condition = q.condition();
    this.machine = machine;
    this.notes = notes;
    this.eachExecution = each;
  }

  /** The question: of this program, under this model, searched this way. */
  public record Question(
      Program program,
      FinalCondition condition,
      MemoryModel model,
      Algorithm algorithm,
      SearchLimits limits) {
    Program bounded() {
      return LoopBound.apply(program, limits.rounds());
    }

    /** All but the program that decides which executions there are. */
    String text() {
      return String.join(
          ", ",
          List.of(
              "outcomes",
              model.toString(),
              algorithm.toString(),
              "unroll " + limits.rounds(),
              "max-depth " + limits.depth(),
              condition.text()));
    }
  }

  /**
   * The answer; {@code each}, if not null, is shown every execution. With several threads there are
   * no examples, as which execution comes first is for one alone to say.
   *
   * @throws dev.heddle.program.InputException if what is to be resumed from is not there
   */
  public static OutcomeTable ask(
      Question q, CheckpointPolicy policy, Consumer<CompleteExecution> each) {
    CheckpointWriter checkpoints =
        CheckpointWriter.open(policy, () -> Identity.of(policy.tool(), q.text(), q.program()));
    DistinctTraces distinct = new DistinctTraces(q.algorithm());
    Program bounded = q.bounded();
    Function<SharedNumbers, ExecutionAnalysis<PartialOutcomes>> analyses =
        n -> {
          Machine machine = new Machine(bounded, q.model(), OutputListener.NONE, n);
          return new Outcomes(q, machine, new PartialOutcomes(distinct), each);
        };
    SearchSession<PartialOutcomes> session =
        new SearchSession<>(
            new SearchSession.Spec<>(analyses, () -> new PartialOutcomes(distinct), false),
            q.algorithm().explorer(),
            each == null ? q.limits() : q.limits().by(1),
            checkpoints);
    Statistics s = session.explore();
    PartialOutcomes notes = session.result();
    checkpoints.confirm(() -> notes.areConfirmedBy(schedule -> replay(q, schedule, null)));
    if (session.isShared()) {
      notes.forgetExamples();
    }
    return table(q, s, notes, limits(s, notes, session.limit(), q.limits()));
  }

  public static OutcomeTable ask(Question q, Consumer<CompleteExecution> each) {
    return ask(q, CheckpointPolicy.NOTHING, each);
  }

  /**
   * What one schedule alone shows; the answer says that it is incomplete.
   *
   * @throws Replay.Impossible if a step of the schedule is not possible
   */
  public static OutcomeTable replay(Question q, String schedule, Consumer<CompleteExecution> each) {
    Machine machine = new Machine(q.bounded(), q.model());
    PartialOutcomes notes = new PartialOutcomes(new DistinctTraces(Algorithm.OPTIMAL));
    Outcomes outcomes = new Outcomes(q, machine, notes, each);
    Statistics s = new Replay(Schedule.parse(schedule)).explore(machine, outcomes);
    boolean ended = s.executions() > 0;
    return table(q, s, notes, List.of(new Limit.OneSchedule(ended)));
  }

  @Override
  public Machine machine() {
    return machine;
  }

  @Override
  public PartialOutcomes notes() {
    return notes;
  }

  @Override
  public boolean onExecution(Machine machine, boolean complete) {
    if (complete && !notes.isNew(machine)) {
      notes.repeated++;
      return true;
    }
    boolean ended = complete && note(machine);
    Optional<FinalState> state =
        ended ? Optional.of(FinalState.of(machine, condition.columns())) : Optional.empty();
    boolean kept = state.isEmpty() || count(machine, state.get());
    if (complete && kept && eachExecution != null) {
      eachExecution.accept(CompleteExecution.of(machine, state));
    }
    return true;
  }

  /** Counts a final state, unless the filter drops it. */
  private boolean count(Machine machine, FinalState state) {
    if (!condition.filter().holds(o -> value(machine, o))) {
      notes.filtered++;
      return false;
    }
    notes.count(state, machine);
    if (condition.proposition().holds(o -> value(machine, o))) {
      notes.positive++;
    } else {
      notes.negative++;
    }
    return true;
  }

  /** Looks at how the threads ended; true if every one ended. */
  private boolean note(Machine machine) {
    boolean ended = true;
    boolean stopped = false;
    for (int t = 0; t < machine.threadCount(); t++) {
      Stop stop = machine.state().stop(t);
      if (stop != Stop.NONE) {
        stopped = true;
        SourcePosition at = Origin.instruction(machine.program(), machine.state().origin(t)).at();
        if (stop.isFailure()) {
          notes.failures.add(at + ": " + StopReasons.text(machine, t));
          notes.noteUnended(
              new Flaw(ErrorKind.of(stop), StopReasons.text(machine, t), at), machine);
        } else if (stop.isCut()) {
          notes.cuts.add(new Limit.Unsupported(StopReasons.text(machine, t), at));
        }
      }
      ended &= !machine.state().isStarted(t) || machine.state().isEnded(t);
    }
    if (stopped) {
      notes.abandoned++;
    } else if (!ended) {
      notes.deadlocks++;
      notes.noteUnended(new Flaw(ErrorKind.DEADLOCK, "deadlock", SourcePosition.NONE), machine);
    }
    return ended;
  }

  static long value(Machine machine, Observable observable) {
    return switch (observable) {
      case Observable.ThreadRegister r ->
          Expression.signed(
              Expression.truncate(machine.state().register(r.thread(), r.register()), r.bits()),
              r.bits());
      case Observable.Cell c ->
          Expression.signed(machine.state().read(c.address(), c.bytes()), c.bits());
    };
  }

  private static List<Limit> limits(
      Statistics s, PartialOutcomes notes, Limit reason, SearchLimits limits) {
    List<Limit> all = new ArrayList<>(notes.cuts);
    switch (s.end()) {
      case STOPPED -> all.add(reason);
      case OUTGROWN -> all.add(new Limit.TreesTooLarge(Limit.TreesTooLarge.Remedy.SOURCE_DPOR));
      case EXHAUSTED -> {}
    }
    if (s.cut() > 0) {
      all.add(new Limit.Depth(s.cut(), limits.depth()));
    }
    return all;
  }

  private static OutcomeTable table(
      Question q, Statistics s, PartialOutcomes notes, List<Limit> limits) {
    return new OutcomeTable(
        q.condition(),
        q.model().toString(),
        notes.states,
        new OutcomeTable.Counts(
            s.executions() - notes.repeated - notes.filtered,
            s.redundant() + notes.repeated,
            notes.positive,
            notes.negative),
        new OutcomeTable.Endings(notes.abandoned, notes.deadlocks, List.copyOf(notes.failures)),
        limits,
        notes.examples,
        notes.unended.entrySet().stream().map(e -> new Finding(e.getKey(), e.getValue())).toList());
  }
}
