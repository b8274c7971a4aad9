package dev.heddle.machine;

import static dev.heddle.machine.Threads.JOINED;
import static dev.heddle.machine.Threads.NEXT;

import dev.heddle.trace.Execution;

/**
 * Joins, which are no events: a thread passes one as part of its own step if the other is gone by
 * then, else as part of the event by which the other goes. So what comes before the events behind a
 * join is kept here: the joins since the thread's last event form a list, whose newest one is a
 * scalar of the thread, of what it has buffered meanwhile, and of those it has spawned.
 */
final class Joins {
  private final Threads threads;
  private final StoreBuffers buffers;
  private final CommitOrder commits;
  private final Readiness readiness;
  private final Execution execution;
  private final Faults faults;

  Joins(Machine machine) {
    this.threads = machine.threads;
    this.buffers = machine.buffers;
    this.commits = machine.commits;
    this.readiness = machine.readiness;
    this.execution = machine.execution();
    this.faults = machine.faults;
  }

  /** Ended with all its stores in memory. */
  boolean isGone(int t) {
    return threads.state[t * Threads.WIDTH + NEXT] == Threads.ENDED && buffers.pending(t) == 0;
  }

  /** The thread passes a join of one that is gone. */
  void pass(int t, int child, int d, int origin) {
    int at = t * Threads.WIDTH;
    int before = threads.state[at + JOINED] - 1;
    int operations = threads.state[at + Threads.OPERATIONS];
    int own = execution.lastInLane(readiness.lane(t));
    boolean again = isJoined(child);
    int join = execution.forks().join(t, child, operations, d, own, before, origin);
    threads.state[at + JOINED] = join + 1;
    if (again) {
      faults.add(d, Stop.JOINED, origin, t);
    } else {
      threads.joinedBy[child] = join;
    }
  }

  /** What was noted of a join that was taken back does not count, nor need it be taken back. */
  private boolean isJoined(int child) {
    int join = threads.joinedBy[child];
    return join < execution.forks().count()
        && execution.forks().isJoin(join)
        && execution.forks().other(join) == child;
  }

  /** Puts what was joined by this one (plus 1; 0 for none) and those before it in the past. */
  void after(int joined) {
    for (int j = joined - 1; j >= 0; j = execution.forks().earlier(j)) {
      int child = execution.forks().other(j);
      execution.after(execution.forks().lastOwn(j));
      execution.after(execution.lastInLane(readiness.lane(child)));
      commits.afterCommits(child);
      after(threads.state[child * Threads.WIDTH + JOINED]);
    }
  }
}
