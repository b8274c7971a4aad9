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
 * Lets threads go on that waited for others. If asked to, one that waits for several only when all
 * of them are gone: until then nothing that it does could be seen. The same holds for one that then
 * ends the process: nobody can wait for it.
 */
public final class JoinResumption {
  private final Threads threads;
  private final Execution execution;
  private final Joins joins;
  private final RunJournal runs;
  private final Enabledness enabledness;
  private final VisitedStates visited;
  private final JoinMemo continuations;

  /** Whether there are joins at all. */
  private final boolean any;

  private final boolean defersAtAll;
  private boolean defers;
  private final boolean leavesExits;

  public JoinResumption(
      Configuration configuration,
      Joins joins,
      JoinMemo continuations,
      VisitedStates visited,
      Enabledness enabledness) {
    this.threads = configuration.threads;
    this.execution = configuration.execution;
    this.leavesExits = configuration.options.leavesExits();
    this.any = configuration.code.joins;
    this.defersAtAll = configuration.options.plan().uses(Technique.DEFERRED_JOINS);
    this.joins = joins;
    this.visited = visited;
    this.enabledness = enabledness;
    this.runs = configuration.runs;
    this.continuations = continuations;
  }

  public void defers(boolean whatOthersDo) {
    defers = whatOthersDo && defersAtAll;
  }

  public boolean defers() {
    return defers;
  }

  /** If a thread is gone, those that waited for it go on, as part of event {@code d}. */
  public void resume(int t, int d) {
    if (!any || !joins.note(t)) {
      return;
    }
    for (int i = 0; i < joins.waiters(); i++) {
      int u = joins.waiter(i);
      if (joins.mayPass(u) && !(defers && waitsOn(u))) {
        goOn(u, d);
      }
    }
  }

  /**
   * Whether nobody could see a thread pass its join: then it only waits for others that are not
   * gone; or, if that may be left out, it ends the process.
   */
  private boolean waitsOn(int u) {
    JoinSequence row = continuations.whole(u);
    if (row == null) {
      return false;
    }
    long missing = row.mask & ~joins.silent();
    return missing == 0 ? leavesExits && ends(row) : (missing & joins.gone()) == 0;
  }

  private boolean ends(JoinSequence row) {
    return row.scalars[NEXT] == Threads.HALTED && !joins.isAnyJoined(row.mask);
  }

  /** Whether a thread has nothing left to do but to pass joins and to end the process. */
  public boolean isAtEnd(int u) {
    JoinSequence row = leavesExits && joins.mayPass(u) ? continuations.whole(u) : null;
    return row != null && (row.mask & ~joins.silent()) == 0 && ends(row);
  }

  private void goOn(int u, int d) {
    runs.save(u);
    int started = threads.startedMark();
    continuations.goOn(u, d);
    visited.stands(u);
    enabledness.refresh(u);
    enabledness.refreshStarted(started);
    resume(u, d);
  }

  /** Lets a thread that moves pass its joins, if they can. */
  void pass(int t, int d) {
    if (joins.mayPass(t) && !(defers && waitsOn(t))) {
      continuations.goOn(t, d);
    }
  }

  /** Lets threads pass the joins that were deferred; those that end the process only if asked. */
  public void catchUp(boolean ends) {
    int d = execution.length() - 1;
    for (int i = 0; defers && i < joins.waiters(); i++) {
      int u = joins.waiter(i);
      if (joins.mayPass(u) && (ends || !isAtEnd(u))) {
        goOn(u, d);
      }
    }
  }
}
