// SPDX-License-Identifier: Apache-2.0
package dev.heddle.api;

import dev.heddle.explore.observe.ProgressListener;
import dev.heddle.foata.Architectures;
import dev.heddle.frontend.litmus.LitmusTest;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.InputException;
import dev.heddle.program.Program;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.analysis.LoopBound;
import dev.heddle.program.condition.FinalCondition;
import dev.heddle.states.StateLimits;
import dev.heddle.states.Workers;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.DetailedWitness;
import dev.heddle.verify.ErrorPolicy;
import dev.heddle.verify.Finding;
import dev.heddle.verify.OptionalCheck;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.Witness;
import dev.heddle.verify.check.Check;
import dev.heddle.verify.check.CheckQuestion;
import dev.heddle.verify.check.PreemptionCheck;
import dev.heddle.verify.check.Replayed;
import dev.heddle.verify.check.SampledCheck;
import dev.heddle.verify.check.ShortestSchedule;
import dev.heddle.verify.executions.Executions;
import dev.heddle.verify.fences.AutomatonFences;
import dev.heddle.verify.fences.ProgramFences;
import dev.heddle.verify.monitoring.MonitorVerdict;
import dev.heddle.verify.monitoring.Monitoring;
import dev.heddle.verify.outcomes.OutcomeTable;
import dev.heddle.verify.outcomes.Outcomes;
import dev.heddle.verify.robustness.FailureReachability;
import dev.heddle.verify.robustness.RobustExecutions;
import dev.heddle.verify.robustness.RobustStates;
import dev.heddle.verify.session.CheckpointPolicy;
import dev.heddle.verify.session.Sampling;
import dev.heddle.verify.session.SearchLimits;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Questions about a program: under which memory model, within which limits, by which search. Each
 * question is a method; it blocks until the answer is there.
 *
 * <pre>{@code
 * Verdict verdict = Heddle.program(program).under(MemoryModel.TSO).check();
 * }</pre>
 *
 * <p>Instances are immutable, and every method may be called from any thread, by several at a time:
 * each question has machines and threads of its own. A listener is called from the threads that
 * search. Methods that configure return a new instance.
 */
public final class Heddle {
  private final CheckQuestion question;
  private final long states;
  private final StateLimits.Listener stateListener;

  private Heddle(CheckQuestion question, long states, StateLimits.Listener stateListener) {
    this.question = question;
    this.states = states;
    this.stateListener = stateListener;
  }

  /**
   * A program under SC, searched by Optimal-DPOR on one thread, without a bound on loops or time.
   */
  public static Heddle program(Program program) {
    SearchLimits limits =
        new SearchLimits(Long.MAX_VALUE, SearchLimits.DEFAULT.time(), Check.DEPTH, LoopBound.NONE);
    return of(
        new CheckQuestion(
            program, MemoryModel.SC, Algorithm.OPTIMAL, limits, Set.of(), ErrorPolicy.SOME));
  }

  /** The program of a litmus test; loops are entered four times unless bounded otherwise. */
  public static Heddle litmus(LitmusTest test) {
    return program(test.program()).within(SearchLimits.DEFAULT);
  }

  /** A question with every setting of a check. */
  public static Heddle of(CheckQuestion question) {
    return new Heddle(question, HeddleAutomata.MOST_STATES, _ -> true);
  }

  // ---------------------------------------------------------------- how to ask

  public Heddle under(MemoryModel model) {
    return with(model, question.algorithm(), question.limits(), question.optionalChecks());
  }

  public Heddle by(Algorithm algorithm) {
    return with(question.model(), algorithm, question.limits(), question.optionalChecks());
  }

  /**
   * Sets the limits on executions, time, depth, loops, memory and threads. The time is that of one
   * question. The listener of the limits receives the progress of a search of executions; if it
   * returns false, the search ends, and the answer is UNKNOWN unless an error was found.
   */
  public Heddle within(SearchLimits limits) {
    return with(question.model(), question.algorithm(), limits, question.optionalChecks());
  }

  /** Each question may take so long. */
  public Heddle maxTime(Duration time) {
    return within(question.limits().lasting(time));
  }

  /** A loop may iterate so many times in a row. */
  public Heddle unroll(int rounds) {
    return within(question.limits().unrolling(rounds));
  }

  /** So many threads search. The answer is the same, whatever their number. */
  public Heddle jobs(int threads) {
    return within(question.limits().by(threads));
  }

  /**
   * Sets a listener that receives the progress of a search of executions, and may end it by
   * returning false.
   */
  public Heddle listening(ProgressListener listener) {
    return within(question.limits().watchedBy(listener));
  }

  /**
   * Limits the searches of states ({@link #reach}, {@link #robust}).
   *
   * @param listener is told how many more states were seen, and may end the search
   */
  public Heddle states(long most, StateLimits.Listener listener) {
    return new Heddle(question, most, listener);
  }

  /** Reports these as errors in addition to those that {@link #check} always reports. */
  public Heddle lookingFor(OptionalCheck... optionalChecks) {
    Set<OptionalCheck> all = EnumSet.noneOf(OptionalCheck.class);
    all.addAll(List.of(optionalChecks));
    return with(question.model(), question.algorithm(), question.limits(), all);
  }

  private Heddle with(
      MemoryModel model,
      Algorithm algorithm,
      SearchLimits limits,
      Set<OptionalCheck> optionalChecks) {
    CheckQuestion changed =
        new CheckQuestion(
            question.program(),
            model,
            algorithm,
            limits,
            optionalChecks,
            question.errorPolicy(),
            question.liveness(),
            question.plan(),
            question.method());
    return new Heddle(changed, states, stateListener);
  }

  // ---------------------------------------------------------------- questions

  /** Does an execution fail? */
  public Verdict check() {
    return check(CheckpointPolicy.NOTHING);
  }

  /**
   * As {@link #check()}, with the search kept in a file or resumed from one.
   *
   * @throws InputException if there is nothing to resume from, or no place to write to
   */
  public Verdict check(CheckpointPolicy checkpoints) {
    CheckQuestion asked = begun();
    return ShortestSchedule.of(asked, Check.ask(asked, checkpoints));
  }

  /** Does an execution fail, of some chosen at random? The answer is never PASS. */
  public Verdict check(Sampling sampling) {
    return SampledCheck.ask(begun(), sampling);
  }

  /**
   * Does an execution fail, of those in which threads are preempted at most so often?
   *
   * @param most at least 0; beyond {@link PreemptionCheck#MOST} it is that
   * @throws IllegalArgumentException if states do not answer the question, see {@code --method
   *     states}
   */
  public Verdict checkWithPreemptions(int most) {
    return PreemptionCheck.ask(begun(), most);
  }

  /** The steps that matter for an error. */
  public Witness witness(Finding finding) {
    return Replayed.witness(question, finding);
  }

  /** The steps that matter for an error, with what it takes to draw them. */
  public DetailedWitness detailedWitness(Finding finding) {
    return Replayed.picture(question, finding);
  }

  /**
   * One execution.
   *
   * @throws dev.heddle.explore.Replay.Impossible if a step of the schedule is not possible
   */
  public Replayed replay(String schedule) {
    return Replayed.of(question, schedule);
  }

  /** Which final states are there, and do they meet a condition? */
  public OutcomeTable outcomes(FinalCondition condition) {
    CheckQuestion q = begun();
    return q.model() == MemoryModel.RMO
        ? Executions.ask(
            new Executions.Question(
                q.program(), condition, Architectures.of(q.model()), q.limits()))
        : Outcomes.ask(
            new Outcomes.Question(q.program(), condition, q.model(), q.algorithm(), q.limits()),
            null);
  }

  /**
   * Is every execution like one under SC? If executions are few and short, they decide. Else states
   * do, under TSO, if the program is one that automata can have; else all executions.
   */
  public RobustnessAnswer robust() {
    CheckQuestion q = begun();
    if (q.model() != MemoryModel.TSO) {
      return robustByExecutions();
    }
    Verdict soon = RobustExecutions.ask(RobustStates.few(q));
    if (RobustExecutions.isDecided(soon) || soon.isVacuous() || soon.isCancelled()) {
      return new RobustnessAnswer.ByExecutions(soon);
    }
    try (Workers workers = Workers.of(q.limits().jobs())) {
      return new RobustnessAnswer.ByStates(
          RobustStates.ask(q.program(), stateLimits(q, workers), RobustStates.errors(q, soon)));
    } catch (InputException e) {
      return robustByExecutions(); // Automata do not have what the program has.
    }
  }

  /** As {@link #robust}, always by executions: they can be bounded. */
  public RobustnessAnswer robustByExecutions() {
    return new RobustnessAnswer.ByExecutions(RobustExecutions.ask(begun()));
  }

  /**
   * Can the program fail, however often its loops iterate? States are searched, not executions.
   *
   * @throws dev.heddle.model.UnsupportedModelException under other models than SC and TSO
   * @throws InputException if the program has something that automata do not
   */
  public FailureReachability reach(StateSearch search) {
    CheckQuestion q = begun();
    try (Workers workers = Workers.of(q.limits().jobs())) {
      StateLimits limits = stateLimits(q, workers);
      return FailureReachability.ask(
          q.program(), q.model(), automata -> search.run(automata, q.model(), limits));
    }
  }

  /**
   * Where do fences belong? The program has points that fences can be at.
   *
   * @param condition what final states must not meet, instead of errors
   * @param preferred of fences that cost the same, these are taken
   */
  public ProgramFences fences(
      AutomatonFences.Goal goal,
      AutomatonFences.Cost cost,
      Optional<FinalCondition> condition,
      Predicate<SourcePosition> preferred) {
    return ProgramFences.ask(new ProgramFences.Question(begun(), goal, cost, condition, preferred));
  }

  /** Can sequential consistency be violated, according to all SC executions? */
  public MonitorVerdict monitor() {
    return monitor(Optional.empty());
  }

  /**
   * Can sequential consistency be violated, according to some SC executions?
   *
   * @param sampling which; all if empty
   */
  public MonitorVerdict monitor(Optional<Sampling> sampling) {
    CheckQuestion q = begun();
    return Monitoring.ask(new Monitoring.Question(q.program(), q.model(), q.limits(), sampling));
  }

  /** The clock of a question starts when it is asked. */
  private CheckQuestion begun() {
    return question.within(question.limits().restarted());
  }

  private StateLimits stateLimits(CheckQuestion q, Workers workers) {
    return new StateLimits(states, q.limits().left(), stateListener, workers);
  }
}
