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
 * How an execution ended after which nothing can move.
 *
 * @param sightings the flaws it shows
 * @param cuts where a limit of the analysis ended a thread
 * @param assumptions those that failed
 */
public record ExecutionEnding(
    How how, List<FlawOccurrence> sightings, List<Cut> cuts, List<SourcePosition> assumptions) {

  /** What the execution counts as. */
  public enum How {
    /** It came to an end, good or bad. */
    COMPLETE,
    /** A thread stopped where an assumption did not hold. */
    ASSUMED,
    /** A thread waits in a loop that it could leave: that is another execution. */
    SPUN,
    /** A limit of the analysis was reached. */
    BOUNDED
  }

  /** A thread that a limit ended. */
  public record Cut(int thread, Stop stop, String reason, int rounds, SourcePosition at) {}

  private static final String UNDECIDED = "it was not decided whether threads can leave this loop";

  private static final ExecutionEnding PLAIN =
      new ExecutionEnding(How.COMPLETE, List.of(), List.of(), List.of());

  /** Whether it came to its end and there is nothing to say about it. */
  public boolean isPlain() {
    return this == PLAIN;
  }

  public static ExecutionEnding of(Machine machine, Liveness liveness) {
    if (machine.endsPlainly()) {
      return PLAIN; // the usual case, so quickly seen
    }
    machine.endAll();
    return new Look(machine).ending(liveness);
  }

  /** What is wrong so far with an execution that could go on. */
  public static ExecutionEnding soFar(Machine machine) {
    Look look = new Look(machine);
    return new ExecutionEnding(How.BOUNDED, look.sightings, look.cuts, look.assumptions);
  }

  /** The same with other flaws. */
  public ExecutionEnding showing(List<FlawOccurrence> others) {
    return new ExecutionEnding(how, others, cuts, assumptions);
  }

  /** One look at all threads. */
  private static final class Look {
    private final Machine machine;
    private final List<FlawOccurrence> sightings = new ArrayList<>();
    private final List<Cut> cuts = new ArrayList<>();

    /** Threads that cannot move because of others. */
    private final List<Integer> waiting = new ArrayList<>();

    private final List<Integer> spinning = new ArrayList<>();
    private final List<SourcePosition> assumptions = new ArrayList<>();
    private boolean halted;

    /** Whether a thread other than main ended the process. */
    private boolean exited;

    Look(Machine machine) {
      this.machine = machine;
      Faults faults = machine.faults();
      boolean joins = false;
      for (int i = 0; i < faults.count(); i++) {
        if (faults.isJoin(i)) {
          joins = true;
        } else {
          FlawOccurrence.Cause cause = new FlawOccurrence.Cause.Events(faults.event(i));
          sightings.add(new FlawOccurrence(StopReasons.fault(machine, i), cause));
        }
      }
      if (joins) {
        sightings.addAll(new RepeatedJoins(machine).find());
      }
      for (int t = 0; t < machine.threadCount(); t++) {
        if (machine.state().isStarted(t)) {
          look(t);
        }
      }
    }

    private void look(int t) {
      Stop stop = machine.state().stop(t);
      halted |= machine.state().isHalted(t);
      exited |= t > 0 && machine.state().isHalted(t);
      if (stop == Stop.ASSUMPTION) {
        assumptions.add(StopReasons.position(machine, t));
      } else if (stop.isFailure()) {
        sightings.add(
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
      if (sightings.isEmpty()) {
        how =
            !cuts.isEmpty() ? How.BOUNDED : !assumptions.isEmpty() ? How.ASSUMED : stuck(liveness);
      }
      return new ExecutionEnding(how, sightings, cuts, assumptions);
    }

    /**
     * No thread failed: threads that have not ended wait or spin, forever or only in this
     * execution.
     */
    private How stuck(Liveness liveness) {
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
        sightings.add(new FlawOccurrence(flaw, new FlawOccurrence.Cause.Everything()));
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

    /** Whether it is an error to wait or to spin for good. */
    private boolean isAsked(Liveness liveness) {
      return switch (liveness) {
        case SAFETY -> false;
        case MAIN -> !halted;
        case ALL -> !exited;
      };
    }
  }
}
