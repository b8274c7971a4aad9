// SPDX-License-Identifier: Apache-2.0
package dev.heddle.monitor;

/**
 * Fig. 4: one buffer per processor. Its stores reach memory in order, so a commit of one is one of
 * all older ones.
 */
public final class TsoMonitor extends Monitor {
  public TsoMonitor(Overlaps overlaps, Report report) {
    super(overlaps, report);
  }

  @Override
  public void storeFence(int thread) {
    // stores are in order anyway
  }

  @Override
  void commit(int location) {
    int cell = location * WIDTH;
    committed[writer(cell)] = cells[cell + PENDING];
  }

  @Override
  boolean drags(int newer, int older) {
    return true;
  }

  @Override
  void buffer(int thread, int cell) {
    // there is nothing to remember but its time
  }

  @Override
  void drain(int thread, int location, int[] others) {
    fence(thread);
  }

  @Override
  void widen(int threads) {
    // nothing of its own per thread
  }

  @Override
  void restart() {
    // nothing of its own
  }
}
