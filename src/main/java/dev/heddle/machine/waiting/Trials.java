// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.waiting;

import static dev.heddle.machine.state.Threads.LOCATION;
import static dev.heddle.machine.state.Threads.NEXT;

import dev.heddle.machine.event.Events;
import dev.heddle.machine.event.Steps;
import dev.heddle.machine.run.Interpreter;
import dev.heddle.machine.run.Output;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.Lanes;
import dev.heddle.machine.state.RunJournal;
import dev.heddle.machine.state.Threads;
import dev.heddle.machine.state.VisitedStates;
import dev.heddle.trace.Execution;

/** Makes events to observe their effect, and undoes them immediately. */
public final class Trials {
  private final Threads threads;
  private final Lanes lanes;
  private final Execution execution;
  private final RunJournal runs;
  private final Steps steps;
  private final Interpreter interpreter;
  private final VisitedStates visited;
  private final Output output;

  public Trials(
      Configuration configuration,
      Steps steps,
      Interpreter interpreter,
      VisitedStates visited,
      Output output) {
    this.threads = configuration.threads;
    this.lanes = configuration.lanes;
    this.execution = configuration.execution;
    this.runs = configuration.runs;
    this.steps = steps;
    this.interpreter = interpreter;
    this.visited = visited;
    this.output = output;
  }

  /** Makes the next event of a thread, to be undone by {@link #end}. */
  int begin(int t) {
    output.mute();
    int lane = lanes.ofThread(t);
    int d = steps.open(lane);
    steps.make(d, lane, 0, Events.PLAIN);
    return d;
  }

  /** As {@link #begin(int)}, of an earlier event {@code a} from the state it was made in. */
  int begin(int t, int a) {
    output.mute();
    int lane = lanes.ofThread(t);
    int d = steps.open(lane);
    runs.save(t);
    visited.states.restore(visited.before(a), t);
    threads.state[t * Threads.WIDTH + NEXT] = execution.kind(a);
    threads.state[t * Threads.WIDTH + LOCATION] = execution.location(a);
    steps.make(d, lane, 0, Events.PLAIN);
    return d;
  }

  /** Runs the thread on after that event; no other thread moves. */
  void run(int t, int d) {
    interpreter.advance(t, d);
    visited.visit(t);
  }

  void end() {
    steps.undo();
    output.unmute();
  }
}
