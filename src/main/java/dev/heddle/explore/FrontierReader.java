package dev.heddle.explore;

import dev.heddle.machine.LabelExchange.Numbering;
import java.io.DataInput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/** Reads what {@link FrontierWriter} wrote. */
final class FrontierReader {
  private final DataInput in;
  private final List<SharedNode> nodes = new ArrayList<>();
  private final List<Job> owners = new ArrayList<>();

  FrontierReader(DataInput in) {
    this.in = in;
  }

  Frontier read() throws IOException {
    Statistics done =
        new Statistics(
            in.readLong(), in.readLong(), in.readLong(), in.readLong(), Statistics.End.STOPPED);
    int[] roots = ints();
    WakeupTree tree = tree(roots);
    SharedTree shared =
        new SharedTree(tree, bits(ints()), roots.length, Arrays.stream(ints()).boxed().toList());
    nodes();
    List<Work> work = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      work.add(in.readBoolean() ? job() : stack());
    }
    return new Frontier(done, work, shared);
  }

  private static BitSet bits(int[] set) {
    BitSet bits = new BitSet();
    for (int b : set) {
      bits.set(b);
    }
    return bits;
  }

  private WakeupTree tree(int[] roots) throws IOException {
    int free = in.readInt();
    int size = in.readInt();
    long[] label = new long[size];
    int[] firstChild = new int[size];
    int[] next = new int[size];
    for (int n = 0; n < size; n++) {
      label[n] = in.readLong();
      firstChild[n] = in.readInt();
      next[n] = in.readInt();
    }
    return new WakeupTree(roots, label, firstChild, next, free);
  }

  private void nodes() throws IOException {
    for (int left = in.readInt(); left > 0; left--) {
      nodes.add(
          new SharedNode(node(), owner(), in.readInt(), in.readLong(), in.readInt(), longs()));
    }
  }

  private SharedNode node() throws IOException {
    int number = in.readInt();
    return number < 0 ? null : nodes.get(number);
  }

  private Job owner() throws IOException {
    int number = in.readInt();
    if (number == owners.size()) {
      Job job = job();
      owners.add(job);
      job.finished = in.readBoolean();
      for (int root : ints()) {
        job.roots.addLast(root);
      }
    }
    return owners.get(number);
  }

  private Job job() throws IOException {
    return new Job(node(), longs(), ints(), longs(), ints(), ints());
  }

  private Stack stack() throws IOException {
    Job job = owner();
    SharedNode node = node();
    Numbering numbering = new Numbering(ints(), ints(), ints());
    long[] path = longs();
    long[][] asleep = new long[in.readInt()][];
    for (int i = 0; i < asleep.length; i++) {
      asleep[i] = longs();
    }
    return new Stack(job, node, numbering, path, asleep, tree(ints()), ints(), ints());
  }

  private long[] longs() throws IOException {
    long[] values = new long[in.readInt()];
    for (int i = 0; i < values.length; i++) {
      values[i] = in.readLong();
    }
    return values;
  }

  private int[] ints() throws IOException {
    int[] values = new int[in.readInt()];
    for (int i = 0; i < values.length; i++) {
      values[i] = in.readInt();
    }
    return values;
  }
}
