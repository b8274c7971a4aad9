// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Writes a {@link Frontier}; {@link FrontierReader} is its inverse. */
final class FrontierWriter {
  private final DataOutput out;
  private final SearchDataWriter data;
  private final NodeTableWriter table;

  FrontierWriter(DataOutput out) {
    this.out = out;
    this.data = new SearchDataWriter(out);
    this.table = new NodeTableWriter(out);
  }

  void write(Frontier frontier) throws IOException {
    SharedTree shared = frontier.tree;
    data.statistics(frontier.done);
    List<SharedNode> ends = new ArrayList<>(shared.nodes());
    frontier.stacks.forEach(s -> ends.add(s.node()));
    table.nodes(ends);
    data.sharedTree(shared, table);
    out.writeInt(frontier.stacks.size());
    for (SearchStack stack : frontier.stacks) {
      table.stack(stack);
    }
  }
}
