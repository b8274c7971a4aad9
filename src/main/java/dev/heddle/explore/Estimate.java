package dev.heddle.explore;

import java.util.Arrays;
import java.util.function.DoubleSupplier;
import java.util.function.IntUnaryOperator;

/**
 * How much of a search is done, estimated as Knuth did it ("Estimating the Efficiency of Backtrack
 * Programs", 1975), but along the path of the search instead of a random one: each node of the path
 * counts for as many children as it has had, is about to have, and other nodes of its depth had on
 * average. What several threads share is estimated in the same way ({@link SharedEstimate}).
 */
public final class Estimate {
  /** How many children are still scheduled, by depth; see {@link Observer#starts}. */
  private IntUnaryOperator scheduled = depth -> 0;

  /** Of all that the search is part of; null if that is the search alone. */
  private DoubleSupplier whole;

  /** Per depth of the path, how many children the node has had before the current one. */
  private int[] done = new int[64];

  /** Per depth, the nodes that are finished, and their children. */
  private long[] nodes = new long[64];

  private long[] children = new long[64];

  private int depth = -1;

  /** A search begins, see {@link Observer#starts}. */
  void start(IntUnaryOperator scheduledAt) {
    scheduled = scheduledAt;
    whole = null;
  }

  /** From now on the search is part of something, of which so much is done. */
  void share(DoubleSupplier fraction) {
    whole = fraction;
  }

  /** See {@link Observer#resumes}. */
  void resume(int at, int explored) {
    know(at);
    done[at] = explored;
  }

  private void know(int length) {
    if (length >= done.length) {
      enlarge(2 * length);
    }
  }

  private void enlarge(int n) {
    done = Arrays.copyOf(done, n);
    nodes = Arrays.copyOf(nodes, n);
    children = Arrays.copyOf(children, n);
  }

  /** The path grows from this length. */
  void grow(int length) {
    know(length);
    if (length <= depth) {
      goBack(length);
    }
    depth = length;
  }

  private void goBack(int to) {
    for (int d = to + 1; d <= depth; d++) {
      nodes[d]++;
      children[d] += done[d] + 1;
      done[d] = 0;
    }
    done[to]++;
  }

  /** How many children a node of the path has had before the current one. */
  int explored(int at) {
    return at < done.length ? done[at] : 0;
  }

  /** Of all that there is to do, above 0 and up to 1. */
  double fraction() {
    return whole == null ? fraction(0) : whole.getAsDouble();
  }

  /** Of what is below a node of the path. */
  double fraction(int from) {
    double weight = 1;
    double fraction = 0;
    for (int d = from; d <= depth; d++) {
      double known = done[d] + 1.0 + scheduled.applyAsInt(d);
      boolean fresh = known == 1 && nodes[d] > 0;
      weight /= fresh ? (double) children[d] / nodes[d] : known;
      fraction += done[d] * weight;
    }
    return Math.min(1, fraction + weight);
  }
}
