// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import static dev.heddle.explore.parallel.SearchDataReader.expect;

import dev.heddle.explore.wakeup.WakeupTree;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Reads the output of {@link NodeTableWriter}. */
final class NodeTableReader {
  private final DataInputStream in;
  private final SearchDataReader data;
  private final List<SharedNode> nodes = new ArrayList<>();
  private final List<Job> jobs = new ArrayList<>();

  NodeTableReader(DataInputStream in) {
    this.in = in;
    this.data = new SearchDataReader(in);
  }

  void nodes() throws IOException {
    for (int left = in.readInt(); left > 0; left--) {
      nodes.add(data.node(node(), job()));
    }
  }

  SharedNode node() throws IOException {
    int number = in.readInt();
    expect(number < nodes.size());
    return number < 0 ? null : nodes.get(number);
  }

  Job job() throws IOException {
    int number = in.readInt();
    if (number == jobs.size()) {
      Job job = new Job(node(), data.ints(), in.readBoolean());
      jobs.add(job);
      job.finished = in.readBoolean();
      for (int root : data.ints()) {
        job.roots.addLast(root);
      }
    }
    expect(number >= 0 && number < jobs.size());
    return jobs.get(number);
  }

  SearchStack stack() throws IOException {
    return data.stack(job(), node());
  }

  /** Requires that nodes and jobs name roots and branches of the shared tree. */
  void expectParts(int roots, int branches) throws IOException {
    for (SharedNode node : nodes) {
      expect(node.depth() == (node.parent() == null ? 0 : node.parent().depth() + 1));
      expect(node.root() >= 0 && node.root() < roots);
      expect(node.branch() >= WakeupTree.NONE && node.branch() < branches);
      expect(node.explored() >= 0 && node.first().length == node.second().length);
    }
    for (Job job : jobs) {
      for (int root : job.roots) {
        expect(root >= 0 && root < roots);
      }
      for (int branch : job.branches) {
        expect(branch >= 0 && branch < branches);
      }
    }
  }
}
