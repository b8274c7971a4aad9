// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.observe;

import java.util.concurrent.atomic.AtomicLong;

/** What several searches of one program have done together, and who watches them. */
public final class SearchTotals {
  private static final long BETWEEN_CALLS = 100_000_000;
  private static final long LONGEST_REST = 1_000_000_000;

  /** A watcher may take one part in so many of the time. */
  private static final int REST = 20;

  private final ProgressListener watcher;
  private final long start;
  private final AtomicLong executions;
  private volatile int searches;

  /** When to call the watcher next. */
  private long next = System.nanoTime();

  public SearchTotals(ProgressListener watcher) {
    this(watcher, 0, 0);
  }

  /** Of searches that go on, after so many executions and so much time. */
  public SearchTotals(ProgressListener watcher, long executions, long nanoseconds) {
    this.watcher = watcher;
    this.executions = new AtomicLong(executions);
    this.start = System.nanoTime() - nanoseconds;
  }

  synchronized void join() {
    searches++;
  }

  /** Counts; whether to go on, as far as the watcher was asked. */
  boolean goesOn(long more, Progress progress) {
    executions.addAndGet(more);
    long now = System.nanoTime();
    return isTime(now) ? asked(progress, now) : true;
  }

  private synchronized boolean isTime(long now) {
    boolean is = now - next >= 0;
    next = is ? now + BETWEEN_CALLS : next;
    return is;
  }

  /** To find out how far it is takes time if there is much to do. */
  private boolean asked(Progress progress, long now) {
    boolean goesOn = watcher.goesOn(progress);
    long rest = Math.min(LONGEST_REST, REST * (System.nanoTime() - now));
    synchronized (this) {
      next = now + Math.max(BETWEEN_CALLS, rest);
    }
    return goesOn;
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
