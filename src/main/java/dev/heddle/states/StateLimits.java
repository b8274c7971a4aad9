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

  private final long states;

  private final long deadline;
  private final Listener listener;
  private final Workers workers;
  private long used;

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
    this.states = states;
    this.workers = workers;
    this.listener = listener;
    long nanos = time.compareTo(Duration.ofDays(365)) > 0 ? Long.MAX_VALUE / 4 : time.toNanos();
    deadline = System.nanoTime() + nanos;
  }

  private StateLimits(long states, StateLimits whole) {
    this.states = states;
    this.deadline = whole.deadline;
    this.listener = whole.listener;
    this.workers = whole.workers;
  }

  /**
   * The rest of the limits, for one of several parallel searches, so that none of them depends on
   * the speed of the others. What they use must then be {@link #charge charged} here.
   */
  public synchronized StateLimits share() {
    return new StateLimits(Math.max(0, states - used), this);
  }

  /** As {@link #share}, with at most this many states. */
  public synchronized StateLimits share(long most) {
    return new StateLimits(Math.clamp(states - used, 0, most), this);
  }

  public static StateLimits none() {
    return new StateLimits(Long.MAX_VALUE, Duration.ofDays(365));
  }

  public Workers workers() {
    return workers;
  }

  /** Counts states; returns the limit that was reached, or null. */
  public synchronized Limit spend(long more) {
    charge(more);
    if (!listener.onStates(more)) {
      return Limit.Budget.CANCELLED;
    }
    if (used > states) {
      return Limit.Budget.STATES;
    }
    return isLate() ? Limit.Budget.TIME : null;
  }

  /** Whether the time is up, for callers that have no states to count. */
  public boolean isLate() {
    return System.nanoTime() - deadline > 0;
  }

  /** Counts the states that a share has used. */
  public synchronized void charge(long more) {
    used += more;
  }
}
