package dev.heddle.oracle;

import java.util.Arrays;

/**
 * What a thread knows by itself: neither its buffer nor its history.
 *
 * @param frame of the running function, or the root frame once the thread has stopped
 * @param operations how many counted operations it has done
 * @param spawns how many threads it has started
 * @param result what a join receives
 */
record Local(Status status, Frame frame, int operations, int spawns, long result) {
  /** Why a thread moves or does not. */
  enum Status {
    RUNNING,
    RETURNED,
    ASSUMED,
    FAILED,
    CUT
  }

  /** A call; the caller's {@code pc} stays at its call instruction meanwhile. */
  record Frame(Frame caller, int function, int pc, long[] registers) {
    Frame at(int target) {
      return new Frame(caller, function, target, registers);
    }

    Frame with(int register, long value) {
      long[] changed = registers.clone();
      changed[register] = value;
      return new Frame(caller, function, pc, changed);
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
          && (caller == null ? f.caller == null : caller.equals(f.caller));
    }

    @Override
    public int hashCode() {
      int below = caller == null ? 0 : caller.hashCode();
      return ((below * 31 + function) * 31 + pc) * 31 + Arrays.hashCode(registers);
    }
  }

  static Local start(Frame frame) {
    return new Local(Status.RUNNING, frame, 0, 0, 0);
  }

  Local in(Frame other) {
    return new Local(status, other, operations, spawns, result);
  }

  Local next() {
    return in(frame.at(frame.pc() + 1));
  }

  Local jump(int target) {
    return in(frame.at(target));
  }

  Local counted() {
    return new Local(status, frame, operations + 1, spawns, result);
  }

  Local spawned() {
    return new Local(status, frame, operations, spawns + 1, result);
  }

  Local stopped(Status why) {
    return new Local(why, frame.root(), operations, spawns, 0);
  }

  Local returned(long value) {
    return new Local(Status.RETURNED, frame.root(), operations, spawns, value);
  }
}
