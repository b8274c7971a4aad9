// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import dev.heddle.explore.wakeup.WakeupTree;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.function.LongUnaryOperator;

/**
 * The steps scheduled at shared nodes, in shared numbers. This is the original, of which searches
 * have replicas; it is guarded by the lock of the {@link JobPool}. Each leaf is explored once. An
 * explored branch remains, because its step is covered; what is below it is removed.
 */
final class SharedTree {
  private final WakeupTree tree;
  final ChangeLog log;

  /** Per branch: its parent, or NONE. */
  private int[] parent;

  /** Per branch: whether everything below it is explored and nothing can be inserted there. */
  private boolean[] explored;

  /** Per branch: the number of leaves, itself or below it, that no search has taken. */
  private int[] waiting;

  /** Per branch: the node to which it leads if some search has been there and leaves wait. */
  private SharedNode[] reached;

  /** Per root: the node it belongs to; null if it is not used. */
  private final List<SharedNode> nodes = new ArrayList<>();

  /** Per root: the number of leaves that no search has taken. */
  private int[] waitingBelow = new int[16];

  private int allWaiting;

  SharedTree(ChangeLog log) {
    this(new WakeupTree(), new BitSet(), new BitSet(), List.of(), log);
  }

  /** A tree whose replicas are registered. */
  SharedTree(WakeupTree tree, BitSet done, BitSet untaken, List<SharedNode> nodes) {
    this(tree, done, untaken, nodes, new ChangeLog());
  }

  /**
   * @param done the branches below which everything is explored
   * @param untaken leaves
   * @param nodes by root, null for those that are not used
   */
  private SharedTree(
      WakeupTree tree, BitSet done, BitSet untaken, List<SharedNode> nodes, ChangeLog log) {
    this.tree = tree;
    this.log = log;
    this.nodes.addAll(nodes);
    int size = Math.max(tree.size(), 16);
    parent = new int[size];
    explored = new boolean[size];
    waiting = new int[size];
    reached = new SharedNode[size];
    waitingBelow = new int[Math.max(16, nodes.size())];
    done.stream().forEach(b -> explored[b] = true);
    for (int d = 0; d < nodes.size(); d++) {
      restore(d, untaken);
    }
  }

  /** The same tree with another log. */
  SharedTree with(ChangeLog other) {
    return new SharedTree(tree, explored(), untaken(), nodes, other);
  }

  private void restore(int d, BitSet untaken) {
    ArrayDeque<Integer> left = new ArrayDeque<>();
    for (int c = tree.first(d); c >= 0; c = tree.next(c)) {
      parent[c] = WakeupTree.NONE;
      left.addLast(c);
    }
    while (!left.isEmpty()) {
      int b = left.removeLast();
      if (untaken.get(b)) {
        count(d, b, 1);
      }
      for (int c = tree.firstChild(b); c >= 0; c = tree.next(c)) {
        parent[c] = b;
        left.addLast(c);
      }
    }
  }

  /** Adds a replica. */
  void add(TreeReplica replica) {
    replica.tree = tree.copy(replica.exchange::in);
    log.add(replica);
  }

  // ---------------------------------------------------------------- roots

  /** A root for a new shared node. */
  int newRoot() {
    int d = nodes.indexOf(null);
    if (d < 0) {
      d = nodes.size();
      nodes.add(null);
      waitingBelow = d < waitingBelow.length ? waitingBelow : Arrays.copyOf(waitingBelow, d * 2);
    }
    log.clear(tree, d);
    return d;
  }

  void use(int d, SharedNode node) {
    nodes.set(d, node);
  }

  /** Releases a root whose node is no longer used. */
  void release(int d) {
    log.clear(tree, d);
    nodes.set(d, null);
  }

  SharedNode node(int d) {
    return nodes.get(d);
  }

  int roots() {
    return nodes.size();
  }

  /** By root, null for those that are not used. */
  List<SharedNode> nodes() {
    return Collections.unmodifiableList(nodes);
  }

  // ---------------------------------------------------------------- branches

  /** Appends a step, see {@link WakeupTree#append}. */
  int append(int d, int above, int sibling, long step) {
    int branch = log.append(tree, d, above, sibling, step);
    if (branch >= parent.length) {
      parent = Arrays.copyOf(parent, branch * 2);
      explored = Arrays.copyOf(explored, branch * 2);
      waiting = Arrays.copyOf(waiting, branch * 2);
      reached = Arrays.copyOf(reached, branch * 2);
    }
    parent[branch] = above;
    explored[branch] = false;
    waiting[branch] = 0;
    reached[branch] = null;
    return branch;
  }

  /** The node to which a branch leads; null if no search is known to have been there. */
  SharedNode reached(int branch) {
    return reached[branch];
  }

  /**
   * Notes that a search has been at the node to which a branch leads, so that a search that takes
   * another leaf can start there.
   */
  void setReached(int branch, SharedNode node) {
    reached[branch] = waiting[branch] > 0 ? node : null;
  }

  /** Whether everything below a branch is explored and nothing can be inserted there. */
  boolean isDone(int branch) {
    return explored[branch];
  }

  /** The branches from a root to this one. */
  int[] path(int branch) {
    int n = 0;
    for (int b = branch; b >= 0; b = parent[b]) {
      n++;
    }
    int[] path = new int[n];
    for (int b = branch; b >= 0; b = parent[b]) {
      path[--n] = b;
    }
    return path;
  }

  // ---------------------------------------------------------------- leaves

  /** Schedules at a root what another tree has scheduled at its first root; each leaf waits. */
  void adopt(int d, WakeupTree from, int firstOfRoot, LongUnaryOperator translate) {
    int[] theirs = new int[16];
    int[] last = new int[16];
    int depth = 0;
    theirs[0] = firstOfRoot;
    last[0] = WakeupTree.NONE;
    while (depth >= 0) {
      int c = theirs[depth];
      if (c < 0) {
        depth--;
        continue;
      }
      theirs[depth] = from.next(c);
      int above = depth == 0 ? WakeupTree.NONE : last[depth - 1];
      last[depth] = append(d, above, last[depth], translate.applyAsLong(from.label(c)));
      if (from.firstChild(c) < 0) {
        offer(d, last[depth]);
        continue;
      }
      if (++depth == theirs.length) {
        theirs = Arrays.copyOf(theirs, depth * 2);
        last = Arrays.copyOf(last, depth * 2);
      }
      theirs[depth] = from.firstChild(c);
      last[depth] = WakeupTree.NONE;
    }
  }

  /** Adds a new leaf below a root. */
  void offer(int d, int leaf) {
    count(d, leaf, 1);
  }

  /** The number of leaves that no search has taken. */
  int waiting() {
    return allWaiting;
  }

  /** The newest root below which a leaf waits; there must be one. */
  int rootOfNext() {
    int d = nodes.size() - 1;
    while (waitingBelow[d] == 0) {
      d--;
    }
    return d;
  }

  /** Takes the first leaf below a root that no search has taken. */
  int take(int d) {
    int b = firstWaiting(tree.first(d));
    while (tree.firstChild(b) >= 0) {
      b = firstWaiting(tree.firstChild(b));
    }
    count(d, b, -1);
    return b;
  }

  private int firstWaiting(int first) {
    int c = first;
    while (waiting[c] == 0) {
      c = tree.next(c);
    }
    return c;
  }

  private void count(int d, int leaf, int more) {
    for (int b = leaf; b >= 0; b = parent[b]) {
      waiting[b] += more;
      reached[b] = waiting[b] > 0 ? reached[b] : null;
    }
    waitingBelow[d] += more;
    allWaiting += more;
  }

  /** Everything below a leaf is explored. */
  void explored(int leaf) {
    explored[leaf] = true;
  }

  /**
   * Whether everything that is scheduled at a node is explored. Removes what is below a branch when
   * this holds for the branch and for everything before it, because a search there could still
   * insert below the branch.
   */
  boolean isExplored(int d) {
    int b = unexplored(tree.first(d));
    while (b >= 0) {
      int child = tree.firstChild(b);
      if (child < 0) {
        return false;
      }
      int open = unexplored(child);
      if (open < 0) {
        explored[b] = true;
        log.cut(tree, b);
        open = unexplored(tree.next(b));
        open = open < 0 ? parent[b] : open;
      }
      b = open;
    }
    return true;
  }

  private int unexplored(int first) {
    int c = first;
    while (c >= 0 && explored[c]) {
      c = tree.next(c);
    }
    return c;
  }

  // ---------------------------------------------------------------- for checkpoints

  WakeupTree tree() {
    return tree;
  }

  BitSet explored() {
    BitSet done = new BitSet();
    for (int b = 0; b < tree.size(); b++) {
      done.set(b, explored[b]);
    }
    return done;
  }

  /** The leaves that no search has taken; unused branches may be among them. */
  BitSet untaken() {
    BitSet leaves = new BitSet();
    for (int b = 0; b < tree.size(); b++) {
      leaves.set(b, waiting[b] == 1 && tree.firstChild(b) < 0);
    }
    return leaves;
  }
}
