// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a thread knows by itself: neither its buffer nor its history.
 *
 * @param self its handle
 * @param frame of the running function, or the root frame once the thread has stopped
 * @param operations how many counted operations it has done
 * @param spawns how many threads it has started
 * @param held the mutexes that it holds
 * @param stack its objects of {@link dev.heddle.program.Storage#STACK} that it has not ended
 * @param top the end of its last object, as an offset
 * @param result what a join receives
 */
record Local(
    Status status,
    long self,
    Frame frame,
    int operations,
    int spawns,
    Set<Long> held,
    List<Long> stack,
    long top,
    long result) {
  /** Why a thread moves or does not. */
  enum Status {
    RUNNING,
    RETURNED,
    HALTED,
    ASSUMED,
    FAILED,
    CUT
  }

  /**
   * A call; the caller's {@code pc} stays at its call instruction meanwhile.
   *
   * @param privateTop the end of the last private object, as an offset
   */
  record Frame(Frame caller, int function, int pc, long[] registers, long privateTop) {
    Frame at(int target) {
      return new Frame(caller, function, target, registers, privateTop);
    }

    Frame with(int register, long value) {
      long[] changed = registers.clone();
      changed[register] = value;
      return new Frame(caller, function, pc, changed, privateTop);
    }

    Frame withPrivateTop(long top) {
      return new Frame(caller, function, pc, registers, top);
    }

    Frame root() {
      return caller == null ? this : caller.root();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Frame f
          && f.function == function
          && f.pc == pc
          && Arrays.equals(f.registers, registers)
          && f.privateTop == privateTop
          && (caller == null ? f.caller == null : caller.equals(f.caller));
    }

    @Override
    public int hashCode() {
      int below = caller == null ? 0 : caller.hashCode();
      return ((below * 31 + function) * 31 + pc) * 31 + Arrays.hashCode(registers);
    }
  }

  static Local start(long self, Frame frame, long top) {
    return new Local(Status.RUNNING, self, frame, 0, 0, Set.of(), List.of(), top, 0);
  }

  Local in(Frame other) {
    return new Local(status, self, other, operations, spawns, held, stack, top, result);
  }

  Local next() {
    return in(frame.at(frame.pc() + 1));
  }

  Local jump(int target) {
    return in(frame.at(target));
  }

  Local counted() {
    return new Local(status, self, frame, operations + 1, spawns, held, stack, top, result);
  }

  Local spawned() {
    return new Local(status, self, frame, operations, spawns + 1, held, stack, top, result);
  }

  boolean holds(long mutex) {
    return held.contains(mutex);
  }

  Local holding(long mutex) {
    return withHeld(Stream.concat(held.stream(), Stream.of(mutex)).collect(Collectors.toSet()));
  }

  Local releasing(long mutex) {
    return withHeld(held.stream().filter(m -> m != mutex).collect(Collectors.toSet()));
  }

  private Local withHeld(Set<Long> mutexes) {
    return new Local(status, self, frame, operations, spawns, mutexes, stack, top, result);
  }

  /** With an object on its stack, or without if it was there. */
  Local toggled(long address) {
    List<Long> other = new ArrayList<>(stack);
    if (!other.remove(address)) {
      other.add(address);
    }
    return new Local(status, self, frame, operations, spawns, held, other, top, result);
  }

  Local withTop(long end) {
    return new Local(status, self, frame, operations, spawns, held, stack, end, result);
  }

  Local stopped(Status why) {
    return ended(why, 0);
  }

  Local returned(long value) {
    return ended(Status.RETURNED, value);
  }

  private Local ended(Status why, long value) {
    return new Local(why, self, frame.root(), operations, spawns, held, stack, top, value);
  }
}
