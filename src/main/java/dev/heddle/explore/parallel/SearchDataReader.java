// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import dev.heddle.explore.dpor.DeferredReads;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.explore.wakeup.WakeupTree;
import dev.heddle.machine.LabelTranslation.Numbering;
import dev.heddle.machine.state.SharedNumbers;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Reads the output of {@link SearchDataWriter}. Reading other input ends as well, with memory in
 * proportion to the input.
 */
final class SearchDataReader {
  private static final long MAX_COUNT = Long.MAX_VALUE >> 6;

  private final DataInputStream in;

  SearchDataReader(DataInputStream in) {
    this.in = in;
  }

  Statistics statistics() throws IOException {
    return new Statistics(count(), count(), count(), count(), Statistics.End.STOPPED);
  }

  static void expect(boolean holds) throws IOException {
    if (!holds) {
      throw new IOException("damaged");
    }
  }

  WakeupTree tree(int[] roots) throws IOException {
    int free = in.readInt();
    int size = length(Long.BYTES + 2 * Integer.BYTES);
    long[] label = new long[size];
    int[] firstChild = new int[size];
    int[] next = new int[size];
    for (int n = 0; n < size; n++) {
      label[n] = in.readLong();
      firstChild[n] = in.readInt();
      next[n] = in.readInt();
    }
    expectTrees(roots, firstChild, next, free);
    return new WakeupTree(roots, label, firstChild, next, free);
  }

  /** Requires that the lists of used and of unused nodes contain each node exactly once. */
  private static void expectTrees(int[] roots, int[] firstChild, int[] next, int free)
      throws IOException {
    BitSet seen = new BitSet();
    ArrayDeque<Integer> lists = new ArrayDeque<>();
    for (int root : roots) {
      lists.add(root);
    }
    while (!lists.isEmpty()) {
      for (int n = lists.remove(); n >= 0; n = next[n]) {
        visit(n, next.length, seen);
        lists.add(firstChild[n]);
      }
    }
    for (int n = free; n >= 0; n = next[n]) {
      visit(n, next.length, seen);
    }
  }

  private static void visit(int node, int size, BitSet seen) throws IOException {
    expect(node < size && !seen.get(node));
    seen.set(node);
  }

  /** The shared tree; its nodes have been read. */
  SharedTree sharedTree(NodeTableReader table) throws IOException {
    int[] roots = ints();
    WakeupTree tree = tree(roots);
    List<SharedNode> used = new ArrayList<>();
    for (int d = 0; d < roots.length; d++) {
      used.add(table.node());
    }
    int size = tree.size();
    return new SharedTree(tree, bits(ints(), size), bits(ints(), size), used);
  }

  private static BitSet bits(int[] set, int size) throws IOException {
    BitSet bits = new BitSet();
    for (int b : set) {
      expect(b >= 0 && b < size);
      bits.set(b);
    }
    return bits;
  }

  /** A node without its parent and its owner. */
  SharedNode node(SharedNode parent, Job owner) throws IOException {
    return new SharedNode(
        parent,
        owner,
        in.readInt(),
        in.readLong(),
        in.readInt(),
        in.readInt(),
        longs(),
        in.readInt(),
        ints(),
        ints());
  }

  SearchStack stack(Job job, SharedNode node) throws IOException {
    Numbering numbering = new Numbering(ints(), ints(), ints());
    long[] path = longs();
    long[][] asleep = new long[length(Integer.BYTES)][];
    for (int i = 0; i < asleep.length; i++) {
      asleep[i] = longs();
    }
    return new SearchStack(
        job, node, numbering, path, asleep, tree(ints()), ints(), ints(), deferredReads());
  }

  private DeferredReads.Position deferredReads() throws IOException {
    int fixed = in.readInt();
    return fixed < 0 ? null : new DeferredReads.Position(longs(), ints(), fixed);
  }

  long count() throws IOException {
    long count = in.readLong();
    expect(count >= 0 && count <= MAX_COUNT);
    return count;
  }

  /** The length of a list whose elements have at least so many bytes. */
  int length(int bytes) throws IOException {
    int length = in.readInt();
    expect(length >= 0 && length <= in.available() / bytes);
    return length;
  }

  long[] longs() throws IOException {
    long[] values = new long[length(Long.BYTES)];
    for (int i = 0; i < values.length; i++) {
      values[i] = in.readLong();
    }
    return values;
  }

  int[] ints() throws IOException {
    int[] values = new int[length(Integer.BYTES)];
    for (int i = 0; i < values.length; i++) {
      values[i] = in.readInt();
    }
    return values;
  }

  /** Possibly null. */
  byte[] bytes() throws IOException {
    int length = in.readInt();
    expect(length <= in.available());
    return length < 0 ? null : in.readNBytes(length);
  }

  SharedNumbers.Counts counts() throws IOException {
    SharedNumbers.Counts known = new SharedNumbers.Counts(in.readInt(), in.readInt(), in.readInt());
    expect(known.threads() >= 0 && known.places() >= 0 && known.lanes() >= 0);
    return known;
  }

  /** Nodes that follow each other, without an owner. */
  List<SharedNode> nodes() throws IOException {
    List<SharedNode> nodes = new ArrayList<>();
    for (int left = length(Long.BYTES); left > 0; left--) {
      nodes.add(node(nodes.isEmpty() ? null : nodes.getLast(), null));
    }
    return nodes;
  }

  /** Positions without their job and their node. */
  List<SearchStack> stacks() throws IOException {
    List<SearchStack> stacks = new ArrayList<>();
    for (int left = length(Integer.BYTES); left > 0; left--) {
      stacks.add(stack(null, null));
    }
    return stacks;
  }

  /**
   * A task; null if there is none.
   *
   * @param way receives the nodes on the way to it
   */
  SearchTask task(List<SharedNode> way) throws IOException {
    int kind = in.readByte();
    expect(kind >= 0 && kind <= 2);
    if (kind == 0) {
      return null;
    }
    way.addAll(nodes());
    int depth = in.readInt();
    expect(depth < way.size());
    Job job = new Job(depth < 0 ? null : way.get(depth), ints(), in.readBoolean());
    return kind == 1 ? job : stack(job, way.isEmpty() ? null : way.getLast());
  }
}
