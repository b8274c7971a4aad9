// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.run;

import static dev.heddle.machine.state.Threads.BASE;
import static dev.heddle.machine.state.Threads.LOCATION;
import static dev.heddle.machine.state.Threads.NEXT;
import static dev.heddle.machine.state.Threads.PC;

import dev.heddle.machine.code.Code;
import dev.heddle.machine.code.Opcode;
import dev.heddle.machine.event.ConfinedLocations;
import dev.heddle.machine.event.Joins;
import dev.heddle.machine.event.Twins;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.Lanes;
import dev.heddle.machine.state.Memory;
import dev.heddle.machine.state.RunJournal;
import dev.heddle.machine.state.Threads;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Forks;
import dev.heddle.trace.Kind;
import java.util.BitSet;

/**
 * Ensures that a thread that joins a twin joins all of its twins before it does anything else that
 * others could notice. What it does after a join depends on the thread alone once the results are
 * known, and twins end without a result; so it is tried and undone.
 */
final class TwinJoins {
  private final Twins twins;
  private final Joins joins;
  private final Code code;
  private final Threads threads;
  private final Memory memory;
  private final RunJournal runs;
  private final Lanes lanes;
  private final Execution execution;
  private final Forks forks;
  private final Output output;
  private final ConfinedLocations confined;
  private boolean isTrying;

  TwinJoins(
      Configuration configuration,
      Twins twins,
      Joins joins,
      ConfinedLocations confined,
      Output output) {
    this.confined = confined;
    this.joins = joins;
    this.twins = twins;
    this.code = configuration.code;
    this.threads = configuration.threads;
    this.memory = configuration.memory;
    this.runs = configuration.runs;
    this.lanes = configuration.lanes;
    this.execution = configuration.execution;
    this.forks = execution.growingForks();
    this.output = output;
  }

  /** A thread has run on, as part of event {@code d}; perhaps it stands before a join. */
  void check(Interpreter interpreter, int t, int d) {
    int child = standsBefore(t);
    if (child < 0 || isTrying) {
      return;
    }
    twins.waits(t, d);
    if (!twins.isTwin(child)) {
      return;
    }
    if (twins.group(child).anyMatch(forks::isJoined)) {
      return; // tried when the first of them was joined
    }
    BitSet joined = next(interpreter, t, d);
    boolean all =
        joined.stream()
            .filter(twins::isTwin)
            .flatMap(twins::group)
            .allMatch(u -> joined.get(u) || forks.isJoined(u));
    if (!all) {
      twins.refuse(d);
    }
  }

  /** The thread that another one is about to join; -1 if there is none. */
  private int standsBefore(int t) {
    int at = t * Threads.WIDTH;
    return threads.state[at + NEXT] == Kind.JOIN ? threads.state[at + LOCATION] : -1;
  }

  /** The threads that a thread joins from here on before it does anything else. */
  private BitSet next(Interpreter interpreter, int t, int d) {
    isTrying = true;
    confined.suspend(true);
    boolean wasMuted = output.isMuted();
    output.mute();
    boolean bytes = memory.journal.isOpen();
    memory.journal.open(true);
    int needless = threads.rememberAll();
    int known = forks.count();
    long gone = joins.ended();
    long silent = joins.silent();
    int enabled = lanes.save();
    int mark = runs.mark();
    runs.save(t);
    BitSet joined = new BitSet();
    int child = standsBefore(t);
    while (child >= 0 && !joined.get(child)) {
      joined.set(child);
      pass(t);
      interpreter.advance(t, d);
      child = standsBefore(t);
    }
    runs.takeBack(mark);
    lanes.restore(enabled);
    forks.truncate(known);
    joins.restore(gone, silent);
    threads.restoreJournal(needless);
    memory.journal.open(bytes);
    if (!wasMuted) {
      output.unmute();
    }
    confined.suspend(false);
    isTrying = false;
    return joined;
  }

  /** Lets a thread pass its join as if the joined thread had ended without a result. */
  private void pass(int t) {
    int at = t * Threads.WIDTH;
    int pc = threads.state[at + PC];
    int target = code.ops[pc + 2];
    if (target >= 0) {
      threads.put(threads.frames[t], threads.state[at + BASE] + target, 0);
    }
    threads.state[at + PC] = pc + Opcode.WIDTH;
  }
}
