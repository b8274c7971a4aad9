// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;

/**
 * The fraction that is done of a search that several threads share: {@link
 * dev.heddle.explore.observe.Estimate} along the {@link SharedTree}. The branches of a node have
 * equal weight; a leaf that was taken counts for the fraction that its search reports. Guarded by
 * the lock of the {@link JobPool}.
 */
final class SharedEstimate {
  /** A branch, and its weight as a part of the whole search. */
  private record Part(int branch, double weight) {}

  private final SharedTree tree;

  /** The job that is explored before any node is shared; null if it is done. */
  private Job everything;

  /** Jobs that were taken and are not finished, by leaf. */
  private final Map<Integer, Job> taken = new HashMap<>();

  private final ArrayDeque<Part> left = new ArrayDeque<>();

  SharedEstimate(SharedTree tree) {
    this.tree = tree;
    for (int root = 0; root < tree.roots(); root++) {
      if (tree.node(root) != null) {
        begin(tree.node(root).owner());
      }
    }
  }

  /** A search works on this job from now on. */
  void begin(Job job) {
    if (job.node == null) {
      everything = job;
    } else {
      taken.put(job.leaf(), job);
    }
  }

  /** The job is finished. */
  void end(Job job) {
    taken.remove(job.leaf());
  }

  /** Traverses the whole tree. */
  double fraction() {
    double sum = everything == null ? 1 : ofJob(everything, 1);
    while (!left.isEmpty()) {
      Part part = left.removeLast();
      sum += ofBranch(part.branch, part.weight);
    }
    return Math.clamp(sum, Double.MIN_NORMAL, 1);
  }

  /** Adds what is known to be done; the rest remains to be traversed. */
  private double ofJob(Job job, double whole) {
    double weight = whole;
    double sum = 0;
    for (int root : job.roots) {
      int explored = tree.node(root).explored();
      int first = tree.tree().first(root);
      weight /= explored + 1 + siblings(first);
      sum += explored * weight;
      leave(first, weight);
    }
    return sum + (job.finished ? 1 : job.fraction) * weight;
  }

  private double ofBranch(int branch, double weight) {
    if (tree.isDone(branch)) {
      return weight;
    }
    int first = tree.tree().firstChild(branch);
    if (first >= 0) {
      leave(first, weight / siblings(first));
      return 0;
    }
    Job job = taken.get(branch);
    return job == null ? 0 : ofJob(job, weight);
  }

  private int siblings(int first) {
    int n = 0;
    for (int c = first; c >= 0; c = tree.tree().next(c)) {
      n++;
    }
    return n;
  }

  private void leave(int first, double weight) {
    for (int c = first; c >= 0; c = tree.tree().next(c)) {
      left.add(new Part(c, weight));
    }
  }
}
