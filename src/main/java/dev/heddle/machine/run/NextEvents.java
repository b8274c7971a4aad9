// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.run;

import static dev.heddle.machine.state.Threads.BASE;
import static dev.heddle.machine.state.Threads.LOCATION;
import static dev.heddle.machine.state.Threads.NEXT;
import static dev.heddle.machine.state.Threads.PC;

import dev.heddle.machine.code.AwaitTests;
import dev.heddle.machine.code.Code;
import dev.heddle.machine.code.Opcode;
import dev.heddle.machine.event.BarrierArrivals;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.Memory;
import dev.heddle.machine.state.Mutexes;
import dev.heddle.machine.state.ReservedObjects;
import dev.heddle.machine.state.Stop;
import dev.heddle.machine.state.Threads;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Locations;

/** Sets the next event of threads, or stops threads that cannot have one. */
final class NextEvents {
  private final Code code;
  private final Threads threads;
  private final Memory memory;
  private final ReservedObjects objects;
  private final Locations locations;
  private final Execution execution;
  private final Mutexes mutexes;
  private final BarrierArrivals arrivals;

  /** Per operation with a constant address: its location plus 1, once known. */
  private final int[] fixed;

  NextEvents(Configuration configuration, BarrierArrivals arrivals) {
    this.arrivals = arrivals;
    this.code = configuration.code;
    this.threads = configuration.threads;
    this.memory = configuration.memory;
    this.objects = configuration.objects;
    this.locations = configuration.locations;
    this.execution = configuration.execution;
    this.mutexes = configuration.mutexes;
    this.fixed = new int[code.origin.length];
  }

  void park(int at, int pc, int base, int next, int location) {
    int[] s = threads.state;
    s[at + PC] = pc;
    s[at + BASE] = base;
    s[at + NEXT] = next;
    s[at + LOCATION] = location;
  }

  boolean stopped(int at, int pc, int base, Stop why) {
    if (why == Stop.NONE) {
      return false;
    }
    stop(at, pc, base, why);
    return true;
  }

  void stop(int at, int pc, int base, Stop why) {
    park(at, pc, base, Threads.STOPPED, why.ordinal());
  }

  /**
   * Makes an access the thread's next event; false if it is impossible, so that the thread stopped.
   */
  boolean access(int at, int pc, int base, int kind, long[] r, int operand, int bytes) {
    int known = operand < 0 ? fixed[pc / Opcode.WIDTH] : 0;
    if (known != 0) {
      park(at, pc, base, kind, known - 1);
      return true;
    }
    long address = code.value(r, base, operand);
    Stop wrong = memory.check(address, bytes);
    if (wrong == Stop.NONE && memory.isConstant(address)) {
      wrong = Stop.CONSTANT;
    } else if (Memory.isPrivate(address)) {
      wrong = Stop.BAD_ADDRESS; // another thread's
    }
    if (wrong != Stop.NONE) {
      stop(at, pc, base, wrong);
      return false;
    }
    int location = locations.of(address, bytes);
    if (location < 0) {
      stop(at, pc, base, Stop.TOO_MANY);
      return false;
    }
    execution.know(location);
    park(at, pc, base, kind, location);
    fixed[pc / Opcode.WIDTH] = location + 1;
    return true;
  }

  /** The location of an access by a constant address that was made before, else -1. */
  int location(int pc) {
    return fixed[pc / Opcode.WIDTH] - 1;
  }

  void mutex(int t, int pc, int base, int kind, long address) {
    int at = t * Threads.WIDTH;
    Stop wrong = memory.check(address, 1);
    int location = wrong == Stop.NONE ? locations.mutex(address) : -1;
    if (location < 0) {
      stop(at, pc, base, wrong == Stop.NONE ? Stop.TOO_MANY : wrong);
      return;
    }
    execution.know(location);
    mutexes.know(location);
    if (kind == Kind.UNLOCK && mutexes.holder(location) != t) {
      stop(at, pc, base, Stop.NOT_LOCKED);
      return;
    }
    park(at, pc, base, kind, location);
  }

  void await(int t, int pc, int base, long[] r) {
    mutex(t, pc, base, AwaitTests.kind(code, pc), code.value(r, base, code.ops[pc + 2]));
    int at = t * Threads.WIDTH;
    if (threads.state[at + NEXT] == Kind.PASS) {
      long count = AwaitTests.operand(code, pc, 1, r, base);
      arrivals.expectFew(threads.state[at + LOCATION], t, count);
    }
  }

  /**
   * Makes the end of an object the thread's next event; false if it is impossible, so that the
   * thread stopped.
   */
  boolean free(int at, int pc, int base, long[] r) {
    long address = code.value(r, base, code.ops[pc + 1]);
    Stop wrong = objects.checkFree(address, Code.STORAGE[code.ops[pc + 3]]);
    if (wrong != Stop.NONE) {
      stop(at, pc, base, wrong);
      return false;
    }
    return end(at, pc, base, address);
  }

  /** As {@link #free}, for an object that can be ended; one on the thread's own stack is left. */
  boolean end(int at, int pc, int base, long address) {
    objects.leave(at / Threads.WIDTH, address);
    int location = locations.object(address, (int) objects.size(address));
    if (location < 0) {
      stop(at, pc, base, Stop.TOO_MANY);
      return false;
    }
    execution.know(location);
    park(at, pc, base, Kind.WRITE, location);
    return true;
  }
}
