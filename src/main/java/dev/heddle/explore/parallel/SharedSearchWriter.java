// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import dev.heddle.explore.observe.Statistics;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Writes the state of a {@link SharedSearch}, all of it, so that one that is restored answers as
 * the original does. {@link SharedSearchReader} is its inverse.
 */
final class SharedSearchWriter {
  private final DataOutputStream out;
  private final SearchDataWriter data;
  private final NodeTableWriter table;

  SharedSearchWriter(DataOutputStream out) {
    this.out = out;
    this.data = new SearchDataWriter(out);
    this.table = new NodeTableWriter(out);
  }

  void write(SharedSearch search, Statistics.End end) throws IOException {
    out.writeByte(end == null ? -1 : end.ordinal());
    search.numbers.write(out);
    out.writeLong(search.jobs.tree.log.written());
    table.nodes(nodes(search));
    data.sharedTree(search.jobs.tree, table);
    reached(search.jobs.tree);
    List<SearchTask> returned = search.jobs.returned();
    out.writeInt(returned.size());
    for (SearchTask task : returned) {
      task(task);
    }
    out.writeInt(search.members.size());
    for (Map.Entry<Long, Membership> m : search.members.entrySet()) {
      out.writeLong(m.getKey());
      member(m.getValue());
    }
    out.writeInt(search.former.size());
    for (SharedSearch.Part part : search.former) {
      data.statistics(part.counts());
      data.bytes(part.notes());
    }
  }

  private static List<SharedNode> nodes(SharedSearch search) {
    SharedTree tree = search.jobs.tree;
    List<SharedNode> ends = new ArrayList<>(tree.nodes());
    for (int b = 0; b < tree.tree().size(); b++) {
      ends.add(tree.reached(b));
    }
    search.jobs.returned().forEach(t -> ends.add(node(t)));
    for (Membership m : search.members.values()) {
      ends.add(m.last);
      ends.add(m.task == null ? null : node(m.task));
    }
    return ends;
  }

  private static SharedNode node(SearchTask task) {
    return switch (task) {
      case Job job -> job.node;
      case SearchStack stack -> stack.node();
    };
  }

  private void reached(SharedTree tree) throws IOException {
    List<Integer> branches = new ArrayList<>();
    for (int b = 0; b < tree.tree().size(); b++) {
      if (tree.reached(b) != null) {
        branches.add(b);
      }
    }
    out.writeInt(branches.size());
    for (int b : branches) {
      out.writeInt(b);
      table.node(tree.reached(b));
    }
  }

  private void task(SearchTask task) throws IOException {
    out.writeBoolean(task instanceof SearchStack);
    switch (task) {
      case Job job -> job(job);
      case SearchStack stack -> {
        job(stack.job());
        table.stack(stack);
      }
    }
  }

  private void job(Job job) throws IOException {
    table.job(job);
    out.writeDouble(job.fraction);
  }

  private void member(Membership m) throws IOException {
    out.writeInt(m.reports);
    out.writeLong(m.leaseEnd);
    out.writeBoolean(m.task != null);
    if (m.task != null) {
      task(m.task);
    }
    table.node(m.last);
    out.writeBoolean(m.began);
    data.ints(m.roots);
    data.statistics(m.counts);
    data.bytes(m.notes);
  }
}
