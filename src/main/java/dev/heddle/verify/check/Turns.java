// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import dev.heddle.limit.Limit;
import dev.heddle.machine.plan.Plan;
import dev.heddle.program.analysis.LoopBound;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.ErrorPolicy;
import dev.heddle.verify.Method;
import dev.heddle.verify.Verdict;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Runs a search of executions and a search of states for the same question in turns. A turn is a
 * fixed amount of work; the search of states has one after each turn of executions but the first.
 * So the same search answers first on every computer. With two threads, both searches run at the
 * same time, and the answer of states counts from the end of the current turn of executions.
 */
final class Turns implements AutoCloseable {
  /** Events of executions in a turn. */
  static final long EVENTS = 250_000;

  /** The cost of an execution that ends in waiting loops, relative to others. */
  private static final int ENDING = 8;

  /** Steps between states in a turn; each takes longer than an event. */
  static final long STEPS = 25_000;

  /** The most states that are searched beside executions. */
  private static final long MAX_STATES = 1_000_000;

  /** The turns of states after executions ended without an answer. */
  private static final int LAST_TURNS = 10;

  private final CheckQuestion question;
  private final boolean sideBySide;

  /** Events since the last turn ended. */
  private long events;

  private int turns;

  /** The search of states; null before its first turn, and after it ended without an answer. */
  private StateCheck states;

  /** The current turn of states; null if there is none. */
  private CompletableFuture<Boolean> turn;

  /** Whether only executions are searched, from the start or since states had no answer. */
  private volatile boolean alone;

  private Optional<Verdict> answer = Optional.empty();

  private Turns(CheckQuestion question, boolean alone) {
    this.question = question;
    this.alone = alone;
    this.sideBySide = question.limits().jobs() > 1;
  }

  /**
   * @param isKept whether the search of executions is written to a file
   */
  static Turns of(CheckQuestion q, boolean isKept) {
    return new Turns(q, q.method() == Method.EXECUTIONS || isKept || !canAnswer(q));
  }

  /**
   * Whether a search of states can answer the question. It cannot if the question is about the
   * order of events, all errors, or a part of the executions, or names an algorithm or a plan.
   */
  static boolean canAnswer(CheckQuestion q) {
    return q.optionalChecks().isEmpty()
        && q.errorPolicy() != ErrorPolicy.ALL
        && q.algorithm() == Algorithm.OPTIMAL
        && q.plan().equals(Plan.FULL)
        && q.limits().executions() == Long.MAX_VALUE
        && q.limits().rounds() == LoopBound.NONE;
  }

  /** Whether several threads may share the executions. Until then turns are well defined. */
  boolean mayShare() {
    return alone;
  }

  /**
   * Called after an execution of so many events; returns whether executions continue.
   *
   * @param spins whether a thread waits in a loop at its end, so that a search for an end was made
   */
  boolean mayContinue(int length, boolean spins) {
    if (alone) {
      return true;
    }
    events += (spins ? ENDING : 1) * (length + 1L);
    if (events >= EVENTS) {
      events = 0;
      next();
    }
    return answer.isEmpty();
  }

  /** Called at the end of a turn of executions. */
  private void next() {
    if (turns++ == 0) {
      states = new StateCheck(question, MAX_STATES);
    } else if (!(sideBySide ? turn.join() : states.advance(STEPS))) {
      conclude();
    }
    if (sideBySide && !alone && answer.isEmpty()) {
      turn = CompletableFuture.supplyAsync(() -> states.advance(STEPS), Turns::start);
    }
  }

  private static void start(Runnable work) {
    Thread.ofPlatform().daemon().name("search of states").start(work);
  }

  /** Called when the search of states is over. */
  private void conclude() {
    Verdict verdict = states.verdict();
    if (verdict.answer() == Verdict.Answer.UNKNOWN) {
      alone = true;
      states = null;
    } else {
      answer = Optional.of(verdict);
    }
  }

  /** The answer of both; if executions have none, the search of states continues for a while. */
  Verdict decide(Verdict byExecutions) {
    if (answer.isPresent() || alone || !isOpen(byExecutions)) {
      return answer.orElse(byExecutions);
    }
    if (turn != null) {
      turn.join();
    }
    states = states == null ? new StateCheck(question, MAX_STATES) : states;
    Verdict byStates = states.finish((turns + LAST_TURNS) * STEPS);
    return byStates.answer() == Verdict.Answer.UNKNOWN ? byExecutions : byStates;
  }

  /** Whether executions have no answer although the user did not stop them. */
  private static boolean isOpen(Verdict v) {
    return v.answer() == Verdict.Answer.UNKNOWN
        && !v.isVacuous()
        && v.reached().stream().noneMatch(Limit.Budget.class::isInstance);
  }

  @Override
  public void close() {
    if (turn != null && states != null) {
      states.stop();
    }
  }
}
