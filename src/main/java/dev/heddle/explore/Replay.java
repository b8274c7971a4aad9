package dev.heddle.explore;

import dev.heddle.machine.Machine;

/** Runs one schedule: the independent check of a witness. */
public final class Replay implements Explorer {
  private final Schedule schedule;

  public Replay(Schedule schedule) {
    this.schedule = schedule;
  }

  /**
   * Shows the observer the execution at the end of the schedule, complete if nothing can move then.
   *
   * @throws IllegalArgumentException if a step is not possible where the schedule has it
   */
  @Override
  public Statistics explore(Machine machine, Observer observer) {
    int before = machine.execution().length();
    for (String step : schedule.steps()) {
      take(machine, step);
    }
    long events = machine.execution().length() - before;
    boolean complete = enabled(machine) == 0;
    boolean goOn = observer.seen(machine, complete);
    while (machine.execution().length() > before) {
      machine.undo();
    }
    Statistics.End end = goOn ? Statistics.End.EXHAUSTED : Statistics.End.STOPPED;
    return new Statistics(complete ? 1 : 0, 0, complete ? 0 : 1, events, end);
  }

  private static void take(Machine machine, String step) {
    int mark = step.indexOf('?');
    String name = mark < 0 ? step : step.substring(0, mark);
    int choice = mark < 0 ? 0 : Integer.parseInt(step.substring(mark + 1));
    for (int lane = 0; lane < machine.laneWords() * 64; lane++) {
      if (machine.isEnabled(lane) && machine.laneName(lane).equals(name)) {
        if (choice > 0 && choice >= machine.alternatives(lane)) {
          break;
        }
        machine.step(lane, choice);
        return;
      }
    }
    throw new IllegalArgumentException(
        "step " + (machine.execution().length() + 1) + ": " + step + " is not possible");
  }

  private static long enabled(Machine machine) {
    long any = 0;
    for (int w = 0; w < machine.laneWords(); w++) {
      any |= machine.enabled(w);
    }
    return any;
  }
}
