package dev.heddle.verify;

import dev.heddle.explore.Exhaustive;
import dev.heddle.explore.Explorer;
import dev.heddle.explore.Observer;
import dev.heddle.explore.Schedule;
import dev.heddle.explore.Statistics;
import dev.heddle.explore.Tally;
import dev.heddle.explore.Team;
import dev.heddle.machine.Machine;
import dev.heddle.machine.MemoryModel;
import dev.heddle.machine.SharedNumbers;
import dev.heddle.machine.Stop;
import dev.heddle.program.LoopBound;
import dev.heddle.program.Program;
import dev.heddle.trace.ShashaSnirTrace;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
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

  /** Fewer steps first, then in the order of the alphabet. */
  private static final Comparator<String> SHORTER =
      Comparator.<String>comparingInt(s -> s.split(" ").length)
          .thenComparing(Comparator.naturalOrder());

  private static final Comparator<Finding> BY_SCHEDULE =
      Comparator.comparing(Finding::schedule, SHORTER).thenComparing(f -> f.flaw().toString());

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

  /** If all errors are looked for: the length of the shortest execution that shows each. */
  private final Map<Flaw, Integer> shortest = new HashMap<>();

  /** Whether others search, too. */
  private boolean isShared;

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
    return ask(q, System.nanoTime());
  }

  private static Verdict ask(Question q, long start) {
    Crowd crowd = new Crowd(q);
    Statistics s = crowd.explore();
    Check check = crowd.together();
    if (crowd.isShared() && check.stopsEarly()) {
      // one thread alone says which error comes first
      Question again =
          new Question(
              q.program(),
              q.model(),
              q.algorithm(),
              q.limits().by(1),
              q.extras(),
              q.thoroughness());
      return ask(again, start);
    }
    return check.verdict(s, check.limits(s, crowd.guard()), System.nanoTime() - start);
  }

  /** Those who look at the executions, one for each thread that searches. */
  private static final class Crowd implements Team {
    private final Question question;
    private final Explorer explorer;
    private final SharedNumbers numbers = new SharedNumbers();
    private final List<Check> checks = new ArrayList<>();
    private final List<Limits.Guard> guards = new ArrayList<>();
    private final Tally tally;

    Crowd(Question question) {
      this.question = question;
      this.tally = new Tally(question.limits().watcher());
      this.explorer = question.algorithm().explorer();
    }

    Statistics explore() {
      try {
        return explorer.explore(this);
      } catch (OutOfMemoryError e) {
        return checks.getFirst().outOfMemory();
      }
    }

    @Override
    public int size() {
      return question.limits().jobs();
    }

    @Override
    public Member member(int i) {
      Inspection inspection = Inspection.of(question, numbers);
      Check check = new Check(question, inspection, explorer instanceof Exhaustive);
      check.isShared = i > 0;
      checks.add(check);
      guards.add(question.limits().around(check, tally));
      return new Member(inspection.machine(), guards.getLast().observer());
    }

    @Override
    public boolean mayShare() {
      boolean may = !checks.getFirst().stopsEarly();
      checks.getFirst().isShared = may;
      return may;
    }

    boolean isShared() {
      return checks.size() > 1;
    }

    /** What all have seen. */
    Check together() {
      checks.subList(1, checks.size()).forEach(checks.getFirst()::add);
      return checks.getFirst();
    }

    /** The limits that were hit, if any were. */
    Limits.Guard guard() {
      return guards.stream().filter(Limits.Guard::isReached).findFirst().orElse(guards.getFirst());
    }
  }

  private void add(Check other) {
    executions += other.executions;
    assumed += other.assumed;
    spun += other.spun;
    bounded += other.bounded;
    repeated += other.repeated;
    torn += other.torn;
    cuts.addAll(other.cuts);
    tooLong.addAll(other.tooLong);
    other.found.forEach((flaw, schedule) -> found.merge(flaw, schedule, Check::shorter));
  }

  private Statistics outOfMemory() {
    if (distinct != null) {
      distinct.clear();
    }
    cuts.add("out of memory; HEDDLE_JAVA_OPTS=-Xmx8g gives more");
    return new Statistics(executions, 0, 0, 0, Statistics.End.STOPPED);
  }

  /** Whether an error was found, and not all are to be. */
  private boolean stopsEarly() {
    return !found.isEmpty() && question.thoroughness() != Thoroughness.ALL;
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
      note(s.flaw(), machine);
    }
    return !hasEnough()
        && (ending.cuts().isEmpty()
            || ending.cuts().stream().noneMatch(c -> c.stop() == Stop.LONG_RUN));
  }

  /** If all are looked for, the witness is the same whichever execution came first. */
  private void note(Flaw flaw, Machine machine) {
    if (question.thoroughness() != Thoroughness.ALL) {
      found.computeIfAbsent(flaw, f -> Schedule.of(machine).toString());
    } else if (!found.containsKey(flaw) || machine.execution().length() <= shortest.get(flaw)) {
      shortest.put(flaw, machine.execution().length());
      found.merge(flaw, Schedule.least(machine).toString(), Check::shorter);
    }
  }

  private static String shorter(String a, String b) {
    return SHORTER.compare(a, b) <= 0 ? a : b;
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
    return isShared ? stopsEarly() : !found.isEmpty() && since++ >= question.thoroughness().more();
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
      case UNSURE -> all.add("accesses overlap in part; --algorithm optimal is exact then");
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
    if (question.thoroughness() == Thoroughness.ALL) {
      // not in the order of a search by several threads
      findings.sort(BY_SCHEDULE);
    }
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
