// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.observe;

import java.util.Arrays;
import java.util.function.DoubleSupplier;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;

/**
 * The fraction of a search that is done, estimated by Knuth's method ("Estimating the Efficiency of
 * Backtrack Programs", 1975), but along the path of the search instead of a random one: the
 * children of a node of the path are those explored and those scheduled, or, if that is only one,
 * the average of the finished nodes of its depth. A search that several threads share is estimated
 * in the same way ({@code parallel.SharedEstimate}).
 */
public final class Estimate {
  private IntSupplier path = () -> 0;
  private IntUnaryOperator scheduled = depth -> 0;

  /**
   * The fraction of the whole search of which this one is a part; null if it is no part of another.
   */
  private DoubleSupplier whole;

  /** Per depth of the path, the number of children of the node before the current one. */
  private int[] done = new int[64];

  /** Per depth, the number of finished nodes, and of their children. */
  private long[] nodes = new long[64];

  private long[] children = new long[64];

  /**
   * A search begins.
   *
   * @param length of its path
   * @param scheduledAt how many other steps are scheduled at each node of the path, by its depth
   */
  public void start(IntSupplier length, IntUnaryOperator scheduledAt) {
    path = length;
    scheduled = scheduledAt;
    whole = null;
  }

  /** From now on the search is part of a larger one, of which this fraction is done. */
  public void share(DoubleSupplier fraction) {
    whole = fraction;
  }

  /**
   * A stopped search continues: at a node of its path so many steps have been explored before the
   * one on the path.
   */
  public void resume(int at, int explored) {
    reserve(at);
    done[at] = explored;
  }

  private void reserve(int node) {
    if (node >= done.length) {
      enlarge(2 * node);
    }
  }

  private void enlarge(int n) {
    done = Arrays.copyOf(done, n);
    nodes = Arrays.copyOf(nodes, n);
    children = Arrays.copyOf(children, n);
  }

  /**
   * The search continues with another step at a node; the nodes after it, up to the last, are done.
   */
  public void goBack(int to, int last) {
    leave(to + 1, last);
    done[to]++;
  }

  /** Nodes of the path are done. */
  public void leave(int from, int last) {
    reserve(last);
    int end = last + 1; // with d <= last, C2 sometimes deoptimises the loop
    for (int d = from; d < end; d++) {
      nodes[d]++;
      children[d] += done[d] + 1;
      done[d] = 0;
    }
  }

  /** The number of children of a node of the path before the current one. */
  public int explored(int at) {
    return at < done.length ? done[at] : 0;
  }

  /** The fraction of the whole search that is done, above 0 and up to 1. */
  public double fraction() {
    return whole == null ? fraction(0) : whole.getAsDouble();
  }

  /** The fraction of the search below a node of the path. */
  public double fraction(int from) {
    int length = path.getAsInt();
    reserve(length);
    double weight = 1;
    double fraction = 0;
    for (int d = from; d < length; d++) {
      double known = done[d] + 1.0 + scheduled.applyAsInt(d);
      boolean fresh = known == 1 && nodes[d] > 0;
      weight /= fresh ? (double) children[d] / nodes[d] : known;
      fraction += done[d] * weight;
    }
    return Math.min(1, fraction + weight);
  }
}
