// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The stores of one thread that have not reached memory, oldest first. A store-store fence stands
 * between the stores that it separates, as {@link #FENCE}; it never stands first.
 */
record Buffer(List<Entry> entries) {
  static final Buffer EMPTY = new Buffer(List.of());
  private static final Entry FENCE = new Entry(0, 0, 0, 0, false);

  /**
   * {@code bytes} bytes of {@code value} for the cells from {@code cell} on, by an operation; or
   * the end of the object that has these cells.
   */
  record Entry(int cell, int bytes, long value, int operation, boolean frees) {
    boolean overlaps(int otherCell, int otherBytes) {
      return cell < otherCell + otherBytes && otherCell < cell + bytes;
    }

    /** Whether a load of these cells gets its value from here: it has them all. */
    boolean forwards(int otherCell, int otherBytes) {
      return !frees && cell <= otherCell && otherCell + otherBytes <= cell + bytes;
    }

    /** What it has for these cells, as it is in a register. */
    long value(int otherCell, int otherBytes) {
      BigInteger all = WideValues.unsigned(value, bytes * Byte.SIZE);
      BigInteger modulus = BigInteger.ONE.shiftLeft(otherBytes * Byte.SIZE);
      BigInteger part = all.shiftRight((otherCell - cell) * Byte.SIZE).mod(modulus);
      return WideValues.register(part, otherBytes * Byte.SIZE);
    }
  }

  Buffer {
    entries = List.copyOf(entries);
  }

  boolean isEmpty() {
    return entries.isEmpty();
  }

  Buffer with(Entry entry) {
    List<Entry> longer = new ArrayList<>(entries);
    longer.add(entry);
    return new Buffer(longer);
  }

  Buffer fenced() {
    return isEmpty() || entries.getLast() == FENCE ? this : with(FENCE);
  }

  Buffer without(int index) {
    List<Entry> shorter = new ArrayList<>(entries);
    shorter.remove(index);
    while (!shorter.isEmpty() && shorter.getFirst() == FENCE) {
      shorter.removeFirst();
    }
    return new Buffer(shorter);
  }

  /** The newest entry that has one of the cells, or null. */
  Entry newestOverlapping(int cell, int bytes) {
    for (Entry e : entries.reversed()) {
      if (e != FENCE && e.overlaps(cell, bytes)) {
        return e;
      }
    }
    return null;
  }

  /** Indices of the entries that may go to memory now. */
  int[] committable(Model model) {
    return switch (model) {
      case SC -> new int[0];
      case TSO -> isEmpty() ? new int[0] : new int[] {0};
      case PSO -> {
        int fence = entries.indexOf(FENCE);
        int end = fence < 0 ? entries.size() : fence;
        yield IntStream.range(0, end).filter(this::isFirstOfItsCells).toArray();
      }
    };
  }

  private boolean isFirstOfItsCells(int index) {
    Entry entry = entries.get(index);
    return entries.subList(0, index).stream()
        .noneMatch(older -> older.overlaps(entry.cell(), entry.bytes()));
  }
}
