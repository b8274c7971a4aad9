// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.monitoring;

import dev.heddle.machine.Machine;
import dev.heddle.machine.plan.MachineOptions;
import dev.heddle.machine.plan.OutputListener;
import dev.heddle.machine.state.SharedNumbers;
import dev.heddle.model.MemoryModel;
import dev.heddle.monitor.Monitor;
import dev.heddle.monitor.Overlaps;
import dev.heddle.monitor.PsoMonitor.Atomics;
import dev.heddle.program.Barrier;
import dev.heddle.program.Function;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Forks;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;
import dev.heddle.verify.Liveness;
import dev.heddle.verify.analysis.ExecutionEnding;
import dev.heddle.verify.analysis.InstructionMarks;
import java.util.Arrays;

/**
 * A program under SC whose executions are passed to a {@link Monitor}. Labels are numbers of
 * events; {@code ~i} is the i-th spawn or join.
 */
final class SequentialRun {
  // ---- marks
  static final long FENCE = -1;
  private static final long STORE_FENCE = -2;

  private final InstructionMarks marks = new InstructionMarks(OutputListener.NONE);
  private final Machine machine;
  private final Execution x;
  private final Locations locations;
  private MonitorFeed monitorFeed;

  /** Per location the last write before the current event; -1 for none. */
  private int[] lastWrite = new int[16];

  /** The event that is passed with its past; -1 if all are passed. */
  private int current = -1;

  SequentialRun(Program program, Atomics atomics, SharedNumbers numbers) {
    Program marked = InstructionMarks.mark(program, (f, i) -> mark(f, i, atomics));
    machine =
        new Machine(marked, MemoryModel.SC, marks, numbers, MachineOptions.STATES.showingOrder());
    x = machine.execution();
    locations = machine.locations();
    marks.attach(x);
  }

  /** SC has no events for fences; an interlocked operation on private memory is none, either. */
  private static long mark(Function f, int i, Atomics atomics) {
    return switch (f.code().get(i)) {
      case Instruction.Fence fence when fence.barriers().contains(Barrier.STORE_LOAD) -> FENCE;
      case Instruction.Fence fence when fence.barriers().contains(Barrier.STORE_STORE) ->
          STORE_FENCE;
      case Instruction.ReadModifyWrite _ -> atomics == Atomics.FULL ? FENCE : 0;
      case Instruction.CompareExchange _ -> atomics == Atomics.FULL ? FENCE : 0;
      default -> 0;
    };
  }

  Machine machine() {
    return machine;
  }

  /** How the current execution ended. */
  ExecutionEnding ending(Liveness liveness) {
    int passed = marks.count();
    ExecutionEnding ending = ExecutionEnding.of(machine, liveness);
    // the search for an end may have passed further fences
    marks.truncate(passed);
    return ending;
  }

  /**
   * Bytes that several locations share. A mutex and the object it is in are no conflict in a
   * Shasha-Snir trace.
   */
  Overlaps overlaps() {
    return new Overlaps() {
      @Override
      public int[] of(int location) {
        int[] all = locations.overlaps(location);
        if (all.length == 0 || locations.isMutex(location)) {
          return NO_LOCATION;
        }
        return locations.isObject(location)
            ? Arrays.stream(all).filter(o -> !locations.isMutex(o)).toArray()
            : all;
      }

      @Override
      public boolean covers(int store, int location) {
        return locations.covers(store, location);
      }
    };
  }

  /** Sets the monitor that receives executions. */
  void attach(Monitor monitor) {
    monitorFeed = new MonitorFeed(machine, marks, monitor);
  }

  /** Passes the current execution. */
  void feed() {
    monitorFeed.feed(d -> true, x.length() - 1);
  }

  /**
   * Passes each event that may violate SC after the events that happen before it, and no others.
   *
   * <p>The theorems are about all SC traces, including those of incomplete executions. A search
   * explores each class of complete executions once, in which unrelated events may precede an event
   * and force stores to memory that could wait. Without these, the execution is an incomplete one.
   */
  void feedPasts() {
    if (locations.count() > lastWrite.length) {
      lastWrite = new int[locations.count() * 2];
    }
    Arrays.fill(lastWrite, -1);
    for (int d = 0; d < x.length(); d++) {
      if (mayViolate(d)) {
        current = d;
        int event = d;
        monitorFeed.feed(e -> x.before(e, event), d);
      }
      if (Label.is(x.label(d), Label.WRITE)) {
        lastWrite[x.location(d)] = d;
      }
    }
    current = -1;
  }

  /** Whether a report on this event counts; the others were passed only as its past. */
  boolean isCurrent(int event) {
    return current < 0 || event == current;
  }

  /** Whether another thread's store may be pending that happens before the previous event. */
  private boolean mayViolate(int d) {
    int location = x.location(d);
    if (!Label.is(x.label(d), Label.ACTIVE) || locations.isMutex(location)) {
      return false;
    }
    if (locations.isOverlapped(location)) {
      return true;
    }
    int store = lastWrite[location];
    int previous = x.previousInLane(d);
    return store >= 0
        && x.kind(store) == Kind.WRITE
        && x.thread(store) != x.thread(d)
        && (previous >= 0 && x.before(store, previous) || hasJoins());
  }

  /** Whether an event has a larger past than its predecessor because of a join. */
  private boolean hasJoins() {
    Forks forks = x.forks();
    for (int i = 0; i < forks.count(); i++) {
      if (forks.isJoin(i)) {
        return true;
      }
    }
    return false;
  }
}
