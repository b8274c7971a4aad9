// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import dev.heddle.explore.Explorer;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.limit.Limit;
import dev.heddle.limit.Obstacles;
import dev.heddle.machine.Machine;
import dev.heddle.machine.event.BlindLocationException;
import dev.heddle.machine.plan.Technique;
import dev.heddle.machine.plan.TechniqueException;
import dev.heddle.machine.reduction.ReadOnlySuffixes;
import dev.heddle.program.analysis.LoopBound;
import dev.heddle.verify.Classes;
import dev.heddle.verify.ErrorPolicy;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Flaw;
import dev.heddle.verify.Method;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.analysis.AtomicSections;
import dev.heddle.verify.analysis.ExecutionEnding;
import dev.heddle.verify.analysis.FlawOccurrence;
import dev.heddle.verify.session.Checkpoint.Identity;
import dev.heddle.verify.session.CheckpointPolicy;
import dev.heddle.verify.session.CheckpointWriter;
import dev.heddle.verify.session.DistinctTraces;
import dev.heddle.verify.session.ExecutionAnalysis;
import dev.heddle.verify.session.SearchSession;
import java.util.List;

/** Does a program fail, in any execution? */
public final class Check implements ExecutionAnalysis<PartialCheckResult> {
  /** How long one execution may be: enough for every program that comes to an end soon. */
  public static final int DEPTH = 20_000;

  private final CheckQuestion question;
  private final AnalysedMachine inspection;
  private final AtomicSections sections;

  private final PartialCheckResult notes;
  private final Turns turns;

  /** Whether the next execution, the first one, may suggest blind locations. */
  private boolean seeksBlind;

  /** Whether others search, too. */
  private boolean isShared;

  private Check(
      CheckQuestion question,
      AnalysedMachine inspection,
      PartialCheckResult notes,
      BlindPlaces blind,
      Turns turns) {
    this.turns = turns;
    this.question = question;
    this.seeksBlind = blind.areOpen() && question.mayBeCoarse();
    this.inspection = inspection;
    this.sections = new AtomicSections(inspection.machine());
    this.notes = notes;
    notes.classes =
        inspection.machine().hasCommutingUpdates() || !blind.places().isEmpty()
            ? Classes.OBSERVED
            : Classes.TRACES;
    ReadOnlySuffixes suffixes = inspection.machine().readOnlySuffixes();
    suffixes.assumeBlind(blind.places());
    suffixes.defer(question.onlyCounts() && !sections.exist());
  }

  public static Verdict ask(CheckQuestion q) {
    return ask(q, CheckpointPolicy.NOTHING);
  }

  /**
   * @throws dev.heddle.program.InputException if what is to be gone on from is not there
   */
  public static Verdict ask(CheckQuestion q, CheckpointPolicy policy) {
    if (q.method() == Method.STATES) {
      return StateCheck.ask(q);
    }
    boolean keeps = policy.file().isPresent() || policy.resume().isPresent();
    SamplingPhases phases =
        new SamplingPhases(keeps ? q.using(q.plan().without(Technique.SAMPLING)) : q);
    try (Turns turns = Turns.of(q, policy.file().isPresent())) {
      return phases.complete(turns.decide(ask(q, policy, phases, turns)));
    }
  }

  private static Verdict ask(
      CheckQuestion q, CheckpointPolicy policy, SamplingPhases phases, Turns turns) {
    CheckpointWriter checkpoints =
        CheckpointWriter.open(policy, () -> Identity.of(policy.tool(), q.text(), q.program()));
    long start =
        System.nanoTime() - checkpoints.before().map(c -> c.past().nanoseconds()).orElse(0L);
    boolean keeps = policy.file().isPresent() || policy.resume().isPresent();
    BlindPlaces blind = keeps ? BlindPlaces.NONE : BlindPlaces.OPEN;
    Attempt attempt = attempt(q, checkpoints, start, blind, phases, turns);
    while (attempt.next != null) {
      attempt = attempt.then(attempt(q, attempt.next, start, attempt.blind, phases, turns));
    }
    Verdict verdict = attempt.verdict;
    checkpoints.confirm(() -> verdict.findings().stream().allMatch(f -> shows(q, f)));
    return verdict;
  }

  static boolean shows(CheckQuestion q, Finding finding) {
    return Replayed.of(q, finding.schedule()).flaws().contains(finding.flaw());
  }

  /**
   * An answer.
   *
   * @param verdict what is known so far
   * @param next in which other mode a better one can be found; null if this is it
   * @param blind the locations that this mode takes for blind
   */
  private record Attempt(Verdict verdict, CheckpointWriter next, BlindPlaces blind) {
    /** The other one; but what was found is not given up if there was no time to find it again. */
    Attempt then(Attempt other) {
      return fails() && !other.fails()
          ? new Attempt(verdict.within(other.verdict.reached()), other.next, other.blind)
          : other;
    }

    private boolean fails() {
      return !verdict.findings().isEmpty();
    }
  }

  private static Attempt attempt(
      CheckQuestion asked,
      CheckpointWriter checkpoints,
      long start,
      BlindPlaces blind,
      SamplingPhases phases,
      Turns turns) {
    CheckQuestion q = asked.in(checkpoints.mode());
    Explorer explorer = q.algorithm().explorer();
    DistinctTraces distinct = new DistinctTraces(q.algorithm());
    phases.restart();
    SearchSession<PartialCheckResult> session =
        new SearchSession<>(
            new SearchSession.Spec<>(
                n ->
                    phases.around(
                        new Check(
                            q,
                            AnalysedMachine.of(q, n),
                            new PartialCheckResult(distinct),
                            blind,
                            turns)),
                () -> new PartialCheckResult(distinct),
                true),
            explorer,
            q.plan().uses(Technique.SHARING) ? q.limits() : q.limits().by(1),
            checkpoints);
    Statistics s;
    CheckpointWriter next = null;
    BlindPlaces nextBlind = blind;
    try {
      s = explore(session);
    } catch (TechniqueException e) {
      s = session.givenUp();
      next = checkpoints.without(e.technique());
      nextBlind = e.technique() == Technique.DEFERRED_READS ? BlindPlaces.NONE : blind;
    } catch (BlindLocationException e) {
      s = session.givenUp();
      next = checkpoints;
      nextBlind = blind.without(e.place());
    }
    PartialCheckResult notes = session.result();
    if (!notes.suggested.isEmpty()) {
      next = checkpoints;
      nextBlind = BlindPlaces.of(notes.suggested);
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    Verdict verdict = verdict(q, s, notes, limits(s, notes, session), seconds);
    if (s.end() == Statistics.End.OUTGROWN) {
      next = checkpoints.withSourceDpor();
    } else if (next == null && session.isShared() && stopsEarly(q, notes)) {
      next = checkpoints.singleThreaded();
    }
    return new Attempt(verdict, next, nextBlind);
  }

  private static Statistics explore(SearchSession<PartialCheckResult> session) {
    try {
      return session.explore();
    } catch (OutOfMemoryError e) {
      return session.outOfMemory(PartialCheckResult::outOfMemory);
    }
  }

  @Override
  public Machine machine() {
    return inspection.machine();
  }

  @Override
  public PartialCheckResult notes() {
    return notes;
  }

  @Override
  public boolean mayShare() {
    isShared = !stopsEarly(question, notes) && turns.mayShare();
    return isShared;
  }

  @Override
  public boolean onExecution(Machine machine, boolean complete) {
    if (machine.hasTwins()) {
      notes.classes = Classes.OBSERVED;
    }
    int length = machine.execution().length();
    long spun = notes.spun;
    return analyse(machine, complete)
        && (!notes.isEmpty() || turns.mayContinue(length, notes.spun > spun));
  }

  /** Whether to go on. */
  private boolean analyse(Machine machine, boolean complete) {
    if (!complete) {
      return cut(machine);
    }
    if (!notes.isNew(machine)) {
      notes.redundant++;
      return true;
    }
    if (sections.areInterrupted()) {
      notes.torn++;
      return true;
    }
    if (seeksBlind) {
      seeksBlind = false;
      notes.suggested = machine.readOnlySuffixes().suggestBlind();
      if (!notes.suggested.isEmpty()) {
        return false;
      }
    }
    ExecutionEnding ending = inspection.look();
    if (ending.isPlain()) {
      notes.executions++;
      return !hasEnough();
    }
    if (ending.sightings().stream().anyMatch(s -> isWanted(s.flaw(), machine))) {
      machine.readOnlySuffixes().replayInOrder();
      ending = inspection.look();
    }
    notes.count(ending);
    ending.cuts().stream().map(inspection::limit).distinct().forEach(notes::met);
    for (FlawOccurrence s : ending.sightings()) {
      note(s.flaw(), machine);
    }
    return !hasEnough()
        && (ending.cuts().isEmpty() || ending.cuts().stream().noneMatch(c -> c.stop().isEndless()));
  }

  /** Whether the execution may become the witness of a flaw. */
  private boolean isWanted(Flaw flaw, Machine machine) {
    return question.thoroughness() == ErrorPolicy.ALL
        ? notes.mayBeLeast(flaw, machine)
        : !notes.isKnown(flaw);
  }

  /** If all are looked for, the witness is the same whichever execution came first. */
  private void note(Flaw flaw, Machine machine) {
    if (question.thoroughness() == ErrorPolicy.ALL) {
      notes.noteLeast(flaw, machine);
    } else {
      notes.noteFirst(flaw, machine);
    }
  }

  private boolean hasEnough() {
    if (isShared || notes.isEmpty()) {
      return stopsEarly(question, notes);
    }
    notes.eventsSince += machine().execution().length();
    return question.thoroughness().isEnough(notes.since++, notes.eventsSince);
  }

  /** Whether an error was found, and not all are to be. */
  private static boolean stopsEarly(CheckQuestion q, PartialCheckResult notes) {
    return !notes.isEmpty() && q.thoroughness() != ErrorPolicy.ALL;
  }

  /**
   * An execution became too long: without a bound for loops there is little hope for others. What
   * went wrong in it before is an error all the same.
   */
  private boolean cut(Machine machine) {
    if (!sections.areInterrupted()) {
      inspection.look(false).sightings().forEach(s -> note(s.flaw(), machine));
    }
    notes.bounded++;
    notes.limits.add(inspection.endless(question.limits().depth()));
    return question.limits().rounds() != LoopBound.NONE;
  }

  private static List<Limit> limits(
      Statistics s, PartialCheckResult notes, SearchSession<PartialCheckResult> session) {
    List<Limit> all = notes.limits();
    if (s.end() == Statistics.End.OUTGROWN) {
      all.add(new Limit.TreesTooLarge(Limit.TreesTooLarge.Remedy.NONE));
    } else if (s.end() == Statistics.End.STOPPED) {
      if (session.isReached()) {
        all.add(session.limit());
      } else if (!notes.isEmpty()) {
        all.add(new Limit.ErrorFound(Math.max(0, notes.since - 1)));
      }
    }
    return all;
  }

  private static Verdict verdict(
      CheckQuestion q, Statistics s, PartialCheckResult notes, List<Limit> limits, double seconds) {
    return new Verdict(
        q.model().toString(),
        q.algorithm(),
        new Verdict.Counts(
            notes.executions,
            new Verdict.Blocked(notes.assumed, notes.spun, notes.bounded),
            s.redundant() + notes.redundant + notes.torn,
            notes.classes),
        Obstacles.of(notes.assumptions, notes.torn),
        notes.findings(q.thoroughness()),
        limits,
        new Verdict.Effort(s.events(), seconds));
  }
}
