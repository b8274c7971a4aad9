package dev.heddle.verify;

import dev.heddle.machine.Machine;
import dev.heddle.program.Origin;
import dev.heddle.program.SourcePosition;
import dev.heddle.trace.Edge;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Tells of a cycle in a Shasha-Snir trace: the execution is none of sequential consistency. */
final class Cycles {
  private final Map<String, SourcePosition> position = new HashMap<>();

  Cycles(Machine machine) {
    Execution x = machine.execution();
    for (int d = 0; d < x.length(); d++) {
      if (!Kind.isOperation(x.kind(d))) {
        continue;
      }
      String name = machine.threadName(x.thread(d)) + "#" + x.operation(d);
      position.put(name, Origin.instruction(machine.program(), x.origin(d)).at());
    }
  }

  /** The flaw is told by the lines of the cycle, which starts where it is first by position. */
  Sighting sighting(List<Edge> cycle) {
    int first = 0;
    for (int i = 1; i < cycle.size(); i++) {
      first = at(cycle.get(i)).line() < at(cycle.get(first)).line() ? i : first;
    }
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < cycle.size(); i++) {
      Edge e = cycle.get((first + i) % cycle.size());
      parts.add(at(e).line() + " -" + e.type() + "->");
    }
    SourcePosition start = at(cycle.get(first));
    String text = "not robust: lines " + String.join(" ", parts) + " " + start.line();
    Flaw flaw = new Flaw(ErrorKind.NOT_ROBUST, text, start);
    return new Sighting(flaw, new Sighting.Cause.Everything());
  }

  private SourcePosition at(Edge e) {
    return position.get(e.from());
  }
}
