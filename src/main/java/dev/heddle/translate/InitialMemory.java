// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.Expression;
import dev.heddle.program.Global;
import dev.heddle.program.Program;
import dev.heddle.program.automaton.AutomatonMemory;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;

/**
 * Memory at the moment when the first thread starts another one. Until then the first thread runs
 * alone, on this memory.
 */
final class InitialMemory implements AutomatonMemory {
  /** Copies of thread-local variables are from here on, by the handle of their thread. */
  static final long BLOCKS = 0x4000_0000L;

  /** Local variables that others see, each in a slot of its own. */
  static final long STACKS = 0x5000_0000L;

  static final long STACKS_END = 0x1_0000_0000L;

  /** Bytes of a slot. */
  static final int SLOT_BITS = 12;

  static final int SLOT = 1 << SLOT_BITS;

  static final long BLOCKS_SIZE = STACKS - BLOCKS;

  /** What {@code malloc} gave while the first thread was alone. */
  private static final long HEAP = 0x2_0000_0000L;

  private static final int GRANULE = 16;

  /** An object; not all of it may have been written. */
  private static final class Contents {
    private final byte[] bytes;
    private final BitSet written = new BitSet();

    Contents(byte[] bytes, boolean all) {
      this.bytes = bytes;
      if (all) {
        written.set(0, bytes.length);
      }
    }
  }

  private final Program program;
  private final TreeMap<Long, Contents> objects = new TreeMap<>();
  private final Map<Long, Long> words = new HashMap<>();
  private long heap = HEAP;

  InitialMemory(Program program) {
    this.program = program;
    for (Global g : program.globals()) {
      objects.put(g.address(), new Contents(g.bytes(), true));
    }
  }

  /** A local variable, or one that a thread has a copy of. */
  void add(long address, byte[] bytes, boolean written) {
    objects.put(address, new Contents(bytes, written));
  }

  /** An object on the heap, before there are other threads. */
  long allocate(long size, boolean zeroed) {
    long address = heap;
    objects.put(address, new Contents(new byte[(int) size], zeroed));
    heap += (size / GRANULE + 2) * GRANULE;
    return address;
  }

  void remove(long address) {
    objects.remove(address);
  }

  static boolean isLocal(long address) {
    return address >= STACKS && address < STACKS_END;
  }

  /** Where objects begin that are there for the whole run, but for copies for threads. */
  List<Long> fixed() {
    return objects.keySet().stream().filter(a -> a < BLOCKS || a >= STACKS_END).toList();
  }

  /** Whether all these bytes are of one object. */
  boolean contains(long address, int bytes) {
    Map.Entry<Long, Contents> e = objects.floorEntry(address);
    return e != null && address - e.getKey() + bytes <= e.getValue().bytes.length;
  }

  /** Where the object begins that an address is in; empty if it is in none. */
  OptionalLong object(long address) {
    return contains(address, 1) ? OptionalLong.of(objects.floorKey(address)) : OptionalLong.empty();
  }

  int size(long object) {
    return objects.get(object).bytes.length;
  }

  boolean isWritten(long address, int bytes) {
    Map.Entry<Long, Contents> e = objects.floorEntry(address);
    int offset = (int) (address - e.getKey());
    return e.getValue().written.nextClearBit(offset) >= offset + bytes;
  }

  long load(long address, int bytes) {
    Map.Entry<Long, Contents> e = objects.floorEntry(address);
    int offset = (int) (address - e.getKey());
    long value = 0;
    for (int i = bytes - 1; i >= 0; i--) {
      value = value << Byte.SIZE | e.getValue().bytes[offset + i] & 0xFF;
    }
    return value;
  }

  void store(long address, int bytes, long value) {
    Map.Entry<Long, Contents> e = objects.floorEntry(address);
    int offset = (int) (address - e.getKey());
    for (int i = 0; i < bytes; i++) {
      e.getValue().bytes[offset + i] = (byte) (value >>> Byte.SIZE * i);
    }
    e.getValue().written.set(offset, offset + bytes);
  }

  /** A cell beside memory. */
  long word(long cell) {
    return words.getOrDefault(cell, 0L);
  }

  void put(long cell, long value) {
    words.put(cell, value);
  }

  @Override
  public long first(long cell) {
    if (!CellNumber.isOne(cell)) {
      return 0;
    }
    if (CellNumber.kind(cell) != CellNumber.Kind.MEMORY) {
      return word(cell);
    }
    long address = CellNumber.which(cell);
    int bytes = CellNumber.bytes(cell);
    return contains(address, bytes) ? load(address, bytes) : 0;
  }

  @Override
  public boolean overlap(long cell, long other) {
    if (!CellNumber.isOne(cell)
        || !CellNumber.isOne(other)
        || CellNumber.kind(cell) != CellNumber.Kind.MEMORY
        || CellNumber.kind(other) != CellNumber.Kind.MEMORY) {
      return false;
    }
    long a = CellNumber.which(cell);
    long b = CellNumber.which(other);
    return a < b + CellNumber.bytes(other) && b < a + CellNumber.bytes(cell);
  }

  @Override
  public String name(long cell) {
    long which = CellNumber.which(cell);
    return switch (CellNumber.kind(cell)) {
      case MEMORY -> program.addressName(which);
      case MUTEX -> "mutex " + program.addressName(which);
      case AWAIT -> "state of " + program.addressName(which);
      case STARTED -> "start of thread " + which;
      case ENDED -> "end of thread " + which;
      case RESULT -> "result of thread " + which;
      case ARGUMENT -> "argument of a thread";
      case FAILED -> "failure";
      case LIFE -> "life of " + Expression.truncate(which, Integer.SIZE);
    };
  }
}
