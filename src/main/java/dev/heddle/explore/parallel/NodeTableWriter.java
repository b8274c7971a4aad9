// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Writes shared nodes and jobs once each; further occurrences refer to the first one. */
final class NodeTableWriter {
  private final DataOutput out;
  private final SearchDataWriter data;

  /** The number of each node. Many paths begin with the same nodes. */
  private final Map<SharedNode, Integer> numbers = new IdentityHashMap<>();

  private final Map<Job, Integer> jobs = new IdentityHashMap<>();

  NodeTableWriter(DataOutput out) {
    this.out = out;
    this.data = new SearchDataWriter(out);
  }

  /** Writes all nodes that lead to these, parents before their children. */
  void nodes(List<SharedNode> ends) throws IOException {
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
      job(n.owner());
      data.node(n);
    }
  }

  /** Refers to a node. */
  void node(SharedNode node) throws IOException {
    out.writeInt(node == null ? -1 : numbers.get(node));
  }

  /** Writes a job at its first occurrence, after its node; later occurrences refer to it. */
  void job(Job job) throws IOException {
    Integer known = jobs.putIfAbsent(job, jobs.size());
    out.writeInt(known == null ? jobs.size() - 1 : known);
    if (known == null) {
      node(job.node);
      data.ints(job.branches);
      out.writeBoolean(job.isPlacements);
      out.writeBoolean(job.finished);
      data.ints(job.roots.stream().mapToInt(r -> r).toArray());
    }
  }

  void stack(SearchStack stack) throws IOException {
    job(stack.job());
    node(stack.node());
    data.stack(stack);
  }
}
