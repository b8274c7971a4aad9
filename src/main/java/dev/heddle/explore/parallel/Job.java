// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import java.util.ArrayDeque;

/** Something to be explored: mostly what follows a leaf of the {@link SharedTree}. */
final class Job implements SearchTask {
  /** Where the leaf's root is; null for what is explored before anything is shared. */
  final SharedNode node;

  /** The branches from the root to the leaf. */
  final int[] branches;

  /** Roots of the nodes that were shared while this was explored and are still used. */
  final ArrayDeque<Integer> roots = new ArrayDeque<>();

  /** Whether the search that took it has nothing left to do for it. */
  boolean finished;

  /** How much of it that search has done, below the nodes it has shared; as far as known. */
  volatile double fraction;

  /** Whether it is a part of another one that was given away and asks for nothing else. */
  final boolean given;

  Job(SharedNode node, int[] branches) {
    this(node, branches, false);
  }

  Job(SharedNode node, int[] branches, boolean given) {
    this.node = node;
    this.branches = branches;
    this.given = given;
  }

  static Job given() {
    return new Job(null, new int[0], true);
  }

  /** What is explored before anything is shared, and below the first nodes that are. */
  static Job everything() {
    return new Job(null, new int[0]);
  }

  int leaf() {
    return branches[branches.length - 1];
  }
}
