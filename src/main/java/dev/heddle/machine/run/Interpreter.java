// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.run;

import static dev.heddle.machine.state.Threads.BASE;
import static dev.heddle.machine.state.Threads.CONTENTS;
import static dev.heddle.machine.state.Threads.JOINED;
import static dev.heddle.machine.state.Threads.LOCATION;
import static dev.heddle.machine.state.Threads.NUMBER;
import static dev.heddle.machine.state.Threads.OPERATIONS;
import static dev.heddle.machine.state.Threads.PC;
import static dev.heddle.machine.state.Threads.PROGRESS;
import static dev.heddle.machine.state.Threads.SPAWNED;

import dev.heddle.machine.code.Code;
import dev.heddle.machine.code.ComputedOperations;
import dev.heddle.machine.code.Frame;
import dev.heddle.machine.code.Opcode;
import dev.heddle.machine.event.ConfinedLocations;
import dev.heddle.machine.event.Joins;
import dev.heddle.machine.event.Twins;
import dev.heddle.machine.plan.Technique;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.Lanes;
import dev.heddle.machine.state.Memory;
import dev.heddle.machine.state.ReservedObjects;
import dev.heddle.machine.state.Stop;
import dev.heddle.machine.state.Threads;
import dev.heddle.machine.state.VisitedStates;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;

/**
 * Runs a thread to its next event. Everything before that is fused with the previous event: local
 * operations; under TSO and PSO, buffering a store (which is always possible and conflicts with
 * nothing); fences and spawns that have nothing to drain. What is fused depends on the thread
 * alone, so equivalent schedules have the same events.
 */
public final class Interpreter {
  /** The most local steps in a row before the first event, and after an event. */
  private static final int LONGEST_START = 100_000_000;

  private static final int LONGEST_RUN = 4_000_000;

  private final int[] ops;
  private final Code code;
  private final Threads threads;
  private final Memory memory;
  private final ReservedObjects objects;
  private final Execution execution;
  private final Lanes lanes;
  private final EffectfulOperations operations;
  private final Joins joins;
  private final VisitedStates visited;
  private final Twins twins;
  private final TwinJoins twinJoins;
  private final boolean translates;
  private final Translations translations;

  /** By pc: translated operations from there on, or null. */
  private final LocalCode[] translatedFrom;

  /** By pc: how often a thread ran on from there. */
  private final int[] entries;

  /** The last contents of private memory. */
  private int contents;

  public Interpreter(
      Configuration configuration,
      Joins joins,
      EffectfulOperations operations,
      Twins twins,
      ConfinedLocations confined,
      Output output,
      VisitedStates visited) {
    this.code = configuration.code;
    this.ops = code.ops;
    this.entries = new int[ops.length];
    this.translates = configuration.options.plan().uses(Technique.TRANSLATION);
    this.translations = Translations.of(code, configuration.model);
    this.translatedFrom = translations.from;
    this.threads = configuration.threads;
    this.memory = configuration.memory;
    this.objects = configuration.objects;
    this.execution = configuration.execution;
    this.lanes = configuration.lanes;
    this.joins = joins;
    this.visited = visited;
    this.operations = operations;
    this.twins = twins;
    this.twinJoins = new TwinJoins(configuration, twins, joins, confined, output);
  }

  /** Runs thread {@code t} on until it stands before an event, as part of event {@code d}. */
  public void advance(int t, int d) {
    int at = t * Threads.WIDTH;
    int poked = memory.journal.mark();
    threads.state[at + NUMBER] = 0;
    operations.begin(d);
    int pc = threads.state[at + PC];
    count(pc);
    LocalCode translated = translatedFrom[pc];
    if (translated != null) {
      pc = translated.run(pc, threads.frames[t], threads.state[at + BASE], t, operations);
    }
    if (pc != LocalCode.PARKED) {
      interpret(t, d, pc);
    }
    if (memory.journal.mark() != poked) {
      change(t);
    }
    twinJoins.check(this, t, d);
  }

  /** Gives the thread's changed private contents a new number, or none if numbers run out. */
  private void change(int t) {
    contents += contents < Integer.MAX_VALUE ? 1 : 0;
    threads.state[t * Threads.WIDTH + CONTENTS] = contents < Integer.MAX_VALUE ? contents : -1;
    operations.repeatable(false);
  }

  /**
   * Runs on, one operation at a time where nothing is translated.
   *
   * @param from as translated code tells where to continue
   */
  private void interpret(int t, int d, int from) {
    long[] r = threads.frames[t];
    int b = threads.state[t * Threads.WIDTH + BASE];
    int most = d < 0 ? LONGEST_START : LONGEST_RUN;
    int pc = from;
    for (int steps = 0; steps < most; steps++) {
      if (pc < 0) {
        pc = ~pc;
        steps += LocalCode.ROUNDS;
      }
      int op = ops[pc];
      if (op <= Opcode.LAST_ARITHMETIC) {
        if (Opcode.divides(op) && code.value(r, b, ops[pc + 3]) == 0) {
          operations.stop(t, b, pc, Stop.DIVISION);
          return;
        }
        threads.put(r, b + ops[pc + 1], ComputedOperations.compute(code, pc, r, b));
        pc += Opcode.WIDTH;
      } else if (op <= Opcode.LAST_JUMP) {
        pc = ComputedOperations.target(code, pc, r, b);
      } else if (op == Opcode.CALL) {
        b = call(t, r, b, pc);
        if (b < 0) {
          return;
        }
        r = threads.frames[t];
        pc = code.entry[(int) r[b + Frame.FUNCTION]];
        count(pc);
      } else if (op == Opcode.RETURN && b > Frame.HEAD) {
        int frame = b;
        b = (int) r[frame + Frame.CALLER_BASE];
        pc = leave(t, r, frame, pc);
      } else if (op == Opcode.SPAWN ? spawn(t, d, r, b, pc) : operations.passes(t, r, b, pc)) {
        pc += Opcode.WIDTH;
      } else {
        return;
      }
      LocalCode translated = translatedFrom[pc];
      if (translated != null) {
        pc = translated.run(pc, r, b, t, operations);
        if (pc == LocalCode.PARKED) {
          return;
        }
      }
    }
    operations.stop(t, b, pc < 0 ? ~pc : pc, Stop.LONG_RUN);
  }

  /** The number of times that threads must run from an operation before it is translated. */
  private static int threshold() {
    return 20_000;
  }

  /**
   * Counts that a thread runs from here; translates the operation when that happened often enough.
   */
  private void count(int pc) {
    if (translates && translatedFrom[pc] == null && entries[pc]++ == threshold()) {
      translations.translate(code, pc, operations::isKnown);
    }
  }

  // ---------------------------------------------------------------- frames

  /** The frame of the function that is called at {@code pc}; -1 if there can be none. */
  private int call(int t, long[] caller, int b, int pc) {
    int f = callee(caller, b, pc);
    if (f < 0) {
      operations.stop(t, b, pc, Stop.BAD_CALL);
      return -1;
    }
    int frame = b + code.frameSize[(int) caller[b + Frame.FUNCTION]] + Frame.HEAD;
    long[] r = threads.room(t, frame + code.frameSize[f]);
    if (r == null) {
      operations.stop(t, b, pc, Stop.TOO_MANY);
      return -1;
    }
    for (int i : code.zeroed[f]) {
      threads.put(r, frame + i, 0);
    }
    for (int i = 0; i < code.parameters[f]; i++) {
      threads.put(r, frame + i, code.value(r, b, code.arguments[ops[pc + 3] + i]));
    }
    threads.put(r, frame + Frame.RETURN_PC, pc + Opcode.WIDTH);
    threads.put(r, frame + Frame.CALLER_BASE, b);
    threads.put(r, frame + Frame.RESULT, ops[pc + 1]);
    threads.put(r, frame + Frame.FUNCTION, f);
    operations.enter(t, r, frame);
    return frame;
  }

  /** The function that a call or spawn means; -1 if it gives that too few arguments. */
  private int callee(long[] r, int b, int pc) {
    int f = code.functionAt(code.value(r, b, ops[pc + 2]));
    return f < 0 || code.parameters[f] > ops[pc + 4] ? -1 : f;
  }

  /** Returns to the caller; where that continues. */
  private int leave(int t, long[] r, int frame, int pc) {
    long result = operations.result(r, frame, pc);
    operations.leave(t, r, frame);
    int target = (int) r[frame + Frame.RESULT];
    if (target >= 0) {
      threads.put(r, (int) r[frame + Frame.CALLER_BASE] + target, result);
    }
    return (int) r[frame + Frame.RETURN_PC];
  }

  // ---------------------------------------------------------------- spawns and joins

  /** Starts a thread; false if this one does not run on. */
  private boolean spawn(int t, int d, long[] r, int b, int pc) {
    int f = callee(r, b, pc);
    if (f < 0) {
      operations.stop(t, b, pc, Stop.BAD_CALL);
      return false;
    }
    if (!operations.drains(t, b, pc, Kind.SPAWN)) {
      return false;
    }
    int[] s = threads.state;
    int at = t * Threads.WIDTH;
    int child = threads.child(t, s[at + SPAWNED]);
    if (child < 0) {
      operations.stop(t, b, pc, Stop.THREADS);
      return false;
    }
    start(child, t, f, d);
    long[] given = new long[code.parameters[f]];
    for (int i = 0; i < given.length; i++) {
      given[i] = code.value(r, b, code.arguments[ops[pc + 3] + i]);
      threads.frames[child][Frame.HEAD + i] = given[i];
    }
    twins.start(child, t, f, d, given);
    threads.put(r, b + ops[pc + 1], threads.handle(child));
    threads.spawnOrigin[child] = code.userOrigin(r, b, pc);
    run(child, d);
    return true;
  }

  private void start(int child, int t, int f, int d) {
    int at = t * Threads.WIDTH;
    threads.state[at + SPAWNED]++;
    threads.state[at + PROGRESS]++;
    threads.start(child, f, code.entry[f], code.frameSize[f]);
    objects.start(child);
    execution.startThread(lanes.ofThread(child), d);
    execution.spawned(child, t, threads.state[at + OPERATIONS], d);
    threads.state[child * Threads.WIDTH + JOINED] = threads.state[at + JOINED];
  }

  /**
   * Lets a thread pass the join it stands before and run on until it stands before an event or the
   * next join, even if that can pass, too.
   *
   * @return whether it only computed in registers, and would do the same again from the same state
   */
  public boolean passJoin(int t, int d) {
    int[] s = threads.state;
    int at = t * Threads.WIDTH;
    int pc = s[at + PC];
    int base = s[at + BASE];
    long[] r = threads.frames[t];
    int child = s[at + LOCATION];
    joins.pass(t, child, d, code.userOrigin(r, base, pc));
    s[at + PROGRESS]++;
    int target = ops[pc + 2];
    if (target >= 0) {
      threads.put(r, base + target, ComputedOperations.low(threads.result[child], ops[pc + 3]));
    }
    s[at + PC] = pc + Opcode.WIDTH;
    operations.repeatable(true);
    advance(t, d);
    return operations.isRepeatable();
  }

  /** Lets a thread that was just started run to its first event; its registers need no undo. */
  public void run(int t, int d) {
    int registers = threads.forget();
    boolean bytes = memory.journal.isOpen();
    memory.journal.open(bytes && d >= 0);
    advance(t, d);
    while (joins.mayPass(t)) {
      passJoin(t, d);
    }
    change(t);
    joins.note(t);
    threads.remember(registers);
    memory.journal.open(bytes);
    visited.visit(t);
  }
}
