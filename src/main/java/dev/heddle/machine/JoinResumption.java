// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine;

import static dev.heddle.machine.Threads.NEXT;

/**
 * Lets threads go on that waited for others. If asked to, one that waits for several only when all
 * of them are gone: until then nothing that it does could be seen. The same holds for one that then
 * ends the process: nobody can wait for it.
 */
final class JoinResumption {
  private final Machine machine;
  private final Joins joins;
  private final RunJournal runs;
  private final Enabledness readiness;
  private final JoinMemo continuations;

  /** Whether there are joins at all. */
  private final boolean any;

  private boolean defers;
  private boolean leavesEnds;

  JoinResumption(Machine machine, Code code, RunJournal runs, JoinMemo continuations) {
    this.machine = machine;
    this.any = code.joins;
    this.joins = machine.joins;
    this.readiness = machine.readiness;
    this.runs = runs;
    this.continuations = continuations;
  }

  void defers(boolean whatOthersDo) {
    defers = whatOthersDo;
  }

  boolean defers() {
    return defers;
  }

  void leavesEnds(boolean ofTheProcess) {
    leavesEnds = ofTheProcess;
  }

  /** If a thread is gone, those that waited for it go on, as part of event {@code d}. */
  void resume(int t, int d) {
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
    return missing == 0 ? leavesEnds && ends(row) : (missing & joins.gone()) == 0;
  }

  private boolean ends(JoinSequence row) {
    return row.scalars[NEXT] == Threads.HALTED && !joins.isAnyJoined(row.mask);
  }

  /** Whether a thread has nothing left to do but to pass joins and to end the process. */
  boolean isAtEnd(int u) {
    JoinSequence row = leavesEnds && joins.mayPass(u) ? continuations.whole(u) : null;
    return row != null && (row.mask & ~joins.silent()) == 0 && ends(row);
  }

  private void goOn(int u, int d) {
    runs.save(u);
    continuations.goOn(u, d);
    machine.stands(u);
    readiness.refresh(u);
    resume(u, d);
  }

  /** Lets a thread that moves pass its joins, if they can. */
  void pass(int t, int d) {
    if (joins.mayPass(t) && !(defers && waitsOn(t))) {
      continuations.goOn(t, d);
    }
  }

  /** Lets threads pass the joins that were deferred; those that end the process only if asked. */
  void catchUp(int d, boolean ends) {
    for (int i = 0; defers && i < joins.waiters(); i++) {
      int u = joins.waiter(i);
      if (joins.mayPass(u) && (ends || !isAtEnd(u))) {
        goOn(u, d);
      }
    }
  }
}
