// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import dev.heddle.explore.Schedule;
import dev.heddle.machine.Machine;
import dev.heddle.trace.Execution;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Flaw;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.analysis.FlawOccurrence;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Searches for an execution with the same error that has fewer context switches, and then fewer
 * steps. Each candidate is the best execution so far with a block of steps removed, moved to
 * another one of its thread, or continued as long as its thread can move; what cannot be done any
 * more is left out, and the threads then run on one after another. Of a candidate that shows the
 * error, only what happens before that is kept, in the order with the fewest switches. The first
 * candidate that is better is the next to be improved; the search ends if there is none, or after a
 * fixed number of steps. So the result depends on nothing but the program and the error.
 */
public final class ShortestSchedule {
  /** The most steps of machines for all errors of a verdict. */
  private static final long MOST_STEPS = 200_000;

  /** The most errors of which one may be the cause of another. */
  private static final int MOST_COMPARED = 20;

  /** A context switch is a step of another thread than the one before; commits belong to theirs. */
  record Cost(int switches, int steps) {
    static Cost of(Schedule schedule) {
      int switches = 0;
      String last = "";
      for (String step : schedule.steps()) {
        String thread = thread(step);
        switches += thread.equals(last) ? 0 : 1;
        last = thread;
      }
      return new Cost(switches, schedule.steps().size());
    }

    boolean isBelow(Cost other) {
      return switches != other.switches ? switches < other.switches : steps < other.steps;
    }
  }

  private final Flaw flaw;
  private final AnalysedMachine analysed;
  private final Machine machine;
  private long left;

  private ShortestSchedule(CheckQuestion q, Flaw flaw, long most) {
    this.flaw = flaw;
    this.analysed = AnalysedMachine.of(q, new OutputRecorder());
    this.machine = analysed.machine();
    this.left = most;
  }

  /** The verdict with shorter schedules. */
  public static Verdict of(CheckQuestion q, Verdict verdict) {
    long left = MOST_STEPS;
    List<Finding> findings = new ArrayList<>();
    for (Finding f : verdict.findings()) {
      ShortestSchedule search = new ShortestSchedule(q, f.flaw(), left);
      Schedule schedule = search.improve(Schedule.parse(f.schedule()));
      findings.add(new Finding(f.flaw(), schedule.toString()));
      left = Math.max(search.left, 0);
    }
    return verdict.withFindings(withCauses(q, findings));
  }

  /**
   * An error that another one leads to is shown by an execution that shows that other one too. Of
   * two that are shown together, the first is taken for the cause.
   */
  private static List<Finding> withCauses(CheckQuestion q, List<Finding> findings) {
    if (findings.size() < 2) {
      return findings;
    }
    int most = Math.min(findings.size(), MOST_COMPARED);
    List<Set<Flaw>> shown = new ArrayList<>();
    for (Finding f : findings.subList(0, most)) {
      shown.add(Set.copyOf(Replayed.of(q, f.schedule()).flaws()));
    }
    List<Finding> all = new ArrayList<>();
    for (int i = 0; i < findings.size(); i++) {
      Finding f = findings.get(i);
      Optional<Flaw> cause = Optional.empty();
      for (int c = 0; c < most && i < most && cause.isEmpty(); c++) {
        Flaw other = findings.get(c).flaw();
        boolean leads = shown.get(i).contains(other) && (c < i || !shown.get(c).contains(f.flaw()));
        cause = c != i && leads ? Optional.of(other) : cause;
      }
      all.add(new Finding(f.flaw(), f.schedule(), cause));
    }
    return all;
  }

  /** The finding with a shorter schedule; empty if not even its own shows the error. */
  static Optional<Finding> of(CheckQuestion q, Finding finding) {
    ShortestSchedule search = new ShortestSchedule(q, finding.flaw(), MOST_STEPS);
    Schedule own = Schedule.parse(finding.schedule());
    return search.shows(own)
        ? Optional.of(new Finding(finding.flaw(), search.improve(own).toString()))
        : Optional.empty();
  }

  private Schedule improve(Schedule own) {
    Schedule best = own;
    Optional<Schedule> next = left <= 0 ? Optional.empty() : better(moves(own), own);
    while (true) {
      best = next.orElse(best);
      next = left <= 0 ? Optional.empty() : improvement(best);
      if (next.isEmpty()) {
        return best;
      }
    }
  }

  private Optional<Schedule> improvement(Schedule best) {
    List<List<String>> blocks = blocks(best);
    for (int i = 0; i < blocks.size(); i++) {
      for (List<Move> candidate : candidates(blocks, i)) {
        Optional<Schedule> found = left <= 0 ? Optional.empty() : better(candidate, best);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  // ---------------------------------------------------------------- candidates

  /**
   * Some steps of a thread.
   *
   * @param step as in a schedule; a thread if it shall move as long as it can
   */
  private record Move(String step, boolean repeated) {}

  private static List<Move> moves(Schedule schedule) {
    return schedule.steps().stream().map(s -> new Move(s, false)).toList();
  }

  private static String thread(String step) {
    int end = 0;
    while (end < step.length()
        && (step.charAt(end) == '.' || Character.isDigit(step.charAt(end)))) {
      end++;
    }
    return step.substring(0, end);
  }

  /** The steps of a schedule, divided where another thread moves. */
  private static List<List<String>> blocks(Schedule schedule) {
    List<List<String>> blocks = new ArrayList<>();
    String last = "";
    for (String step : schedule.steps()) {
      if (!thread(step).equals(last)) {
        blocks.add(new ArrayList<>());
      }
      blocks.getLast().add(step);
      last = thread(step);
    }
    return blocks;
  }

  private static List<List<Move>> candidates(List<List<String>> blocks, int i) {
    List<List<Move>> all = new ArrayList<>();
    String thread = thread(blocks.get(i).getFirst());
    int other = i + 1;
    while (other < blocks.size() && !thread(blocks.get(other).getFirst()).equals(thread)) {
      other++;
    }
    all.add(moved(blocks, i, -1, false));
    if (other < blocks.size()) {
      all.add(moved(blocks, i, other, false));
      all.add(moved(blocks, other, i + 1, false));
    }
    all.add(moved(blocks, i, i, true));
    return all;
  }

  /** A block removed, and inserted before another one if there is one. */
  private static List<Move> moved(List<List<String>> blocks, int from, int to, boolean repeated) {
    List<Move> moves = new ArrayList<>();
    for (int b = 0; b < blocks.size(); b++) {
      if (b == to) {
        blocks.get(from).forEach(s -> moves.add(new Move(s, false)));
      }
      if (b == to && repeated) {
        moves.add(new Move(thread(blocks.get(from).getFirst()), true));
      }
      if (b != from) {
        blocks.get(b).forEach(s -> moves.add(new Move(s, false)));
      }
    }
    return moves;
  }

  // ---------------------------------------------------------------- executions

  /** What is left of an execution with these moves, if it shows the error and is better. */
  private Optional<Schedule> better(List<Move> moves, Schedule than) {
    int start = machine.execution().length();
    int most = 2 * than.steps().size() + 100;
    for (Move m : moves) {
      make(m, most);
    }
    finish(most);
    Optional<Schedule> found =
        occurrence().map(this::reduced).filter(s -> Cost.of(s).isBelow(Cost.of(than)));
    undo(start);
    return found.filter(this::shows);
  }

  private void undo(int start) {
    int length = machine.execution().length();
    left -= length - start + (long) length * length / 64;
    while (machine.execution().length() > start) {
      machine.undo();
    }
  }

  private void make(Move move, int most) {
    if (move.repeated) {
      int lane = lane(move.step);
      while (lane >= 0 && machine.execution().length() < most) {
        machine.step(lane, 0);
        lane = lane(move.step);
      }
      return;
    }
    int mark = move.step.indexOf('?');
    String name = mark < 0 ? move.step : move.step.substring(0, mark);
    int choice = mark < 0 ? 0 : Integer.parseInt(move.step.substring(mark + 1));
    int lane = lane(name);
    if (lane >= 0 && (choice == 0 || choice < machine.alternatives(lane))) {
      machine.step(lane, choice);
    }
  }

  private int lane(String name) {
    for (int lane = 0; lane < machine.laneWords() * 64; lane++) {
      if (machine.isPossible(lane) && machine.laneName(lane).equals(name)) {
        return lane;
      }
    }
    return -1;
  }

  /** Runs the threads one after another, the one that moved last first. */
  private void finish(int most) {
    int last = -1;
    while (machine.execution().length() < most) {
      int lane = last >= 0 && isEnabled(last) ? last : firstEnabled();
      if (lane < 0) {
        return;
      }
      machine.step(lane, 0);
      last = lane;
    }
  }

  private boolean isEnabled(int lane) {
    return (machine.enabled(lane / 64) >>> lane % 64 & 1) != 0;
  }

  private int firstEnabled() {
    for (int w = 0; w < machine.laneWords(); w++) {
      if (machine.enabled(w) != 0) {
        return 64 * w + Long.numberOfTrailingZeros(machine.enabled(w));
      }
    }
    return -1;
  }

  private Optional<FlawOccurrence> occurrence() {
    return analysed.analyse(firstEnabled() < 0).occurrences().stream()
        .filter(o -> o.flaw().equals(flaw))
        .findFirst();
  }

  private Schedule reduced(FlawOccurrence occurrence) {
    Execution x = machine.execution();
    BitSet events = occurrence.relevant(machine);
    List<String> names = Schedule.of(machine).steps();
    return new Schedule(FewestSwitches.order(x, events).stream().map(names::get).toList());
  }

  /** Whether the schedule is possible step by step and shows the error. */
  private boolean shows(Schedule schedule) {
    int start = machine.execution().length();
    schedule.steps().forEach(s -> make(new Move(s, false), Integer.MAX_VALUE));
    boolean made = machine.execution().length() - start == schedule.steps().size();
    boolean shown = made && occurrence().isPresent();
    undo(start);
    return shown;
  }
}
