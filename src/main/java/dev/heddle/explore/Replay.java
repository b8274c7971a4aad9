// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import dev.heddle.explore.observe.Observer;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.machine.Machine;

/** Runs one schedule, so that a witness is checked independently of the search. */
public final class Replay implements Explorer {
  /** A step of the schedule is not enabled. */
  public static final class Impossible extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    Impossible(int number, String step) {
      super("step " + number + ": " + step + " is not possible");
    }
  }

  private final Schedule schedule;

  public Replay(Schedule schedule) {
    this.schedule = schedule;
  }

  /**
   * Passes the execution at the end of the schedule to the observer, as complete if no lane is
   * enabled.
   *
   * @throws Impossible if a step of the schedule is not enabled
   */
  @Override
  public Statistics explore(Machine machine, Observer observer) {
    int before = machine.execution().length();
    try {
      for (String step : schedule.steps()) {
        take(machine, step);
      }
    } catch (Impossible e) {
      undo(machine, before);
      throw e;
    }
    long events = (long) machine.execution().length() - before;
    boolean complete = enabled(machine) == 0;
    boolean goOn = observer.onExecution(machine, complete);
    undo(machine, before);
    Statistics.End end = goOn ? Statistics.End.EXHAUSTED : Statistics.End.STOPPED;
    return new Statistics(complete ? 1 : 0, 0, complete ? 0 : 1, events, end);
  }

  private static void undo(Machine machine, int length) {
    while (machine.execution().length() > length) {
      machine.undo();
    }
  }

  static void take(Machine machine, String step) {
    int mark = step.indexOf('?');
    String name = mark < 0 ? step : step.substring(0, mark);
    int choice = mark < 0 ? 0 : number(step.substring(mark + 1));
    for (int lane = 0; lane < machine.laneWords() * 64; lane++) {
      if (machine.isPossible(lane) && machine.laneName(lane).equals(name)) {
        if (choice < 0 || choice > 0 && choice >= machine.alternatives(lane)) {
          break;
        }
        machine.step(lane, choice);
        return;
      }
    }
    throw new Impossible(machine.execution().length() + 1, step);
  }

  /** A number of at most five digits, or -1. */
  private static int number(String digits) {
    return digits.matches("\\d{1,5}") ? Integer.parseInt(digits) : -1;
  }

  private static long enabled(Machine machine) {
    long any = 0;
    for (int w = 0; w < machine.laneWords(); w++) {
      any |= machine.enabled(w);
    }
    return any;
  }
}
