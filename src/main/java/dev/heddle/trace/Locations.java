// SPDX-License-Identifier: Apache-2.0
package dev.heddle.trace;

import dev.heddle.program.Program;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/**
 * Numbers for the byte ranges that a program accesses, assigned at first use and never changed, and
 * their overlaps. A mutex or cell is a location of size 0; it overlaps only itself and the freeing
 * of the object it is in. A whole object is a location too: freeing writes it.
 */
public final class Locations {
  private static final int WIDEST = 16;
  private static final int[] NONE = {};

  // ---- rows of the tables: log2 of an access's size, then
  private static final int MUTEX = 5;
  private static final int OBJECT = 6;
  private static final int ROWS = 6;

  /** Beyond so many bytes of globals a hash table is better than one entry per byte. */
  private static final int LARGEST_TABLE = 1 << 20;

  private final long base;
  private final int extent;

  /** By row, then by offset among the globals: the location's number plus 1, or 0. */
  private final int[][] byOffset = new int[ROWS][];

  private final LongIndex others = new LongIndex();

  /** The accesses, mutexes and objects that start at an address; used only when one is added. */
  private final TreeMap<Long, int[]> byAddress = new TreeMap<>();

  private final TreeMap<Long, int[]> objects = new TreeMap<>();

  private long[] addresses = new long[16];
  private int[] sizes = new int[16];
  private boolean[] isObject = new boolean[16];

  /** The others that share a byte with this one. */
  private int[][] overlaps = new int[16][];

  private int count;
  private boolean mixed;

  public Locations(Program program) {
    this.base = Program.BASE;
    long size = program.end() - base;
    this.extent = size > LARGEST_TABLE ? 0 : (int) size;
  }

  /** Locations without a program. */
  public Locations() {
    this.base = 0;
    this.extent = 0;
  }

  /** The location with this start and size; size 0 for a mutex or cell. */
  public int of(long address, int size, boolean isWhole) {
    if (isWhole) {
      return object(address, size);
    }
    return size == 0 ? mutex(address) : of(address, size);
  }

  /** The location of these bytes, or -1 if there are too many. */
  public int of(long address, int size) {
    return intern(address, size, 31 - Integer.numberOfLeadingZeros(size));
  }

  public int mutex(long address) {
    return intern(address, 0, MUTEX);
  }

  /** The location of an object as a whole. In other executions one of another size may be there. */
  public int object(long address, int size) {
    int length = Math.max(size, 1);
    for (int known : objects.getOrDefault(address, NONE)) {
      if (sizes[known] == length) {
        return known;
      }
    }
    return add(address, length, OBJECT);
  }

  private int intern(long address, int size, int row) {
    long offset = address - base;
    if (offset < 0 || offset >= extent) {
      long key = address * 8 + row;
      int known = others.find(key);
      if (known >= 0) {
        return known;
      }
      int added = add(address, size, row);
      if (added >= 0) {
        others.put(key, added);
      }
      return added;
    }
    int[] table = byOffset[row];
    if (table == null) {
      table = byOffset[row] = new int[extent];
    }
    if (table[(int) offset] == 0) {
      table[(int) offset] = add(address, size, row) + 1;
    }
    return table[(int) offset] - 1;
  }

  private int add(long address, int size, int row) {
    if (count == Label.MAX_LOCATIONS) {
      return -1;
    }
    if (count == addresses.length) {
      addresses = Arrays.copyOf(addresses, count * 2);
      sizes = Arrays.copyOf(sizes, count * 2);
      isObject = Arrays.copyOf(isObject, count * 2);
      overlaps = Arrays.copyOf(overlaps, count * 2);
    }
    addresses[count] = address;
    sizes[count] = size;
    isObject[count] = row == OBJECT;
    overlaps[count] = NONE;
    findOverlaps(count);
    byAddress.merge(address, new int[] {count}, Locations::joined);
    if (row == OBJECT) {
      objects.merge(address, new int[] {count}, Locations::joined);
    }
    return count++;
  }

  /** Accesses start at most a few bytes before those they overlap, objects anywhere. */
  private void findOverlaps(int added) {
    long address = addresses[added];
    long end = address + Math.max(sizes[added], 1);
    for (int[] near : byAddress.subMap(address - WIDEST + 1, end).values()) {
      for (int other : near) {
        link(added, other);
      }
    }
    Map.Entry<Long, int[]> before = objects.floorEntry(address - WIDEST);
    if (before != null) {
      for (int object : before.getValue()) {
        link(added, object);
      }
    }
  }

  private void link(int a, int b) {
    if (overlap(a, b)) {
      overlaps[a] = with(overlaps[a], b);
      overlaps[b] = with(overlaps[b], a);
      mixed = true;
    }
  }

  /** In the order of addresses: which number a location has depends on the executions before. */
  private int[] with(int[] list, int other) {
    int at = 0;
    while (at < list.length && isBefore(list[at], other)) {
      at++;
    }
    int[] longer = new int[list.length + 1];
    System.arraycopy(list, 0, longer, 0, at);
    longer[at] = other;
    System.arraycopy(list, at, longer, at + 1, list.length - at);
    return longer;
  }

  private boolean isBefore(int a, int b) {
    int order = Long.compareUnsigned(addresses[a], addresses[b]);
    order = order != 0 ? order : Integer.compare(sizes[a], sizes[b]);
    return order < 0 || order == 0 && isObject(b);
  }

  private static int[] joined(int[] list, int[] more) {
    int[] longer = Arrays.copyOf(list, list.length + more.length);
    System.arraycopy(more, 0, longer, list.length, more.length);
    return longer;
  }

  public int count() {
    return count;
  }

  /** Whether any two locations overlap. */
  public boolean mixed() {
    return mixed;
  }

  /** The other locations that share bytes with this one. */
  public int[] overlaps(int location) {
    return overlaps[location];
  }

  public boolean isOverlapped(int location) {
    return mixed && overlaps[location].length > 0;
  }

  public boolean isMutex(int location) {
    return sizes[location] == 0;
  }

  /** Whether a location is a whole object, so that a write of it ends the object. */
  public boolean isObject(int location) {
    return isObject[location];
  }

  public long address(int location) {
    return addresses[location];
  }

  public int size(int location) {
    return sizes[location];
  }

  /**
   * Do two steps conflict: different threads, common bytes, both in memory, one of them a write;
   * but not two writes that commute.
   */
  public boolean conflict(long a, long b) {
    long x = a ^ b;
    return (x >>> Label.LOCATION_SHIFT == 0 || mixed)
        && (a & b & Label.ACTIVE) != 0
        && ((a | b) & Label.WRITE) != 0
        && (x & Label.THREAD_MASK) != 0
        && (!mixed || overlap(Label.location(a), Label.location(b)))
        && !Label.commute(a, b);
  }

  /** Do two locations share a byte. */
  public boolean overlap(int a, int b) {
    if (a == b) {
      return true;
    }
    if (sizes[a] == 0 || sizes[b] == 0) {
      return sizes[a] == 0 ? isObject[b] && isIn(a, b) : isObject[a] && isIn(b, a);
    }
    return addresses[a] < addresses[b] + sizes[b] && addresses[b] < addresses[a] + sizes[a];
  }

  /** Does a store to one location give every byte of another its value. */
  public boolean covers(int store, int other) {
    return store == other
        || !isObject[store]
            && sizes[other] > 0
            && addresses[store] <= addresses[other]
            && addresses[other] + sizes[other] <= addresses[store] + sizes[store];
  }

  private boolean isIn(int mutex, int object) {
    long offset = addresses[mutex] - addresses[object];
    return offset >= 0 && offset < sizes[object];
  }
}
