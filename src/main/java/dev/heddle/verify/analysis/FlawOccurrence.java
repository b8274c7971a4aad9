// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.analysis;

import dev.heddle.machine.Machine;
import dev.heddle.trace.Execution;
import dev.heddle.verify.Flaw;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A flaw in the execution that a machine stands at, and what of that execution brought it about.
 */
public record FlawOccurrence(Flaw flaw, Cause cause) {

  /** Which steps a person must see to understand the flaw. */
  public sealed interface Cause {
    /** What the thread did and saw until it stopped. */
    record Thread(int thread) implements Cause {}

    /** Certain events, with all that happened before them. */
    record Events(List<Integer> events) implements Cause {
      Events(Integer... events) {
        this(List.of(events));
      }
    }

    /** The execution as a whole. */
    record Everything() implements Cause {}
  }

  /** The events that matter: for each of them, so do those that happen before it. */
  public BitSet relevant(Machine machine) {
    Execution x = machine.execution();
    BitSet all = new BitSet(x.length());
    switch (cause) {
      case Cause.Everything _ -> all.set(0, x.length());
      case Cause.Thread t -> {
        machine.imagineLoad(t.thread());
        IntStream.range(0, x.length()).filter(x::past).forEach(all::set);
      }
      case Cause.Events e -> e.events().forEach(d -> addPast(x, d, all));
    }
    return all;
  }

  private static void addPast(Execution x, int last, BitSet all) {
    for (int d = 0; d <= last; d++) {
      if (x.before(d, last)) {
        all.set(d);
      }
    }
  }
}
