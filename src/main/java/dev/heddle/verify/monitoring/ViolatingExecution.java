// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.monitoring;

import dev.heddle.explore.Schedule;
import dev.heddle.machine.Machine;
import dev.heddle.machine.state.Stop;
import dev.heddle.program.Program;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import java.util.Optional;

/**
 * The execution of a relaxed machine that proves a violation (Fig. 9 and 10 of the monitoring
 * paper): the SC execution up to the violating event, which is made while the pending store still
 * waits; then all buffers drain.
 *
 * <p>Differs from the paper in being shorter and plainer: events that do not happen before the
 * violating one are left out, and only the pending store waits (with whatever cannot overtake it);
 * all others reach memory at once.
 */
final class ViolatingExecution {
  private final Machine sc;
  private final Execution x;
  private final Machine relaxed;
  private final int pending;
  private final int violating;

  /**
   * @param sc stands at the SC execution
   * @param relaxed for the same program, before its first event
   */
  ViolatingExecution(Machine sc, Machine relaxed, int pending, int violating) {
    this.sc = sc;
    this.x = sc.execution();
    this.relaxed = relaxed;
    this.pending = pending;
    this.violating = violating;
  }

  /** Empty if the relaxed machine could not go so far because of a limit of its own. */
  Optional<Schedule> schedule() {
    for (int d = 0; d <= violating; d++) {
      if (x.before(d, violating) && !make(d)) {
        return limited(d);
      }
    }
    while (commitAny()) {
      // the pending store reaches memory at last
    }
    return isLimited() ? Optional.empty() : Optional.of(Schedule.of(relaxed));
  }

  private Optional<Schedule> limited(int d) {
    if (isLimited()) {
      return Optional.empty();
    }
    throw new AssertionError("event " + d + " is not possible in " + relaxed.model());
  }

  private boolean isLimited() {
    for (int t = 0; t < relaxed.threadCount(); t++) {
      if (relaxed.state().isStarted(t) && relaxed.state().stop(t) == Stop.TOO_MANY) {
        return true;
      }
    }
    return false;
  }

  /** Makes an event of the SC execution, a store with its commit; false if it is not possible. */
  private boolean make(int d) {
    passFences();
    if (x.kind(d) != Kind.WRITE) {
      return step(sc.laneName(x.lane(d)), x.label(d));
    }
    boolean behind = d >= pending && commitLane(d).equals(commitLane(pending));
    boolean committed = !behind && step(commitLane(d), 0);
    // what its thread stored after the pending store may be unable to overtake it
    return committed || x.thread(d) == x.thread(pending);
  }

  /** What only waits for empty buffers and is no event under SC. */
  private void passFences() {
    boolean moved = true;
    while (moved) {
      moved = false;
      for (int t = 0; t < relaxed.threadCount(); t++) {
        int next = relaxed.state().next(t);
        int lane = relaxed.laneOf(t);
        if ((next == Kind.FENCE || next == Kind.SPAWN) && relaxed.isPossible(lane)) {
          relaxed.step(lane, 0);
          moved = true;
        }
      }
    }
  }

  /** The lane that commits the store that event {@code d} is under SC. */
  private String commitLane(int d) {
    String thread = sc.threadName(x.thread(d)) + "!";
    Program program = sc.program();
    return relaxed.model().isPartial()
        ? thread
            + program.addressName(x.locations().address(x.location(d)))
            + ":"
            + x.locations().size(x.location(d))
        : thread;
  }

  private boolean step(String name, long label) {
    for (int lane = 0; lane < relaxed.laneWords() * 64; lane++) {
      if (relaxed.isPossible(lane) && relaxed.laneName(lane).equals(name)) {
        relaxed.step(lane, Label.is(label, Label.CHOICE) ? Label.ordinal(label) : 0);
        return true;
      }
    }
    return false;
  }

  /** A store that waits reaches memory; false if none does. */
  private boolean commitAny() {
    for (int w = 0; w < relaxed.laneWords(); w++) {
      if (relaxed.isCommitWord(w) && relaxed.enabled(w) != 0) {
        relaxed.step(w * 64 + Long.numberOfTrailingZeros(relaxed.enabled(w)), 0);
        return true;
      }
    }
    return false;
  }
}
