package dev.heddle.explore;

import dev.heddle.machine.LabelExchange.Numbering;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Writes a {@link Frontier}; {@link FrontierReader} is its mirror image. */
final class FrontierWriter {
  private final DataOutput out;

  /** By node: its number. Many paths begin with the same ones. */
  private final Map<SharedNode, Integer> numbers = new IdentityHashMap<>();

  private final Map<Job, Integer> owners = new IdentityHashMap<>();

  FrontierWriter(DataOutput out) {
    this.out = out;
  }

  void write(Frontier frontier) throws IOException {
    statistics(frontier.done);
    tree(frontier.tree.tree(), frontier.tree.roots());
    ints(frontier.tree.explored().stream().toArray());
    ints(frontier.tree.unused().stream().mapToInt(r -> r).toArray());
    nodes(frontier.work);
    out.writeInt(frontier.work.size());
    for (Work work : frontier.work) {
      out.writeBoolean(work instanceof Job);
      switch (work) {
        case Job job -> job(job);
        case Stack stack -> stack(stack);
      }
    }
  }

  private void statistics(Statistics s) throws IOException {
    out.writeLong(s.executions());
    out.writeLong(s.redundant());
    out.writeLong(s.cut());
    out.writeLong(s.events());
  }

  private void tree(WakeupTree tree, int roots) throws IOException {
    out.writeInt(roots);
    for (int d = 0; d < roots; d++) {
      out.writeInt(tree.first(d));
    }
    out.writeInt(tree.free());
    out.writeInt(tree.size());
    for (int n = 0; n < tree.size(); n++) {
      out.writeLong(tree.label(n));
      out.writeInt(tree.firstChild(n));
      out.writeInt(tree.next(n));
    }
  }

  /** Parents before their children. */
  private void nodes(List<Work> all) throws IOException {
    List<SharedNode> nodes = new ArrayList<>();
    for (Work work : all) {
      List<SharedNode> path = new ArrayList<>();
      SharedNode last =
          switch (work) {
            case Job job -> job.node;
            case Stack stack -> stack.node();
          };
      for (SharedNode n = last; n != null && !numbers.containsKey(n); n = n.parent()) {
        path.addFirst(n);
      }
      for (SharedNode n : path) {
        numbers.put(n, nodes.size());
        nodes.add(n);
      }
    }
    out.writeInt(nodes.size());
    for (SharedNode n : nodes) {
      node(n.parent());
      owner(n.owner());
      out.writeInt(n.depth());
      out.writeLong(n.step());
      out.writeInt(n.place());
      longs(n.covered());
    }
  }

  private void node(SharedNode node) throws IOException {
    out.writeInt(node == null ? -1 : numbers.get(node));
  }

  /** A job that has been begun; of the same kind as {@link #node}, told when it is first met. */
  private void owner(Job job) throws IOException {
    Integer known = owners.putIfAbsent(job, owners.size());
    out.writeInt(known == null ? owners.size() - 1 : known);
    if (known == null) {
      job(job);
      out.writeBoolean(job.finished);
      ints(job.roots.stream().mapToInt(r -> r).toArray());
    }
  }

  private void job(Job job) throws IOException {
    node(job.node);
    longs(job.steps);
    ints(job.branches);
    longs(job.asleep);
    ints(job.first);
    ints(job.second);
  }

  private void stack(Stack stack) throws IOException {
    owner(stack.job());
    node(stack.node());
    Numbering numbering = stack.numbering();
    ints(numbering.threads());
    ints(numbering.places());
    ints(numbering.lanes());
    longs(stack.path());
    out.writeInt(stack.asleep().length);
    for (long[] labels : stack.asleep()) {
      longs(labels);
    }
    tree(stack.tree(), stack.asleep().length);
    ints(stack.first());
    ints(stack.second());
  }

  private void longs(long[] values) throws IOException {
    out.writeInt(values.length);
    for (long v : values) {
      out.writeLong(v);
    }
  }

  private void ints(int[] values) throws IOException {
    out.writeInt(values.length);
    for (int v : values) {
      out.writeInt(v);
    }
  }
}
