// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.event;

import static dev.heddle.machine.state.Threads.BASE;
import static dev.heddle.machine.state.Threads.DRAINED;
import static dev.heddle.machine.state.Threads.EPOCH;
import static dev.heddle.machine.state.Threads.JOINED;
import static dev.heddle.machine.state.Threads.LOCATION;
import static dev.heddle.machine.state.Threads.NEXT;
import static dev.heddle.machine.state.Threads.OPERATIONS;
import static dev.heddle.machine.state.Threads.PC;
import static dev.heddle.machine.state.Threads.STORES;

import dev.heddle.machine.code.Code;
import dev.heddle.machine.code.Opcode;
import dev.heddle.machine.plan.OutputListener;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.Faults;
import dev.heddle.machine.state.Lanes;
import dev.heddle.machine.state.RunJournal;
import dev.heddle.machine.state.StoreBuffers;
import dev.heddle.machine.state.Threads;
import dev.heddle.machine.state.VisitedStates;
import dev.heddle.model.MemoryModel;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import java.util.Arrays;

/**
 * Makes and undoes single events. After its event, a thread has not yet run to its next one, and
 * enabled lanes are not updated.
 */
public final class Steps {
  private static final long COMMIT = Label.ACTIVE | Label.WRITE | Label.COMMIT | Label.OWN;

  private final Code code;
  private final Execution execution;
  private final Threads threads;
  private final Lanes lanes;
  private final StoreBuffers buffers;
  private final RunJournal runs;
  private final Faults faults;
  private final Joins joins;
  private final CommitOrder commits;
  private final ThreadEnds ends;
  private final Twins twins;
  private final Events events;
  private final BlindLocations blind;
  private final VisitedStates visited;
  private final OutputListener printer;
  private final boolean mayWait;

  /** Whether read-modify-writes wait for some own stores only. */
  private final boolean selective;

  // ---- per event, what undo needs
  private int[] runsMark = new int[64];
  private int[] enabledMark = new int[64];
  private long[] goneMark = new long[128];

  public Steps(
      Configuration configuration,
      Joins joins,
      CommitOrder commits,
      ThreadEnds ends,
      Twins twins,
      Events events,
      BlindLocations blind,
      VisitedStates visited,
      OutputListener printer) {
    this.code = configuration.code;
    this.execution = configuration.execution;
    this.threads = configuration.threads;
    this.lanes = configuration.lanes;
    this.buffers = configuration.buffers;
    this.runs = configuration.runs;
    this.faults = configuration.faults;
    this.mayWait = configuration.mayWait;
    this.selective = configuration.model == MemoryModel.PSO_SPARC;
    this.joins = joins;
    this.commits = commits;
    this.ends = ends;
    this.twins = twins;
    this.events = events;
    this.blind = blind;
    this.visited = visited;
    this.printer = printer;
  }

  /** Starts the next event of a lane. */
  public int open(int lane) {
    int d = execution.open(lane);
    if (d == enabledMark.length) {
      grow();
    }
    runsMark[d] = runs.mark();
    enabledMark[d] = lanes.save();
    goneMark[2 * d] = joins.ended();
    goneMark[2 * d + 1] = joins.silent();
    if (mayWait) {
      visited.open(d, lanes.thread(lane));
    }
    return d;
  }

  private void grow() {
    int n = enabledMark.length * 2;
    runsMark = Arrays.copyOf(runsMark, n);
    enabledMark = Arrays.copyOf(enabledMark, n);
    goneMark = Arrays.copyOf(goneMark, 2 * n);
    events.grow(n);
  }

  /** Commits the oldest store of a lane as event {@code d}; the location that it writes. */
  public int commit(int d, int lane) {
    int i = buffers.commit(lane, d);
    int t = lanes.thread(lane);
    int at = buffers.location(i);
    execution.entry(d, i);
    execution.expected(d, buffers.event(i));
    commits.afterEarlier(i);
    joins.after(buffers.joined(i));
    ends.note(d, buffers.joined(i));
    int type = blind.type(at);
    execution.write(d, t, at, type);
    execution.forwarded(d, buffers.reader(i));
    events.write(d, at, buffers.value(i), buffers.origin(i));
    long label = Label.of(lane, t, at, buffers.ordinal(i), COMMIT | Label.commuting(type));
    execution.close(d, Kind.COMMIT, label, buffers.origin(i), buffers.operation(i));
    return at;
  }

  /** Makes the next event of a thread, which does not run on; returns the kind of the event. */
  public int make(int d, int lane, int choice, int enabler) {
    int t = lanes.thread(lane);
    int at = t * Threads.WIDTH;
    int[] s = threads.state;
    runs.save(t);
    int kind = s[at + NEXT];
    int location = s[at + LOCATION];
    int pc = s[at + PC];
    int base = s[at + BASE];
    int operation = s[at + OPERATIONS];
    int origin = code.userOrigin(threads.frames[t], base, pc);
    if (selective && (kind == Kind.UPDATE || kind == Kind.COMPARE)) {
      commits.afterOwn(t, location, s[at + EPOCH]);
    } else if (Kind.drains(kind)) {
      drain(t, s, at);
    }
    ends.note(d, s[at + JOINED]);
    if (s[at + JOINED] != 0) {
      joins.after(s[at + JOINED]);
      s[at + JOINED] = 0;
    }
    twins.make(d, t);
    long label = events.make(d, lane, choice, origin, enabler);
    execution.close(d, kind, label, origin, operation);
    s[at + OPERATIONS] += Kind.isOperation(kind) ? 1 : 0;
    // what only waited for empty buffers runs at once; an exit ends one object after another
    boolean waited =
        kind == Kind.SPAWN
            || kind == Kind.FENCE && code.ops[pc] != Opcode.FENCE
            || code.ops[pc] == Opcode.EXIT;
    s[at + PC] = waited ? pc : pc + Opcode.WIDTH;
    return kind;
  }

  /** Orders an event that waited for empty buffers after every commit so far (rule 2). */
  private void drain(int t, int[] s, int at) {
    if (s[at + STORES] != s[at + DRAINED]) {
      commits.afterCommits(t);
      s[at + DRAINED] = s[at + STORES];
    }
  }

  /** Undoes the last event. */
  public void undo() {
    int d = execution.length() - 1;
    long label = execution.label(d);
    runs.takeBack(runsMark[d]);
    if (Label.is(label, Label.COMMIT)) {
      buffers.uncommit(execution.entry(d));
      events.unwrite(d, Label.location(label));
    } else {
      twins.takeBack(d, Label.thread(label));
      events.takeBack(d, label);
    }
    faults.dropFrom(d);
    printer.takeBack(d);
    lanes.restore(enabledMark[d]);
    if (mayWait) {
      visited.drop(d);
    }
    joins.restore(goneMark[2 * d], goneMark[2 * d + 1]);
    execution.drop();
  }
}
