// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.reduction;

import static dev.heddle.machine.state.Threads.LOCATION;
import static dev.heddle.machine.state.Threads.PARKED;

import dev.heddle.machine.event.Events;
import dev.heddle.machine.event.Readiness;
import dev.heddle.machine.event.Steps;
import dev.heddle.machine.event.Twins;
import dev.heddle.machine.run.Interpreter;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.Lanes;
import dev.heddle.machine.state.StoreBuffers;
import dev.heddle.machine.state.Threads;
import dev.heddle.machine.state.VisitedStates;
import dev.heddle.machine.waiting.Enabledness;
import dev.heddle.machine.waiting.FutileEvents;
import dev.heddle.machine.waiting.Rounds;
import dev.heddle.model.MemoryModel;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;

/** Makes steps: an event, what threads then do without an event, and which lanes are enabled. */
public final class Stepper {
  private final Execution execution;
  private final Locations locations;
  private final Threads threads;
  private final Lanes lanes;
  private final StoreBuffers buffers;
  private final Steps steps;
  private final Twins twins;
  private final Interpreter interpreter;
  private final JoinResumption joins;
  private final VisitedStates visited;
  private final Rounds rounds;
  private final FutileEvents futile;
  private final Readiness readiness;
  private final Enabledness enabledness;
  private final DeferredReadJournal deferredReads;
  private final boolean mayWait;

  /** Whether a thread may continue before all of its stores are in memory. */
  private final boolean selective;

  public Stepper(
      Configuration configuration,
      Steps steps,
      Twins twins,
      Interpreter interpreter,
      JoinResumption joins,
      VisitedStates visited,
      Rounds rounds,
      FutileEvents futile,
      Readiness readiness,
      Enabledness enabledness,
      DeferredReadJournal deferredReads) {
    this.execution = configuration.execution;
    this.locations = configuration.locations;
    this.threads = configuration.threads;
    this.lanes = configuration.lanes;
    this.buffers = configuration.buffers;
    this.mayWait = configuration.mayWait;
    this.selective = configuration.model == MemoryModel.PSO_SPARC;
    this.steps = steps;
    this.twins = twins;
    this.interpreter = interpreter;
    this.joins = joins;
    this.visited = visited;
    this.rounds = rounds;
    this.futile = futile;
    this.readiness = readiness;
    this.enabledness = enabledness;
    this.deferredReads = deferredReads;
  }

  /** Makes the next event of an enabled lane; {@code choice} is for nondeterministic choices. */
  public void step(int lane, int choice) {
    assert readiness.isPossible(lane) : "an impossible step is scheduled";
    if (lanes.isCommit(lane)) {
      commit(lane);
    } else {
      int enabler = mayWait ? futile.enabler(lanes.thread(lane)) : Events.PLAIN;
      move(lane, choice, enabler);
    }
  }

  private void commit(int lane) {
    int d = steps.open(lane);
    int t = lanes.thread(lane);
    int at = steps.commit(d, lane);
    if (mayWait) {
      enabledness.refreshWatching(at);
    }
    if (buffers.pending(t) == 0 || locations.mixed() || selective) {
      enabledness.drained(t);
      joins.resume(t, d);
    }
  }

  private void move(int lane, int choice, int enabler) {
    int d = steps.open(lane);
    int t = lanes.thread(lane);
    int location = threads.state[t * Threads.WIDTH + LOCATION];
    int kind = steps.make(d, lane, choice, enabler);
    runOn(t, d, lane);
    int twin = twins.next(d, t);
    if (twin >= 0) {
      enabledness.refresh(twin);
    }
    if (kind >= Kind.LOCK && kind != Kind.CHOICE) {
      enabledness.refreshWaiting(location);
    }
    if (mayWait && Label.is(execution.label(d), Label.WRITE)) {
      enabledness.refreshWatching(location);
    }
    joins.resume(t, d);
  }

  /** Runs a thread that has made event {@code d} up to its next event. */
  void runOn(int t, int d, int lane) {
    int started = threads.startedMark();
    interpreter.advance(t, d);
    joins.pass(t, d);
    if (mayWait) {
      visited.visit(t);
      threads.state[t * Threads.WIDTH + PARKED] = rounds.isParked(t, d) ? 1 : 0;
    }
    enabledness.refresh(t, lane);
    enabledness.refreshStarted(started);
  }

  /** Undoes the last event. */
  public void undo() {
    deferredReads.drop(execution.length() - 1);
    steps.undo();
  }
}
