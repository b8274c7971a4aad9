// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import dev.heddle.explore.observe.Statistics;
import dev.heddle.explore.wakeup.WakeupTree;
import dev.heddle.machine.LabelTranslation.Numbering;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Writes a {@link Frontier}; {@link FrontierReader} is its inverse. */
final class FrontierWriter {
  private final DataOutput out;

  /** The number of each node. Many paths begin with the same nodes. */
  private final Map<SharedNode, Integer> numbers = new IdentityHashMap<>();

  private final Map<Job, Integer> owners = new IdentityHashMap<>();

  FrontierWriter(DataOutput out) {
    this.out = out;
  }

  void write(Frontier frontier) throws IOException {
    SharedTree shared = frontier.tree;
    statistics(frontier.done);
    nodes(frontier);
    tree(shared.tree(), shared.roots());
    for (int d = 0; d < shared.roots(); d++) {
      node(shared.node(d));
    }
    ints(shared.explored().stream().toArray());
    ints(shared.untaken().stream().toArray());
    out.writeInt(frontier.stacks.size());
    for (SearchStack stack : frontier.stacks) {
      stack(stack);
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
  private void nodes(Frontier frontier) throws IOException {
    List<SharedNode> ends = new ArrayList<>();
    for (int d = 0; d < frontier.tree.roots(); d++) {
      ends.add(frontier.tree.node(d));
    }
    frontier.stacks.forEach(s -> ends.add(s.node()));
    List<SharedNode> nodes = new ArrayList<>();
    for (SharedNode end : ends) {
      List<SharedNode> path = new ArrayList<>();
      for (SharedNode n = end; n != null && !numbers.containsKey(n); n = n.parent()) {
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
      out.writeInt(n.root());
      out.writeInt(n.branch());
      longs(n.covered());
      out.writeInt(n.explored());
      ints(n.first());
      ints(n.second());
    }
  }

  private void node(SharedNode node) throws IOException {
    out.writeInt(node == null ? -1 : numbers.get(node));
  }

  /** Writes a job at its first occurrence, after its node; later occurrences refer to it. */
  private void owner(Job job) throws IOException {
    Integer known = owners.putIfAbsent(job, owners.size());
    out.writeInt(known == null ? owners.size() - 1 : known);
    if (known == null) {
      node(job.node);
      ints(job.branches);
      out.writeBoolean(job.isPlacements);
      out.writeBoolean(job.finished);
      ints(job.roots.stream().mapToInt(r -> r).toArray());
    }
  }

  private void stack(SearchStack stack) throws IOException {
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
    out.writeInt(stack.deferredReads() == null ? -1 : stack.deferredReads().fixed());
    if (stack.deferredReads() != null) {
      longs(stack.deferredReads().steps());
      ints(stack.deferredReads().before());
    }
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
