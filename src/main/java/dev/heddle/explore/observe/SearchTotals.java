// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.observe;

import java.util.concurrent.atomic.AtomicLong;

/** The totals of several searches of one program, and their listener. */
public final class SearchTotals {
  private static final long BETWEEN_CALLS = 100_000_000;
  private static final long MAX_PAUSE = 1_000_000_000;

  /** The listener may take one part in this many of the time. */
  private static final int COST_RATIO = 20;

  private final ProgressListener listener;
  private final long start;
  private final AtomicLong executions;
  private volatile int searches;

  /** When to call the listener next. */
  private long next = System.nanoTime();

  public SearchTotals(ProgressListener watcher) {
    this(watcher, 0, 0);
  }

  /** The totals of resumed searches, which begin with earlier executions and time. */
  public SearchTotals(ProgressListener watcher, long executions, long nanoseconds) {
    this.listener = watcher;
    this.executions = new AtomicLong(executions);
    this.start = System.nanoTime() - nanoseconds;
  }

  synchronized void join() {
    searches++;
  }

  /**
   * Counts executions; returns whether to continue, according to the last answer of the listener.
   */
  boolean count(long more, Progress progress) {
    executions.addAndGet(more);
    long now = System.nanoTime();
    return isTime(now) ? askListener(progress, now) : true;
  }

  private synchronized boolean isTime(long now) {
    boolean is = now - next >= 0;
    next = is ? now + BETWEEN_CALLS : next;
    return is;
  }

  /** Calls the listener. Estimating the progress of a large search takes time. */
  private boolean askListener(Progress progress, long now) {
    boolean more = listener.onProgress(progress);
    long rest = Math.min(MAX_PAUSE, COST_RATIO * (System.nanoTime() - now));
    synchronized (this) {
      next = now + Math.max(BETWEEN_CALLS, rest);
    }
    return more;
  }

  long executions() {
    return executions.get();
  }

  int searches() {
    return searches;
  }

  long nanoseconds() {
    return System.nanoTime() - start;
  }
}
