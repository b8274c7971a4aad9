// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.state;

import static dev.heddle.machine.state.Threads.HEAP_OBJECTS;
import static dev.heddle.machine.state.Threads.HEAP_TOP;
import static dev.heddle.machine.state.Threads.STACK_OBJECTS;
import static dev.heddle.machine.state.Threads.STACK_TOP;

import dev.heddle.program.Global;
import dev.heddle.program.Program;
import dev.heddle.program.Storage;

/** Begins and ends the lifetimes of the objects that threads reserve while they run. */
public final class ReservedObjects {
  /** Where the first object of a heap or stack may begin. */
  private static final int FIRST = 64;

  private final Memory memory;
  private final Threads threads;
  private final Faults faults;
  private final byte[] threadLocals;

  ReservedObjects(Program program, Memory memory, Threads threads, Faults faults) {
    this.memory = memory;
    this.threads = threads;
    this.faults = faults;
    this.threadLocals = program.threadLocals().map(Global::bytes).orElse(new byte[0]);
  }

  /** The thread starts, with its copy of the thread-local variables as its first object. */
  public void start(int t) {
    memory.know(t);
    int at = t * Threads.WIDTH;
    threads.state[at + HEAP_TOP] = FIRST;
    threads.state[at + STACK_TOP] = FIRST;
    if (threadLocals.length > 0) {
      long block = allocate(t, threadLocals.length, 16, Storage.ZEROED_HEAP, -1);
      Region heap = memory.heap(t);
      heap.isHeap[0] = false;
      System.arraycopy(threadLocals, 0, heap.bytes, memory.offset(block), threadLocals.length);
    }
  }

  /** Where the thread's copy of the thread-local variables is. */
  public long block(int t) {
    return memory.heapBase(t) + FIRST;
  }

  /** The address of a new object, or 0 if there is no room. */
  public long allocate(int t, long size, int alignment, Storage storage, int origin) {
    boolean isPrivate = storage == Storage.PRIVATE;
    int at = t * Threads.WIDTH + (isPrivate ? STACK_TOP : HEAP_TOP);
    int counter = t * Threads.WIDTH + (isPrivate ? STACK_OBJECTS : HEAP_OBJECTS);
    int grain = Math.max(alignment, Region.GAP);
    int start = Math.ceilDiv(threads.state[at], grain) * grain;
    int bits = isPrivate ? Memory.STACK_BITS : Memory.HEAP_BITS;
    if (size < 0 || size > (1L << bits) - start - grain) {
      return 0;
    }
    Region g = isPrivate ? memory.stack(t) : memory.heap(t);
    int i = threads.state[counter];
    if (isPrivate) {
      memory.journal.addObject(t, i);
    }
    g.define(i, start, (int) size);
    g.isHeap[i] = storage.isHeap();
    g.origin[i] = origin;
    if (isPrivate) {
      for (int w = start >> 6; w << 6 < start + size; w++) {
        memory.journal.addWord(t, w);
        g.writtenWord(w, g.writtenBefore(w, start, (int) size));
      }
    } else {
      g.clear(start, (int) size, storage == Storage.ZEROED_HEAP);
    }
    threads.state[counter] = i + 1;
    threads.state[at] = start + Math.max((int) size, 1) + Region.GAP;
    return (isPrivate ? memory.stackBase(t) : memory.heapBase(t)) + start;
  }

  /**
   * Why the object at the address could never be freed; {@link Stop#NONE} if it could. Whether it
   * was freed before is asked when the free reaches memory.
   */
  public Stop checkFree(long address, Storage storage) {
    if (memory.isFixed(address) || Memory.isPrivate(address) || memory.object(address) < 0) {
      return Stop.INVALID_FREE;
    }
    Region g = memory.region(address);
    int i = memory.object(address);
    boolean fits = g.start[i] == memory.offset(address) && g.isHeap[i] == storage.isHeap();
    return fits ? Stop.NONE : Stop.INVALID_FREE;
  }

  /** Event {@code d} uses what is at an address: a fault if that was freed. */
  public void use(long address, int d, int origin) {
    if (memory.isDead(address)) {
      faults.add(d, Stop.USE_AFTER_FREE, origin);
    }
  }

  /** Ends the life of an object by event {@code d} or -1; false if it had ended already. */
  public boolean free(long address, int d) {
    Region g = memory.region(address);
    int i = memory.object(address);
    if (g.freed[i] != 0) {
      return false;
    }
    g.freed[i] = d + 2;
    return true;
  }

  /** Takes back what event {@code d} freed. */
  public void unfree(long address, int d) {
    Region g = memory.region(address);
    int i = memory.object(address);
    if (g.freed[i] == d + 2) {
      g.freed[i] = 0;
    }
  }

  /** The thread itself ends an object on its stack; of others nothing is noted. */
  public void leave(int t, long address) {
    if (memory.owner(address) == t) {
      memory.region(address).left[memory.object(address)] = true;
      memory.journal.addLeft(address);
    }
  }

  /** The youngest object on the thread's stack that it has not ended, or 0. */
  public long youngest(int t) {
    Region g = memory.heap(t);
    int first = threadLocals.length > 0 ? 1 : 0;
    for (int i = threads.state[t * Threads.WIDTH + HEAP_OBJECTS] - 1; i >= first; i--) {
      if (!g.isHeap[i] && !g.left[i]) {
        return memory.heapBase(t) + g.start[i];
      }
    }
    return 0;
  }

  /** How many bytes the object has or had that starts at the address, or -1. */
  public long size(long address) {
    int i = memory.isFixed(address) ? -1 : memory.object(address);
    boolean isStart = i >= 0 && memory.region(address).start[i] == memory.offset(address);
    return isStart ? memory.region(address).size[i] : -1;
  }
}
