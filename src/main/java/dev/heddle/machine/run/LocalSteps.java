// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.run;

import static dev.heddle.machine.state.Threads.PROGRESS;
import static dev.heddle.machine.state.Threads.STACK_OBJECTS;
import static dev.heddle.machine.state.Threads.STACK_TOP;

import dev.heddle.machine.code.Code;
import dev.heddle.machine.code.Frame;
import dev.heddle.machine.code.Opcode;
import dev.heddle.machine.event.ThreadEnds;
import dev.heddle.machine.plan.OutputListener;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.LocationBytes;
import dev.heddle.machine.state.Memory;
import dev.heddle.machine.state.Mutexes;
import dev.heddle.machine.state.ReservedObjects;
import dev.heddle.machine.state.SilentAccesses;
import dev.heddle.machine.state.Stop;
import dev.heddle.machine.state.StoreBuffers;
import dev.heddle.machine.state.Threads;
import dev.heddle.program.Need;
import dev.heddle.trace.Locations;

/**
 * Operations beyond arithmetic that concern only the thread that does them: its private memory, new
 * objects, and what it can ask about itself.
 */
final class LocalSteps {
  private final int[] ops;
  private final Code code;
  private final Threads threads;
  private final Memory memory;
  private final ReservedObjects objects;
  private final Locations locations;
  private final Mutexes mutexes;
  private final EventFreeLoops rounds;
  private final Output output;
  private final StoreBuffers buffers;
  private final ThreadEnds ends;
  private final SilentAccesses silent;
  private final LocationBytes bytes;

  LocalSteps(Configuration configuration, ThreadEnds ends, Output output) {
    this.output = output;
    this.ends = ends;
    this.silent = configuration.silent;
    this.bytes = configuration.bytes;
    this.buffers = configuration.buffers;
    this.code = configuration.code;
    this.ops = code.ops;
    this.threads = configuration.threads;
    this.memory = configuration.memory;
    this.objects = configuration.objects;
    this.locations = configuration.locations;
    this.mutexes = configuration.mutexes;
    this.rounds = new EventFreeLoops(configuration);
  }

  /** Called before a thread runs. */
  void begin() {
    rounds.begin();
  }

  // ---------------------------------------------------------------- frames

  /** Called when a frame begins: saves the top of the private stack. */
  void mark(int at, long[] r, int frame) {
    int[] s = threads.state;
    threads.put(r, frame + Frame.STACK, (long) s[at + STACK_TOP] << 32 | s[at + STACK_OBJECTS]);
  }

  /** Called when a frame ends: ends its private objects. */
  void leave(int at, long[] r, int frame) {
    threads.state[at + STACK_TOP] = (int) (r[frame + Frame.STACK] >>> 32);
    threads.state[at + STACK_OBJECTS] = (int) r[frame + Frame.STACK];
  }

  // ---------------------------------------------------------------- memory of one's own

  Stop load(long[] r, int b, int pc) {
    long address = code.value(r, b, ops[pc + 2]);
    int bytes = ops[pc + 3];
    Stop wrong = memory.checkAlive(address, bytes);
    if (wrong != Stop.NONE) {
      return wrong;
    }
    if (ops[pc + 4] == Need.INITIALIZED.ordinal() && memory.written(address, bytes) == 0) {
      return Stop.UNINITIALIZED;
    }
    threads.put(r, b + ops[pc + 1], memory.read(address, bytes));
    return Stop.NONE;
  }

  Stop store(int at, long[] r, int b, int pc) {
    return poke(at, code.value(r, b, ops[pc + 1]), ops[pc + 3], code.value(r, b, ops[pc + 2]));
  }

  private Stop poke(int at, long address, int bytes, long value) {
    Stop wrong = memory.isConstant(address) ? Stop.CONSTANT : memory.checkAlive(address, bytes);
    return wrong == Stop.NONE ? pokeUnchecked(at, address, bytes, value) : wrong;
  }

  private Stop pokeUnchecked(int at, long address, int bytes, long value) {
    boolean isShared = !Memory.isPrivate(address);
    long old = isShared ? memory.read(address, bytes) : 0;
    if (memory.poke(address, bytes, value) && isShared) {
      threads.state[at + PROGRESS]++;
      rounds.changed(address, bytes, old, value);
    }
    return Stop.NONE;
  }

  /** Ends an object while the thread is alone. */
  Stop free(int at, long address) {
    if (!objects.free(address, -1)) {
      return Stop.DOUBLE_FREE;
    }
    memory.journal.addFreed(address);
    threads.state[at + PROGRESS]++;
    return Stop.NONE;
  }

  /** A read-modify-write or compare-exchange. */
  Stop exchange(int at, long[] r, int b, int pc) {
    boolean update = ops[pc] == Opcode.UPDATE;
    long address = code.value(r, b, ops[pc + (update ? 3 : 2)]);
    int bytes = ops[pc + 5];
    Stop wrong = memory.checkAlive(address, bytes);
    if (wrong != Stop.NONE) {
      return wrong;
    }
    long old = memory.read(address, bytes);
    long operand = code.value(r, b, ops[pc + 4]);
    long next = operand;
    if (update) {
      next = Code.UPDATE[ops[pc + 2]].apply(old, operand, bytes * 8);
    } else if (old != code.value(r, b, ops[pc + 3])) {
      next = old;
    }
    threads.put(r, b + ops[pc + 1], old);
    return poke(at, address, bytes, next);
  }

  // ---------------------------------------------------------------- the others

  Stop step(int t, long[] r, int b, int pc) {
    int target = b + ops[pc + 1];
    long x = hasSecondOperand(ops[pc]) ? code.value(r, b, ops[pc + 2]) : 0;
    switch (ops[pc]) {
      case Opcode.ALLOCATE -> {
        return allocate(t, r, b, pc);
      }
      case Opcode.PEEK -> {
        Stop wrong = memory.check(x, ops[pc + 3]);
        if (wrong != Stop.NONE) {
          return wrong;
        }
        long value = memory.read(x, ops[pc + 3]);
        silent.add(t, x, ops[pc + 3], value, value);
        threads.put(r, target, value);
      }
      case Opcode.POKE -> {
        long address = code.value(r, b, ops[pc + 1]);
        Stop wrong = memory.check(address, ops[pc + 3]);
        if (wrong != Stop.NONE) {
          return wrong;
        }
        silent.add(t, address, ops[pc + 3], memory.read(address, ops[pc + 3]), x);
        memory.poke(address, ops[pc + 3], x);
      }
      case Opcode.OBJECT_SIZE -> threads.put(r, target, objects.size(x));
      case Opcode.HOLDS -> threads.put(r, target, holds(t, x) ? 1 : 0);
      case Opcode.ENDED -> threads.put(r, target, hasEnded(threads.byHandle(x), t) ? 1 : 0);
      case Opcode.SELF -> threads.put(r, target, threads.handle(t));
      case Opcode.THREAD_BLOCK -> {
        int other = threads.byHandle(x);
        threads.put(r, target, other < 0 ? 0 : objects.block(other));
      }
      case Opcode.LOOP_HEAD -> {
        return rounds.isEndless(t, b, pc) ? Stop.SPIN : Stop.NONE;
      }
      case Opcode.PRINT -> print(t, r, b, pc);
      case Opcode.WIDE ->
          threads.put(r, target, memory.wide.number(x, code.value(r, b, ops[pc + 3])));
      case Opcode.HALF ->
          threads.put(r, target, ops[pc + 3] == 0 ? memory.wide.low(x) : memory.wide.high(x));
      default -> throw new AssertionError(ops[pc]);
    }
    return Stop.NONE;
  }

  private static boolean hasSecondOperand(int op) {
    return op != Opcode.SELF && op != Opcode.LOOP_HEAD && op != Opcode.PRINT;
  }

  private Stop allocate(int t, long[] r, int b, int pc) {
    long size = code.value(r, b, ops[pc + 2]);
    int origin = code.userOrigin(r, b, pc);
    long address = objects.allocate(t, size, ops[pc + 3], Code.STORAGE[ops[pc + 4]], origin);
    if (address == 0) {
      return Stop.TOO_MANY;
    }
    threads.put(r, b + ops[pc + 1], address);
    threads.state[t * Threads.WIDTH + PROGRESS] += Memory.isPrivate(address) ? 0 : 1;
    return Stop.NONE;
  }

  private boolean holds(int t, long mutex) {
    int location = memory.check(mutex, 1) == Stop.NONE ? locations.mutex(mutex) : -1;
    if (location < 0) {
      return false;
    }
    mutexes.know(location);
    return mutexes.holder(location) == t;
  }

  private boolean hasEnded(int other, int t) {
    return other >= 0 && ends.isBeforeNext(other, t);
  }

  private void print(int t, long[] r, int b, int pc) {
    if (output.isMuted()) {
      return;
    }
    long[] arguments = new long[ops[pc + 3]];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = code.value(r, b, code.arguments[ops[pc + 2] + i]);
    }
    int operation = threads.state[t * Threads.WIDTH + Threads.OPERATIONS];
    OutputListener.Point point = new OutputListener.Point(t, code.userOrigin(r, b, pc), operation);
    output
        .listener()
        .print(point, address -> seen(t, address), code.value(r, b, ops[pc + 1]), arguments);
  }

  /** The byte at an address as a thread sees it, after its own stores; -1 if there is none. */
  private long seen(int t, long address) {
    if (memory.check(address, 1) != Stop.NONE) {
      return -1;
    }
    int entry = buffers.newestOver(t, address);
    if (entry < 0) {
      return memory.read(address, 1);
    }
    int location = buffers.location(entry);
    byte[] its = bytes.of(location, buffers.value(entry));
    return its[(int) (address - locations.address(location))] & 0xFF;
  }
}
