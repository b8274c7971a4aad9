// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.event;

import static dev.heddle.machine.state.Threads.JOINED;
import static dev.heddle.machine.state.Threads.LOCATION;
import static dev.heddle.machine.state.Threads.NEXT;

import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.Faults;
import dev.heddle.machine.state.Lanes;
import dev.heddle.machine.state.Stop;
import dev.heddle.machine.state.StoreBuffers;
import dev.heddle.machine.state.Threads;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Forks;
import dev.heddle.trace.Kind;
import java.util.Arrays;

/**
 * Joins. They are not events: a thread passes one as part of its own step if the other thread has
 * ended, else as part of the event that ends it. This class keeps what orders the events after
 * joins: the joins since a thread's last event form a list. Its newest entry is stored with the
 * thread, with the stores that it buffered since then, and with the threads that it spawned.
 */
public final class Joins {
  /** Only programs that join the same threads again have more joins. */
  private static final int MOST_JOINS = 1_000;

  private final Threads threads;
  private final StoreBuffers buffers;
  private final CommitOrder commits;
  private final Lanes lanes;
  private final Execution execution;
  private final Faults faults;
  private final Forks forks;
  private long ended;
  private long silent;

  /** The threads that ever waited for another, by number. */
  private int[] waiters = new int[4];

  private int waiterCount;

  public Joins(Configuration configuration, CommitOrder commits) {
    this.threads = configuration.threads;
    this.buffers = configuration.buffers;
    this.commits = commits;
    this.lanes = configuration.lanes;
    this.execution = configuration.execution;
    this.faults = configuration.faults;
    this.forks = execution.growingForks();
  }

  /** Whether a thread has ended with all its stores in memory. */
  private boolean isEnding(int t) {
    return threads.state[t * Threads.WIDTH + NEXT] == Threads.ENDED && buffers.pending(t) == 0;
  }

  private boolean hasEnded(int t) {
    return t < 64 ? (ended >>> t & 1) != 0 : isEnding(t);
  }

  /** Whether a thread is about to join one that has ended. */
  public boolean mayPass(int t) {
    int at = t * Threads.WIDTH;
    return threads.state[at + NEXT] == Kind.JOIN && hasEnded(threads.state[at + LOCATION]);
  }

  /** Whether a thread joins in a loop that will not end. */
  public boolean areTooMany() {
    return forks.count() > MOST_JOINS;
  }

  /** Called when a thread is about to join another one. */
  public void waits(int t) {
    int i = waiterCount;
    while (i > 0 && waiters[i - 1] > t) {
      i--;
    }
    if (i > 0 && waiters[i - 1] == t) {
      return;
    }
    if (waiterCount == waiters.length) {
      waiters = Arrays.copyOf(waiters, waiterCount * 2);
    }
    System.arraycopy(waiters, i, waiters, i + 1, waiterCount++ - i);
    waiters[i] = t;
  }

  public int waiters() {
    return waiterCount;
  }

  public int waiter(int i) {
    return waiters[i];
  }

  /** Records that a thread has ended, if it has. */
  public boolean note(int t) {
    boolean goes = isEnding(t);
    if (goes && t < 64) {
      ended |= 1L << t;
      silent |= threads.result[t] == 0 ? 1L << t : 0;
    }
    return goes;
  }

  /** A bit for each thread below 64 that has ended. */
  public long ended() {
    return ended;
  }

  /** The first thread from this one on that is not known to have ended. */
  public int firstUnended(int from) {
    return from < 64 ? Math.min(64, from + Long.numberOfTrailingZeros(~ended >>> from)) : from;
  }

  /** A bit for each thread below 64 that has ended and returned nothing or 0. */
  public long silent() {
    return silent;
  }

  public void restore(long goneThen, long silentThen) {
    ended = goneThen;
    silent = silentThen;
  }

  /** Whether one of these threads, given as bits, was joined before. */
  public boolean isAnyJoined(long mask) {
    return (forks.joined() & mask) != 0;
  }

  /** Lets a thread pass a sequence of joins whose threads have all ended. */
  public void pass(int t, JoinSequence row, int d) {
    boolean isRow = row.number >= 0 && !isAnyJoined(row.mask);
    if (isRow) {
      int at = t * Threads.WIDTH;
      int before = threads.state[at + JOINED] - 1;
      int operations = threads.state[at + Threads.OPERATIONS];
      int own = execution.lastInLane(lanes.ofThread(t));
      int join = forks.row(t, row.number, row.mask, operations, d, own, before);
      threads.state[at + JOINED] = join + 1;
    }
    for (int i = 0; !isRow && i < row.children.length; i++) {
      pass(t, row.children[i], d, row.origins[i]);
    }
  }

  /** Lets a thread pass a join of one that has ended. */
  public void pass(int t, int child, int d, int origin) {
    int at = t * Threads.WIDTH;
    int before = threads.state[at + JOINED] - 1;
    int operations = threads.state[at + Threads.OPERATIONS];
    int own = execution.lastInLane(lanes.ofThread(t));
    boolean again = forks.isJoined(child);
    int join = forks.join(t, child, operations, d, own, before, origin);
    threads.state[at + JOINED] = join + 1;
    if (again) {
      faults.add(d, Stop.JOINED, origin, t);
    }
  }

  /**
   * Adds to the past what was joined by this join (plus 1; 0 for none) and the earlier ones of its
   * list.
   */
  public void after(int joined) {
    for (int j = joined - 1; j >= 0; j = forks.earlier(j)) {
      execution.after(forks.lastOwn(j));
      Forks.Row row = forks.row(j);
      for (int i = 0; row != null && i < row.children().length; i++) {
        afterThread(row.children()[i]);
      }
      if (row == null) {
        afterThread(forks.other(j));
      }
    }
  }

  private void afterThread(int child) {
    execution.after(execution.lastInLane(lanes.ofThread(child)));
    commits.afterCommits(child);
    after(threads.state[child * Threads.WIDTH + JOINED]);
  }
}
