// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import dev.heddle.machine.Machine;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Label;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An execution as the list of the lanes that moved, by names that mean the same in every machine
 * for the program. A choice is followed by {@code ?alternative}. In text, {@code *3} after a step
 * means that it is made three times.
 */
public record Schedule(List<String> steps) {
  /** A step and how often it is made. */
  private static final Pattern REPEATED = Pattern.compile("(.+)\\*([1-9]\\d{0,7})");

  /** The most steps that a text may mean. */
  private static final int LONGEST = 10_000_000;

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

  /**
   * The inverse of {@link #toString}; a step may also stand there as often as it is made. What is
   * no step with a number stays as it is, so that a replay can complain of it.
   */
  public static Schedule parse(String text) {
    List<String> steps = new ArrayList<>();
    for (String word : text.isBlank() ? new String[0] : text.strip().split("\\s+")) {
      Matcher m = REPEATED.matcher(word);
      int times = m.matches() ? Integer.parseInt(m.group(2)) : 1;
      boolean isLong = steps.size() + times > LONGEST;
      for (int i = 0; i < (isLong ? 1 : times); i++) {
        steps.add(m.matches() && !isLong ? m.group(1) : word);
      }
    }
    return new Schedule(steps);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < steps.size(); ) {
      int end = i + 1;
      while (end < steps.size() && steps.get(end).equals(steps.get(i))) {
        end++;
      }
      text.append(i == 0 ? "" : " ").append(steps.get(i));
      text.append(end - i == 1 ? "" : "*" + (end - i));
      i = end;
    }
    return text.toString();
  }
}
