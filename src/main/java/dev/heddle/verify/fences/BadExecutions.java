// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.fences;

import dev.heddle.fence.BadExecution;
import dev.heddle.fence.ExecutionClauses;
import dev.heddle.limit.Limit;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.Program;
import dev.heddle.program.analysis.LoopBound;
import dev.heddle.program.condition.FinalCondition;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.ErrorPolicy;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.check.Check;
import dev.heddle.verify.check.CheckQuestion;
import dev.heddle.verify.outcomes.FinalState;
import dev.heddle.verify.outcomes.OutcomeTable;
import dev.heddle.verify.outcomes.Outcomes;
import dev.heddle.verify.robustness.RobustExecutions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Searches for executions that fences must prevent, with one time limit for all searches. */
public final class BadExecutions implements ExecutionClauses.Search {
  /** What all searches took together. */
  public record Work(int searches, long executions, long steps, double seconds) {}

  private final CheckQuestion about;
  private final AutomatonFences.Goal goal;
  private final Optional<FinalCondition> condition;
  private final Tally tally;

  /** What several of these have in common. */
  private static final class Tally {
    private final long start = System.nanoTime();
    private int searches;
    private long executions;
    private long steps;

    private void add(long moreExecutions, long moreSteps) {
      searches++;
      executions += moreExecutions;
      steps += moreSteps;
    }

    private double seconds() {
      return (System.nanoTime() - start) / 1e9;
    }
  }

  BadExecutions(
      CheckQuestion about, AutomatonFences.Goal goal, Optional<FinalCondition> condition) {
    this(about, goal, condition, new Tally());
  }

  private BadExecutions(
      CheckQuestion about,
      AutomatonFences.Goal goal,
      Optional<FinalCondition> condition,
      Tally tally) {
    this.about = about;
    this.goal = goal;
    this.condition = condition;
    this.tally = tally;
  }

  BadExecutions under(MemoryModel model) {
    return new BadExecutions(question(about.program(), model), goal, condition, tally);
  }

  Work work() {
    return new Work(tally.searches, tally.executions, tally.steps, tally.seconds());
  }

  private CheckQuestion question(Program program, MemoryModel model) {
    return new CheckQuestion(
        program,
        model,
        Algorithm.OPTIMAL,
        about.limits(),
        Set.of(),
        ErrorPolicy.SOME,
        about.liveness(),
        about.plan());
  }

  @Override
  public Program prepare(Program program) {
    return condition.isPresent() && goal == AutomatonFences.Goal.ASSERTIONS
        ? LoopBound.apply(program, about.limits().rounds())
        : LoopBound.withSpinning(program, about.limits().rounds());
  }

  @Override
  public Optional<Limit> timeLimit() {
    return about.limits().left().isPositive() ? Optional.empty() : Optional.of(Limit.Budget.TIME);
  }

  @Override
  public Found search(Program program) {
    if (timeLimit().isPresent()) {
      return new Found(List.of(), timeLimit().get());
    }
    CheckQuestion timed = question(program, about.model());
    return switch (goal) {
      case ROBUST -> found(RobustExecutions.decide(timed));
      case ASSERTIONS ->
          condition.isPresent() ? states(timed, condition.get()) : found(Check.ask(timed));
    };
  }

  private Found found(Verdict verdict) {
    tally.add(verdict.counts().executions(), verdict.effort().steps());
    List<BadExecution> bad =
        verdict.findings().stream()
            .map(f -> new BadExecution(f.flaw().toString(), f.schedule()))
            .toList();
    return new Found(bad, verdict.limits().isEmpty() ? null : verdict.limits().getFirst());
  }

  private Found states(CheckQuestion q, FinalCondition asked) {
    OutcomeTable table =
        Outcomes.ask(
            new Outcomes.Question(q.program(), asked, q.model(), q.algorithm(), q.limits()), null);
    tally.add(table.counts().executions(), 0);
    List<BadExecution> bad = new ArrayList<>();
    for (FinalState state : table.states().keySet()) {
      boolean holds =
          asked.proposition().holds(o -> state.values().get(asked.columns().indexOf(o)));
      if (holds != (asked.quantifier() == FinalCondition.Quantifier.FORALL)) {
        bad.add(new BadExecution(text(asked, state), table.examples().get(state)));
      }
    }
    Limit limit =
        !table.limits().isEmpty()
            ? table.limits().getFirst()
            : table.states().isEmpty() ? new Limit.NoFinalState() : null;
    return new Found(bad, limit);
  }

  private static String text(FinalCondition asked, FinalState state) {
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < state.values().size(); i++) {
      parts.add(asked.columns().get(i).name() + "=" + state.values().get(i));
    }
    return "final state " + String.join("; ", parts);
  }
}
