// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import dev.heddle.machine.Machine;
import java.util.List;

/**
 * Replays schedules of a machine in which accesses of confined locations are no events in a machine
 * in which they are. Such accesses, and the fences that wait for them, are made at once, since no
 * other thread can observe when. See docs/internals/confined-locations.md.
 */
public final class CompleteReplay {
  private final Machine confined;
  private final Machine complete;

  /**
   * @param confined a machine that has made no event, with the same assumption as the one whose
   *     schedules are replayed
   * @param complete a machine that has made no event, without any
   */
  public CompleteReplay(Machine confined, Machine complete) {
    this.confined = confined;
    this.complete = complete;
  }

  /**
   * The complete machine at the end of a schedule; valid until the next call.
   *
   * @throws Replay.Impossible if a step is not possible
   */
  public Machine follow(Schedule schedule) {
    undo(confined);
    undo(complete);
    catchUp();
    List<String> steps = schedule.steps();
    for (String step : steps) {
      Replay.take(confined, step);
      Replay.take(complete, step);
      catchUp();
    }
    return complete;
  }

  private static void undo(Machine machine) {
    while (machine.execution().length() > 0) {
      machine.undo();
    }
  }

  /** Makes the events that are none in the other machine. */
  private void catchUp() {
    boolean moved = true;
    while (moved) {
      moved = false;
      for (int lane = 0; lane < complete.laneWords() * 64; lane++) {
        while (complete.isEnabled(lane) && isExtra(lane)) {
          complete.step(lane, 0);
          moved = true;
        }
      }
    }
  }

  private boolean isExtra(int lane) {
    if (complete.isCommitWord(lane >> 6)) {
      return confined.confinedLocations().contains(complete.pendingAddress(lane));
    }
    int t = complete.threadOf(lane);
    int its = confined.threadNamed(complete.threadName(t));
    return its >= 0 && !complete.state().isAt(t, confined.state(), its);
  }
}
