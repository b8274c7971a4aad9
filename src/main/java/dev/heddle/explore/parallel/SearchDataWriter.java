// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import dev.heddle.explore.dpor.DeferredReads;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.explore.wakeup.WakeupTree;
import dev.heddle.machine.LabelTranslation.Numbering;
import dev.heddle.machine.state.SharedNumbers;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Writes the parts of a search; {@link SearchDataReader} is its inverse. */
final class SearchDataWriter {
  private final DataOutput out;

  SearchDataWriter(DataOutput out) {
    this.out = out;
  }

  void statistics(Statistics s) throws IOException {
    out.writeLong(s.executions());
    out.writeLong(s.redundant());
    out.writeLong(s.cut());
    out.writeLong(s.events());
  }

  void tree(WakeupTree tree, int roots) throws IOException {
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

  /** The shared tree; its nodes have been written. */
  void sharedTree(SharedTree shared, NodeTableWriter table) throws IOException {
    tree(shared.tree(), shared.roots());
    for (SharedNode node : shared.nodes()) {
      table.node(node);
    }
    ints(shared.explored().stream().toArray());
    ints(shared.untaken().stream().toArray());
  }

  /** A node without its parent and its owner. */
  void node(SharedNode n) throws IOException {
    out.writeInt(n.depth());
    out.writeLong(n.step());
    out.writeInt(n.root());
    out.writeInt(n.branch());
    longs(n.covered());
    out.writeInt(n.explored());
    ints(n.first());
    ints(n.second());
  }

  /** A position without its job and its node. */
  void stack(SearchStack stack) throws IOException {
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
    deferredReads(stack.deferredReads());
  }

  private void deferredReads(DeferredReads.Position position) throws IOException {
    out.writeInt(position == null ? -1 : position.fixed());
    if (position != null) {
      longs(position.steps());
      ints(position.before());
    }
  }

  void longs(long[] values) throws IOException {
    out.writeInt(values.length);
    for (long v : values) {
      out.writeLong(v);
    }
  }

  void ints(int[] values) throws IOException {
    out.writeInt(values.length);
    for (int v : values) {
      out.writeInt(v);
    }
  }

  void counts(SharedNumbers.Counts known) throws IOException {
    out.writeInt(known.threads());
    out.writeInt(known.places());
    out.writeInt(known.lanes());
  }

  /** Possibly null. */
  void bytes(byte[] values) throws IOException {
    out.writeInt(values == null ? -1 : values.length);
    if (values != null) {
      out.write(values);
    }
  }

  /** Nodes that follow each other. */
  void nodes(List<SharedNode> nodes) throws IOException {
    out.writeInt(nodes.size());
    for (SharedNode n : nodes) {
      node(n);
    }
  }

  /** Positions whose job and node the reader knows. */
  void stacks(List<SearchStack> stacks) throws IOException {
    out.writeInt(stacks.size());
    for (SearchStack s : stacks) {
      stack(s);
    }
  }

  /**
   * A task with the nodes on the way to it.
   *
   * @param start the last of these nodes; null if there are none
   */
  void task(SearchTask task, SharedNode start) throws IOException {
    out.writeByte(task == null ? 0 : task instanceof Job ? 1 : 2);
    if (task == null) {
      return;
    }
    List<SharedNode> way = new ArrayList<>();
    for (SharedNode n = start; n != null; n = n.parent()) {
      way.addFirst(n);
    }
    nodes(way);
    Job job = task instanceof SearchStack s ? s.job() : (Job) task;
    out.writeInt(job.node == null ? -1 : job.node.depth());
    ints(job.branches);
    out.writeBoolean(job.isPlacements);
    if (task instanceof SearchStack s) {
      stack(s);
    }
  }
}
