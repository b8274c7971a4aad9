// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import dev.heddle.explore.dpor.DeferredReads;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.explore.wakeup.WakeupTree;
import dev.heddle.machine.LabelTranslation.Numbering;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Reads the output of {@link FrontierWriter}. Other input may result in a frontier from which no
 * search can resume, but reading it ends, with memory in proportion to the input.
 */
final class FrontierReader {
  private static final long MAX_COUNT = Long.MAX_VALUE >> 6;

  private final DataInputStream in;
  private final List<SharedNode> nodes = new ArrayList<>();
  private final List<Job> owners = new ArrayList<>();

  FrontierReader(DataInputStream in) {
    this.in = in;
  }

  Frontier read() throws IOException {
    Statistics done = new Statistics(count(), count(), count(), count(), Statistics.End.STOPPED);
    for (int left = in.readInt(); left > 0; left--) {
      nodes.add(sharedNode());
    }
    int[] roots = ints();
    WakeupTree tree = tree(roots);
    List<SharedNode> used = new ArrayList<>();
    for (int d = 0; d < roots.length; d++) {
      used.add(node());
    }
    int size = tree.size();
    SharedTree shared = new SharedTree(tree, bits(ints(), size), bits(ints(), size), used);
    List<SearchStack> stacks = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      stacks.add(stack());
    }
    expectParts(roots.length, size);
    return new Frontier(done, stacks, shared);
  }

  /** Requires that nodes and jobs name roots and branches of the shared tree. */
  private void expectParts(int roots, int branches) throws IOException {
    for (SharedNode node : nodes) {
      expect(node.depth() == (node.parent() == null ? 0 : node.parent().depth() + 1));
      expect(node.root() >= 0 && node.root() < roots);
      expect(node.branch() >= WakeupTree.NONE && node.branch() < branches);
      expect(node.explored() >= 0 && node.first().length == node.second().length);
    }
    for (Job job : owners) {
      for (int root : job.roots) {
        expect(root >= 0 && root < roots);
      }
      for (int branch : job.branches) {
        expect(branch >= 0 && branch < branches);
      }
    }
  }

  private static BitSet bits(int[] set, int size) throws IOException {
    BitSet bits = new BitSet();
    for (int b : set) {
      expect(b >= 0 && b < size);
      bits.set(b);
    }
    return bits;
  }

  private static void expect(boolean holds) throws IOException {
    if (!holds) {
      throw new IOException("damaged");
    }
  }

  private WakeupTree tree(int[] roots) throws IOException {
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

  private SharedNode sharedNode() throws IOException {
    return new SharedNode(
        node(),
        owner(),
        in.readInt(),
        in.readLong(),
        in.readInt(),
        in.readInt(),
        longs(),
        in.readInt(),
        ints(),
        ints());
  }

  private SharedNode node() throws IOException {
    int number = in.readInt();
    expect(number < nodes.size());
    return number < 0 ? null : nodes.get(number);
  }

  private Job owner() throws IOException {
    int number = in.readInt();
    if (number == owners.size()) {
      Job job = new Job(node(), ints(), in.readBoolean());
      owners.add(job);
      job.finished = in.readBoolean();
      for (int root : ints()) {
        job.roots.addLast(root);
      }
    }
    expect(number >= 0 && number < owners.size());
    return owners.get(number);
  }

  private SearchStack stack() throws IOException {
    Job job = owner();
    SharedNode node = node();
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

  private long count() throws IOException {
    long count = in.readLong();
    expect(count >= 0 && count <= MAX_COUNT);
    return count;
  }

  /** The length of a list whose elements have at least so many bytes. */
  private int length(int bytes) throws IOException {
    int length = in.readInt();
    expect(length >= 0 && length <= in.available() / bytes);
    return length;
  }

  private long[] longs() throws IOException {
    long[] values = new long[length(Long.BYTES)];
    for (int i = 0; i < values.length; i++) {
      values[i] = in.readLong();
    }
    return values;
  }

  private int[] ints() throws IOException {
    int[] values = new int[length(Integer.BYTES)];
    for (int i = 0; i < values.length; i++) {
      values[i] = in.readInt();
    }
    return values;
  }
}
