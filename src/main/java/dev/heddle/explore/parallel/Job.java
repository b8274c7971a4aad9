// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import java.util.ArrayDeque;

/** A part of the search: usually the executions below a leaf of the {@link SharedTree}. */
final class Job implements SearchTask {
  /** The node of the leaf's root; null for the part that is explored before any node is shared. */
  final SharedNode node;

  /** The branches from the root to the leaf. */
  final int[] branches;

  /** Roots of the nodes that were shared during this job and are still used. */
  final ArrayDeque<Integer> roots = new ArrayDeque<>();

  /** Whether the search that took it has finished its part. */
  boolean finished;

  /** The fraction that this search has done below the nodes that it has shared, as far as known. */
  volatile double fraction;

  /** Whether it consists of placements of another search's deferred reads; these have no races. */
  final boolean isPlacements;

  Job(SharedNode node, int[] branches) {
    this(node, branches, false);
  }

  Job(SharedNode node, int[] branches, boolean isPlacements) {
    this.node = node;
    this.branches = branches;
    this.isPlacements = isPlacements;
  }

  static Job placements() {
    return new Job(null, new int[0], true);
  }

  /** The part that is explored before any node is shared, and below the first shared nodes. */
  static Job everything() {
    return new Job(null, new int[0]);
  }

  int leaf() {
    return branches[branches.length - 1];
  }
}
