// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.analysis;

import dev.heddle.machine.Machine;
import dev.heddle.trace.Execution;
import dev.heddle.verify.Flaw;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/** A flaw in a machine's current execution, and the part of that execution that caused it. */
public record FlawOccurrence(Flaw flaw, Cause cause) {

  /** The steps that a reader needs to understand the flaw. */
  public sealed interface Cause {
    /** The thread's steps until it stopped, and their causes. */
    record Thread(int thread) implements Cause {}

    /** Some events, with all that happens before them. */
    record Events(List<Integer> events) implements Cause {
      Events(Integer... events) {
        this(List.of(events));
      }
    }

    /** The execution as a whole. */
    record Everything() implements Cause {}
  }

  /** The relevant events; with each event, those that happen before it are relevant. */
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
