package dev.heddle.explore;

import java.util.ArrayDeque;

/** Something to be explored: what follows some steps behind a shared node. */
final class Job implements Work {
  /** What is explored before anything is shared, and below nodes that it shares later. */
  static Job everything() {
    return new Job(null, new long[0], new int[0], new long[0], new int[0], new int[0]);
  }

  /** Null for everything. */
  final SharedNode node;

  final long[] steps;

  /** The places of the steps in the {@link SharedTree}. */
  final int[] branches;

  /** At the node when the first step is made. */
  final long[] asleep;

  /** Races before the node that every execution must look at again: their earlier events. */
  final int[] first;

  /** And their later ones. */
  final int[] second;

  /** Roots of the nodes that were shared while this was explored and are still used. */
  final ArrayDeque<Integer> roots = new ArrayDeque<>();

  /** Whether the search that took it has nothing left to do for it. */
  boolean finished;

  Job(SharedNode node, long[] steps, int[] branches, long[] asleep, int[] first, int[] second) {
    this.node = node;
    this.steps = steps;
    this.branches = branches;
    this.asleep = asleep;
    this.first = first;
    this.second = second;
  }
}
