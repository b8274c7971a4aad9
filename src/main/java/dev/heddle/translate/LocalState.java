// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.LongStream;

/** The position of a thread, and its values that are known during translation. */
final class LocalState {
  final List<CallFrame> frames = new ArrayList<>();
  final TreeMap<Long, PrivateObject> objects = new TreeMap<>();

  /** Its local variables that others see, by address: how many bytes they have. */
  final TreeMap<Long, Integer> locals = new TreeMap<>();

  /** Mutexes that it holds. */
  final TreeSet<Long> held = new TreeSet<>();

  /**
   * The last {@link dev.heddle.program.Instruction.Await}, or {@link #MUTEX}, if there was only
   * local work since: the library's own state may be touched as a part of that. NONE if there was
   * more.
   */
  long event = NONE;

  static final long NONE = -1;
  static final long MUTEX = -2;

  /**
   * Whether the thread has the lock of automata, so that what it touches is one with that event.
   */
  boolean section;

  /** How many threads it has started. */
  int spawned;

  LocalState copy() {
    LocalState copy = new LocalState();
    frames.forEach(f -> copy.frames.add(f.copy()));
    objects.forEach((a, o) -> copy.objects.put(a, o.copy()));
    copy.locals.putAll(locals);
    copy.held.addAll(held);
    copy.spawned = spawned;
    copy.event = event;
    copy.section = section;
    return copy;
  }

  CallFrame top() {
    return frames.getLast();
  }

  int depth() {
    return frames.size() - 1;
  }

  /** Which object has an address; null if none. */
  PrivateObject object(long address) {
    Map.Entry<Long, PrivateObject> e = objects.floorEntry(address);
    return e == null || address - e.getKey() >= e.getValue().bytes.length ? null : e.getValue();
  }

  /** Where it is: functions and instructions, the outermost call first. */
  List<Long> place() {
    return frames.stream().map(f -> (long) f.function << Integer.SIZE | f.pc).toList();
  }

  /** Equal for states that continue alike. */
  Key key() {
    LongStream.Builder all = LongStream.builder();
    all.add(spawned).add(event).add(section ? 1 : 0).add(frames.size());
    for (CallFrame f : frames) {
      all.add(f.function).add(f.pc).add(f.result);
      for (Long value : f.registers) {
        all.add(value == null ? 0 : 1).add(value == null ? 0 : value);
      }
    }
    objects.forEach((address, o) -> {
      all.add(address).add(o.bytes.length);
      for (int b : o.bytes) {
        all.add(b);
      }
    });
    all.add(-1);
    locals.forEach((address, size) -> all.add(address).add(size));
    all.add(-1);
    held.forEach(all::add);
    return new Key(all.build().toArray());
  }

  /** A state as numbers. */
  record Key(long[] numbers) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Key key && Arrays.equals(numbers, key.numbers);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(numbers);
    }
  }
}
