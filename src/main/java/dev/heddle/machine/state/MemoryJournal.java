// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.state;

import java.util.Arrays;

/** The values that steps overwrote in memory without an event, to be restored by undo. */
public final class MemoryJournal {
  // ---- values of `size` for entries that are no bytes but belong to a thread's private objects
  private static final int OBJECT = 0;
  private static final int WORD = -1;

  /** The same for an object that was freed. */
  private static final int FREED = -2;

  /** The same for an object that its thread has left. */
  private static final int LEFT = -3;

  /** The same for what is known of a byte's last access. */
  private static final int RECORD = -4;

  /** While nothing is remembered for undo, at most so many changes of private bytes are kept. */
  private static final int WINDOW = 1 << 16;

  private final Memory memory;
  private final Threads threads;

  /** Of the bytes; or thread and number of the object or word of marks. */
  private long[] address = new long[64];

  private long[] value = new long[64];
  private int[] size = new int[64];
  private int[] written = new int[64];
  private int top;
  private boolean open = true;

  /** How often the window was left; what was before is forgotten. */
  private int windows;

  /** Scratch: a bit for each private byte that was looked at. */
  private long[] seen = new long[4];

  MemoryJournal(Memory memory, Threads threads) {
    this.memory = memory;
    this.threads = threads;
  }

  /** Sets whether the following changes are recorded for undo. */
  public void open(boolean remember) {
    open = remember;
  }

  public boolean isOpen() {
    return open;
  }

  public int mark() {
    return top;
  }

  /** These bytes are about to be overwritten. */
  void add(long at, int bytes, long old, int oldWritten) {
    if (open) {
      push(at, bytes, old, oldWritten);
    } else if (Memory.isPrivate(at)) {
      if (top == WINDOW) {
        top = 0;
        windows++;
      }
      push(at, bytes, old, oldWritten);
    }
  }

  /** A private object is about to take the place that another had. */
  void addObject(int thread, int i) {
    Region g = memory.stack(thread);
    if (open && i < g.start.length) {
      push((long) thread << 32 | i, OBJECT, (long) g.start[i] << 32 | g.size[i], g.origin[i]);
    }
  }

  /** Marks of written private bytes are about to be cleared. */
  void addWord(int thread, int word) {
    if (open) {
      push((long) thread << 32 | word, WORD, memory.stack(thread).writtenWord(word), 0);
    }
  }

  /** An object was freed without an event. */
  public void addFreed(long at) {
    if (open) {
      push(at, FREED, 0, 0);
    }
  }

  /** A thread has left an object on its stack. */
  void addLeft(long at) {
    if (open) {
      push(at, LEFT, 0, 0);
    }
  }

  /** What is known of a byte's last access is about to change. */
  void addRecord(int i, int old) {
    if (open) {
      push(i, RECORD, old, 0);
    }
  }

  private void push(long at, int bytes, long old, int oldWritten) {
    if (top == address.length) {
      grow();
    }
    address[top] = at;
    value[top] = old;
    size[top] = bytes;
    written[top++] = oldWritten;
  }

  private void grow() {
    int n = top * 2;
    address = Arrays.copyOf(address, n);
    value = Arrays.copyOf(value, n);
    size = Arrays.copyOf(size, n);
    written = Arrays.copyOf(written, n);
  }

  /** Puts everything back that was overwritten since the mark. */
  void rollBack(int mark) {
    while (top > mark) {
      int i = --top;
      switch (size[i]) {
        case OBJECT -> {
          Region g = memory.stack((int) (address[i] >>> 32));
          int object = (int) address[i];
          g.start[object] = (int) (value[i] >>> 32);
          g.size[object] = (int) value[i];
          g.origin[object] = written[i];
        }
        case WORD ->
            memory.stack((int) (address[i] >>> 32)).writtenWord((int) address[i], value[i]);
        case FREED -> memory.region(address[i]).freed[memory.object(address[i])] = 0;
        case LEFT -> memory.region(address[i]).left[memory.object(address[i])] = false;
        case RECORD -> memory.records().restore((int) address[i], (int) value[i]);
        default -> {
          memory.write(address[i], size[i], value[i]);
          memory.written(address[i], size[i], written[i]);
        }
      }
    }
  }

  // ---------------------------------------------------------------- loops

  /** How far the journal has come, for {@link #isRestored}. */
  public long position() {
    return (long) windows << 32 | top;
  }

  /** Whether the thread's private bytes, as far as they are in use, are as they were then. */
  public boolean isRestored(int t, long since) {
    if (since >>> 32 != windows) {
      return false;
    }
    int end = threads.state[t * Threads.WIDTH + Threads.STACK_TOP];
    if (end >> 6 >= seen.length) {
      seen = Arrays.copyOf(seen, Math.max((end >> 6) + 1, seen.length * 2));
    }
    long base = memory.stackBase(t);
    boolean same = true;
    int i = (int) since;
    for (; same && i < top; i++) {
      long offset = address[i] - base;
      same = size[i] <= 0 || offset < 0 || offset >= end || isRestored(i, t, (int) offset);
    }
    while (--i >= (int) since) {
      long offset = address[i] - base;
      if (size[i] > 0 && offset >= 0 && offset < end) {
        seen[(int) offset >> 6] = 0;
        seen[(int) offset + size[i] - 1 >> 6] = 0;
      }
    }
    return same;
  }

  /** Whether those bytes of an entry are as they were that no earlier entry has. */
  private boolean isRestored(int i, int t, int offset) {
    Region g = memory.stack(t);
    for (int k = 0; k < size[i]; k++) {
      int o = offset + k;
      if ((seen[o >> 6] & 1L << o) == 0) {
        seen[o >> 6] |= 1L << o;
        boolean wasWritten = (written[i] >> k & 1) != 0;
        if (!wasWritten || g.bytes[o] != (byte) (half(i, k) >>> 8 * k)) {
          return false;
        }
      }
    }
    return true;
  }

  private long half(int i, int k) {
    boolean isWide = size[i] > Long.BYTES;
    return !isWide ? value[i] : k < 8 ? memory.wide.low(value[i]) : memory.wide.high(value[i]);
  }
}
