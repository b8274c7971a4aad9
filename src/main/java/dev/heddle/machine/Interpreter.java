package dev.heddle.machine;

import static dev.heddle.machine.Threads.BASE;
import static dev.heddle.machine.Threads.CHANGES;
import static dev.heddle.machine.Threads.CONTENTS;
import static dev.heddle.machine.Threads.DRAINED;
import static dev.heddle.machine.Threads.EPOCH;
import static dev.heddle.machine.Threads.FRAME_HEAD;
import static dev.heddle.machine.Threads.JOINED;
import static dev.heddle.machine.Threads.LOCATION;
import static dev.heddle.machine.Threads.NUMBER;
import static dev.heddle.machine.Threads.OPERATIONS;
import static dev.heddle.machine.Threads.PC;
import static dev.heddle.machine.Threads.SPAWNED;
import static dev.heddle.machine.Threads.STORES;

import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;

/**
 * Runs a thread ahead to its next event. Everything before that is fused into the event that went
 * before: local operations; under TSO and PSO buffering a store (always possible, conflicts with
 * nothing); fences and spawns with nothing to drain. What is fused depends on the thread alone, so
 * equivalent schedules have the same events.
 */
final class Interpreter {
  /** Local steps in a row, before the first event and behind one. */
  private static final int LONGEST_START = 100_000_000;

  private static final int LONGEST_RUN = 4_000_000;

  /** Stores of a thread that wait under PSO, where each new one is compared with all others. */
  private static final int MOST_PENDING = 4096;

  private final int[] ops;
  private final Code code;
  private final MemoryModel model;
  private final Threads threads;
  private final StoreBuffers buffers;
  private final Memory memory;
  private final Locations locations;
  private final Execution execution;
  private final Readiness readiness;
  private final LocalSteps local;
  private final Parking parking;
  private final Joins joins;

  /** Whether memory is the first thread's own until it spawns another. */
  private final boolean alone;

  private final Translations translations;

  /** By pc: translated operations from there on, or null. */
  private final LocalCode[] translatedFrom;

  /** By pc: how often a thread ran on from there. */
  private final int[] heat;

  /** Whether the running thread did nothing so far but compute in registers. */
  private boolean repeatable;

  /** The last contents of private memory. */
  private int contents;

  Interpreter(Machine machine, Code code, Printer printer) {
    this.code = code;
    this.ops = code.ops;
    this.heat = new int[ops.length];
    this.model = machine.model();
    this.translations = code.translations(model);
    this.translatedFrom = translations.from;
    this.threads = machine.threads;
    this.buffers = machine.buffers;
    this.memory = machine.memory;
    this.locations = machine.locations();
    this.execution = machine.execution();
    this.parking = new Parking(machine, code);
    this.readiness = machine.readiness;
    this.joins = machine.joins;
    this.local = new LocalSteps(machine, code, printer);
    this.alone = machine.program().alone();
  }

  /** Runs thread {@code t} on until it stands before an event, as part of event {@code d}. */
  void advance(int t, int d) {
    int poked = memory.journal.mark();
    threads.state[t * Threads.WIDTH + NUMBER] = 0;
    runOn(t, d);
    if (memory.journal.mark() != poked) {
      change(t);
    }
  }

  /** What is in the thread's private memory is new; when numbers run out it has none. */
  private void change(int t) {
    contents += contents < Integer.MAX_VALUE ? 1 : 0;
    threads.state[t * Threads.WIDTH + CONTENTS] = contents < Integer.MAX_VALUE ? contents : -1;
    repeatable = false;
  }

  private void runOn(int t, int d) {
    int at = t * Threads.WIDTH;
    long[] r = threads.frames[t];
    int b = threads.state[at + BASE];
    int pc = threads.state[at + PC];
    int most = d < 0 ? LONGEST_START : LONGEST_RUN;
    warm(pc);
    for (int steps = 0; steps < most; steps++) {
      LocalCode translated = translatedFrom[pc];
      if (translated != null) {
        int next = translated.run(pc, r, b, t, d, this);
        if (next == LocalCode.PARKED) {
          return;
        }
        if (next < 0) {
          pc = ~next;
          steps += LocalCode.ROUNDS;
          continue;
        }
        pc = next;
      }
      int op = ops[pc];
      int x = ops[pc + 1];
      if (op <= Op.LAST_ARITHMETIC) {
        if (Op.divides(op) && code.value(r, b, ops[pc + 3]) == 0) {
          parking.stop(at, pc, b, Stop.DIVISION);
          return;
        }
        threads.put(r, b + x, compute(op, pc, r, b));
        pc += Op.WIDTH;
        continue;
      }
      int y = ops[pc + 2];
      int z = ops[pc + 3];
      switch (op) {
        case Op.JUMP -> {
          pc = x;
          continue;
        }
        case Op.BRANCH -> {
          pc = code.value(r, b, x) != 0 ? y : z;
          continue;
        }
        case Op.BRANCH_EQ -> {
          pc = code.value(r, b, x) == code.value(r, b, y) ? z : ops[pc + 4];
          continue;
        }
        case Op.BRANCH_IF -> {
          ComparisonOperator test = Code.COMPARISON[ops[pc + 5] >> 8];
          pc =
              test.test(code.value(r, b, x), code.value(r, b, y), ops[pc + 5] & 0xFF)
                  ? z
                  : ops[pc + 4];
          continue;
        }
        case Op.CALL -> {
          int f = code.functionAt(code.value(r, b, y));
          if (f < 0 || code.parameters[f] > ops[pc + 4]) {
            parking.stop(at, pc, b, Stop.BAD_CALL);
            return;
          }
          int caller = (int) r[b + Threads.FUNCTION];
          int callee = b + code.frameSize[caller] + FRAME_HEAD;
          r = threads.room(t, callee + code.frameSize[f]);
          if (r == null) {
            parking.stop(at, pc, b, Stop.TOO_MANY);
            return;
          }
          enter(r, b, callee, f, pc);
          local.mark(at, r, callee);
          b = callee;
          pc = code.entry[f];
          warm(pc);
          continue;
        }
        case Op.RETURN, Op.EXIT -> {
          if (op == Op.EXIT && t > 0 && memory.youngest(t) != 0) {
            if (!parking.end(at, pc, b, memory.youngest(t)) || model == MemoryModel.SC) {
              return;
            }
            if (!buffers(t, d, threads.state[at + LOCATION], 0, code.userOrigin(r, b, pc))) {
              parking.stop(at, pc, b, Stop.TOO_MANY);
              return;
            }
            continue;
          }
          long result = x != 0 ? code.value(r, b, y) : 0;
          if (op == Op.EXIT || b == FRAME_HEAD) {
            threads.result[t] = result;
            parking.park(at, pc, b, Threads.ENDED, 0);
            return;
          }
          local.leave(at, r, b);
          int target = (int) r[b + Threads.RESULT];
          pc = (int) r[b + Threads.RETURN_PC];
          b = (int) r[b + Threads.CALLER_BASE];
          if (target >= 0) {
            threads.put(r, b + target, result);
          }
          continue;
        }
        case Op.ASSUME, Op.ASSERT -> {
          if (code.value(r, b, x) == 0) {
            parking.stop(at, pc, b, op == Op.ASSUME ? Stop.ASSUMPTION : Stop.ASSERTION);
            return;
          }
        }
        case Op.CUT -> {
          parking.stop(at, pc, b, Stop.CUT);
          return;
        }
        case Op.STORE_STORE_FENCE -> {
          if (model.isPartial() && !isDrained(at)) {
            threads.state[at + EPOCH]++;
            buffers.fence();
            repeatable = false;
          }
        }
        case Op.LOAD -> {
          if (!isOwn(at, r, b, y) && !memory.isConstant(code.value(r, b, y))) {
            parking.access(at, pc, b, Kind.READ, r, y, z);
            return;
          }
          if (parking.stopped(at, pc, b, local.load(r, b, pc))) {
            return;
          }
        }
        case Op.STORE -> {
          if (isOwn(at, r, b, x)) {
            if (parking.stopped(at, pc, b, local.store(at, r, b, pc))) {
              return;
            }
          } else {
            if (!parking.access(at, pc, b, Kind.WRITE, r, x, z) || model == MemoryModel.SC) {
              return;
            }
            int location = threads.state[at + LOCATION];
            if (!buffers(t, d, location, code.value(r, b, y), code.userOrigin(r, b, pc))) {
              parking.stop(at, pc, b, Stop.TOO_MANY);
              return;
            }
          }
        }
        case Op.UPDATE, Op.COMPARE -> {
          int address = op == Op.UPDATE ? z : y;
          if (!isOwn(at, r, b, address)) {
            int kind = op == Op.UPDATE ? Kind.UPDATE : Kind.COMPARE;
            parking.access(at, pc, b, kind, r, address, ops[pc + 5]);
            return;
          }
          if (!isDrained(at) && model != MemoryModel.PSO_SPARC) {
            parking.park(at, pc, b, Kind.FENCE, 0);
            return;
          }
          if (parking.stopped(at, pc, b, local.exchange(at, r, b, pc))) {
            return;
          }
        }
        case Op.FREE -> {
          if (!parking.free(at, pc, b, r)) {
            return;
          }
          if (isAlone(at)) {
            if (parking.stopped(at, pc, b, local.free(at, code.value(r, b, x)))) {
              return;
            }
          } else if (model == MemoryModel.SC) {
            return;
          } else if (!buffers(t, d, threads.state[at + LOCATION], 0, code.userOrigin(r, b, pc))) {
            parking.stop(at, pc, b, Stop.TOO_MANY);
            return;
          }
        }
        case Op.FENCE -> {
          if (!isDrained(at)) {
            parking.park(at, pc, b, Kind.FENCE, 0);
            return;
          }
        }
        case Op.SPAWN -> {
          int f = code.functionAt(code.value(r, b, y));
          if (f < 0 || code.parameters[f] > ops[pc + 4]) {
            parking.stop(at, pc, b, Stop.BAD_CALL);
            return;
          }
          if (!isDrained(at)) {
            parking.park(at, pc, b, Kind.SPAWN, 0);
            return;
          }
          if (!spawn(t, d, r, b, pc)) {
            parking.stop(at, pc, b, Stop.TOO_MANY);
            return;
          }
        }
        case Op.JOIN -> {
          int child = threads.byHandle(code.value(r, b, x));
          if (child < 0) {
            parking.stop(at, pc, b, Stop.BAD_JOIN);
            return;
          }
          joins.waits(t);
          parking.park(at, pc, b, isDrained(at) ? Kind.JOIN : Kind.FENCE, child);
          return;
        }
        case Op.LOCK -> {
          parking.mutex(t, pc, b, Kind.LOCK, code.value(r, b, x));
          return;
        }
        case Op.TRYLOCK -> {
          parking.mutex(t, pc, b, Kind.TRYLOCK, code.value(r, b, y));
          return;
        }
        case Op.UNLOCK -> {
          parking.mutex(t, pc, b, Kind.UNLOCK, code.value(r, b, x));
          return;
        }
        case Op.AWAIT -> {
          parking.mutex(t, pc, b, Kind.AWAIT, code.value(r, b, y));
          return;
        }
        case Op.CHOOSE -> {
          long count = code.value(r, b, y);
          if (count < 1 || count > 0xFFFF) {
            parking.stop(at, pc, b, Stop.TOO_MANY);
          } else {
            parking.park(at, pc, b, Kind.CHOICE, 0);
          }
          return;
        }
        case Op.HALT -> {
          parking.park(at, pc, b, Threads.HALTED, 0);
          return;
        }
        default -> {
          repeatable &= op == Op.SELF;
          if (parking.stopped(at, pc, b, local.step(t, r, b, pc))) {
            return;
          }
        }
      }
      pc += Op.WIDTH;
    }
    parking.stop(at, pc, b, Stop.LONG_RUN);
  }

  // ---------------------------------------------------------------- translated code

  /** How often threads must run on from an operation before that is worth translating. */
  private static int worth() {
    return 20_000;
  }

  /** Somebody runs on from here: often enough, and it is translated. */
  private void warm(int pc) {
    if (translatedFrom[pc] == null && heat[pc]++ == worth()) {
      translations.translate(pc, i -> parking.location(i) >= 0);
    }
  }

  /**
   * Stands a thread before an access by a constant address, if this machine knows its location.
   *
   * @return as {@link LocalCode#run}
   */
  int park(int t, int pc, int base, int next) {
    int location = parking.location(pc);
    if (location < 0) {
      return pc;
    }
    parking.park(t * Threads.WIDTH, pc, base, next, location);
    return LocalCode.PARKED;
  }

  /** Buffers a store to a constant address; false if the interpreter must. */
  boolean buffersAt(int t, int d, int pc, long[] r, int base) {
    int location = parking.location(pc);
    return location >= 0
        && buffers(t, d, location, code.value(r, base, ops[pc + 2]), code.userOrigin(r, base, pc));
  }

  /** Whether memory is the thread's own affair because there is no other. */
  boolean hasAll(int t) {
    return isAlone(t * Threads.WIDTH);
  }

  void put(long[] r, int i, long value) {
    threads.put(r, i, value);
  }

  long self(int t) {
    return threads.handle(t);
  }

  /** Loads from memory that is the thread's own affair; false if it is not, or if it fails. */
  boolean loadsOwn(int t, long[] r, int b, int pc) {
    return (isOwn(t * Threads.WIDTH, r, b, ops[pc + 2])
            || memory.isConstant(code.value(r, b, ops[pc + 2])))
        && local.load(r, b, pc) == Stop.NONE;
  }

  /** As {@link #loadsOwn}, for a store. */
  boolean storesOwn(int t, long[] r, int b, int pc) {
    int at = t * Threads.WIDTH;
    return isOwn(at, r, b, ops[pc + 1]) && local.store(at, r, b, pc) == Stop.NONE;
  }

  // ---------------------------------------------------------------- single operations

  /** What an arithmetic operation gives; apart, so that the loop stays small. */
  long compute(int op, int pc, long[] r, int b) {
    long left = code.value(r, b, ops[pc + 2]);
    int z = ops[pc + 3];
    int bits = ops[pc + 4];
    return switch (op) {
      case Op.MOVE -> left;
      case Op.ADD -> low(left + code.value(r, b, z), bits);
      case Op.SUB -> low(left - code.value(r, b, z), bits);
      case Op.MUL -> low(left * code.value(r, b, z), bits);
      case Op.AND -> left & code.value(r, b, z);
      case Op.OR -> left | code.value(r, b, z);
      case Op.XOR -> left ^ code.value(r, b, z);
      case Op.EQ -> left == code.value(r, b, z) ? 1 : 0;
      case Op.NE -> left != code.value(r, b, z) ? 1 : 0;
      case Op.TRUNCATE -> low(left, bits);
      case Op.SIGN_EXTEND -> low(Expression.signed(left, z), bits);
      case Op.SELECT -> left != 0 ? code.value(r, b, z) : code.value(r, b, bits);
      case Op.SHL, Op.LSHR, Op.ASHR, Op.UDIV, Op.SDIV, Op.UREM, Op.SREM ->
          Code.BINARY[op - Op.ADD].apply(left, code.value(r, b, z), bits);
      case Op.BINARY -> Code.BINARY[ops[pc + 5]].apply(left, code.value(r, b, z), bits);
      case Op.COMPARISON ->
          Code.COMPARISON[ops[pc + 5]].test(left, code.value(r, b, z), bits) ? 1 : 0;
      case Op.CAST -> Code.CAST[ops[pc + 5]].apply(left, z, bits);
      case Op.UNARY -> low(Code.UNARY[z].apply(left, bits), bits);
      default -> Code.COMPARISON[op - Op.EQ].test(left, code.value(r, b, z), bits) ? 1 : 0;
    };
  }

  private static long low(long value, int bits) {
    return value & -1L >>> 64 - bits;
  }

  private boolean isDrained(int at) {
    return model == MemoryModel.SC || threads.state[at + STORES] == threads.state[at + DRAINED];
  }

  /**
   * Whether an address is the thread's own affair: private memory, or any as long as it is alone.
   */
  private boolean isOwn(int at, long[] r, int base, int operand) {
    return operand >= 0 && memory.isOwn(at / Threads.WIDTH, r[base + operand]) || isAlone(at);
  }

  private boolean isAlone(int at) {
    return alone && at == 0 && threads.state[SPAWNED] == 0;
  }

  /** Buffers a store; false when something cannot be numbered. */
  boolean buffers(int t, int d, int location, long value, int origin) {
    int[] s = threads.state;
    int at = t * Threads.WIDTH;
    int lane = buffers.lane(t, location);
    boolean full = model.isPartial() && buffers.pending(t) >= MOST_PENDING;
    if (lane < 0 || full || s[at + STORES] == Label.MAX_ORDINAL) {
      return false;
    }
    repeatable = false;
    int entry = buffers.enqueue(t, lane, location, value, s[at + JOINED]);
    int ordinal = s[at + STORES]++;
    s[at + CHANGES]++;
    buffers.describe(entry, d, ordinal, s[at + EPOCH], s[at + OPERATIONS]++, origin);
    return true;
  }

  /** Fills the frame of a call; the caller continues behind {@code pc}. */
  private void enter(long[] r, int base, int callee, int f, int pc) {
    for (int i : code.zeroed[f]) {
      threads.put(r, callee + i, 0);
    }
    for (int i = 0; i < code.parameters[f]; i++) {
      threads.put(r, callee + i, code.value(r, base, code.arguments[ops[pc + 3] + i]));
    }
    threads.put(r, callee + Threads.RETURN_PC, pc + Op.WIDTH);
    threads.put(r, callee + Threads.CALLER_BASE, base);
    threads.put(r, callee + Threads.RESULT, ops[pc + 1]);
    threads.put(r, callee + Threads.FUNCTION, f);
  }

  /** Starts the thread that the spawn at {@code pc} asks for; false when there are too many. */
  private boolean spawn(int t, int d, long[] r, int base, int pc) {
    int child = threads.child(t, threads.state[t * Threads.WIDTH + SPAWNED]);
    if (child < 0) {
      return false;
    }
    threads.state[t * Threads.WIDTH + SPAWNED]++;
    threads.state[t * Threads.WIDTH + CHANGES]++;
    int f = code.functionAt(code.value(r, base, ops[pc + 2]));
    threads.start(child, f, code.entry[f], code.frameSize[f]);
    memory.start(child);
    for (int i = 0; i < code.parameters[f]; i++) {
      threads.frames[child][FRAME_HEAD + i] = code.value(r, base, code.arguments[ops[pc + 3] + i]);
    }
    threads.put(r, base + ops[pc + 1], threads.handle(child));
    execution.startThread(readiness.lane(child), child, d);
    threads.spawnOrigin[child] = code.userOrigin(r, base, pc);
    execution.spawned(child, t, threads.state[t * Threads.WIDTH + OPERATIONS], d);
    threads.state[child * Threads.WIDTH + JOINED] = threads.state[t * Threads.WIDTH + JOINED];
    run(child, d);
    return true;
  }

  /**
   * Lets a thread pass the join it stands before and run on until it stands before an event or the
   * next join, even if that can pass, too.
   *
   * @return whether it only computed in registers, and would do the same again from the same state
   */
  boolean passJoin(int t, int d) {
    int[] s = threads.state;
    int at = t * Threads.WIDTH;
    int pc = s[at + PC];
    int base = s[at + BASE];
    long[] r = threads.frames[t];
    int child = s[at + LOCATION];
    joins.pass(t, child, d, code.userOrigin(r, base, pc));
    int target = ops[pc + 2];
    if (target >= 0) {
      threads.put(r, base + target, low(threads.result[child], ops[pc + 3]));
    }
    s[at + PC] = pc + Op.WIDTH;
    repeatable = true;
    advance(t, d);
    return repeatable;
  }

  /** Lets a thread that was just started run to its first event; its registers need no undo. */
  void run(int t, int d) {
    boolean registers = threads.isJournaling();
    boolean bytes = memory.journal.isOpen();
    threads.journal(false);
    memory.journal.open(bytes && d >= 0);
    advance(t, d);
    while (joins.mayPass(t)) {
      passJoin(t, d);
    }
    change(t);
    joins.note(t);
    threads.journal(registers);
    memory.journal.open(bytes);
    readiness.refresh(t);
  }
}
