// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import dev.heddle.explore.Schedule;
import dev.heddle.explore.states.StateSearch;
import dev.heddle.explore.states.StateSearch.Outcome;
import dev.heddle.limit.Limit;
import dev.heddle.limit.Obstacles;
import dev.heddle.machine.Machine;
import dev.heddle.machine.plan.MachineOptions;
import dev.heddle.machine.plan.OutputListener;
import dev.heddle.machine.state.SharedNumbers;
import dev.heddle.machine.state.StateNumbers;
import dev.heddle.program.SourcePosition;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Flaw;
import dev.heddle.verify.Method;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.analysis.AtomicSections;
import dev.heddle.verify.session.SearchLimits;
import java.util.List;

/**
 * Answers a check by a search of states. PASS if all states of the program were seen, none is an
 * error, and from each the program can come to an end. FAIL if an error was found and the machine
 * of the check shows it when it runs the schedule again. Otherwise the answer is UNKNOWN.
 */
final class StateCheck {
  /** Steps after which to look whether to stop. */
  private static final int BETWEEN_LOOKS = 1 << 12;

  /** States if nothing else is searched: as many as there is memory for. */
  private static final long MOST_ALONE = 1 << 29;

  private final CheckQuestion question;
  private final long most;
  private final long begin = System.nanoTime();

  private Machine machine;

  /** Null before the first step, and when there is no memory for it. */
  private StateSearch search;

  private Outcome outcome = Outcome.OPEN;
  private volatile boolean stopped;
  private int states;
  private long steps;

  /**
   * @param most how many states may be seen
   */
  StateCheck(CheckQuestion question, long most) {
    this.question = question;
    this.most = most;
  }

  /** By states alone. */
  static Verdict ask(CheckQuestion q) {
    if (!Turns.canAnswer(q)) {
      throw new IllegalArgumentException("states do not answer this question");
    }
    return new StateCheck(q, MOST_ALONE).finish(Long.MAX_VALUE);
  }

  /** Searches on for so many steps; whether there is more to do. */
  boolean advance(long more) {
    if (outcome != Outcome.OPEN) {
      return false;
    }
    try {
      if (search == null) {
        open();
      }
      long until = search.made() + more;
      while (outcome == Outcome.OPEN && !stopped && search.made() < until) {
        outcome = search.advance(Math.min(BETWEEN_LOOKS, until - search.made()));
      }
    } catch (OutOfMemoryError e) {
      search = null;
      outcome = Outcome.TOO_MANY;
    }
    note();
    return outcome == Outcome.OPEN;
  }

  private void open() {
    AnalysedMachine analysed =
        AnalysedMachine.of(
            question.using(StateNumbers.PLAN),
            OutputListener.NONE,
            new SharedNumbers(),
            MachineOptions.STATES.with(StateNumbers.PLAN));
    machine = analysed.machine();
    search =
        new StateSearch(
            machine,
            new AtomicSections(machine).mutex(),
            new StateFates(question.liveness()),
            question.limits().depth(),
            most);
  }

  /** Ends a search that another thread is at. */
  void stop() {
    stopped = true;
  }

  /** Searches on until so many steps were made in all, within the limits of the question. */
  Verdict finish(long until) {
    SearchLimits.Guard guard = question.limits().around((m, complete) -> true);
    while (steps < until && advance(Math.min(BETWEEN_LOOKS, until - steps))) {
      if (!guard.observer().tick(0)) {
        return unknown(guard.limit());
      }
    }
    return verdict();
  }

  private void note() {
    if (search != null) {
      states = search.states();
      steps = search.made();
    }
    if (outcome != Outcome.OPEN) {
      search = null; // It takes memory.
    }
  }

  /** What is known; UNKNOWN if that is nothing. */
  Verdict verdict() {
    return switch (outcome) {
      case SAFE -> verdict(List.of(), List.of());
      case ERROR -> failure();
      case OPEN -> unknown(Limit.Budget.TIME);
      case TOO_MANY -> unknown(because("there are more than " + states + " states"));
      case TOO_DEEP -> unknown(new Limit.Depth(1, question.limits().depth()));
      case ENDLESS ->
          unknown(
              because("threads may wait for ever; only executions show whether that is an error"));
      case UNKNOWN -> unknown(because("some states have unknown successors"));
    };
  }

  private static Limit because(String reason) {
    return new Limit.Unsupported(reason, SourcePosition.NONE);
  }

  /** The machine of executions says what the error is. */
  private Verdict failure() {
    String schedule = Schedule.of(machine).toString();
    List<Flaw> flaws = Replayed.of(question, schedule).flaws();
    return flaws.isEmpty()
        ? unknown(because("the search of states found an error that its execution does not show"))
        : verdict(List.of(new Finding(flaws.getFirst(), schedule)), List.of());
  }

  private Verdict unknown(Limit why) {
    return verdict(List.of(), List.of(why));
  }

  private Verdict verdict(List<Finding> findings, List<Limit> limits) {
    return new Verdict(
        question.model().toString(),
        question.algorithm(),
        Method.STATES,
        new Verdict.Counts(0, new Verdict.Blocked(0, 0, 0), 0),
        new Obstacles(List.of(), false),
        findings,
        limits,
        new Verdict.Effort(steps, (System.nanoTime() - begin) / 1e9, states));
  }
}
