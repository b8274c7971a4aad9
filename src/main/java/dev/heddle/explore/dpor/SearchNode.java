// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.dpor;

import dev.heddle.explore.wakeup.SleepSets;
import dev.heddle.explore.wakeup.WakeupTree;

/**
 * The sleeping and the scheduled steps at one node of the current path. The node belongs to this
 * search or is shared with others.
 */
final class SearchNode {
  private final SleepSets sleep;
  private final WakeupTree own;
  private long[] asleep;
  private WakeupTree tree;
  private SharedPrefix shared;

  /** The range of its sleep set. */
  int start;

  int end;

  /** Its place in the tree: a root, and the branch that leads to it if it is not at the root. */
  private int root;

  private int branch;

  /** A node of a search with these sets and trees. */
  SearchNode(SleepSets sleep, WakeupTree tree) {
    this.sleep = sleep;
    this.own = tree;
  }

  /** Selects a node of the search's own, or a shared one. */
  void turnTo(int d, SharedPrefix sharing) {
    shared = sharing;
    if (shared == null) {
      asleep = sleep.labels();
      start = sleep.start(d);
      end = sleep.end(d);
      tree = own;
      root = d;
      branch = WakeupTree.NONE;
    } else {
      asleep = shared.covered(d);
      start = 0;
      end = asleep.length;
      tree = shared.tree();
      root = shared.root(d);
      branch = shared.branch(d);
    }
  }

  long asleep(int i) {
    return asleep[i];
  }

  /** The tree of the steps scheduled at the node. */
  WakeupTree tree() {
    return tree;
  }

  /** The first step scheduled at the node. */
  int first() {
    return branch < 0 ? tree.first(root) : tree.firstChild(branch);
  }

  int next(int child) {
    return tree.next(child);
  }

  long label(int child) {
    return tree.label(child);
  }

  int append(int parent, int last, long step) {
    int above = parent < 0 ? branch : parent;
    return shared == null
        ? tree.append(root, above, last, step)
        : shared.append(root, above, last, step);
  }
}
