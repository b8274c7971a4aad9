// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.analysis;

import dev.heddle.machine.Machine;
import dev.heddle.machine.reduction.EndSearch;
import dev.heddle.machine.state.Faults;
import dev.heddle.machine.state.Stop;
import dev.heddle.program.SourcePosition;
import dev.heddle.verify.Flaw;
import dev.heddle.verify.Liveness;
import java.util.ArrayList;
import java.util.List;

/**
 * The end of an execution, after which no lane can move.
 *
 * @param occurrences the flaws that it shows
 * @param cuts the threads that a limit of the analysis ended
 * @param assumptions those that failed
 */
public record ExecutionEnding(
    How how, List<FlawOccurrence> occurrences, List<Cut> cuts, List<SourcePosition> assumptions) {

  /** What the execution counts as. */
  public enum How {
    /** It is complete, with or without an error. */
    COMPLETE,
    /** A thread stopped where an assumption did not hold. */
    ASSUMED,
    /** A thread waits in a loop that it leaves in another execution. */
    SPUN,
    /** A limit of the analysis was reached. */
    BOUNDED
  }

  /** A thread that a limit ended. */
  public record Cut(int thread, Stop stop, String reason, int rounds, SourcePosition at) {}

  private static final String UNDECIDED = "it was not decided whether threads can leave this loop";

  private static final ExecutionEnding PLAIN =
      new ExecutionEnding(How.COMPLETE, List.of(), List.of(), List.of());

  /** Whether every thread ended and there is no flaw. */
  public boolean isPlain() {
    return this == PLAIN;
  }

  public static ExecutionEnding of(Machine machine, Liveness liveness) {
    if (machine.endsNormally()) {
      return PLAIN; // the usual case, detected quickly
    }
    machine.endAll();
    return new Examination(machine).ending(liveness);
  }

  /** The flaws so far of an execution that is not complete. */
  public static ExecutionEnding soFar(Machine machine) {
    Examination look = new Examination(machine);
    return new ExecutionEnding(How.BOUNDED, look.occurrences, look.cuts, look.assumptions);
  }

  /** This ending with other flaws. */
  public ExecutionEnding with(List<FlawOccurrence> others) {
    return new ExecutionEnding(how, others, cuts, assumptions);
  }

  /** Examines all threads. */
  private static final class Examination {
    private final Machine machine;
    private final List<FlawOccurrence> occurrences = new ArrayList<>();
    private final List<Cut> cuts = new ArrayList<>();

    /** Threads that cannot move because of others. */
    private final List<Integer> waiting = new ArrayList<>();

    private final List<Integer> spinning = new ArrayList<>();
    private final List<SourcePosition> assumptions = new ArrayList<>();
    private boolean halted;

    /** Whether a thread other than main ended the process. */
    private boolean exited;

    Examination(Machine machine) {
      this.machine = machine;
      Faults faults = machine.faults();
      boolean joins = false;
      for (int i = 0; i < faults.count(); i++) {
        if (faults.isJoin(i)) {
          joins = true;
        } else {
          FlawOccurrence.Cause cause = new FlawOccurrence.Cause.Events(faults.event(i));
          occurrences.add(new FlawOccurrence(StopReasons.fault(machine, i), cause));
        }
      }
      if (joins) {
        occurrences.addAll(new RepeatedJoins(machine).find());
      }
      for (int t = 0; t < machine.threadCount(); t++) {
        if (machine.state().isStarted(t)) {
          examine(t);
        }
      }
    }

    private void examine(int t) {
      Stop stop = machine.state().stop(t);
      halted |= machine.state().isHalted(t);
      exited |= t > 0 && machine.state().isHalted(t);
      if (stop == Stop.ASSUMPTION) {
        assumptions.add(StopReasons.position(machine, t));
      } else if (stop.isFailure()) {
        occurrences.add(
            new FlawOccurrence(StopReasons.flaw(machine, t), new FlawOccurrence.Cause.Thread(t)));
      } else if (stop.isCut()) {
        int rounds = StopReasons.rounds(machine, t);
        SourcePosition at = StopReasons.position(machine, t);
        cuts.add(new Cut(t, stop, StopReasons.text(machine, t), rounds, at));
      } else if (stop == Stop.SPIN || machine.isParked(t) || machine.isWatching(t)) {
        spinning.add(t);
      } else if (stop == Stop.NONE && !machine.state().isEnded(t)) {
        waiting.add(t);
      }
    }

    ExecutionEnding ending(Liveness liveness) {
      How how = How.COMPLETE;
      if (occurrences.isEmpty()) {
        how =
            !cuts.isEmpty()
                ? How.BOUNDED
                : !assumptions.isEmpty() ? How.ASSUMED : unended(liveness);
      }
      return new ExecutionEnding(how, occurrences, cuts, assumptions);
    }

    /**
     * No thread failed: threads that have not ended wait or spin, forever or only in this
     * execution.
     */
    private How unended(Liveness liveness) {
      EndSearch.Result end = spinning.isEmpty() ? EndSearch.Result.NONE : machine.searchEnd();
      if (end == EndSearch.Result.END || exits(end, liveness)) {
        return How.SPUN;
      }
      if (end == EndSearch.Result.UNKNOWN && isAsked(liveness)) {
        int t = spinning.getFirst();
        cuts.add(new Cut(t, Stop.SPIN, UNDECIDED, -1, StopReasons.position(machine, t)));
        return How.BOUNDED;
      }
      if (isAsked(liveness) && !(waiting.isEmpty() && spinning.isEmpty())) {
        Flaw flaw = new WaitDescriptions(machine).flaw(waiting, spinning);
        occurrences.add(new FlawOccurrence(flaw, new FlawOccurrence.Cause.Everything()));
      }
      return How.COMPLETE;
    }

    /**
     * Whether the process can still end in a way that {@code liveness} takes for an end: with
     * {@code all}, only if another thread than main ends it.
     */
    private boolean exits(EndSearch.Result end, Liveness liveness) {
      return switch (end) {
        case EXIT -> liveness == Liveness.ALL ? !exited : !halted;
        case EXIT_OF_MAIN -> liveness != Liveness.ALL && !halted;
        default -> false;
      };
    }

    /** Whether it is an error that a thread waits or spins for ever. */
    private boolean isAsked(Liveness liveness) {
      return switch (liveness) {
        case SAFETY -> false;
        case MAIN -> !halted;
        case ALL -> !exited;
      };
    }
  }
}
