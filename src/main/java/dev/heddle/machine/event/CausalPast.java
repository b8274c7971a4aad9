// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.event;

import static dev.heddle.machine.state.Threads.EPOCH;
import static dev.heddle.machine.state.Threads.JOINED;
import static dev.heddle.machine.state.Threads.LOCATION;
import static dev.heddle.machine.state.Threads.NEXT;

import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.Lanes;
import dev.heddle.machine.state.Threads;
import dev.heddle.model.MemoryModel;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;

/** Gathers the past of a thread's next event, as far as the thread itself determines it. */
public final class CausalPast {
  private final Threads threads;
  private final Lanes lanes;
  private final Execution execution;
  private final Joins joins;
  private final CommitOrder commits;
  private final Twins twins;

  /** Whether read-modify-writes wait for some own stores only. */
  private final boolean selective;

  public CausalPast(Configuration configuration, Joins joins, CommitOrder commits, Twins twins) {
    this.twins = twins;
    this.threads = configuration.threads;
    this.lanes = configuration.lanes;
    this.execution = configuration.execution;
    this.selective = configuration.model == MemoryModel.PSO_SPARC;
    this.joins = joins;
    this.commits = commits;
  }

  public void gather(int thread) {
    gatherForLoad(thread);
    int at = thread * Threads.WIDTH;
    int kind = threads.state[at + NEXT];
    if (selective && (kind == Kind.UPDATE || kind == Kind.COMPARE)) {
      commits.afterOwn(thread, threads.state[at + LOCATION], threads.state[at + EPOCH]);
    } else if (Kind.drains(kind)) {
      commits.afterCommits(thread);
    }
  }

  /** Gathers the past as if the next event were a load. */
  public void gatherForLoad(int thread) {
    execution.imagine();
    execution.after(execution.lastInLane(lanes.ofThread(thread)));
    joins.after(threads.state[thread * Threads.WIDTH + JOINED]);
    twins.order(thread);
  }
}
