// SPDX-License-Identifier: Apache-2.0
package dev.heddle.trace;

/**
 * The footprint of one step, packed in a long and used alike for events, sleeping lanes, wakeup
 * sequences and tree nodes.
 *
 * <pre>location(20) thread(8) lane(12) ordinal(16) flags(8)</pre>
 *
 * The ordinal names an own store (its number within the thread) if OWN is set, the chosen
 * alternative if CHOICE is set.
 */
public final class Label {
  /** Touches shared memory. A load that would be forwarded does not: it is dormant. */
  public static final long ACTIVE = 1;

  /** Writes memory or a mutex. */
  public static final long WRITE = 2;

  /** A store buffer's commit; OWN is set too and the ordinal names the store. */
  public static final long COMMIT = 4;

  /** A load whose newest own store is the one named by the ordinal, committed or not. */
  public static final long OWN = 8;

  /** A nondeterministic choice of the alternative named by the ordinal. */
  public static final long CHOICE = 16;

  /**
   * The class of a write that commutes with its like, 0 for none: see {@link CommutingWrites}. Two
   * writes of one class to one location do not conflict.
   */
  public static final long COMMUTING = 0xE0;

  static final int COMMUTING_SHIFT = 5;
  public static final int MAX_ORDINAL = 0xFFFF;
  public static final int MAX_LANES = 1 << 12;
  public static final int MAX_THREADS = 1 << 8;
  public static final int MAX_LOCATIONS = 1 << 20;

  private static final int ORDINAL_SHIFT = 8;
  private static final int LANE_SHIFT = 24;
  private static final int THREAD_SHIFT = 36;
  static final int LOCATION_SHIFT = 44;
  static final long THREAD_MASK = 0xFFL << THREAD_SHIFT;
  private static final long LOCATION_MASK = -1L << LOCATION_SHIFT;
  private static final long LANE_MASK = 0xFFFL << LANE_SHIFT;
  private static final long STORE_MASK = THREAD_MASK | 0xFFFFL << ORDINAL_SHIFT;

  private Label() {}

  public static long of(int lane, int thread, int location, int ordinal, long flags) {
    return (long) location << LOCATION_SHIFT
        | (long) thread << THREAD_SHIFT
        | (long) lane << LANE_SHIFT
        | (long) ordinal << ORDINAL_SHIFT
        | flags;
  }

  public static int location(long label) {
    return (int) (label >>> LOCATION_SHIFT);
  }

  public static int thread(long label) {
    return (int) (label >>> THREAD_SHIFT) & 0xFF;
  }

  public static int lane(long label) {
    return (int) (label >>> LANE_SHIFT) & 0xFFF;
  }

  public static int ordinal(long label) {
    return (int) (label >>> ORDINAL_SHIFT) & 0xFFFF;
  }

  public static boolean is(long label, long flag) {
    return (label & flag) != 0;
  }

  /** The class of commuting writes that a step belongs to; 0 for none. */
  public static int commuting(long label) {
    return (int) (label & COMMUTING) >> COMMUTING_SHIFT;
  }

  /** The flags of a write of a class of commuting ones. */
  public static long commuting(int type) {
    return (long) type << COMMUTING_SHIFT;
  }

  /** Whether two writes to one location commute. */
  public static boolean commute(long a, long b) {
    return (a & b & COMMUTING) != 0 && ((a ^ b) & (COMMUTING | LOCATION_MASK)) == 0;
  }

  public static boolean sameLane(long a, long b) {
    return ((a ^ b) & LANE_MASK) == 0;
  }

  /** Two alternatives of one choice: each excludes the other for good. */
  public static boolean otherChoice(long a, long b) {
    return (b & CHOICE) != 0 && a != b;
  }

  /** A load that would be forwarded now. */
  public static boolean isDormant(long q) {
    return (q & (ACTIVE | COMMIT | OWN)) == OWN;
  }

  /** Commit {@code a} drains the very store that the dormant load {@code q} would read. */
  public static boolean wakes(long a, long q) {
    return (a & COMMIT) != 0 && isDormant(q) && ((a ^ q) & STORE_MASK) == 0;
  }

  /**
   * The same step, whichever of the two labels was computed earlier: a load that touches memory may
   * or may not remember which own store it would have read.
   */
  public static boolean sameStep(long a, long b) {
    long ignored = (a & b & ACTIVE) != 0 && (a & COMMIT) == 0 ? OWN | 0xFFFFL << ORDINAL_SHIFT : 0;
    return ((a ^ b) & ~ignored) == 0;
  }

  public static String toString(long label) {
    return "lane "
        + lane(label)
        + " location "
        + location(label)
        + (is(label, ACTIVE) ? "" : " dormant")
        + (is(label, WRITE) ? " write" : "")
        + (is(label, COMMIT) ? " commit" : "")
        + (is(label, OWN) ? " own " + ordinal(label) : "")
        + ((label & COMMUTING) != 0 ? " commuting " + commuting(label) : "")
        + (is(label, CHOICE) ? " choice " + ordinal(label) : "");
  }
}
