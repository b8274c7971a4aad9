// SPDX-License-Identifier: Apache-2.0
package dev.heddle.monitor;

import java.util.Arrays;

/**
 * Fig. 5: one buffer per processor and location.
 *
 * <p>Fig. 5 commits an older store of the same processor and location; here it remains pending with
 * the newer one. The reports are the same, because only the last store is used; but after a
 * store-store fence such a commit would force all stores before the fence to memory.
 */
public final class PsoMonitor extends Monitor {
  /** The stores for which an interlocked operation waits. */
  public enum Atomics {
    /** All own stores: the operation is a fence. */
    FULL,
    /** Own stores of the same location, as in Fig. 3. */
    SPARC
  }

  private final Atomics atomics;

  /** Per thread: its time at the last store-store fence. */
  private long[] fenced = new long[committed.length];

  public PsoMonitor(Atomics atomics, Overlaps overlaps, Report report) {
    super(overlaps, report);
    this.atomics = atomics;
  }

  @Override
  public void storeFence(int thread) {
    prepareThread(thread);
    fenced[thread] = clocks.time(thread);
  }

  @Override
  void commit(int location) {
    int cell = location * WIDTH;
    int by = writer(cell);
    long time = cells[cell + PENDING];
    cells[cell + PENDING] = 0;
    committed[by] = Math.max(committed[by], cells[cell + FENCED]);
    for (int o : overlaps.of(location)) {
      long older = ownPending(by, o);
      if (older > 0 && older < time) {
        commit(o);
      }
    }
  }

  @Override
  boolean forces(int newer, int older) {
    int by = writer(older * WIDTH);
    long time = cells[older * WIDTH + PENDING];
    if (cells[newer * WIDTH + FENCED] >= time) {
      return true;
    }
    for (int o : overlaps.of(newer)) {
      long between = ownPending(by, o);
      if (o == older
          || between > time && between < cells[newer * WIDTH + PENDING] && forces(o, older)) {
        return true;
      }
    }
    return false;
  }

  @Override
  void buffer(int thread, int cell) {
    cells[cell + FENCED] = fenced[thread];
  }

  @Override
  void drain(int thread, int location, int[] others) {
    if (atomics == Atomics.FULL) {
      fence(thread);
      return;
    }
    committed[thread] = Math.max(committed[thread], fenced[thread]);
    if (ownPending(thread, location) > 0) {
      commit(location);
    }
    for (int o : others) {
      if (ownPending(thread, o) > 0) {
        commit(o);
      }
    }
  }

  @Override
  void widen(int threads) {
    fenced = Arrays.copyOf(fenced, threads);
  }

  @Override
  void restart() {
    Arrays.fill(fenced, 0);
  }
}
