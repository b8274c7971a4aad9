// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.state;

import dev.heddle.program.Program;

/**
 * For each byte of the globals, how it was last accessed in the current execution: by an event, or
 * by an access that is none, and then as which byte of how many. The first byte of such an access
 * also has the thread and the number of threads that it had started. All of this is undone with the
 * steps that recorded it.
 */
public final class ByteRecords {
  private static final int SHARED = -1;
  private static final int THREAD_SHIFT = 20;
  private static final int SPAWNED_SHIFT = 10;
  private static final int FIELD = 0x3FF;
  private static final int SIZE_SHIFT = 5;
  private static final int PART = 0x3FF;

  private final MemoryJournal journal;

  /** By byte: 0 if it was not accessed, -1 if by an event, else thread, started, part and size. */
  private final int[] record;

  /** By byte: the operation of the last access that was no event, in any execution. */
  private final int[] access;

  ByteRecords(int extent, MemoryJournal journal) {
    this.journal = journal;
    this.record = new int[extent];
    this.access = new int[extent];
  }

  private static int offset(long address) {
    return (int) (address - Program.BASE);
  }

  public boolean isUntouched(long address) {
    return record[offset(address)] == 0;
  }

  public boolean isConfined(long address) {
    return record[offset(address)] > 0;
  }

  /** Whether a byte was last accessed as this part of an access of so many bytes, by no event. */
  public boolean isPart(long address, int part, int bytes) {
    int r = record[offset(address)];
    return r > 0 && (r & PART) == part(part, bytes);
  }

  private static int part(int part, int bytes) {
    return bytes << SIZE_SHIFT | part;
  }

  public int thread(long address) {
    return record[offset(address)] >>> THREAD_SHIFT & FIELD;
  }

  /** How many threads that thread had started. */
  public int spawned(long address) {
    return record[offset(address)] >>> SPAWNED_SHIFT & FIELD;
  }

  /** The operation of the last access of a byte that was no event, in any execution. */
  public int access(long address) {
    return access[offset(address)];
  }

  /** An event accesses a byte. */
  public void setShared(long address) {
    put(offset(address), SHARED);
  }

  /** An access that is no event accesses a byte, as this part of so many. */
  public void set(long address, int part, int bytes, int operation) {
    int i = offset(address);
    access[i] = operation;
    put(i, Math.max(record[i], 0) & ~PART | part(part, bytes));
  }

  /** The thread of the access that begins with this byte, and how many it had started. */
  public void setOwner(long address, int thread, int spawned) {
    int i = offset(address);
    int owner = thread << THREAD_SHIFT | spawned << SPAWNED_SHIFT;
    put(i, record[i] & PART | owner);
  }

  private void put(int i, int value) {
    if (record[i] != value) {
      journal.addRecord(i, record[i]);
      record[i] = value;
    }
  }

  void restore(int i, int value) {
    record[i] = value;
  }
}
