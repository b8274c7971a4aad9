// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import dev.heddle.explore.wakeup.WakeupTree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongUnaryOperator;

/** The changes of the {@link SharedTree}, by which its replicas are brought up to date. */
final class ChangeLog {
  private static final int CLEARED = -2;

  private long[] label = new long[1024];
  private int[] root = new int[1024];
  private int[] parent = new int[1024];
  private int[] last = new int[1024];

  /** Change number n is at index n - dropped. */
  private long dropped;

  /** So many of the last changes are kept even if no registered replica needs them. */
  private final int retained;

  private volatile long written;
  private final List<TreeReplica> readers = new ArrayList<>();

  /** The log of a tree whose replicas are registered. */
  ChangeLog() {
    this(0, 0);
  }

  /**
   * The log of a tree with replicas elsewhere.
   *
   * @param written the number of changes so far
   */
  ChangeLog(int retained, long written) {
    this.retained = retained;
    this.written = written;
    this.dropped = written;
  }

  /**
   * Changes of a tree, in order.
   *
   * @param root NONE where everything below a branch is dropped
   * @param parent CLEARED where everything below a root is dropped
   */
  record Changes(long[] label, int[] root, int[] parent, int[] last) {
    /** Applies them to a copy of the tree, in the numbers of its machine. */
    void apply(WakeupTree tree, LongUnaryOperator in) {
      for (int i = 0; i < label.length; i++) {
        boolean appends = root[i] >= 0 && parent[i] != CLEARED;
        long step = appends ? in.applyAsLong(label[i]) : 0;
        ChangeLog.apply(tree, root[i], parent[i], last[i], step);
      }
    }
  }

  /** The changes after the first {@code known} ones; null if they are no longer kept. */
  Changes since(long known) {
    if (known < dropped || known > written) {
      return null;
    }
    int from = (int) (known - dropped);
    int to = (int) (written - dropped);
    return new Changes(
        Arrays.copyOfRange(label, from, to),
        Arrays.copyOfRange(root, from, to),
        Arrays.copyOfRange(parent, from, to),
        Arrays.copyOfRange(last, from, to));
  }

  /** The number of changes so far; may be called without the lock of the pool. */
  long written() {
    return written;
  }

  void add(TreeReplica reader) {
    reader.read = written;
    readers.add(reader);
  }

  /** Brings a replica up to date; returns whether it was outdated. */
  boolean update(TreeReplica replica) {
    boolean behind = replica.read < written;
    while (replica.read < written) {
      int i = (int) (replica.read++ - dropped);
      boolean appends = root[i] >= 0 && parent[i] != CLEARED;
      long own = appends ? replica.exchange.in(label[i]) : 0;
      apply(replica.tree, root[i], parent[i], last[i], own);
    }
    return behind;
  }

  /** Appends a step to a tree, see {@link WakeupTree#append}. */
  int append(WakeupTree tree, int d, int branch, int sibling, long step) {
    write(d, branch, sibling, step);
    return apply(tree, d, branch, sibling, step);
  }

  /** Drops what is below a branch. */
  void cut(WakeupTree tree, int branch) {
    write(WakeupTree.NONE, branch, 0, 0);
    apply(tree, WakeupTree.NONE, branch, 0, 0);
  }

  /** Drops what is below a root. */
  void clear(WakeupTree tree, int d) {
    write(d, CLEARED, 0, 0);
    apply(tree, d, CLEARED, 0, 0);
  }

  /** Applies a change. The same changes give branches the same numbers. */
  private static int apply(WakeupTree tree, int root, int parent, int last, long step) {
    if (parent == CLEARED) {
      tree.clear(root);
    } else if (root < 0) {
      tree.cut(parent);
    } else {
      return tree.append(root, parent, last, step);
    }
    return WakeupTree.NONE;
  }

  private void write(int d, int branch, int sibling, long step) {
    if (written - dropped == label.length) {
      makeRoom();
    }
    int i = (int) (written - dropped);
    label[i] = step;
    root[i] = d;
    parent[i] = branch;
    last[i] = sibling;
    written = written + 1;
  }

  /** Removes the changes that every replica has read. */
  private void makeRoom() {
    long oldest = Math.max(dropped, written - retained);
    long read = readers.stream().mapToLong(m -> m.read).min().orElse(oldest);
    int known = (int) (read - dropped);
    int kept = (int) (written - read);
    int size = kept > label.length / 2 ? label.length * 2 : label.length;
    label = Arrays.copyOf(Arrays.copyOfRange(label, known, known + kept), size);
    root = Arrays.copyOf(Arrays.copyOfRange(root, known, known + kept), size);
    parent = Arrays.copyOf(Arrays.copyOfRange(parent, known, known + kept), size);
    last = Arrays.copyOf(Arrays.copyOfRange(last, known, known + kept), size);
    dropped = read;
  }
}
