package dev.heddle.machine;

import java.util.Arrays;

/** What steps overwrote in memory without an event, to be put back by undo. */
final class MemoryJournal {
  // ---- values of `size` for entries that are no bytes but belong to a thread's private objects
  private static final int OBJECT = 0;
  private static final int WORD = -1;

  /** The same for an object that was freed. */
  private static final int FREED = -2;

  private final Memory memory;

  /** Of the bytes; or thread and number of the object or word of marks. */
  private long[] address = new long[64];

  private long[] value = new long[64];
  private int[] size = new int[64];
  private int[] written = new int[64];
  private int top;
  private boolean open = true;

  MemoryJournal(Memory memory) {
    this.memory = memory;
  }

  /** Whether what follows has to be remembered. */
  void open(boolean remember) {
    open = remember;
  }

  boolean isOpen() {
    return open;
  }

  int mark() {
    return top;
  }

  /** These bytes are about to be overwritten. */
  void add(long at, int bytes, long old, int oldWritten) {
    if (open) {
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
  void addFreed(long at) {
    if (open) {
      push(at, FREED, 0, 0);
    }
  }

  private void push(long at, int bytes, long old, int oldWritten) {
    if (top == address.length) {
      int n = top * 2;
      address = Arrays.copyOf(address, n);
      value = Arrays.copyOf(value, n);
      size = Arrays.copyOf(size, n);
      written = Arrays.copyOf(written, n);
    }
    address[top] = at;
    value[top] = old;
    size[top] = bytes;
    written[top++] = oldWritten;
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
        case FREED -> memory.unfree(address[i], -1);
        default -> {
          memory.write(address[i], size[i], value[i]);
          memory.written(address[i], size[i], written[i]);
        }
      }
    }
  }
}
