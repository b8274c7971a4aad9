// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.dpor;

import dev.heddle.explore.wakeup.WakeupTree;

/** The first nodes of a search's path, which it shares with other searches. */
public interface SharedPrefix {
  /** The number of first events whose nodes are shared. */
  int depth();

  /** The steps that are covered at a shared node. */
  long[] covered(int d);

  /** The root of a shared node in the tree of scheduled steps. */
  int root(int d);

  /** The branch that leads to a shared node; {@link WakeupTree#NONE} if it is at the root. */
  int branch(int d);

  /** The steps that are scheduled at shared nodes, as far as known. */
  WakeupTree tree();

  /** The lock to hold while a step is scheduled at a shared node. */
  Object lock();

  /** Brings the tree up to date while the lock is held; returns whether it was outdated. */
  boolean update();

  /** Schedules a step at a shared node. The lock must be held and the tree up to date. */
  int append(int root, int parent, int last, long step);

  /**
   * A leaf was scheduled at a shared node; the lock is held.
   *
   * @param sequence the whole sequence for which it was scheduled
   */
  void offer(int d, int leaf, long[] sequence);

  /** Whether all searches are to end. */
  boolean isOver();
}
