// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.event;

import static dev.heddle.machine.state.Threads.JOINED;

import dev.heddle.machine.code.Opcode;
import dev.heddle.machine.plan.Technique;
import dev.heddle.machine.plan.TechniqueException;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.Threads;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Forks;
import java.util.Arrays;

/**
 * Whether a thread has ended before a step. Only a join tells: a thread whose last event was seen
 * may still be on its way to its end. It is asked of the order of events, not of the schedule, so
 * equivalent executions agree.
 */
public final class ThreadEnds {
  private final Threads threads;
  private final Execution execution;
  private final Forks forks;

  private final CausalPast past;
  private final ReadOnlyThreads readOnly;
  private final Twins twins;
  private final CellAdditions additions;

  /** Whether the program ever asks; else nothing is kept. */
  private final boolean isAsked;

  /** Per event: the newest join between it and what its thread did before, plus 1; 0 for none. */
  private int[] joined = new int[64];

  public ThreadEnds(
      Configuration configuration,
      CausalPast past,
      ReadOnlyThreads readOnly,
      Twins twins,
      CellAdditions additions) {
    this.twins = twins;
    this.additions = additions;
    this.threads = configuration.threads;
    this.execution = configuration.execution;
    this.past = past;
    this.readOnly = readOnly;
    this.forks = execution.growingForks();
    this.isAsked =
        configuration.code.contains(Opcode.RENEW) || configuration.code.contains(Opcode.ENDED);
  }

  /** An event comes behind this join and those before it. */
  public void note(int d, int join) {
    if (isAsked) {
      joined = d < joined.length ? joined : Arrays.copyOf(joined, d * 2);
      joined[d] = join;
    }
  }

  /** Whether a thread has ended before event {@code d}, the one being made. */
  boolean isBefore(int t, int d) {
    return isKnown(isJoined(t, joined[d]) || isPast(t, d));
  }

  /** Whether a thread has ended before what another does next. */
  public boolean isBeforeNext(int t, int other) {
    past.gatherForLoad(other);
    int join = threads.state[other * Threads.WIDTH + JOINED];
    return isKnown(isJoined(t, join) || isPast(t, execution.length()));
  }

  /**
   * Loads that are deferred may order more than is known by now, twins are ordered, and a lock
   * remembers the reader that came last.
   */
  private boolean isKnown(boolean ended) {
    twins.refuseOrder();
    additions.refuseOrder();
    if (!ended && readOnly.areDeferred()) {
      throw new TechniqueException(Technique.DEFERRED_READS);
    }
    return ended;
  }

  /** Whether an event before {@code end}, in the past that was gathered, comes behind a join. */
  private boolean isPast(int t, int end) {
    for (int d = 0; d < end; d++) {
      if (joined[d] != 0 && execution.past(d) && isJoined(t, joined[d])) {
        return true;
      }
    }
    return false;
  }

  /** Whether a thread is among those joined, or those that these joined last. */
  private boolean isJoined(int t, int join) {
    for (int j = join - 1; j >= 0; j = forks.earlier(j)) {
      Forks.Row row = forks.row(j);
      int[] children = row == null ? new int[] {forks.other(j)} : row.children();
      for (int child : children) {
        if (child == t || isJoined(t, threads.state[child * Threads.WIDTH + JOINED])) {
          return true;
        }
      }
    }
    return false;
  }
}
