package dev.heddle.oracle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.LongStream;

/**
 * What a thread knows by itself: neither its buffer nor its history.
 *
 * @param self its handle
 * @param frame of the running function, or the root frame once the thread has stopped but spins not
 * @param operations how many counted operations it has done
 * @param spawns how many threads it has started
 * @param own what else a loop's head looks at
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
    Own own,
    List<Long> stack,
    long top,
    long result) {
  /** Why a thread moves or does not. */
  enum Status {
    RUNNING,
    RETURNED,
    HALTED,
    ASSUMED,
    SPINNING,
    FAILED,
    CUT
  }

  /**
   * What a thread has done beyond its registers.
   *
   * @param changes how often it has changed something that others might see
   * @param words by how much it has changed each mutex and cell, all in all, unless that is 0; a
   *     mutex that it holds by 1
   * @param bytes what it has written to private memory, by address
   */
  record Own(int changes, SortedMap<Long, Long> words, SortedMap<Long, Integer> bytes) {
    static final Own NOTHING = new Own(0, new TreeMap<>(), new TreeMap<>());

    Own changed() {
      return new Own(changes + 1, words, bytes);
    }

    Own added(long word, long difference) {
      SortedMap<Long, Long> more = new TreeMap<>(words);
      more.merge(word, difference, Long::sum);
      more.values().removeIf(sum -> sum == 0);
      return new Own(changes, more, bytes);
    }

    Own wrote(long address, int value) {
      SortedMap<Long, Integer> more = new TreeMap<>(bytes);
      more.put(address, value);
      return new Own(changes, words, more);
    }

    /** Private memory from the address on is no more. */
    Own upTo(long end) {
      return new Own(changes, words, new TreeMap<>(bytes.headMap(end)));
    }
  }

  /** What a thread knew of itself when it came to a loop's head. */
  record Turn(List<Long> live, long privateTop, Own own) {}

  /**
   * A call; the caller's {@code pc} stays at its call instruction meanwhile.
   *
   * @param privateTop the end of the last private object, as an offset
   * @param turns the last visit of each loop's head, by its index
   */
  record Frame(
      Frame caller,
      int function,
      int pc,
      long[] registers,
      long privateTop,
      Map<Integer, Turn> turns) {
    Frame at(int target) {
      return new Frame(caller, function, target, registers, privateTop, turns);
    }

    Frame with(int register, long value) {
      long[] changed = registers.clone();
      changed[register] = value;
      return new Frame(caller, function, pc, changed, privateTop, turns);
    }

    Frame withPrivateTop(long top) {
      return new Frame(caller, function, pc, registers, top, turns);
    }

    /** With a visit of the loop's head at {@code pc}. */
    Frame with(Turn turn) {
      Map<Integer, Turn> changed = new HashMap<>(turns);
      changed.put(pc, turn);
      return new Frame(caller, function, pc, registers, privateTop, Map.copyOf(changed));
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
          && f.turns.equals(turns)
          && (caller == null ? f.caller == null : caller.equals(f.caller));
    }

    @Override
    public int hashCode() {
      int below = caller == null ? 0 : caller.hashCode();
      return ((below * 31 + function) * 31 + pc) * 31 + Arrays.hashCode(registers);
    }
  }

  static Local start(long self, Frame frame, long top) {
    return new Local(Status.RUNNING, self, frame, 0, 0, Own.NOTHING, List.of(), top, 0);
  }

  Local in(Frame other) {
    return new Local(status, self, other, operations, spawns, own, stack, top, result);
  }

  Local next() {
    return in(frame.at(frame.pc() + 1));
  }

  Local jump(int target) {
    return in(frame.at(target));
  }

  Local counted() {
    return new Local(status, self, frame, operations + 1, spawns, own, stack, top, result);
  }

  Local spawned() {
    return new Local(status, self, frame, operations, spawns + 1, own, stack, top, result);
  }

  Local changed() {
    return with(own.changed());
  }

  Local with(Own other) {
    return new Local(status, self, frame, operations, spawns, other, stack, top, result);
  }

  int changes() {
    return own.changes();
  }

  boolean holds(long mutex) {
    return own.words().containsKey(mutex);
  }

  /** With an object on its stack, or without if it was there. */
  Local toggled(long address) {
    List<Long> other = new ArrayList<>(stack);
    if (!other.remove(address)) {
      other.add(address);
    }
    return new Local(status, self, frame, operations, spawns, own, other, top, result);
  }

  Local withTop(long end) {
    return new Local(status, self, frame, operations, spawns, own, stack, end, result);
  }

  Turn turn(LongStream live) {
    return new Turn(live.boxed().toList(), frame.privateTop(), own);
  }

  Local stopped(Status why) {
    return ended(why, 0);
  }

  /** As stopped, but it stands where it is. */
  Local spinning() {
    return new Local(Status.SPINNING, self, frame, operations, spawns, own, stack, top, 0);
  }

  /** Behind the loop's head where it stopped. */
  Local spinningOn() {
    Local on = new Local(Status.RUNNING, self, frame, operations, spawns, own, stack, top, 0);
    return on.next();
  }

  Local returned(long value) {
    return ended(Status.RETURNED, value);
  }

  private Local ended(Status why, long value) {
    return new Local(why, self, frame.root(), operations, spawns, own, stack, top, value);
  }
}
