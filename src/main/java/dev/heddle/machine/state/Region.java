// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.state;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * A sequence of objects with gaps between them, and their bytes, little-endian. The owner keeps and
 * restores their number; further entries have no meaning.
 *
 * <p>Which object an offset is in is found by bisection; the one found last is tried first.
 */
public final class Region {
  /** Objects are at least so far apart. */
  static final int GAP = 16;

  private static final VarHandle SHORT = view(short[].class);
  private static final VarHandle INT = view(int[].class);
  private static final VarHandle LONG = view(long[].class);

  byte[] bytes;

  /** One bit per byte: someone wrote it. */
  private long[] written;

  // ---- per object
  public int[] start = new int[8];
  public int[] size = new int[8];

  /** The instruction that reserved it. */
  public int[] origin = new int[8];

  public boolean[] isHeap = new boolean[8];

  /** The event that freed it plus 2, 1 if it took no event; 0 while it lives. */
  public int[] freed = new int[8];

  /** Whether the thread that reserved it on its stack has ended it, perhaps not yet in memory. */
  boolean[] left = new boolean[8];

  private int found;

  Region(int capacity) {
    bytes = new byte[capacity];
    written = new long[(capacity >> 6) + 2];
  }

  private static VarHandle view(Class<?> array) {
    return MethodHandles.byteArrayViewVarHandle(array, ByteOrder.LITTLE_ENDIAN);
  }

  /** Makes room for object {@code i}; its bytes keep what they were. */
  void define(int i, int from, int length) {
    reserve(from + length + GAP);
    if (i == start.length) {
      int n = i * 2;
      start = Arrays.copyOf(start, n);
      size = Arrays.copyOf(size, n);
      origin = Arrays.copyOf(origin, n);
      isHeap = Arrays.copyOf(isHeap, n);
      freed = Arrays.copyOf(freed, n);
      left = Arrays.copyOf(left, n);
    }
    start[i] = from;
    size[i] = length;
    freed[i] = 0;
    left[i] = false;
  }

  private void reserve(int capacity) {
    if (capacity > bytes.length) {
      int n = Math.max(capacity, Math.min(bytes.length, 1 << 29) * 2);
      bytes = Arrays.copyOf(bytes, n);
      written = Arrays.copyOf(written, (n >> 6) + 2);
    }
  }

  /** The object among the first {@code count} that the offset is in, or -1. */
  int objectAt(int offset, int count) {
    if (found < count && contains(found, offset)) {
      return found;
    }
    int low = 0;
    int high = count - 1;
    while (low < high) {
      int middle = low + high + 1 >>> 1;
      if (start[middle] <= offset) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    if (count == 0 || !contains(low, offset)) {
      return -1;
    }
    found = low;
    return low;
  }

  /** Whether the offset is in an object; an object without bytes has a place as well. */
  private boolean contains(int i, int offset) {
    return offset >= start[i] && offset < start[i] + Math.max(size[i], 1);
  }

  long read(int i, int size) {
    return switch (size) {
      case 1 -> bytes[i] & 0xFF;
      case 2 -> (short) SHORT.get(bytes, i) & 0xFFFF;
      case 4 -> (int) INT.get(bytes, i) & 0xFFFF_FFFFL;
      default -> (long) LONG.get(bytes, i);
    };
  }

  void write(int i, int size, long value) {
    switch (size) {
      case 1 -> bytes[i] = (byte) value;
      case 2 -> SHORT.set(bytes, i, (short) value);
      case 4 -> INT.set(bytes, i, (int) value);
      default -> LONG.set(bytes, i, value);
    }
  }

  /** One bit for each of the bytes: has it been written. */
  int written(int i, int size) {
    long low = written[i >> 6] >>> i;
    long high = (i & 63) == 0 ? 0 : written[(i >> 6) + 1] << -i;
    return (int) ((low | high) & (1L << size) - 1);
  }

  /** Up to eight bytes, those that nobody wrote as 0. */
  long writtenBytes(int from, int size) {
    int marks = written(from, size);
    long value = 0;
    for (int k = 0; k < size; k++) {
      value |= (marks >> k & 1) == 0 ? 0 : (bytes[from + k] & 0xFFL) << 8 * k;
    }
    return value;
  }

  void written(int i, int size, int bits) {
    long mask = (1L << size) - 1;
    written[i >> 6] = written[i >> 6] & ~(mask << i) | (long) bits << i;
    if ((i & 63) + size > 64) {
      int w = (i >> 6) + 1;
      written[w] = written[w] & ~(mask >>> -i) | (long) bits >>> -i;
    }
  }

  /** Fresh bytes: zero, and written by someone or by nobody. */
  void clear(int from, int length, boolean asWritten) {
    Arrays.fill(bytes, from, from + length, (byte) 0);
    for (int w = from >> 6; w << 6 < from + length; w++) {
      written[w] = asWritten ? written[w] | mask(w, from, length) : writtenBefore(w, from, length);
    }
  }

  /** Which bytes of a word of marks were written, leaving out a range. */
  long writtenBefore(int word, int from, int length) {
    return written[word] & ~mask(word, from, length);
  }

  private static long mask(int word, int from, int length) {
    int first = Math.max(from - (word << 6), 0);
    int end = Math.min(from + length - (word << 6), 64);
    return -1L << first & -1L >>> 64 - end;
  }

  long writtenWord(int word) {
    return written[word];
  }

  void writtenWord(int word, long bits) {
    written[word] = bits;
  }
}
