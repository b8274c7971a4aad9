// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import dev.heddle.machine.Machine;
import dev.heddle.trace.ChronologicalTrace;
import dev.heddle.trace.Execution;
import dev.heddle.verify.DetailedWitness;
import dev.heddle.verify.analysis.AddressNames;
import dev.heddle.verify.analysis.ReadsFromOrder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The node of each step of a witness in the trace, and its effect on memory. */
final class WitnessFrames {
  private final Machine machine;
  private final Execution x;
  private final MemoryContents contents;

  /** Per event its node. */
  private final Map<Integer, String> nodes = new HashMap<>();

  private List<DetailedWitness.Cell> memory = List.of();

  WitnessFrames(Machine machine, AddressNames places, ChronologicalTrace trace) {
    this.machine = machine;
    this.x = machine.execution();
    this.contents = new MemoryContents(machine, places);
    trace.nodes().stream().filter(n -> n.event() >= 0).forEach(n -> nodes.put(n.event(), n.name()));
  }

  List<DetailedWitness.Frame> of(List<ReadsFromOrder.Action> told) {
    memory =
        contents.before(
            told.stream()
                .filter(WitnessFrames::isEvent)
                .map(ReadsFromOrder.Action::event)
                .toList());
    List<DetailedWitness.Frame> frames = new ArrayList<>();
    for (ReadsFromOrder.Action a : told) {
      frames.add(
          new DetailedWitness.Frame(node(a), isEvent(a) ? contents.change(a.event()) : List.of()));
    }
    return frames;
  }

  /** What is there before the first step. */
  List<DetailedWitness.Cell> memory() {
    return memory;
  }

  private static boolean isEvent(ReadsFromOrder.Action a) {
    return a.what() == ReadsFromOrder.What.COMMIT || a.what() == ReadsFromOrder.What.EVENT;
  }

  private String node(ReadsFromOrder.Action a) {
    return switch (a.what()) {
      case COMMIT, EVENT -> nodes.get(a.event());
      case STORE -> machine.threadName(a.thread()) + "#" + x.operation(a.event());
      case SPAWN, JOIN, ACQUIRE_FENCE, RELEASE_FENCE -> "";
    };
  }
}
