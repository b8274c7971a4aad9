package dev.heddle.explore;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * What is scheduled at shared nodes, in shared numbers: the original, to be used under the lock of
 * the {@link JobPool}, and a log of its changes from which each search makes its {@link Mirror}. A
 * branch stays when it is explored, to tell what is covered; what is below it goes.
 */
final class SharedTree {
  private static final int CLEARED = -2;

  private final WakeupTree tree;

  /** Per branch: the one above it, or NONE. */
  private int[] parent;

  /** Per branch: whether all below it is explored and nothing can be added there. */
  private boolean[] explored;

  private final ArrayDeque<Integer> unused = new ArrayDeque<>();
  private int roots;

  /** The log; the change of number n is at n - dropped. */
  private long[] label = new long[1024];

  private int[] root = new int[1024];
  private int[] above = new int[1024];
  private int[] last = new int[1024];
  private long dropped;
  private volatile long written;
  private final List<Mirror> mirrors = new ArrayList<>();

  SharedTree() {
    this(new WakeupTree(), new BitSet(), 0, List.of());
  }

  /**
   * @param done the branches below which all is explored
   * @param roots how many numbers of roots have been given away
   * @param free those of them that are not used any more
   */
  SharedTree(WakeupTree tree, BitSet done, int roots, List<Integer> free) {
    this.tree = tree;
    this.roots = roots;
    unused.addAll(free);
    parent = new int[Math.max(tree.size(), 1)];
    explored = new boolean[parent.length];
    done.stream().forEach(b -> explored[b] = true);
    for (int d = 0; d < roots; d++) {
      parents(tree.first(d));
    }
  }

  private void parents(int list) {
    ArrayDeque<Integer> left = new ArrayDeque<>();
    for (int c = list; c >= 0; c = tree.next(c)) {
      parent[c] = WakeupTree.NONE;
      left.addLast(c);
    }
    while (!left.isEmpty()) {
      int b = left.removeLast();
      for (int c = tree.firstChild(b); c >= 0; c = tree.next(c)) {
        parent[c] = b;
        left.addLast(c);
      }
    }
  }

  /** From now on there is one more mirror. */
  void add(Mirror mirror) {
    mirror.tree = tree.copy(mirror.exchange::in);
    mirror.read = written;
    mirrors.add(mirror);
  }

  /** How many changes there have been; may be asked without the lock. */
  long written() {
    return written;
  }

  /** Brings a mirror up to date; whether it was not. */
  boolean update(Mirror mirror) {
    boolean behind = mirror.read < written;
    while (mirror.read < written) {
      int i = (int) (mirror.read++ - dropped);
      long own = root[i] >= 0 && above[i] != CLEARED ? mirror.exchange.in(label[i]) : 0;
      apply(mirror.tree, root[i], above[i], last[i], own);
    }
    return behind;
  }

  private void change(int d, int parentOrKind, int sibling, long step) {
    if (written - dropped == label.length) {
      makeRoom();
    }
    int i = (int) (written - dropped);
    label[i] = step;
    root[i] = d;
    above[i] = parentOrKind;
    last[i] = sibling;
    written = written + 1;
  }

  /** Forgets what every mirror has read. */
  private void makeRoom() {
    long read = mirrors.stream().mapToLong(m -> m.read).min().orElse(written);
    int known = (int) (read - dropped);
    int kept = (int) (written - read);
    int size = kept > label.length / 2 ? label.length * 2 : label.length;
    label = Arrays.copyOf(Arrays.copyOfRange(label, known, known + kept), size);
    root = Arrays.copyOf(Arrays.copyOfRange(root, known, known + kept), size);
    above = Arrays.copyOf(Arrays.copyOfRange(above, known, known + kept), size);
    last = Arrays.copyOf(Arrays.copyOfRange(last, known, known + kept), size);
    dropped = read;
  }

  /**
   * One change, of the original or of a mirror: the same changes give branches the same numbers.
   */
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

  /** A root for what is scheduled at a new shared node. */
  int newRoot() {
    int d = unused.isEmpty() ? roots++ : unused.removeLast();
    clear(d);
    return d;
  }

  /** The node of this root will not be used any more. */
  void release(int d) {
    clear(d);
    unused.addLast(d);
  }

  private void clear(int d) {
    change(d, CLEARED, 0, 0);
    apply(tree, d, CLEARED, 0, 0);
  }

  /** Appends a step, see {@link WakeupTree#append}. */
  int append(int d, int parentBranch, int sibling, long step) {
    change(d, parentBranch, sibling, step);
    int branch = apply(tree, d, parentBranch, sibling, step);
    if (branch >= parent.length) {
      parent = Arrays.copyOf(parent, branch * 2 + 1);
      explored = Arrays.copyOf(explored, branch * 2 + 1);
    }
    parent[branch] = parentBranch;
    explored[branch] = false;
    return branch;
  }

  /** All below a leaf is explored. */
  void explored(int leaf) {
    explored[leaf] = true;
  }

  /**
   * Whether all that is scheduled at a node is explored. Drops what is below a branch when that is
   * the case for it and for what comes before it: from there something may still be added below.
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
        change(WakeupTree.NONE, b, 0, 0);
        apply(tree, WakeupTree.NONE, b, 0, 0);
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

  int first(int d) {
    return tree.first(d);
  }

  int firstChild(int branch) {
    return tree.firstChild(branch);
  }

  int next(int branch) {
    return tree.next(branch);
  }

  long label(int branch) {
    return tree.label(branch);
  }

  /** As it is, for whoever writes it down. */
  WakeupTree tree() {
    return tree;
  }

  BitSet explored() {
    BitSet done = new BitSet();
    for (int b = 0; b < explored.length; b++) {
      done.set(b, explored[b]);
    }
    return done;
  }

  int roots() {
    return roots;
  }

  List<Integer> unused() {
    return List.copyOf(unused);
  }
}
