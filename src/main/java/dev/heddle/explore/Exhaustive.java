package dev.heddle.explore;

import dev.heddle.machine.Machine;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Label;

/** Every order of every lane's steps, without any reduction: the yardstick for the others. */
public final class Exhaustive implements Explorer {
  @Override
  public Statistics explore(Machine machine, Observer observer) {
    return new Search(machine, observer).run();
  }

  private static final class Search {
    private final Machine machine;
    private final Execution execution;
    private final Observer observer;
    private long executions;
    private long cuts;
    private long events;

    Search(Machine machine, Observer observer) {
      this.machine = machine;
      this.execution = machine.execution();
      this.observer = observer;
    }

    Statistics run() {
      int lane = first(0);
      int choice = 0;
      while (true) {
        boolean grown = lane < 0 || observer.mayGrow(execution.length());
        if (lane >= 0 && grown) {
          machine.step(lane, choice);
          events++;
          lane = first(0);
          choice = 0;
          continue;
        }
        executions += grown ? 1 : 0;
        cuts += grown ? 0 : 1;
        boolean goOn = observer.seen(machine, grown);
        lane = -1;
        while (lane < 0 && execution.length() > 0) {
          long last = execution.label(execution.length() - 1);
          machine.undo();
          lane = Label.lane(last);
          choice = Label.is(last, Label.CHOICE) ? Label.ordinal(last) + 1 : 1;
          if (choice >= machine.alternatives(lane)) {
            lane = first(lane + 1);
            choice = 0;
          }
        }
        if (lane < 0 || !goOn) {
          return end(lane < 0 ? Statistics.End.EXHAUSTED : Statistics.End.STOPPED);
        }
      }
    }

    private Statistics end(Statistics.End end) {
      while (execution.length() > 0) {
        machine.undo();
      }
      return new Statistics(executions, 0, cuts, events, end);
    }

    /** The first enabled lane from this one on, or -1. */
    private int first(int from) {
      for (int lane = from; lane < machine.laneWords() * 64; lane++) {
        if (machine.isEnabled(lane)) {
          return lane;
        }
      }
      return -1;
    }
  }
}
