// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import dev.heddle.explore.Explorer;
import dev.heddle.explore.Schedule;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.limit.Limit;
import dev.heddle.limit.Obstacles;
import dev.heddle.machine.Machine;
import dev.heddle.machine.event.BlindLocationException;
import dev.heddle.machine.event.ConfinedLocationException;
import dev.heddle.machine.plan.Confinement;
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
import java.util.Set;

/** Answers the question whether any execution of a program fails, by a search of executions. */
public final class Check implements ExecutionAnalysis<PartialCheckResult> {
  /** The default for the most events of an execution. */
  public static final int DEPTH = 20_000;

  private final CheckQuestion question;
  private final AnalysedMachine analysed;
  private final AtomicSections sections;

  /**
   * How long one thread searches again for an error that several have found: in executions with so
   * many events together, which take about a second. Later ones are reported as they were found.
   */
  private static final long REPEATED = 20_000_000;

  private final PartialCheckResult notes;
  private final Turns turns;

  /** The events of executions that it may still see before it has found an error. */
  private long eventsLeft;

  /** Whether the next execution may suggest blind locations; true only for the first one. */
  private boolean seeksBlind;

  /** The number of executions that suggest which accesses are confined. */
  private static final int OBSERVED = 50;

  private final Confinement confinement;

  /** How many executions were observed for {@link #confinement}. */
  private int observed;

  private final FullExecutions full;

  /** Whether several threads search. */
  private boolean isShared;

  private Check(
      CheckQuestion question,
      AnalysedMachine inspection,
      PartialCheckResult notes,
      Assumptions assumptions,
      Turns turns,
      boolean repeats) {
    this.turns = turns;
    this.eventsLeft = repeats ? REPEATED : Long.MAX_VALUE;
    this.question = question;
    BlindPlaces blind = assumptions.blind();
    this.seeksBlind = blind.areOpen();
    this.confinement = assumptions.confinement();
    this.full = new FullExecutions(question, confinement);
    this.analysed = inspection;
    this.sections = new AtomicSections(inspection.machine());
    this.notes = notes;
    notes.classes =
        inspection.machine().hasCommutingUpdates() || !blind.places().isEmpty()
            ? Classes.OBSERVED
            : Classes.TRACES;
    ReadOnlySuffixes suffixes = inspection.machine().readOnlySuffixes();
    suffixes.assumeBlind(blind.places());
    suffixes.defer(question.countsPlainEndings() && !sections.exist());
  }

  public static Verdict ask(CheckQuestion q) {
    return ask(q, CheckpointPolicy.NOTHING);
  }

  /**
   * @throws dev.heddle.program.InputException if the checkpoint to resume from cannot be used
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
    Assumptions assumptions = Assumptions.of(q, keeps);
    Attempt attempt = attempt(q, checkpoints, start, assumptions, phases, turns);
    while (attempt.next != null) {
      attempt = attempt.then(attempt(q, attempt.next, start, attempt.assumptions, phases, turns));
    }
    Verdict verdict = attempt.verdict;
    checkpoints.confirm(() -> verdict.findings().stream().allMatch(f -> shows(q, f)));
    return verdict;
  }

  static boolean shows(CheckQuestion q, Finding finding) {
    return Replayed.of(q, finding.schedule()).flaws().contains(finding.flaw());
  }

  /**
   * The result of one search.
   *
   * @param verdict the verdict so far
   * @param next the mode of the next search; null if this was the last one
   * @param assumptions those of the next search
   */
  private record Attempt(Verdict verdict, CheckpointWriter next, Assumptions assumptions) {
    /** The next attempt, but with the errors of this one if that had no time to find them again. */
    Attempt then(Attempt other) {
      if (!fails() || other.fails()) {
        return other;
      }
      List<Limit> reached = other.verdict.reached();
      Verdict found = reached.isEmpty() ? verdict : verdict.within(reached);
      return new Attempt(found, other.next, other.assumptions);
    }

    private boolean fails() {
      return !verdict.findings().isEmpty();
    }
  }

  private static Attempt attempt(
      CheckQuestion asked,
      CheckpointWriter checkpoints,
      long start,
      Assumptions assumptions,
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
                            AnalysedMachine.of(q, n, assumptions.confinement()),
                            new PartialCheckResult(distinct),
                            assumptions,
                            turns,
                            checkpoints.mode().isSingleThreaded())),
                () -> new PartialCheckResult(distinct),
                true),
            explorer,
            q.plan().uses(Technique.SHARING) ? q.limits() : q.limits().by(1),
            checkpoints);
    Statistics s;
    CheckpointWriter next = null;
    Assumptions others = assumptions;
    try {
      s = explore(session);
    } catch (TechniqueException e) {
      s = session.givenUp();
      next = checkpoints.without(e.technique());
      others = assumptions.without(e.technique());
    } catch (BlindLocationException e) {
      s = session.givenUp();
      next = checkpoints;
      others = assumptions.without(e);
    } catch (ConfinedLocationException e) {
      s = session.givenUp();
      next = checkpoints;
      others = assumptions.without(e);
    }
    PartialCheckResult notes = session.result();
    if (notes.suggestsAssumptions()) {
      next = checkpoints;
      others = assumptions.with(notes);
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    Verdict verdict = verdict(q, s, notes, limits(s, notes, session), seconds);
    if (s.end() == Statistics.End.OUTGROWN) {
      next = checkpoints.withSourceDpor();
    } else if (next == null && session.isShared() && stopsEarly(q, notes)) {
      next = checkpoints.singleThreaded();
    }
    return new Attempt(verdict, next, others);
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
    return analysed.machine();
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
    eventsLeft -= length;
    long spun = notes.spun;
    return analyse(machine, complete)
        && (!notes.isEmpty() || eventsLeft > 0 && turns.mayContinue(length, notes.spun > spun));
  }

  /** Analyses an execution; returns whether to continue. */
  private boolean analyse(Machine machine, boolean complete) {
    if (!complete) {
      return cut(machine);
    }
    if (!notes.isNew(machine)) {
      notes.redundant++;
      return true;
    }
    if (sections.areInterrupted()) {
      notes.interrupted++;
      return true;
    }
    if (suggestsAssumptions(machine.readOnlySuffixes())) {
      return false;
    }
    ExecutionEnding ending = analysed.analyse();
    if (ending.isPlain()) {
      notes.executions++;
      return !hasEnough();
    }
    if (ending.occurrences().stream().anyMatch(s -> isWanted(s.flaw(), machine))) {
      machine.readOnlySuffixes().replayInOrder();
      ending = analysed.analyse();
    }
    notes.count(ending);
    ending.cuts().stream().map(analysed::limit).distinct().forEach(notes::addLimit);
    for (FlawOccurrence s : ending.occurrences()) {
      note(s.flaw(), machine);
    }
    return !hasEnough()
        && (ending.cuts().isEmpty() || ending.cuts().stream().noneMatch(c -> c.stop().isEndless()));
  }

  /** Whether the execution suggests a search with other assumptions. */
  private boolean suggestsAssumptions(ReadOnlySuffixes suffixes) {
    if (seeksBlind) {
      seeksBlind = false;
      notes.suggested = suffixes.suggestBlind();
    }
    if (confinement.isOpen() && ++observed == OBSERVED) {
      Set<Integer> accesses = suffixes.suggestConfined();
      notes.confined = notes.isEmpty() ? accesses : Set.of();
    }
    return notes.suggestsAssumptions();
  }

  /** Whether the execution may become the witness of a flaw. */
  private boolean isWanted(Flaw flaw, Machine machine) {
    return question.errorPolicy() == ErrorPolicy.ALL
        ? notes.mayBeLeast(flaw, machine)
        : !notes.isKnown(flaw);
  }

  /** If all errors are reported, the witness does not depend on the order of executions. */
  private void note(Flaw flaw, Machine machine) {
    if (!isWanted(flaw, machine)) {
      return;
    }
    Machine whole = full.of(machine);
    if (!notes.isKnown(flaw)) {
      question.limits().found(new Finding(flaw, Schedule.of(whole).toString()));
    }
    if (question.errorPolicy() == ErrorPolicy.ALL) {
      notes.noteLeast(flaw, whole);
    } else {
      notes.noteFirst(flaw, whole);
    }
  }

  private boolean hasEnough() {
    if (isShared || notes.isEmpty()) {
      return stopsEarly(question, notes);
    }
    notes.eventsSince += machine().execution().length();
    return question.errorPolicy().isEnough(notes.since++, notes.eventsSince);
  }

  /** Whether the search stops at the first error and has found one. */
  private static boolean stopsEarly(CheckQuestion q, PartialCheckResult notes) {
    return !notes.isEmpty() && q.errorPolicy() != ErrorPolicy.ALL;
  }

  /**
   * Handles an execution that became too long. Its errors count. Without a loop bound the search
   * ends, because other executions are probably too long as well.
   */
  private boolean cut(Machine machine) {
    if (!sections.areInterrupted()) {
      List<FlawOccurrence> found = analysed.analyse(false).occurrences();
      if (!found.isEmpty()) {
        machine.readOnlySuffixes().replayInOrder();
      }
      found.forEach(s -> note(s.flaw(), machine));
    }
    notes.bounded++;
    notes.limits.add(analysed.endless(question.limits().depth()));
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
            s.redundant() + notes.redundant + notes.interrupted,
            notes.classes),
        Obstacles.of(notes.assumptions, notes.interrupted),
        notes.findings(q.errorPolicy()),
        limits,
        new Verdict.Effort(s.events(), seconds));
  }
}
