// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.outcomes;

import dev.heddle.limit.Limit;
import dev.heddle.program.condition.FinalCondition;
import dev.heddle.verify.Finding;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/**
 * The answer to {@link Outcomes}.
 *
 * @param states the final states, each with the number of executions that end in it
 * @param limits what kept the search from being complete; empty if nothing did
 * @param examples the schedule of the first execution that ends in each state
 * @param unended failures and deadlocks, each with the first execution that shows it
 */
public record OutcomeTable(
    FinalCondition condition,
    String model,
    SortedMap<FinalState, Long> states,
    Counts counts,
    Endings endings,
    List<Limit> limits,
    Map<FinalState, String> examples,
    List<Finding> unended) {

  /**
   * @param executions distinct complete executions
   * @param redundant runs that showed nothing new
   * @param positive executions whose final state satisfies the proposition
   */
  public record Counts(long executions, long redundant, long positive, long negative) {}

  /**
   * Executions that have no final state.
   *
   * @param abandoned a thread stopped at an assumption, a failure or a bound
   * @param deadlocks threads wait for each other
   */
  public record Endings(long abandoned, long deadlocks, List<String> failures) {}

  /** Is the quantified condition met. */
  public enum Met {
    YES("Ok"),
    NO("No"),
    UNKNOWN("Unknown");

    private final String text;

    Met(String text) {
      this.text = text;
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /** Can the proposition hold at the end. */
  public enum Answer {
    ALLOWED("Allowed"),
    FORBIDDEN("Forbidden"),
    UNKNOWN("Unknown");

    private final String text;

    Answer(String text) {
      this.text = text;
    }

    @Override
    public String toString() {
      return text;
    }
  }

  public OutcomeTable {
    states = Collections.unmodifiableSortedMap(states);
    limits = List.copyOf(limits);
    examples = Map.copyOf(examples);
    unended = List.copyOf(unended);
  }

  /** A state that was found is allowed whatever a limit hid; forbidden needs a complete search. */
  public Answer answer() {
    if (counts.positive() > 0) {
      return Answer.ALLOWED;
    }
    return limits.isEmpty() ? Answer.FORBIDDEN : Answer.UNKNOWN;
  }

  /** Never, Sometimes or Always: how often the proposition held, as litmus tools say it. */
  public String observation() {
    return counts.positive() == 0 ? "Never" : counts.negative() == 0 ? "Always" : "Sometimes";
  }

  /** Whether the quantified condition is met by all executions; unknown if a limit hid some. */
  public Met met() {
    boolean seen =
        switch (condition.quantifier()) {
          case EXISTS, NOT_EXISTS -> counts.positive() > 0;
          case FORALL -> counts.negative() > 0;
        };
    if (seen) {
      return condition.quantifier() == FinalCondition.Quantifier.EXISTS ? Met.YES : Met.NO;
    }
    if (!limits.isEmpty()) {
      return Met.UNKNOWN;
    }
    return condition.quantifier() == FinalCondition.Quantifier.EXISTS ? Met.NO : Met.YES;
  }

  /** Did the program itself go wrong: a failure, or threads that wait for each other. */
  public boolean isBroken() {
    return endings.deadlocks() > 0 || !endings.failures().isEmpty();
  }
}
