// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.dpor;

import dev.heddle.explore.wakeup.WakeupTree;

/** The first nodes of a search's path, which it shares with other searches. */
public interface SharedPrefix {
  /** The nodes before so many first events are shared. */
  int depth();

  /** What is covered at a shared node. */
  long[] covered(int d);

  /** The root in the tree of what is scheduled at a shared node. */
  int root(int d);

  /** The branch that a shared node is behind; {@link WakeupTree#NONE} if it is at the root. */
  int branch(int d);

  /** What is scheduled at shared nodes, as far as known. */
  WakeupTree tree();

  /** To be locked while something is scheduled at a shared node. */
  Object lock();

  /** Brings the tree up to date, the lock being held; whether it was not. */
  boolean update();

  /** Schedules a step at a shared node, the lock being held and the tree up to date. */
  int append(int root, int parent, int last, long step);

  /** This leaf was scheduled at a shared node; the lock is held. */
  void offer(int d, int leaf);

  /** Whether all searches are to end. */
  boolean isOver();
}
