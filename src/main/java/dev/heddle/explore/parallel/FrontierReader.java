// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import dev.heddle.explore.observe.Statistics;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the output of {@link FrontierWriter}. Other input may result in a frontier from which no
 * search can resume, but reading it ends, with memory in proportion to the input.
 */
final class FrontierReader {
  private final DataInputStream in;
  private final SearchDataReader data;
  private final NodeTableReader table;

  FrontierReader(DataInputStream in) {
    this.in = in;
    this.data = new SearchDataReader(in);
    this.table = new NodeTableReader(in);
  }

  Frontier read() throws IOException {
    Statistics done = data.statistics();
    table.nodes();
    SharedTree shared = data.sharedTree(table);
    List<SearchStack> stacks = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      stacks.add(table.stack());
    }
    table.expectParts(shared.roots(), shared.tree().size());
    return new Frontier(done, stacks, shared);
  }
}
