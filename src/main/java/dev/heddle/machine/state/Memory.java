// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.state;

import static dev.heddle.machine.state.Threads.HEAP_OBJECTS;
import static dev.heddle.machine.state.Threads.STACK_OBJECTS;

import dev.heddle.program.Expression.FunctionAddress;
import dev.heddle.program.Global;
import dev.heddle.program.Program;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The memory: the globals, and for each thread the objects that it reserves. Freed heap addresses
 * are never reused; private objects form a stack. Addresses depend on the path of spawns and on
 * what the thread itself did, not on the schedule.
 */
public final class Memory {
  /** Private objects have addresses from here on, below the functions. */
  static final long STACKS = 0x7000_0000_0000L;

  static final int HEAP_BITS = 30;
  static final int STACK_BITS = 24;
  private static final int LARGEST_PAGE = 4096;
  private static final int LARGEST_ROOM = 1 << 20;
  private static final int NEAR = 64;

  private final Region globals;
  private final int globalObjects;
  private final long extent;
  private final Region constants;
  private final int constantObjects;
  private final long constantExtent;

  /** Per byte of the globals: how many bytes of its object start here; empty if they are many. */
  private final int[] room;

  private final Threads threads;
  private Region[] heaps = new Region[8];
  private Region[] stacks = new Region[8];

  // ---- the region that was asked for last: where it begins, how far it goes, what is known of it
  private Region here;
  private long base;
  private long span;

  /** Where among the threads' scalars the number of its objects is; -1 for the constants. */
  private int counter;

  /** Where in it the address was. */
  private int offset;

  public final MemoryJournal journal;

  /** How each byte of the globals was last accessed; null if that was never asked for. */
  private ByteRecords records;

  /** What values of 16 bytes are, which are passed around by their numbers. */
  public final WideValues wide = new WideValues();

  Memory(Program program, Threads threads) {
    this.threads = threads;
    this.journal = new MemoryJournal(this, threads);
    extent = program.end() - Program.BASE;
    constantExtent = program.endOfConstants() - Program.CONSTANTS;
    room = new int[extent <= LARGEST_ROOM ? (int) extent : 0];
    Map<Boolean, List<Global>> byKind =
        program.globals().stream()
            .sorted((a, b) -> Long.compare(a.address(), b.address()))
            .collect(Collectors.partitioningBy(Global::isConstant));
    globals = fixed(byKind.get(false), Program.BASE, extent);
    globalObjects = byKind.get(false).size();
    constants = fixed(byKind.get(true), Program.CONSTANTS, constantExtent);
    constantObjects = byKind.get(true).size();
    for (Global g : byKind.get(false)) {
      for (int k = 0; k < g.size() && room.length > 0; k++) {
        room[(int) (g.address() - Program.BASE) + k] = g.size() - k;
      }
    }
  }

  private static Region fixed(List<Global> objects, long base, long size) {
    Region region = new Region((int) size + Region.GAP);
    for (int i = 0; i < objects.size(); i++) {
      Global g = objects.get(i);
      int at = (int) (g.address() - base);
      region.define(i, at, g.size());
      System.arraycopy(g.bytes(), 0, region.bytes, at, g.size());
    }
    return region;
  }

  // ---------------------------------------------------------------- addresses

  public static boolean isPrivate(long address) {
    return address >= STACKS && address < FunctionAddress.FIRST;
  }

  /** Whether it is in the thread's private memory. */
  public boolean isOwn(int t, long address) {
    return isPrivate(address) && address - STACKS >>> STACK_BITS == threads.slot(t);
  }

  public boolean isGlobal(long address) {
    long offset = address - Program.BASE;
    return offset >= 0 && offset < extent;
  }

  public boolean isConstant(long address) {
    long offset = address - Program.CONSTANTS;
    return offset >= 0 && offset < constantExtent;
  }

  /** Whether an address was not reserved by a thread: it then lives for ever and is initialised. */
  public boolean isFixed(long address) {
    return isGlobal(address) || isConstant(address);
  }

  /** The region of an address outside the globals; it must be one of a thread. */
  public Region region(long address) {
    return isGlobal(address) ? globals : find(address);
  }

  public int offset(long address) {
    if (isGlobal(address)) {
      return (int) (address - Program.BASE);
    }
    find(address);
    return offset;
  }

  /** The region of an address outside the globals, or null; {@link #offset} is then its place. */
  private Region find(long address) {
    long o = address - base;
    if (o < 0 || o >= span) {
      if (!turnTo(address)) {
        return null;
      }
      o = address - base;
    }
    offset = (int) o;
    return here;
  }

  private boolean turnTo(long address) {
    if (isConstant(address)) {
      here = constants;
      base = Program.CONSTANTS;
      span = constantExtent;
      counter = -1;
      return true;
    }
    boolean isPrivate = isPrivate(address);
    int t = owner(address);
    if (t < 0) {
      return false;
    }
    int bits = isPrivate ? STACK_BITS : HEAP_BITS;
    here = isPrivate ? stacks[t] : heaps[t];
    base = address >>> bits << bits;
    span = 1L << bits;
    counter = t * Threads.WIDTH + (isPrivate ? STACK_OBJECTS : HEAP_OBJECTS);
    return true;
  }

  /** The thread whose address it is, -1 if it is nobody's. */
  public int owner(long address) {
    long slot = isPrivate(address) ? (address - STACKS) >>> STACK_BITS : address >>> HEAP_BITS;
    int t = slot > 0 && slot < 1 << 17 ? threads.atSlot((int) slot) : -1;
    return t >= 0 && t < heaps.length && heaps[t] != null ? t : -1;
  }

  /** The object at an address, -1 if there is none. */
  public int object(long address) {
    if (isGlobal(address)) {
      return globals.objectAt((int) (address - Program.BASE), globalObjects);
    }
    Region g = find(address);
    return g == null
        ? -1
        : g.objectAt(offset, counter < 0 ? constantObjects : threads.state[counter]);
  }

  /** What is wrong with an access, whenever it is made; {@link Stop#NONE} if nothing. */
  public Stop check(long address, int size) {
    long known = address - Program.BASE;
    if (known >= 0 && known < room.length && room[(int) known] >= size) {
      return Stop.NONE;
    }
    int i = object(address);
    if (i < 0) {
      boolean low = address >= 0 && address < LARGEST_PAGE;
      return low ? Stop.NULL : isNearObject(address) ? Stop.OUT_OF_BOUNDS : Stop.BAD_ADDRESS;
    }
    Region g = region(address);
    return offset(address) + size <= g.start[i] + g.size[i] ? Stop.NONE : Stop.OUT_OF_BOUNDS;
  }

  /** As {@link #check}, where no other thread can end the object's life: it must live, too. */
  public Stop checkAlive(long address, int size) {
    if (!isFixed(address)) {
      Region g = find(address);
      int i = g == null ? -1 : g.objectAt(offset, threads.state[counter]);
      if (i >= 0 && offset + size <= g.start[i] + g.size[i]) {
        return g.freed[i] == 0 ? Stop.NONE : Stop.USE_AFTER_FREE;
      }
    }
    return check(address, size);
  }

  /** Whether an address is in an object or close to one. */
  private boolean isNearObject(long address) {
    long distance = address - Program.BASE;
    return distance >= -NEAR && distance < extent + NEAR
        || isConstant(address)
        || owner(address) >= 0;
  }

  /** Whether the object was freed. */
  public boolean isDead(long address) {
    return !isFixed(address) && region(address).freed[object(address)] != 0;
  }

  // ---------------------------------------------------------------- bytes

  public long read(long address, int size) {
    if (size > Long.BYTES) {
      return wide.number(read(address, Long.BYTES), read(address + Long.BYTES, Long.BYTES));
    }
    long known = address - Program.BASE;
    if (known >= 0 && known < extent) {
      return globals.read((int) known, size);
    }
    return find(address).read(offset, size);
  }

  public void write(long address, int size, long value) {
    if (size > Long.BYTES) {
      write(address, Long.BYTES, wide.low(value));
      write(address + Long.BYTES, Long.BYTES, wide.high(value));
      return;
    }
    long known = address - Program.BASE;
    if (known >= 0 && known < extent) {
      globals.write((int) known, size, value);
    } else {
      find(address).write(offset, size, value);
    }
  }

  /** A bit for each byte that was written; globals always were. */
  public int written(long address, int size) {
    return isFixed(address) ? (1 << size) - 1 : find(address).written(offset, size);
  }

  public void written(long address, int size, int bits) {
    if (!isFixed(address)) {
      find(address).written(offset, size, bits);
    }
  }

  /** Writes as part of a step that the journal takes back; whether that changed anything. */
  public boolean poke(long address, int size, long value) {
    long old = read(address, size);
    int all = (1 << size) - 1;
    int before = written(address, size);
    if (old == value && before == all) {
      return false;
    }
    journal.add(address, size, old, before);
    write(address, size, value);
    written(address, size, all);
    return true;
  }

  // ---------------------------------------------------------------- regions

  /** How each byte of the globals was last accessed, once asked for; null if they are too many. */
  public ByteRecords records() {
    if (records == null && extent <= LARGEST_ROOM) {
      records = new ByteRecords((int) extent, journal);
    }
    return records;
  }

  /** From now on the thread has a heap and private memory. */
  void know(int t) {
    if (t >= heaps.length) {
      heaps = Arrays.copyOf(heaps, Math.max(t + 1, heaps.length * 2));
      stacks = Arrays.copyOf(stacks, heaps.length);
    }
    if (heaps[t] == null) {
      heaps[t] = new Region(256);
      stacks[t] = new Region(256);
    }
  }

  /** The globals that can be written. */
  Region globals() {
    return globals;
  }

  /** How many bytes they take, gaps included. */
  int extent() {
    return Math.toIntExact(extent);
  }

  public Region heap(int t) {
    return t < heaps.length ? heaps[t] : null;
  }

  Region stack(int t) {
    return stacks[t];
  }

  /** Where the thread's private memory begins. */
  long stackBase(int t) {
    return STACKS + ((long) threads.slot(t) << STACK_BITS);
  }

  /** Where the addresses of the thread's heap begin. */
  long heapBase(int t) {
    return (long) threads.slot(t) << HEAP_BITS;
  }
}
