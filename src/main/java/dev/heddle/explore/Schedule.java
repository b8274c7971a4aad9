// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import dev.heddle.machine.Machine;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Label;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * An execution as the list of the lanes that moved, by names that mean the same in every machine
 * for the program. A choice is followed by {@code ?alternative}.
 */
public record Schedule(List<String> steps) {
  public Schedule {
    steps = List.copyOf(steps);
  }

  /** The schedule of the machine's current execution. */
  public static Schedule of(Machine machine) {
    List<String> steps = new ArrayList<>();
    for (int d = 0; d < machine.execution().length(); d++) {
      long label = machine.execution().label(d);
      String choice = Label.is(label, Label.CHOICE) ? "?" + Label.ordinal(label) : "";
      steps.add(machine.laneName(Label.lane(label)) + choice);
    }
    return new Schedule(steps);
  }

  /**
   * The lexicographically first of all schedules with the trace of the machine's current execution.
   * It is the same for all equivalent executions.
   */
  public static Schedule least(Machine machine) {
    Execution x = machine.execution();
    List<String> names = of(machine).steps();
    List<String> steps = new ArrayList<>();
    BitSet done = new BitSet();
    while (steps.size() < names.size()) {
      int best = -1;
      for (int d = 0; d < names.size(); d++) {
        if (!done.get(d)
            && (best < 0 || names.get(d).compareTo(names.get(best)) < 0)
            && isNext(x, done, d)) {
          best = d;
        }
      }
      done.set(best);
      steps.add(names.get(best));
    }
    return new Schedule(steps);
  }

  /** Whether all events that happen before this event are done. */
  private static boolean isNext(Execution x, BitSet done, int event) {
    for (int d = done.nextClearBit(0); d < event; d = done.nextClearBit(d + 1)) {
      if (x.before(d, event)) {
        return false;
      }
    }
    return true;
  }

  /** The inverse of {@link #toString}. */
  public static Schedule parse(String text) {
    return new Schedule(text.isBlank() ? List.of() : List.of(text.strip().split("\\s+")));
  }

  @Override
  public String toString() {
    return String.join(" ", steps);
  }
}
