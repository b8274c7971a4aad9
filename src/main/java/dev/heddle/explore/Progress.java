package dev.heddle.explore;

import dev.heddle.machine.Machine;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * How far a search is. The number of executions is estimated as Knuth did it ("Estimating the
 * Efficiency of Backtrack Programs", 1975), but along the path of the search instead of a random
 * one: each node of the path counts for as many children as it has had, is about to have, and other
 * nodes of its depth had on average. Of a search that several threads share, no path tells how far
 * it is.
 */
public final class Progress implements Observer {
  private static final int BETWEEN_LOOKS = 1024;

  private final Observer inner;
  private final Tally tally;

  /** How many children are still scheduled, by depth; see {@link Observer#starts}. */
  private IntUnaryOperator scheduled = depth -> 0;

  /** Per depth of the path, how many children the node has had before the current one. */
  private int[] done = new int[64];

  /** Per depth, the nodes that are finished, and their children. */
  private long[] nodes = new long[64];

  private long[] children = new long[64];

  private int depth = -1;

  /** Since the last look. */
  private long executions;

  private int untilLook = 1;
  private boolean stopped;

  public Progress(Tally tally, Observer inner) {
    this.tally = tally;
    this.inner = inner;
    tally.join();
  }

  @Override
  public void starts(IntUnaryOperator scheduledAt) {
    scheduled = scheduledAt;
    inner.starts(scheduledAt);
  }

  @Override
  public void resumes(int at, int explored) {
    know(at);
    done[at] = explored;
    inner.resumes(at, explored);
  }

  private void know(int length) {
    if (length >= done.length) {
      done = Arrays.copyOf(done, 2 * length);
      nodes = Arrays.copyOf(nodes, 2 * length);
      children = Arrays.copyOf(children, 2 * length);
    }
  }

  @Override
  public boolean mayGrow(int length) {
    know(length);
    if (length <= depth) {
      goBack(length);
    }
    depth = length;
    if (--untilLook == 0) {
      untilLook = BETWEEN_LOOKS;
      long more = executions;
      executions = 0;
      stopped |= !tally.goesOn(more, this);
    }
    return inner.mayGrow(length);
  }

  private void goBack(int to) {
    for (int d = to + 1; d <= depth; d++) {
      nodes[d]++;
      children[d] += done[d] + 1;
      done[d] = 0;
    }
    done[to]++;
  }

  @Override
  public boolean seen(Machine machine, boolean complete) {
    executions++;
    return inner.seen(machine, complete) && !stopped;
  }

  /** Whether the watcher ended the search. */
  public boolean isStopped() {
    return stopped;
  }

  /** So far, of all searches; those that were cut count. */
  public long executions() {
    return tally.executions() + executions;
  }

  /** How many searches share the work. */
  public int searches() {
    return tally.searches();
  }

  public double seconds() {
    return nanoseconds() / 1e9;
  }

  public long nanoseconds() {
    return tally.nanoseconds();
  }

  /**
   * How much of a search that is not shared is done, above 0 and up to 1, as far as one can tell.
   */
  public double fraction() {
    double weight = 1;
    double fraction = 0;
    for (int d = 0; d <= depth; d++) {
      double known = done[d] + 1.0 + scheduled.applyAsInt(d);
      boolean fresh = known == 1 && nodes[d] > 0;
      weight /= fresh ? (double) children[d] / nodes[d] : known;
      fraction += done[d] * weight;
    }
    return Math.min(1, fraction + weight);
  }

  /** How many executions there are in all, as far as one can tell; never fewer than seen. */
  public double estimate() {
    return executions() / fraction();
  }
}
