package dev.heddle.explore;

import java.util.Arrays;

/**
 * Ordered trees of steps still to be explored, one root per node of the current path
 * (Optimal-DPOR's wakeup trees). Nodes live in int arrays with a free list; a child is taken out
 * when the search descends into it.
 */
final class WakeupTree {
  static final int NONE = -1;

  /** Per node on the path: its first child. */
  private int[] root = new int[64];

  private long[] label = new long[256];
  private int[] firstChild = new int[256];
  private int[] next = new int[256];
  private int free = NONE;
  private int top;
  private int live;

  WakeupTree() {
    Arrays.fill(root, NONE);
  }

  int first(int d) {
    return d < root.length ? root[d] : NONE;
  }

  /** How many steps are scheduled at path node d. */
  int children(int d) {
    int n = 0;
    for (int c = first(d); c >= 0; c = next[c]) {
      n++;
    }
    return n;
  }

  long label(int node) {
    return label[node];
  }

  int firstChild(int node) {
    return firstChild[node];
  }

  int next(int node) {
    return next[node];
  }

  int live() {
    return live;
  }

  /** Takes the first child of path node d out and makes its subtree that of node d+1. */
  void descend(int d) {
    int child = root[d];
    root[d] = next[child];
    setRoot(d + 1, firstChild[child]);
    release(child);
  }

  /** Path node d+1 starts with nothing scheduled. */
  void descendFreely(int d) {
    setRoot(d + 1, NONE);
  }

  private void setRoot(int d, int first) {
    if (d >= root.length) {
      root = Arrays.copyOf(root, d * 2);
    }
    root[d] = first;
  }

  /** Drops what is scheduled below path node d. */
  void clear(int d) {
    drop(root[d]);
    root[d] = NONE;
  }

  private void drop(int list) {
    int[] stack = new int[top + 1];
    int n = 0;
    for (int c = list; c >= 0; c = next[c]) {
      stack[n++] = c;
    }
    while (n > 0) {
      int node = stack[--n];
      for (int c = firstChild[node]; c >= 0; c = next[c]) {
        stack[n++] = c;
      }
      release(node);
    }
  }

  /**
   * Appends a step behind {@code last}, or as the first child of {@code parent} or of path node d.
   */
  int append(int d, int parent, int last, long step) {
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
        label = Arrays.copyOf(label, top * 2);
        firstChild = Arrays.copyOf(firstChild, top * 2);
        next = Arrays.copyOf(next, top * 2);
      }
    }
    label[node] = step;
    firstChild[node] = NONE;
    next[node] = NONE;
    live++;
    return node;
  }

  private void release(int node) {
    next[node] = free;
    free = node;
    live--;
  }
}
