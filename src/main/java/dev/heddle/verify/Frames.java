package dev.heddle.verify;

import dev.heddle.machine.Machine;
import dev.heddle.trace.ChronologicalTrace;
import dev.heddle.trace.Execution;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What each step of a witness is in the trace, and what it does to memory. */
final class Frames {
  private final Machine machine;
  private final Execution x;
  private final Contents contents;

  /** Per event its node. */
  private final Map<Integer, String> nodes = new HashMap<>();

  private List<Picture.Cell> memory = List.of();

  Frames(Machine machine, Places places, ChronologicalTrace trace) {
    this.machine = machine;
    this.x = machine.execution();
    this.contents = new Contents(machine, places);
    trace.nodes().stream().filter(n -> n.event() >= 0).forEach(n -> nodes.put(n.event(), n.name()));
  }

  List<Picture.Frame> of(List<Actions.Action> told) {
    memory =
        contents.before(told.stream().filter(Frames::isEvent).map(Actions.Action::event).toList());
    List<Picture.Frame> frames = new ArrayList<>();
    for (Actions.Action a : told) {
      frames.add(new Picture.Frame(node(a), isEvent(a) ? contents.change(a.event()) : List.of()));
    }
    return frames;
  }

  /** What is there before the first step. */
  List<Picture.Cell> memory() {
    return memory;
  }

  private static boolean isEvent(Actions.Action a) {
    return a.what() == Actions.What.COMMIT || a.what() == Actions.What.EVENT;
  }

  private String node(Actions.Action a) {
    return switch (a.what()) {
      case COMMIT, EVENT -> nodes.get(a.event());
      case STORE -> machine.threadName(a.thread()) + "#" + x.operation(a.event());
      case SPAWN, JOIN, ACQUIRE_FENCE, RELEASE_FENCE -> "";
    };
  }
}
