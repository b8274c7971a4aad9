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
 * Answers a check by a search of states. PASS if all states of the program were visited, none is an
 * error, and from each the program can end. FAIL if an error was found and a replay of its schedule
 * shows it. Otherwise the answer is UNKNOWN.
 */
final class StateCheck {
  /** Steps between two checks whether to stop. */
  private static final int BETWEEN_CHECKS = 1 << 12;

  /** The most states if only states are searched; memory is a limit before that. */
  private static final long MOST_ALONE = 1 << 29;

  static final Limit NOT_FOLLOWED = because("some states have unknown successors");

  private final CheckQuestion question;
  private final long most;
  private final long begin = System.nanoTime();

  private Machine machine;

  /** Null before the first step, and after memory ran out. */
  private StateSearch search;

  private Outcome outcome = Outcome.OPEN;
  private volatile boolean stopped;
  private int states;
  private long steps;

  /**
   * @param most the most states to visit
   */
  StateCheck(CheckQuestion question, long most) {
    this.question = question;
    this.most = most;
  }

  /** Answers by states only. */
  static Verdict ask(CheckQuestion q) {
    if (!Turns.canAnswer(q)) {
      throw new IllegalArgumentException("states do not answer this question");
    }
    return new StateCheck(q, MOST_ALONE).finish(Long.MAX_VALUE);
  }

  /** Continues for so many steps; returns whether the search is unfinished. */
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
        outcome = search.advance(Math.min(BETWEEN_CHECKS, until - search.made()));
      }
    } catch (OutOfMemoryError e) {
      search = null;
      outcome = Outcome.TOO_MANY;
    }
    note();
    return outcome == Outcome.OPEN;
  }

  /** A machine whose states can be numbered. */
  static Machine machine(CheckQuestion q) {
    return AnalysedMachine.of(
            q.using(StateNumbers.PLAN),
            OutputListener.NONE,
            new SharedNumbers(),
            MachineOptions.STATES.with(StateNumbers.PLAN))
        .machine();
  }

  private void open() {
    machine = machine(question);
    search =
        new StateSearch(
            machine,
            new AtomicSections(machine).mutex(),
            new StateFates(question.liveness()),
            question.limits().depth(),
            most);
  }

  /** Stops a search that another thread runs. */
  void stop() {
    stopped = true;
  }

  /** Continues until so many steps were made in all, within the limits of the question. */
  Verdict finish(long until) {
    SearchLimits.Guard guard = question.limits().around((m, complete) -> true);
    while (steps < until && advance(Math.min(BETWEEN_CHECKS, until - steps))) {
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

  /** The verdict; UNKNOWN if the search came to none. */
  Verdict verdict() {
    return switch (outcome) {
      case SAFE -> verdict(question, List.of(), List.of(), effort());
      case ERROR -> failure();
      case OPEN -> unknown(Limit.Budget.TIME);
      case TOO_MANY -> unknown(tooMany(states));
      case TOO_DEEP -> unknown(new Limit.Depth(1, question.limits().depth()));
      case ENDLESS ->
          unknown(
              because("threads may wait for ever; only executions show whether that is an error"));
      case UNKNOWN -> unknown(NOT_FOLLOWED);
    };
  }

  static Limit tooMany(int states) {
    return because("there are more than " + states + " states");
  }

  private static Limit because(String reason) {
    return new Limit.Unsupported(reason, SourcePosition.NONE);
  }

  private Verdict failure() {
    return failure(question, machine, effort());
  }

  private Verdict unknown(Limit why) {
    return verdict(question, List.of(), List.of(why), effort());
  }

  private Verdict.Effort effort() {
    return new Verdict.Effort(steps, (System.nanoTime() - begin) / 1e9, states);
  }

  /** A machine is in a state that is an error; the machine of executions says which. */
  static Verdict failure(CheckQuestion q, Machine machine, Verdict.Effort effort) {
    String schedule = Schedule.of(machine).toString();
    List<Flaw> flaws = Replayed.of(q, schedule).flaws();
    return flaws.isEmpty()
        ? unknown(
            q,
            List.of(
                because("the search of states found an error that its execution does not show")),
            effort)
        : verdict(q, List.of(new Finding(flaws.getFirst(), schedule)), List.of(), effort);
  }

  static Verdict unknown(CheckQuestion q, List<Limit> why, Verdict.Effort effort) {
    return verdict(q, List.of(), why, effort);
  }

  private static Verdict verdict(
      CheckQuestion q, List<Finding> findings, List<Limit> limits, Verdict.Effort effort) {
    return new Verdict(
        q.model().toString(),
        q.algorithm(),
        Method.STATES,
        new Verdict.Counts(0, new Verdict.Blocked(0, 0, 0), 0),
        new Obstacles(List.of(), false),
        findings,
        limits,
        effort);
  }
}
