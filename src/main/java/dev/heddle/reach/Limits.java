package dev.heddle.reach;

import java.time.Duration;

/** How far the searches of one question may go, all together. */
public final class Limits {
  private final long states;

  private final long deadline;
  private long used;

  public Limits(long states, Duration time) {
    this.states = states;
    long nanos = time.compareTo(Duration.ofDays(365)) > 0 ? Long.MAX_VALUE / 4 : time.toNanos();
    deadline = System.nanoTime() + nanos;
  }

  private Limits(long states, long deadline) {
    this.states = states;
    this.deadline = deadline;
  }

  /**
   * What is left, for one of several searches that run side by side: none of them depends on how
   * fast the others are. What they used is then to be spent here.
   */
  synchronized Limits share() {
    return new Limits(Math.max(0, states - used), deadline);
  }

  /** As {@link #share}, but not more than some states. */
  synchronized Limits share(long most) {
    return new Limits(Math.clamp(states - used, 0, most), deadline);
  }

  public static Limits none() {
    return new Limits(Long.MAX_VALUE, Duration.ofDays(365));
  }

  /** Counts states; null, or why it is time to stop. */
  synchronized String spend(long more) {
    used += more;
    if (used > states) {
      return "--max-states";
    }
    return System.nanoTime() - deadline > 0 ? "--max-time" : null;
  }

  public synchronized long used() {
    return used;
  }
}
