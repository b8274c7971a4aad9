// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states;

import dev.heddle.limit.Limit;
import java.time.Duration;

/** The limits of all searches of one question together. */
public final class StateLimits {
  /** Is informed of the progress of searches, from any of their threads. */
  public interface Listener {
    /** Called with the number of further states; returns whether to continue. */
    boolean onStates(long more);
  }

  /** The states that searches have used together, and how many they may. */
  private static final class Counter {
    private final long states;
    private long used;

    Counter(long states) {
      this.states = states;
    }

    synchronized void add(long more) {
      used += more;
    }

    synchronized long left() {
      return states - used;
    }
  }

  private final Counter counter;
  private final long deadline;
  private final Listener listener;
  private final Workers workers;

  public StateLimits(long states, Duration time) {
    this(states, time, _ -> true);
  }

  public StateLimits(long states, Duration time, Listener listener) {
    this(states, time, listener, Workers.NONE);
  }

  /**
   * @param workers the threads that search within these limits; they must be open as long as these
   *     are used
   */
  public StateLimits(long states, Duration time, Listener listener, Workers workers) {
    this(new Counter(states), System.nanoTime() + nanos(time), listener, workers);
  }

  private StateLimits(Counter counter, long deadline, Listener listener, Workers workers) {
    this.counter = counter;
    this.deadline = deadline;
    this.listener = listener;
    this.workers = workers;
  }

  private static long nanos(Duration time) {
    return time.compareTo(Duration.ofDays(365)) > 0 ? Long.MAX_VALUE / 4 : time.toNanos();
  }

  /**
   * The rest of the limits, for one of several parallel searches, so that none of them depends on
   * the speed of the others. What they use must then be {@link #charge charged} here.
   */
  public StateLimits share() {
    return share(Long.MAX_VALUE);
  }

  /** As {@link #share()}, with at most this many states. */
  public StateLimits share(long most) {
    Counter part = new Counter(Math.clamp(counter.left(), 0, most));
    return new StateLimits(part, deadline, listener, workers);
  }

  /** The same limits for one of several methods, and a listener that can stop this one. */
  public StateLimits heardBy(Listener another) {
    return new StateLimits(
        counter, deadline, more -> listener.onStates(more) && another.onStates(more), workers);
  }

  public static StateLimits none() {
    return new StateLimits(Long.MAX_VALUE, Duration.ofDays(365));
  }

  public Workers workers() {
    return workers;
  }

  /** Counts states; returns the limit that was reached, or null. */
  public Limit spend(long more) {
    charge(more);
    if (!listener.onStates(more)) {
      return Limit.Budget.CANCELLED;
    }
    if (counter.left() < 0) {
      return Limit.Budget.STATES;
    }
    return isLate() ? Limit.Budget.TIME : null;
  }

  /** Whether the time is up, for callers that have no states to count. */
  public boolean isLate() {
    return System.nanoTime() - deadline > 0;
  }

  /** Counts the states that a share has used. */
  public void charge(long more) {
    counter.add(more);
  }
}
