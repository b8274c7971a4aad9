package dev.heddle.trace;

import dev.heddle.program.Program;
import java.util.Arrays;

/**
 * Numbers for the byte ranges that a program accesses, given out at first use and kept for good,
 * and which of them overlap. A mutex is a location of size 0 that overlaps nothing but itself.
 */
public final class Locations {
  private static final int MUTEX = 4;
  private static final int[] NONE = {};

  private final long base;

  /** By log2 of the size (4: mutexes), then by offset: the location's number plus 1, or 0. */
  private final int[][] byOffset = new int[5][];

  private final int extent;
  private long[] addresses = new long[16];
  private int[] sizes = new int[16];

  /** The others that share a byte with this one. */
  private int[][] overlaps = new int[16][];

  private int count;
  private boolean mixed;

  public Locations(Program program) {
    this.base = Program.BASE;
    this.extent = Math.toIntExact(program.end() - base);
  }

  /** The location of these bytes, which must lie inside the program's memory, or -1 if too many. */
  public int of(long address, int size) {
    return intern(address, size, 31 - Integer.numberOfLeadingZeros(size));
  }

  public int mutex(long address) {
    return intern(address, 0, MUTEX);
  }

  private int intern(long address, int size, int row) {
    int offset = (int) (address - base);
    int[] table = byOffset[row];
    if (table == null) {
      table = byOffset[row] = new int[extent];
    }
    int known = table[offset];
    return known != 0 ? known - 1 : add(address, size, table, offset);
  }

  private int add(long address, int size, int[] table, int offset) {
    if (count == Label.MAX_LOCATIONS) {
      return -1;
    }
    if (count == addresses.length) {
      addresses = Arrays.copyOf(addresses, count * 2);
      sizes = Arrays.copyOf(sizes, count * 2);
      overlaps = Arrays.copyOf(overlaps, count * 2);
    }
    addresses[count] = address;
    sizes[count] = size;
    overlaps[count] = NONE;
    for (int other = 0; other < count; other++) {
      if (address < addresses[other] + sizes[other] && addresses[other] < address + size) {
        overlaps[count] = append(overlaps[count], other);
        overlaps[other] = append(overlaps[other], count);
        mixed = true;
      }
    }
    table[offset] = ++count;
    return count - 1;
  }

  private static int[] append(int[] list, int x) {
    int[] longer = Arrays.copyOf(list, list.length + 1);
    longer[list.length] = x;
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

  public long address(int location) {
    return addresses[location];
  }

  public int size(int location) {
    return sizes[location];
  }

  /**
   * Do two steps conflict: different threads, common bytes, both in memory, one of them a write.
   */
  public boolean conflict(long a, long b) {
    long x = a ^ b;
    return (x >>> Label.LOCATION_SHIFT == 0 || mixed)
        && (a & b & Label.ACTIVE) != 0
        && ((a | b) & Label.WRITE) != 0
        && (x & Label.THREAD_MASK) != 0
        && (!mixed || overlap(Label.location(a), Label.location(b)));
  }

  /** Do two locations share a byte. */
  public boolean overlap(int a, int b) {
    return a == b
        || addresses[a] < addresses[b] + sizes[b] && addresses[b] < addresses[a] + sizes[a];
  }
}
