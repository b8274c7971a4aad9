// SPDX-License-Identifier: Apache-2.0
package dev.heddle.trace;

import java.util.Arrays;

/**
 * Whether sequential consistency has an execution: whether program order, reads-from, coherence and
 * from-read are acyclic together. The same as an empty {@link ShashaSnirTrace#cycle}, but without
 * names and sets, for searches that ask it of every execution.
 *
 * <p>Nodes are events and, in program order between them, spawns and joins. One after another, the
 * nodes that nothing precedes are removed; there is a cycle if some remain.
 */
public final class SequentialOrder {
  private final Execution x;
  private final Forks forks;

  // ---- edges of a node, as lists: the first, and per edge its end and the next one
  private final int[] first;
  private int[] end = new int[64];
  private int[] next = new int[64];
  private int edges;

  /** By node: how many edges lead there. */
  private final int[] entering;

  /** By event: the next write of its location, if it is a write; -1 for none. */
  private final int[] nextWrite;

  /** By buffered store: the event that committed it, plus 1. */
  private int[] commits = new int[64];

  /** By location: its first write, plus 1; and the last one so far. */
  private int[] firstWrite = new int[64];

  private int[] lastWrite = new int[64];

  private SequentialOrder(Execution x) {
    this.x = x;
    this.forks = x.forks();
    int nodes = x.length() + forks.count();
    this.first = new int[nodes];
    Arrays.fill(first, -1);
    this.entering = new int[nodes];
    this.nextWrite = new int[x.length()];
    Arrays.fill(nextWrite, -1);
  }

  /**
   * Whether there is no cycle. False also if that is not known: where accesses overlap in part, or
   * memory is freed.
   *
   * @param x complete, with all stores in memory
   */
  public static boolean exists(Execution x) {
    return isInOrder(x) || !x.locations().mixed() && new SequentialOrder(x).isThere();
  }

  /**
   * Whether the execution itself is sequentially consistent: threads do their operations in program
   * order, and no load was forwarded.
   */
  private static boolean isInOrder(Execution x) {
    int[] done = new int[16];
    for (int d = 0; d < x.length(); d++) {
      if (!Kind.isOperation(x.kind(d))) {
        continue;
      }
      int t = x.thread(d);
      done = longer(done, t);
      boolean isForwarded = x.kind(d) == Kind.READ && !Label.is(x.label(d), Label.ACTIVE);
      if (x.operation(d) < done[t] || isForwarded) {
        return false;
      }
      done[t] = x.operation(d);
    }
    return true;
  }

  private boolean isThere() {
    for (int d = 0; d < x.length(); d++) {
      if (x.locations().isObject(x.location(d)) && isPlaced(d)) {
        return false;
      }
      noteWrite(d);
    }
    addConflicts();
    addThreads();
    return isAcyclic();
  }

  /** Whether an event is at a location. */
  private boolean isPlaced(int d) {
    return Kind.isOperation(x.kind(d)) && x.kind(d) != Kind.CHOICE;
  }

  private void noteWrite(int d) {
    if (x.kind(d) == Kind.COMMIT) {
      commits = longer(commits, x.entry(d));
      commits[x.entry(d)] = d + 1;
    }
    if (!isPlaced(d) || !Label.is(x.label(d), Label.WRITE)) {
      return;
    }
    int at = x.location(d);
    int before = x.previousWrite(d);
    if (before >= 0) {
      nextWrite[before] = d;
      edge(before, d);
    } else {
      firstWrite = longer(firstWrite, at);
      firstWrite[at] = d + 1;
    }
  }

  private static int[] longer(int[] all, int index) {
    return index < all.length ? all : Arrays.copyOf(all, Math.max(index + 1, 2 * all.length));
  }

  private void addConflicts() {
    for (int d = 0; d < x.length(); d++) {
      if (!isPlaced(d)) {
        continue;
      }
      int at = x.location(d);
      firstWrite = longer(firstWrite, at);
      lastWrite = longer(lastWrite, at);
      boolean writes = Label.is(x.label(d), Label.WRITE);
      if (Operation.reads(x.kind(d)) && !writes) {
        read(d, source(d, at), firstWrite[at] - 1);
      }
      lastWrite[at] = writes ? d + 1 : lastWrite[at];
    }
  }

  /** The write that an event reads from, or -1. */
  private int source(int d, int at) {
    if (x.kind(d) == Kind.PASS) {
      return x.reaching(at, x.value(d));
    }
    boolean fromMemory = Label.is(x.label(d), Label.ACTIVE);
    return (fromMemory ? lastWrite[at] : commits[x.entry(d)]) - 1;
  }

  private void read(int d, int source, int firstAtLocation) {
    if (source >= 0) {
      edge(source, d);
    }
    int over = source >= 0 ? nextWrite[source] : firstAtLocation;
    if (over >= 0 && x.kind(d) != Kind.PASS) { // what comes after a pass need not come after it
      edge(d, over);
    }
  }

  /** Program order, with spawns and joins. */
  private void addThreads() {
    int threads = 0;
    for (int d = 0; d < x.length(); d++) {
      threads = Math.max(threads, x.thread(d) + 1);
    }
    for (int i = 0; i < forks.count(); i++) {
      threads = Math.max(threads, Math.max(forks.thread(i), forks.other(i)) + 1);
    }
    int[] head = new int[threads];
    int[] last = new int[threads];
    Arrays.fill(head, -1);
    Arrays.fill(last, -1);
    for (long key : keys()) {
      int node = (int) key;
      int t = node < x.length() ? x.thread(node) : forks.thread(node - x.length());
      if (last[t] >= 0) {
        edge(last[t], node);
      } else {
        head[t] = node;
      }
      last[t] = node;
    }
    for (int i = 0; i < forks.count(); i++) {
      int other = forks.other(i);
      if (!forks.isJoin(i) && head[other] >= 0) {
        edge(x.length() + i, head[other]);
      } else if (forks.isJoin(i) && last[other] >= 0) {
        edge(last[other], x.length() + i);
      }
    }
  }

  /** All nodes in program order: by operation, a spawn or join before the one that it precedes. */
  private long[] keys() {
    long[] keys = new long[first.length];
    int n = 0;
    for (int d = 0; d < x.length(); d++) {
      if (Kind.isOperation(x.kind(d))) {
        keys[n++] = (2L * x.operation(d) + 1) << 32 | d;
      }
    }
    for (int i = 0; i < forks.count(); i++) {
      keys[n++] = 2L * forks.operation(i) << 32 | x.length() + i;
    }
    Arrays.sort(keys, 0, n);
    return Arrays.copyOf(keys, n);
  }

  private void edge(int from, int to) {
    if (edges == end.length) {
      end = Arrays.copyOf(end, edges * 2);
      next = Arrays.copyOf(next, edges * 2);
    }
    end[edges] = to;
    next[edges] = first[from];
    first[from] = edges++;
    entering[to]++;
  }

  private boolean isAcyclic() {
    int[] ready = new int[first.length];
    int count = 0;
    for (int node = 0; node < first.length; node++) {
      if (entering[node] == 0) {
        ready[count++] = node;
      }
    }
    for (int i = 0; i < count; i++) {
      for (int e = first[ready[i]]; e >= 0; e = next[e]) {
        if (--entering[end[e]] == 0) {
          ready[count++] = end[e];
        }
      }
    }
    return count == first.length;
  }
}
