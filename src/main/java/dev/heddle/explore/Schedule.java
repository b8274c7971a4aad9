package dev.heddle.explore;

import dev.heddle.machine.Machine;
import dev.heddle.trace.Label;
import java.util.ArrayList;
import java.util.List;

/**
 * An execution as the list of lanes that moved, by names that mean the same in every machine for
 * the program; a choice has {@code ?alternative} behind it.
 */
public record Schedule(List<String> steps) {
  public Schedule {
    steps = List.copyOf(steps);
  }

  /** The schedule of the execution that the machine stands at. */
  public static Schedule of(Machine machine) {
    List<String> steps = new ArrayList<>();
    for (int d = 0; d < machine.execution().length(); d++) {
      long label = machine.execution().label(d);
      String choice = Label.is(label, Label.CHOICE) ? "?" + Label.ordinal(label) : "";
      steps.add(machine.laneName(Label.lane(label)) + choice);
    }
    return new Schedule(steps);
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
