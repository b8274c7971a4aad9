// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import dev.heddle.machine.plan.MachineOptions;
import dev.heddle.machine.plan.Plan;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.Program;
import dev.heddle.program.analysis.LoopBound;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.ErrorPolicy;
import dev.heddle.verify.Liveness;
import dev.heddle.verify.Method;
import dev.heddle.verify.OptionalCheck;
import dev.heddle.verify.session.SearchLimits;
import dev.heddle.verify.session.SearchMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A program, the errors to look for, and how to search for them.
 *
 * @param optionalChecks the optional errors to report
 * @param liveness which threads that never end are errors
 * @param plan which techniques the search uses; the answer is the same with any
 * @param method whether executions are searched, or states, or both
 */
public record CheckQuestion(
    Program program,
    MemoryModel model,
    Algorithm algorithm,
    SearchLimits limits,
    Set<OptionalCheck> optionalChecks,
    ErrorPolicy errorPolicy,
    Liveness liveness,
    Plan plan,
    Method method) {
  public CheckQuestion {
    optionalChecks = Set.copyOf(optionalChecks);
  }

  /** By executions. */
  public CheckQuestion(
      Program program,
      MemoryModel model,
      Algorithm algorithm,
      SearchLimits limits,
      Set<OptionalCheck> optionalChecks,
      ErrorPolicy errorPolicy,
      Liveness liveness,
      Plan plan) {
    this(
        program,
        model,
        algorithm,
        limits,
        optionalChecks,
        errorPolicy,
        liveness,
        plan,
        Method.EXECUTIONS);
  }

  /** What keeps the process from ending is an error. */
  public CheckQuestion(
      Program program,
      MemoryModel model,
      Algorithm algorithm,
      SearchLimits limits,
      Set<OptionalCheck> optionalChecks,
      ErrorPolicy errorPolicy) {
    this(program, model, algorithm, limits, optionalChecks, errorPolicy, Liveness.MAIN, Plan.FULL);
  }

  /** This question for a search in another mode. */
  CheckQuestion in(SearchMode mode) {
    Algorithm other = mode.usesSourceDpor() ? Algorithm.SOURCE : algorithm;
    return with(other, limits, plan.without(mode.without()), method);
  }

  /** This question with another policy for errors. */
  CheckQuestion by(ErrorPolicy other) {
    return new CheckQuestion(
        program, model, algorithm, limits, optionalChecks, other, liveness, plan, method);
  }

  /** This question with other limits. */
  public CheckQuestion within(SearchLimits others) {
    return with(algorithm, others, plan, method);
  }

  /** This question with another plan. */
  CheckQuestion using(Plan other) {
    return with(algorithm, limits, other, method);
  }

  /** This question with another method. */
  public CheckQuestion by(Method other) {
    return with(algorithm, limits, plan, other);
  }

  private CheckQuestion with(Algorithm a, SearchLimits l, Plan p, Method m) {
    return new CheckQuestion(program, model, a, l, optionalChecks, errorPolicy, liveness, p, m);
  }

  /** Whether the question is about the order of events, even where no thread observes it. */
  boolean isAboutOrder() {
    return optionalChecks.contains(OptionalCheck.RACES)
        || optionalChecks.contains(OptionalCheck.ROBUSTNESS);
  }

  /** Whether orders that no thread observes can be left open. */
  boolean mayLeaveOrdersOpen() {
    return !isAboutOrder() && algorithm != Algorithm.EXHAUSTIVE;
  }

  /** Whether executions without errors are only counted. */
  boolean countsPlainEndings() {
    return optionalChecks.isEmpty() && algorithm != Algorithm.EXHAUSTIVE;
  }

  /** The options of a machine; questions about the order of events need futile events as well. */
  MachineOptions options() {
    return isAboutOrder() ? samplingOptions() : samplingOptions().awaiting();
  }

  /** As {@link #options}, for single executions, in which no event may be held back. */
  MachineOptions samplingOptions() {
    MachineOptions options = MachineOptions.STATES.with(plan);
    return isAboutOrder() ? options.showingOrder() : options;
  }

  /** As {@link #options}, for a search, which may leave steps out that no question needs. */
  MachineOptions searchOptions() {
    MachineOptions options = options();
    options = mayLeaveOrdersOpen() ? options.commutingUpdates() : options;
    return countsPlainEndings() ? options.leavingExits() : options;
  }

  /** Everything but the program that determines the executions and the errors, as text. */
  String text() {
    List<Object> parts = new ArrayList<>(List.<Object>of("check", model, algorithm));
    if (limits.rounds() != LoopBound.NONE) {
      parts.add("unroll " + limits.rounds());
    }
    parts.add("max-depth " + limits.depth());
    parts.addAll(new TreeSet<>(optionalChecks));
    if (liveness != Liveness.MAIN) {
      parts.add("liveness " + liveness);
    }
    parts.add(errorPolicy);
    if (!plan.equals(Plan.FULL)) {
      parts.add("plan " + plan);
    }
    return parts.stream()
        .map(p -> p.toString().toLowerCase(Locale.ROOT))
        .collect(Collectors.joining(", "));
  }
}
