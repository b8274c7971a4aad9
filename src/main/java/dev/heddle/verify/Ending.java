package dev.heddle.verify;

import dev.heddle.machine.EndSearch;
import dev.heddle.machine.Faults;
import dev.heddle.machine.Machine;
import dev.heddle.machine.Stop;
import dev.heddle.program.SourcePosition;
import java.util.ArrayList;
import java.util.List;

/**
 * How an execution ended after which nothing can move.
 *
 * @param sightings the flaws it shows
 * @param cuts where a limit of the analysis ended a thread
 * @param assumptions those that failed
 */
record Ending(How how, List<Sighting> sightings, List<Cut> cuts, List<SourcePosition> assumptions) {

  /** What the execution counts as. */
  enum How {
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
  record Cut(int thread, Stop stop, String reason, SourcePosition at) {}

  private static final String UNDECIDED = "whether threads ever leave this loop was not decided";

  private static final Ending PLAIN = new Ending(How.COMPLETE, List.of(), List.of(), List.of());

  /** Whether it came to its end and there is nothing to say about it. */
  boolean isPlain() {
    return this == PLAIN;
  }

  static Ending of(Machine machine, Liveness liveness) {
    if (machine.endsPlainly()) {
      return PLAIN; // the usual case, so quickly seen
    }
    machine.endAll();
    return new Look(machine).ending(liveness);
  }

  /** What is wrong so far with an execution that could go on. */
  static Ending soFar(Machine machine) {
    Look look = new Look(machine);
    return new Ending(How.BOUNDED, look.sightings, look.cuts, look.assumptions);
  }

  /** The same with other flaws. */
  Ending showing(List<Sighting> others) {
    return new Ending(how, others, cuts, assumptions);
  }

  /** One look at all threads. */
  private static final class Look {
    private final Machine machine;
    private final List<Sighting> sightings = new ArrayList<>();
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
          Sighting.Cause cause = new Sighting.Cause.Events(faults.event(i));
          sightings.add(new Sighting(Stops.fault(machine, i), cause));
        }
      }
      if (joins) {
        sightings.addAll(new SecondJoins(machine).find());
      }
      for (int t = 0; t < machine.threadCount(); t++) {
        if (machine.isStarted(t)) {
          look(t);
        }
      }
    }

    private void look(int t) {
      Stop stop = machine.stop(t);
      halted |= machine.isHalted(t);
      exited |= t > 0 && machine.isHalted(t);
      if (stop == Stop.ASSUMPTION) {
        assumptions.add(Stops.position(machine, t));
      } else if (stop.isFailure()) {
        sightings.add(new Sighting(Stops.flaw(machine, t), new Sighting.Cause.Thread(t)));
      } else if (stop.isCut()) {
        cuts.add(new Cut(t, stop, Stops.text(machine, t), Stops.position(machine, t)));
      } else if (stop == Stop.SPIN || machine.isParked(t) || machine.isWatching(t)) {
        spinning.add(t);
      } else if (stop == Stop.NONE && !machine.isEnded(t)) {
        waiting.add(t);
      }
    }

    Ending ending(Liveness liveness) {
      How how = How.COMPLETE;
      if (sightings.isEmpty()) {
        how =
            !cuts.isEmpty() ? How.BOUNDED : !assumptions.isEmpty() ? How.ASSUMED : stuck(liveness);
      }
      return new Ending(how, sightings, cuts, assumptions);
    }

    /** Nobody failed: threads that do not go on wait or spin for good, or only here. */
    private How stuck(Liveness liveness) {
      EndSearch.Result end = spinning.isEmpty() ? EndSearch.Result.NONE : machine.searchEnd();
      boolean exits = end == EndSearch.Result.EXIT && liveness != Liveness.ALL;
      if (end == EndSearch.Result.END || exits && !halted) {
        return How.SPUN;
      }
      if (end == EndSearch.Result.UNKNOWN && isAsked(liveness)) {
        int t = spinning.getFirst();
        cuts.add(new Cut(t, Stop.SPIN, UNDECIDED, Stops.position(machine, t)));
        return How.BOUNDED;
      }
      if (isAsked(liveness) && !(waiting.isEmpty() && spinning.isEmpty())) {
        Flaw flaw = new Waiting(machine).flaw(waiting, spinning);
        sightings.add(new Sighting(flaw, new Sighting.Cause.Everything()));
      }
      return How.COMPLETE;
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
