// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.diagram;

import dev.heddle.report.diagram.Diagram.Arrow;
import dev.heddle.trace.Edge;
import dev.heddle.verify.Witness;
import dev.heddle.verify.Witness.Doing;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The arrows of program order: from one node of a thread to the next, from a spawn to the first
 * node of the thread it starts, and from a thread's last node to its join. The edges of a trace
 * connect operations only, so an edge of the cycle may correspond to several arrows here.
 */
final class ProgramOrder {
  private final List<Witness.Step> nodes;

  /** By name in the trace: the node. */
  private final Map<String, Integer> index;

  ProgramOrder(List<Witness.Step> nodes, Map<String, Integer> index) {
    this.nodes = nodes;
    this.index = index;
  }

  List<Arrow> arrows(Set<Edge> cycle) {
    Set<Integer> marked = new HashSet<>();
    List<Arrow> arrows = new ArrayList<>();
    for (Edge e : cycle) {
      if (e.type() == Edge.Type.PO) {
        mark(index.get(e.from()), index.get(e.to()), marked, arrows);
      }
    }
    Map<String, Integer> last = new HashMap<>();
    for (int n = 0; n < nodes.size(); n++) {
      Witness.Step s = nodes.get(n);
      if (s.doing() == Doing.COMMIT || s.doing() == Doing.COMMIT_FREE) {
        continue;
      }
      Integer before = last.put(s.thread(), n);
      if (before != null) {
        arrows.add(new Arrow(Edge.Type.PO, before, n, marked.contains(n)));
      }
      Integer other = s.doing() == Doing.JOIN ? last.get(s.place()) : null;
      if (other != null) {
        arrows.add(new Arrow(Edge.Type.PO, other, n, false));
      }
      if (s.doing() == Doing.SPAWN) {
        last.putIfAbsent(s.place(), n);
      }
    }
    return arrows;
  }

  /** Marks the nodes of a thread after one up to another; between threads there is an arrow. */
  private void mark(int from, int to, Set<Integer> marked, List<Arrow> arrows) {
    String thread = nodes.get(to).thread();
    if (!nodes.get(from).thread().equals(thread)) {
      arrows.add(new Arrow(Edge.Type.PO, from, to, true));
      return;
    }
    for (int n = from + 1; n <= to; n++) {
      if (nodes.get(n).thread().equals(thread)) {
        marked.add(n);
      }
    }
  }
}
