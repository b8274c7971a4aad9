// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.reduction;

import static dev.heddle.machine.state.Threads.NEXT;

import dev.heddle.machine.event.JoinSequence;
import dev.heddle.machine.event.Joins;
import dev.heddle.machine.plan.Technique;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.RunJournal;
import dev.heddle.machine.state.Threads;
import dev.heddle.machine.state.VisitedStates;
import dev.heddle.machine.waiting.Enabledness;
import dev.heddle.trace.Execution;

/**
 * Resumes threads that waited in joins. If joins are deferred, a thread that waits for several
 * others is resumed only when all of them have ended, because no other thread can observe what it
 * does until then. The same holds for a thread that then ends the process: no thread can wait for
 * it.
 */
public final class JoinResumption {
  private final Threads threads;
  private final Execution execution;
  private final Joins joins;
  private final RunJournal runs;
  private final Enabledness enabledness;
  private final VisitedStates visited;
  private final JoinMemo memo;

  /** Whether the program has joins. */
  private final boolean any;

  private final boolean mayDefer;
  private boolean defers;
  private final boolean leavesExits;

  public JoinResumption(
      Configuration configuration,
      Joins joins,
      JoinMemo memo,
      VisitedStates visited,
      Enabledness enabledness) {
    this.threads = configuration.threads;
    this.execution = configuration.execution;
    this.leavesExits = configuration.options.leavesExits();
    this.any = configuration.code.joins;
    this.mayDefer = configuration.options.plan().uses(Technique.DEFERRED_JOINS);
    this.joins = joins;
    this.visited = visited;
    this.enabledness = enabledness;
    this.runs = configuration.runs;
    this.memo = memo;
  }

  public void defer(boolean joinsOfOthers) {
    defers = joinsOfOthers && mayDefer;
  }

  public boolean defers() {
    return defers;
  }

  /** If a thread has ended, resumes those that waited for it, as part of event {@code d}. */
  public void resume(int t, int d) {
    if (!any || !joins.note(t)) {
      return;
    }
    for (int i = 0; i < joins.waiters(); i++) {
      int u = joins.waiter(i);
      if (joins.mayPass(u) && !(defers && waitsOn(u))) {
        resumeThread(u, d);
      }
    }
  }

  /**
   * Whether no thread could observe that a thread passes its join: it then only waits for threads
   * that have not ended, or, if that may be left out, it ends the process.
   */
  private boolean waitsOn(int u) {
    JoinSequence row = memo.longest(u);
    if (row == null) {
      return false;
    }
    long missing = row.mask & ~joins.silent();
    return missing == 0 ? leavesExits && ends(row) : (missing & joins.ended()) == 0;
  }

  private boolean ends(JoinSequence row) {
    return row.scalars[NEXT] == Threads.HALTED && !joins.isAnyJoined(row.mask);
  }

  /** Whether all that a thread still does is to pass joins and to end the process. */
  public boolean isAtEnd(int u) {
    JoinSequence row = leavesExits && joins.mayPass(u) ? memo.longest(u) : null;
    return row != null && (row.mask & ~joins.silent()) == 0 && ends(row);
  }

  private void resumeThread(int u, int d) {
    runs.save(u);
    int started = threads.startedMark();
    memo.resume(u, d);
    visited.visit(u);
    enabledness.refresh(u);
    enabledness.refreshStarted(started);
    resume(u, d);
  }

  /** Lets a thread that moves pass its joins, if these can pass. */
  void pass(int t, int d) {
    if (joins.mayPass(t) && !(defers && waitsOn(t))) {
      memo.resume(t, d);
    }
  }

  /** Lets threads pass the joins that were deferred; those that end the process only if asked. */
  public void catchUp(boolean ends) {
    int d = execution.length() - 1;
    for (int i = 0; defers && i < joins.waiters(); i++) {
      int u = joins.waiter(i);
      if (joins.mayPass(u) && (ends || !isAtEnd(u))) {
        resumeThread(u, d);
      }
    }
  }
}
