// SPDX-License-Identifier: Apache-2.0
package dev.heddle.monitor;

import java.util.Arrays;

/**
 * Observes a sequentially consistent execution, event by event. It keeps every store pending as
 * long as the relaxed machine could without changing the trace, and reports an event that conflicts
 * with another processor's pending store if that store happens before the event's predecessor.
 *
 * <p>Time per event is linear in the number of threads, and memory depends on the number of threads
 * and locations only: by lemmas 1 and 2 at most one processor has pending stores of a location, and
 * of those only the last one matters, so instead of queues there is one word per location, the time
 * of that store, and one per thread, the time up to which all its stores have committed.
 *
 * <p>Beyond the paper there are fences, spawns and joins, and locations that overlap. A mutex is a
 * location that is locked and unlocked by {@link #update}.
 */
public abstract sealed class Monitor permits TsoMonitor, PsoMonitor {
  // ---- words per location
  /** The time of the last store if it was buffered, else 0. */
  static final int PENDING = 0;

  /** The time up to which the stores of its thread had to commit before it. */
  static final int FENCED = 1;

  /**
   * The thread of the last write, whether another thread has read since, and, in the low bits, the
   * label.
   */
  private static final int WRITE = 2;

  private static final int THREAD_SHIFT = 33;
  private static final long READ_BY_OTHERS = 1L << 32;

  /** The label of the last access, if others overlap the location. */
  private static final int LAST = 3;

  static final int WIDTH = 4;

  private static final int NOTHING = Integer.MIN_VALUE;

  final Overlaps overlaps;
  final Clocks clocks = new Clocks();
  private final Report report;
  long[] cells = new long[64 * WIDTH];

  /** Per thread: all its stores up to this time have reached memory. */
  long[] committed = new long[clocks.width()];

  /** Per thread: the label of its last event. */
  private int[] previous = new int[clocks.width()];

  private int known;

  Monitor(Overlaps overlaps, Report report) {
    this.overlaps = overlaps;
    this.report = report;
  }

  /** Prepares for another execution. */
  public final void reset() {
    clocks.reset();
    Arrays.fill(cells, 0, known * WIDTH, 0);
    Arrays.fill(committed, 0);
    known = 0;
    restart();
  }

  // ---------------------------------------------------------------- events

  public final void read(int thread, int location, int label) {
    int[] others = prepare(thread, location);
    checkConflict(thread, location, label, others, false);
    if (others.length > 0) {
      forward(thread, location, others);
    }
    recordRead(thread, location, label, others);
  }

  public final void write(int thread, int location, int label) {
    int[] others = prepare(thread, location);
    checkConflict(thread, location, label, others, true);
    int cell = recordWrite(thread, location, label, others);
    cells[cell + PENDING] = clocks.time(thread);
    buffer(thread, cell);
  }

  /** An interlocked operation: reads and writes at once. */
  public final void update(int thread, int location, int label) {
    int[] others = prepare(thread, location);
    checkConflict(thread, location, label, others, true);
    drain(thread, location, others);
    cells[recordWrite(thread, location, label, others) + PENDING] = 0;
  }

  /** An interlocked operation that wrote nothing. */
  public final void compare(int thread, int location, int label) {
    int[] others = prepare(thread, location);
    checkConflict(thread, location, label, others, false);
    drain(thread, location, others);
    recordRead(thread, location, label, others);
  }

  /** A full fence: all stores of the thread reach memory. */
  public final void fence(int thread) {
    prepareThread(thread);
    committed[thread] = clocks.time(thread);
  }

  /** A fence that keeps stores in order. */
  public abstract void storeFence(int thread);

  /**
   * A thread starts another one. The fence of this operation is reported separately, at the same
   * time or later.
   */
  public final void spawn(int thread, int child, int label) {
    prepareThread(Math.max(thread, child));
    clocks.order(thread, child);
    previous[child] = label;
  }

  /** A thread ends with all its stores in memory before another can join it. */
  public final void join(int thread, int child, int label) {
    fence(thread);
    fence(child);
    clocks.order(child, thread);
    previous[thread] = label;
  }

  // ---------------------------------------------------------------- the rules

  /** Ensures space for a thread and a location; returns the overlapping locations. */
  private int[] prepare(int thread, int location) {
    int[] others = overlaps.of(location);
    if (thread >= committed.length || location >= known) {
      prepareThread(thread);
      prepareLocation(location);
    }
    for (int o : others) {
      prepareLocation(o);
    }
    return others;
  }

  final void prepareThread(int thread) {
    clocks.prepareThread(thread);
    int width = clocks.width();
    if (width > committed.length) {
      committed = Arrays.copyOf(committed, width);
      previous = Arrays.copyOf(previous, width);
      widen(width);
    }
  }

  private void prepareLocation(int location) {
    if (location >= known) {
      known = location + 1;
      clocks.prepareLocation(location);
      int needed = Math.multiplyExact(known, WIDTH);
      if (needed > cells.length) {
        cells = Arrays.copyOf(cells, (int) Math.min(needed * 2L, Integer.MAX_VALUE - 8));
      }
    }
  }

  /**
   * Lines 3 to 11 of Fig. 4, 3 to 9 of Fig. 5: checks whether the event conflicts with a pending
   * store of another thread.
   */
  private void checkConflict(int thread, int location, int label, int[] others, boolean writes) {
    if (others.length > 0) {
      checkConflicts(thread, location, label, others, writes);
      return;
    }
    int cell = location * WIDTH;
    int by = writer(cell);
    if (by != thread && isPending(cell)) {
      if (clocks.isBefore(thread, by, cells[cell + PENDING])) {
        report.violation((int) cells[cell + WRITE], previous[thread], label);
      }
      commit(location);
    }
  }

  /**
   * As {@link #checkConflict}, where sizes differ: the event may conflict with several pending
   * stores. It may follow one of them not only through its predecessor, but also through an event
   * with which it conflicts in bytes that this store does not have.
   */
  private void checkConflicts(int thread, int location, int label, int[] others, boolean writes) {
    for (int i = -1; i < others.length; i++) {
      int met = i < 0 ? location : others[i];
      if (isPendingOfOther(thread, met)) {
        int cell = met * WIDTH;
        int between = between(thread, met, location, others, writes);
        if (between != NOTHING) {
          report.violation((int) cells[cell + WRITE], between, label);
        }
      }
    }
    for (int i = -1; i < others.length; i++) {
      int met = i < 0 ? location : others[i];
      if (isPendingOfOther(thread, met)) {
        commit(met);
      }
    }
  }

  private boolean isPendingOfOther(int thread, int location) {
    return writer(location * WIDTH) != thread && isPending(location * WIDTH);
  }

  /** The label of an event after the pending store that the current one cannot overtake. */
  private int between(int thread, int met, int location, int[] others, boolean writes) {
    int by = writer(met * WIDTH);
    long time = cells[met * WIDTH + PENDING];
    if (clocks.isBefore(thread, by, time)) {
      return previous[thread];
    }
    for (int i = -1; i < others.length; i++) {
      int other = i < 0 ? location : others[i];
      if (other != met
          && !sharesBytes(other, met)
          && !waitsFor(other, met)
          && clocks.isAccessedAfter(other, by, time, writes)) {
        return (int) cells[other * WIDTH + LAST];
      }
    }
    return NOTHING;
  }

  /**
   * Whether a location has bytes of a pending store. Since that store only its own thread accessed
   * them, by forwarded loads and by stores that wait.
   */
  private boolean sharesBytes(int location, int pending) {
    for (int o : overlaps.of(pending)) {
      if (o == location) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a pending store that covers a location, so that loads of it are forwarded, cannot reach
   * memory before the pending store of another location.
   */
  private boolean waitsFor(int location, int other) {
    if (holdsBack(location, other)) {
      return true;
    }
    for (int o : overlaps.of(location)) {
      if (overlaps.covers(o, location) && holdsBack(o, other)) {
        return true;
      }
    }
    return false;
  }

  private boolean holdsBack(int newer, int older) {
    long time = ownPending(writer(older * WIDTH), newer);
    return time > cells[older * WIDTH + PENDING] && forces(newer, older);
  }

  private void recordRead(int thread, int location, int label, int[] others) {
    int cell = location * WIDTH;
    previous[thread] = label;
    if (others.length > 0) {
      cells[cell + LAST] = label;
    } else if (writer(cell) == thread) {
      clocks.readOwn(thread, location);
      return;
    }
    cells[cell + WRITE] |= READ_BY_OTHERS;
    clocks.read(thread, location, others);
  }

  /** Records a write; returns the cell of its location. */
  private int recordWrite(int thread, int location, int label, int[] others) {
    int cell = location * WIDTH;
    long last = cells[cell + WRITE];
    boolean alone =
        others.length == 0 && writer(cell) == thread && (last & READ_BY_OTHERS) == 0 && last != 0;
    if (alone) {
      clocks.writeOwn(thread, location);
    } else {
      clocks.write(thread, location, others);
    }
    cells[cell + WRITE] = (long) thread << THREAD_SHIFT | label & 0xFFFF_FFFFL;
    cells[cell + LAST] = label;
    previous[thread] = label;
    return cell;
  }

  /**
   * Where sizes differ: a load that needs bytes of several own pending stores, or of one and of
   * memory, waits until these stores are in memory, as on the machine.
   */
  private void forward(int thread, int location, int[] others) {
    long own = ownPending(thread, location);
    for (int o : others) {
      own = overlaps.covers(o, location) ? Math.max(own, ownPending(thread, o)) : own;
    }
    for (int o : others) {
      if (ownPending(thread, o) > own) {
        commit(o);
      }
    }
  }

  /** The time of the thread's own pending store of a location; 0 if there is none. */
  final long ownPending(int thread, int location) {
    int cell = location * WIDTH;
    return writer(cell) == thread && isPending(cell) ? cells[cell + PENDING] : 0;
  }

  final int writer(int cell) {
    return (int) (cells[cell + WRITE] >>> THREAD_SHIFT);
  }

  final boolean isPending(int cell) {
    return cells[cell + PENDING] > committed[writer(cell)];
  }

  /** The pending store of a location reaches memory, after all stores that must precede it. */
  abstract void commit(int location);

  /** Whether a pending store forces an older one of its thread to reach memory first. */
  abstract boolean forces(int newer, int older);

  /** A store was put into its buffer. */
  abstract void buffer(int thread, int cell);

  /** An interlocked operation waits for own stores. */
  abstract void drain(int thread, int location, int[] others);

  /** Ensures space for so many threads. */
  abstract void widen(int threads);

  /** As {@link #reset}. */
  abstract void restart();
}
