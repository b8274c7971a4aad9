package dev.heddle.verify;

import dev.heddle.machine.Machine;
import dev.heddle.trace.ShashaSnirTrace;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The traces that all who look at one search have seen, if it may show one twice. */
final class DistinctTraces {
  private final boolean mayRepeat;
  private final Set<String> seen = ConcurrentHashMap.newKeySet();

  DistinctTraces(Algorithm algorithm) {
    this.mayRepeat = algorithm == Algorithm.EXHAUSTIVE;
  }

  /** Whether the execution that the machine stands at is the first one with its trace. */
  boolean isNew(Machine machine) {
    return !mayRepeat
        || seen.add(ShashaSnirTrace.of(machine.execution(), machine::threadName).identity());
  }

  void clear() {
    seen.clear();
  }

  void write(DataOutput out) throws IOException {
    Texts.writeAll(seen, out);
  }

  void read(DataInputStream in) throws IOException {
    seen.addAll(Texts.readAll(in));
  }
}
