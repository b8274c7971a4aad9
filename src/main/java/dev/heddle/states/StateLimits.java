// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states;

import dev.heddle.limit.Limit;
import java.time.Duration;

/** The limits of all searches of one question together. */
public final class StateLimits {
  /** Looks at how far searches are, from any of their threads. */
  public interface Watcher {
    /** So many states more were seen; whether to go on. */
    boolean goesOn(long more);
  }

  private final long states;

  private final long deadline;
  private final Watcher watcher;
  private final Workers workers;
  private long used;

  public StateLimits(long states, Duration time) {
    this(states, time, _ -> true);
  }

  public StateLimits(long states, Duration time, Watcher watcher) {
    this(states, time, watcher, Workers.NONE);
  }

  /**
   * @param workers who search within these limits; they must live as long
   */
  public StateLimits(long states, Duration time, Watcher watcher, Workers workers) {
    this.states = states;
    this.workers = workers;
    this.watcher = watcher;
    long nanos = time.compareTo(Duration.ofDays(365)) > 0 ? Long.MAX_VALUE / 4 : time.toNanos();
    deadline = System.nanoTime() + nanos;
  }

  private StateLimits(long states, StateLimits whole) {
    this.states = states;
    this.deadline = whole.deadline;
    this.watcher = whole.watcher;
    this.workers = whole.workers;
  }

  /**
   * What is left, for one of several searches that run side by side: none of them depends on how
   * fast the others are. What they used is then to be {@link #charge charged} here.
   */
  public synchronized StateLimits share() {
    return new StateLimits(Math.max(0, states - used), this);
  }

  /** As {@link #share}, but not more than some states. */
  public synchronized StateLimits share(long most) {
    return new StateLimits(Math.clamp(states - used, 0, most), this);
  }

  public static StateLimits none() {
    return new StateLimits(Long.MAX_VALUE, Duration.ofDays(365));
  }

  public Workers workers() {
    return workers;
  }

  /** Counts states; null, or why it is time to stop. */
  public synchronized Limit spend(long more) {
    charge(more);
    if (!watcher.goesOn(more)) {
      return Limit.Budget.CANCELLED;
    }
    if (used > states) {
      return Limit.Budget.STATES;
    }
    return isLate() ? Limit.Budget.TIME : null;
  }

  /** Whether the time is up, for those who have nothing to count yet. */
  public boolean isLate() {
    return System.nanoTime() - deadline > 0;
  }

  /** Counts what a share has spent. */
  public synchronized void charge(long more) {
    used += more;
  }

  public synchronized long used() {
    return used;
  }
}
