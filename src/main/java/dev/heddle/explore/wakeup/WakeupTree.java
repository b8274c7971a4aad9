// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.wakeup;

import java.util.Arrays;
import java.util.function.LongUnaryOperator;

/**
 * Ordered trees of steps still to be explored, one root per node of the current path
 * (Optimal-DPOR's wakeup trees). Nodes live in int arrays with a free list; a child is removed when
 * the search descends into it.
 */
public final class WakeupTree {
  public static final int NONE = -1;

  /** Per node on the path: its first child. */
  private int[] root = new int[64];

  private long[] label = new long[256];
  private int[] firstChild = new int[256];
  private int[] next = new int[256];
  private int free = NONE;
  private int top;
  private int live;

  public WakeupTree() {
    Arrays.fill(root, NONE);
  }

  /** A tree with these nodes; roots and nodes are numbered by their indices in the arrays. */
  public WakeupTree(int[] root, long[] label, int[] firstChild, int[] next, int free) {
    this.root = Arrays.copyOf(root, Math.max(root.length, 1));
    Arrays.fill(this.root, root.length, this.root.length, NONE);
    this.label = label;
    this.firstChild = firstChild;
    this.next = next;
    this.free = free;
    top = label.length;
    live = top;
    for (int n = free; n >= 0; n = next[n]) {
      live--;
    }
  }

  /** The same nodes, with labels in other numbers. */
  public WakeupTree copy(LongUnaryOperator translate) {
    long[] labels = new long[top];
    for (int r : root) {
      translate(r, labels, translate);
    }
    return new WakeupTree(
        root, labels, Arrays.copyOf(firstChild, top), Arrays.copyOf(next, top), free);
  }

  private void translate(int list, long[] labels, LongUnaryOperator translate) {
    int[] left = new int[16];
    int n = 0;
    int c = list;
    while (c >= 0 || n > 0) {
      c = c >= 0 ? c : left[--n];
      labels[c] = translate.applyAsLong(label[c]);
      if (next[c] >= 0) {
        left = n == left.length ? Arrays.copyOf(left, n * 2) : left;
        left[n++] = next[c];
      }
      c = firstChild[c];
    }
  }

  /** The head of the list of unused nodes, in the order in which they will be used. */
  public int free() {
    return free;
  }

  /** All numbers of nodes are below this. */
  public int size() {
    return top;
  }

  /** No root with this number or above has anything scheduled. */
  public int roots() {
    return root.length;
  }

  public int first(int d) {
    return d < root.length ? root[d] : NONE;
  }

  /** The number of steps that are scheduled at path node d. */
  public int children(int d) {
    int n = 0;
    for (int c = first(d); c >= 0; c = next[c]) {
      n++;
    }
    return n;
  }

  public long label(int node) {
    return label[node];
  }

  public int firstChild(int node) {
    return firstChild[node];
  }

  public int next(int node) {
    return next[node];
  }

  public int live() {
    return live;
  }

  /** Removes the first child of path node d and makes its subtree that of node d+1. */
  public void descend(int d) {
    int child = root[d];
    root[d] = next[child];
    setRoot(d + 1, firstChild[child]);
    release(child);
  }

  /** Path node d+1 starts with nothing scheduled. */
  public void descendFreely(int d) {
    setRoot(d + 1, NONE);
  }

  private void setRoot(int d, int first) {
    if (d >= root.length) {
      int known = root.length;
      root = Arrays.copyOf(root, d * 2);
      Arrays.fill(root, known, root.length, NONE);
    }
    root[d] = first;
  }

  /**
   * Schedules at path node d the subtree of another tree from {@code first} on, including its
   * siblings, with labels in other numbers.
   */
  public void adopt(int d, WakeupTree from, int first, LongUnaryOperator translate) {
    setRoot(d, NONE);
    int[] theirs = new int[16];
    int[] ours = new int[16];
    int n = 0;
    int last = NONE;
    for (int c = first; c >= 0; c = from.next[c]) {
      last = append(d, NONE, last, translate.applyAsLong(from.label[c]));
      if (n == theirs.length) {
        theirs = Arrays.copyOf(theirs, n * 2);
        ours = Arrays.copyOf(ours, n * 2);
      }
      theirs[n] = c;
      ours[n++] = last;
    }
    while (n > 0) {
      int parent = ours[--n];
      int before = NONE;
      for (int c = from.firstChild[theirs[n]], at = n; c >= 0; c = from.next[c]) {
        before = append(d, parent, before, translate.applyAsLong(from.label[c]));
        if (at == theirs.length) {
          theirs = Arrays.copyOf(theirs, at * 2);
          ours = Arrays.copyOf(ours, at * 2);
        }
        theirs[at] = c;
        ours[at++] = before;
        n = at;
      }
    }
  }

  /** Removes everything that is scheduled at path node d. */
  public void clear(int d) {
    drop(first(d));
    setRoot(d, NONE);
  }

  /** Removes everything below a branch. */
  public void cut(int branch) {
    drop(firstChild[branch]);
    firstChild[branch] = NONE;
  }

  private void drop(int list) {
    int rest = list;
    while (rest >= 0) {
      int node = rest;
      rest = next[node];
      int children = firstChild[node];
      if (children >= 0) {
        int last = children;
        while (next[last] >= 0) {
          last = next[last];
        }
        next[last] = rest;
        rest = children;
      }
      release(node);
    }
  }

  /**
   * Appends a step after {@code last}, or as the first child of {@code parent} or of path node d.
   */
  public int append(int d, int parent, int last, long step) {
    int node = allocate(step);
    if (last >= 0) {
      next[last] = node;
    } else if (parent >= 0) {
      firstChild[parent] = node;
    } else {
      root[d] = node;
    }
    return node;
  }

  private int allocate(long step) {
    int node = free;
    if (node >= 0) {
      free = next[node];
    } else {
      node = top++;
      if (node == label.length) {
        grow();
      }
    }
    label[node] = step;
    firstChild[node] = NONE;
    next[node] = NONE;
    live++;
    return node;
  }

  private void grow() {
    label = Arrays.copyOf(label, top * 2);
    firstChild = Arrays.copyOf(firstChild, top * 2);
    next = Arrays.copyOf(next, top * 2);
  }

  private void release(int node) {
    next[node] = free;
    free = node;
    live--;
  }
}
