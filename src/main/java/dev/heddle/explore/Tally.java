package dev.heddle.explore;

import java.util.concurrent.atomic.AtomicLong;

/** What several searches of one program have done together, and who watches them. */
public final class Tally {
  private static final long BETWEEN_CALLS = 100_000_000;

  private final Watcher watcher;
  private final long start = System.nanoTime();
  private final AtomicLong executions = new AtomicLong();
  private volatile int searches;
  private long called = start - BETWEEN_CALLS;

  public Tally(Watcher watcher) {
    this.watcher = watcher;
  }

  synchronized void join() {
    searches++;
  }

  /** Counts; whether to go on, as far as the watcher was asked. */
  boolean goesOn(long more, Progress progress) {
    executions.addAndGet(more);
    return isTime() ? watcher.goesOn(progress) : true;
  }

  private synchronized boolean isTime() {
    long now = System.nanoTime();
    boolean is = now - called >= BETWEEN_CALLS;
    called = is ? now : called;
    return is;
  }

  long executions() {
    return executions.get();
  }

  int searches() {
    return searches;
  }

  double seconds() {
    return (System.nanoTime() - start) / 1e9;
  }
}
