// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.session;

import dev.heddle.machine.Machine;
import dev.heddle.trace.ShashaSnirTrace;
import dev.heddle.verify.Algorithm;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The traces that all analyses of one search have seen, for searches that may repeat a trace. */
public final class DistinctTraces {
  private final boolean mayRepeat;
  private final Set<String> seen = ConcurrentHashMap.newKeySet();

  public DistinctTraces(Algorithm algorithm) {
    this.mayRepeat = algorithm == Algorithm.EXHAUSTIVE;
  }

  /** Whether the machine's current execution is the first one with its trace. */
  public boolean isNew(Machine machine) {
    return !mayRepeat
        || seen.add(ShashaSnirTrace.of(machine.execution(), machine::threadName).identity());
  }

  public void clear() {
    seen.clear();
  }

  public void write(DataOutput out) throws IOException {
    TextCodec.writeAll(seen, out);
  }

  public void read(DataInputStream in) throws IOException {
    seen.addAll(TextCodec.readAll(in));
  }
}
