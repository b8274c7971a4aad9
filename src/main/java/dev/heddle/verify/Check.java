package dev.heddle.verify;

import dev.heddle.explore.Exhaustive;
import dev.heddle.explore.Explorer;
import dev.heddle.explore.Observer;
import dev.heddle.explore.Schedule;
import dev.heddle.explore.Statistics;
import dev.heddle.machine.Machine;
import dev.heddle.machine.MemoryModel;
import dev.heddle.machine.Stop;
import dev.heddle.program.LoopBound;
import dev.heddle.program.Program;
import dev.heddle.trace.ShashaSnirTrace;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Does a program fail, in any execution? */
public final class Check implements Observer {
  /** How long one execution may be: enough for every program that comes to an end soon. */
  public static final int DEPTH = 20_000;

  private final Question question;
  private final Inspection inspection;
  private final AtomicSections sections;

  /** The errors, each with the schedule of the first execution that shows it. */
  private final Map<Flaw, String> found = new LinkedHashMap<>();

  /** Traces seen, where the search does not promise to show each one once; else null. */
  private final Set<ShashaSnirTrace> distinct;

  private final Set<String> cuts = new TreeSet<>();
  private final Set<String> tooLong = new TreeSet<>();
  private long executions;
  private long assumed;
  private long spun;
  private long bounded;
  private long repeated;

  /** Executions that are none, see {@link AtomicSections}. */
  private long torn;

  /** Executions since the first error. */
  private long since;

  /**
   * Of this program, under this model, searched this way.
   *
   * @param extras what is an error besides what always is
   */
  public record Question(
      Program program,
      MemoryModel model,
      Algorithm algorithm,
      Limits limits,
      Set<Extra> extras,
      Thoroughness thoroughness) {
    public Question {
      extras = Set.copyOf(extras);
    }
  }

  private Check(Question question, Inspection inspection, boolean mayRepeat) {
    this.question = question;
    this.inspection = inspection;
    this.sections = new AtomicSections(inspection.machine());
    this.distinct = mayRepeat ? new HashSet<>() : null;
  }

  public static Verdict ask(Question q) {
    long start = System.nanoTime();
    Inspection inspection = Inspection.of(q);
    Explorer explorer = q.algorithm().explorer();
    Check check = new Check(q, inspection, explorer instanceof Exhaustive);
    Limits.Guard guard = q.limits().around(check);
    Statistics s = check.explore(explorer, guard);
    return check.verdict(s, check.limits(s, guard), System.nanoTime() - start);
  }

  private Statistics explore(Explorer explorer, Limits.Guard guard) {
    try {
      return explorer.explore(inspection.machine(), guard.observer());
    } catch (OutOfMemoryError e) {
      if (distinct != null) {
        distinct.clear();
      }
      cuts.add("out of memory; HEDDLE_JAVA_OPTS=-Xmx8g gives more");
      return new Statistics(executions, 0, 0, 0, Statistics.End.STOPPED);
    }
  }

  @Override
  public boolean mayGrow(int length) {
    inspection.forgetFrom(length);
    return true;
  }

  @Override
  public boolean seen(Machine machine, boolean complete) {
    if (!complete) {
      return cut(machine);
    }
    if (distinct != null
        && !distinct.add(ShashaSnirTrace.of(machine.execution(), machine::threadName))) {
      repeated++;
      return true;
    }
    if (sections.areTorn()) {
      torn++;
      return true;
    }
    Ending ending = inspection.look();
    count(ending);
    for (Sighting s : ending.sightings()) {
      found.computeIfAbsent(s.flaw(), f -> Schedule.of(machine).toString());
    }
    return !hasEnough() && ending.cuts().stream().noneMatch(c -> c.stop() == Stop.LONG_RUN);
  }

  private void count(Ending ending) {
    switch (ending.how()) {
      case COMPLETE -> executions++;
      case ASSUMED -> assumed++;
      case SPUN -> spun++;
      case BOUNDED -> bounded++;
    }
    ending.cuts().forEach(c -> cuts.add(inspection.text(c)));
  }

  private boolean hasEnough() {
    return !found.isEmpty() && since++ >= question.thoroughness().more();
  }

  /** An execution became too long: without a bound for loops there is little hope for others. */
  private boolean cut(Machine machine) {
    bounded++;
    tooLong.add(inspection.tooLong(question.limits().depth()));
    return question.limits().rounds() != LoopBound.NONE;
  }

  private List<String> limits(Statistics s, Limits.Guard guard) {
    List<String> all = new ArrayList<>(tooLong);
    all.addAll(cuts);
    switch (s.end()) {
      case STOPPED -> {
        if (guard.isReached()) {
          all.add(guard.reason());
        } else if (!found.isEmpty()) {
          all.add("stopped " + after() + "; --all explores the rest");
        }
      }
      case OUTGROWN -> all.add("too much to remember; --algorithm source needs less memory");
      case EXHAUSTED -> {}
    }
    return all;
  }

  private String after() {
    return since == 1 ? "at the first error" : since - 1 + " executions after the first error";
  }

  private Verdict verdict(Statistics s, List<String> limits, long nanoseconds) {
    List<Finding> findings = new ArrayList<>();
    found.forEach((flaw, schedule) -> findings.add(new Finding(flaw, schedule)));
    return new Verdict(
        question.model().toString(),
        question.algorithm(),
        new Verdict.Counts(
            executions,
            new Verdict.Blocked(assumed, spun, bounded),
            s.redundant() + repeated + torn),
        findings,
        limits,
        new Verdict.Effort(s.events(), nanoseconds / 1e9));
  }
}
