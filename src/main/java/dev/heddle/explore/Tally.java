package dev.heddle.explore;

import java.util.concurrent.atomic.AtomicLong;

/** What several searches of one program have done together, and who watches them. */
public final class Tally {
  private static final long BETWEEN_CALLS = 100_000_000;

  private final Watcher watcher;
  private final long start;
  private final AtomicLong executions;
  private volatile int searches;
  private long called = System.nanoTime() - BETWEEN_CALLS;

  public Tally(Watcher watcher) {
    this(watcher, 0, 0);
  }

  /** Of searches that go on, after so many executions and so much time. */
  public Tally(Watcher watcher, long executions, long nanoseconds) {
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

  long nanoseconds() {
    return System.nanoTime() - start;
  }
}
