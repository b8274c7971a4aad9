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
 * A search of executions and one of states for the same question, which take turns. Turns are
 * counted in work: after each turn of executions but the first, states have one. Which of them
 * answers first is thus the same on every machine. If there are two threads, both have their turns
 * at the same time, and what states found counts from the end of the turn of executions on.
 */
final class Turns implements AutoCloseable {
  /** Events of executions in a turn. */
  static final long EVENTS = 250_000;

  /** An execution that ends in waiting loops takes as long as so many others. */
  private static final int ENDING = 8;

  /** Steps from state to state in a turn: they take longer than events, but less than all these. */
  static final long STEPS = 25_000;

  /** States that are searched beside executions. */
  private static final long MOST_STATES = 1_000_000;

  /** Turns that states have when executions came to no answer. */
  private static final int LAST_TURNS = 10;

  private final CheckQuestion question;
  private final boolean sideBySide;

  /** Events since the last turn ended. */
  private long events;

  private int turns;

  /** Null before its first turn, and when it has given up. */
  private StateCheck states;

  /** The turn of states that is under way; null if none is. */
  private CompletableFuture<Boolean> turn;

  /** Whether executions are alone, from the start or because states have given up. */
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
   * Whether states can answer: they tell nothing of the order of events, of all errors, or of a
   * part of the executions, and a search by another algorithm or plan is to be that.
   */
  static boolean canAnswer(CheckQuestion q) {
    return q.extras().isEmpty()
        && q.thoroughness() != ErrorPolicy.ALL
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
   * An execution of so many events was seen; whether executions go on.
   *
   * @param spins whether a thread waits in a loop at its end, so that it was asked how that goes on
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

  /** A turn of executions is over. */
  private void next() {
    if (turns++ == 0) {
      states = new StateCheck(question, MOST_STATES);
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

  /** States have come to an answer, or have given up. */
  private void conclude() {
    Verdict verdict = states.verdict();
    if (verdict.answer() == Verdict.Answer.UNKNOWN) {
      alone = true;
      states = null;
    } else {
      answer = Optional.of(verdict);
    }
  }

  /** The answer of both: where executions came to none, states go on for a while. */
  Verdict decide(Verdict byExecutions) {
    if (answer.isPresent() || alone || !isOpen(byExecutions)) {
      return answer.orElse(byExecutions);
    }
    if (turn != null) {
      turn.join();
    }
    states = states == null ? new StateCheck(question, MOST_STATES) : states;
    Verdict byStates = states.finish((turns + LAST_TURNS) * STEPS);
    return byStates.answer() == Verdict.Answer.UNKNOWN ? byExecutions : byStates;
  }

  /** Whether executions came to no answer although nobody stopped them. */
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
