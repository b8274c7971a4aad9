// SPDX-License-Identifier: Apache-2.0
package dev.heddle.monitor;

/**
 * Fig. 4: one buffer per processor. Its stores reach memory in order, so a commit of one commits
 * all older ones.
 */
public final class TsoMonitor extends Monitor {
  public TsoMonitor(Overlaps overlaps, Report report) {
    super(overlaps, report);
  }

  @Override
  public void storeFence(int thread) {
    // stores are always in order
  }

  @Override
  void commit(int location) {
    int cell = location * WIDTH;
    committed[writer(cell)] = cells[cell + PENDING];
  }

  @Override
  boolean forces(int newer, int older) {
    return true;
  }

  @Override
  void buffer(int thread, int cell) {
    // only its time is needed
  }

  @Override
  void drain(int thread, int location, int[] others) {
    fence(thread);
  }

  @Override
  void widen(int threads) {
    // no further data per thread
  }

  @Override
  void restart() {
    // no further data
  }
}
