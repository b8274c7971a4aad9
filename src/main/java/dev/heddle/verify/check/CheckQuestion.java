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
 * Does a program fail, under this model, searched this way?
 *
 * @param extras what is an error besides what always is
 * @param liveness which threads that never end are errors
 * @param plan which techniques the search uses; the answer is the same with any
 * @param method whether executions are searched, or states, or both
 */
public record CheckQuestion(
    Program program,
    MemoryModel model,
    Algorithm algorithm,
    SearchLimits limits,
    Set<OptionalCheck> extras,
    ErrorPolicy thoroughness,
    Liveness liveness,
    Plan plan,
    Method method) {
  public CheckQuestion {
    extras = Set.copyOf(extras);
  }

  /** By executions. */
  public CheckQuestion(
      Program program,
      MemoryModel model,
      Algorithm algorithm,
      SearchLimits limits,
      Set<OptionalCheck> extras,
      ErrorPolicy thoroughness,
      Liveness liveness,
      Plan plan) {
    this(
        program, model, algorithm, limits, extras, thoroughness, liveness, plan, Method.EXECUTIONS);
  }

  /** What keeps the process from ending is an error. */
  public CheckQuestion(
      Program program,
      MemoryModel model,
      Algorithm algorithm,
      SearchLimits limits,
      Set<OptionalCheck> extras,
      ErrorPolicy thoroughness) {
    this(program, model, algorithm, limits, extras, thoroughness, Liveness.MAIN, Plan.FULL);
  }

  /** The same, searched in another way. */
  CheckQuestion in(SearchMode mode) {
    Algorithm other = mode.usesSourceDpor() ? Algorithm.SOURCE : algorithm;
    return with(other, limits, plan.without(mode.without()), method);
  }

  /** The same, another number of errors being looked for. */
  CheckQuestion by(ErrorPolicy other) {
    return new CheckQuestion(
        program, model, algorithm, limits, extras, other, liveness, plan, method);
  }

  /** The same, searched within other limits. */
  public CheckQuestion within(SearchLimits others) {
    return with(algorithm, others, plan, method);
  }

  /** The same, searched with other techniques. */
  CheckQuestion using(Plan other) {
    return with(algorithm, limits, other, method);
  }

  /** The same, answered in another way. */
  public CheckQuestion by(Method other) {
    return with(algorithm, limits, plan, other);
  }

  private CheckQuestion with(Algorithm a, SearchLimits l, Plan p, Method m) {
    return new CheckQuestion(program, model, a, l, extras, thoroughness, liveness, p, m);
  }

  /** Whether the question is about the order of events, which no thread may observe. */
  boolean isAboutOrder() {
    return extras.contains(OptionalCheck.RACES) || extras.contains(OptionalCheck.ROBUSTNESS);
  }

  /** Whether orders that no thread observes can be left open. */
  boolean mayBeCoarse() {
    return !isAboutOrder() && algorithm != Algorithm.EXHAUSTIVE;
  }

  /** Whether of executions that end plainly only their number is of interest. */
  boolean onlyCounts() {
    return extras.isEmpty() && algorithm != Algorithm.EXHAUSTIVE;
  }

  /** Who asks about the order of events must see those that change nothing, too. */
  MachineOptions options() {
    return isAboutOrder() ? samplingOptions() : samplingOptions().awaiting();
  }

  /** As {@link #options}, for single executions: in these, what waits could wait for ever. */
  MachineOptions samplingOptions() {
    MachineOptions options = MachineOptions.STATES.with(plan);
    return isAboutOrder() ? options.showingOrder() : options;
  }

  /** As {@link #options}, for a search: what nobody asks for is left out. */
  MachineOptions searchOptions() {
    MachineOptions options = options();
    options = mayBeCoarse() ? options.commutingUpdates() : options;
    return onlyCounts() ? options.leavingExits() : options;
  }

  /** All but the program that decides which executions there are and which count as errors. */
  String text() {
    List<Object> parts = new ArrayList<>(List.<Object>of("check", model, algorithm));
    if (limits.rounds() != LoopBound.NONE) {
      parts.add("unroll " + limits.rounds());
    }
    parts.add("max-depth " + limits.depth());
    parts.addAll(new TreeSet<>(extras));
    if (liveness != Liveness.MAIN) {
      parts.add("liveness " + liveness);
    }
    parts.add(thoroughness);
    if (!plan.equals(Plan.FULL)) {
      parts.add("plan " + plan);
    }
    return parts.stream()
        .map(p -> p.toString().toLowerCase(Locale.ROOT))
        .collect(Collectors.joining(", "));
  }
}
