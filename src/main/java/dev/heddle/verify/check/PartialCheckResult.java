// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import dev.heddle.explore.Schedule;
import dev.heddle.limit.Limit;
import dev.heddle.limit.Obstacles;
import dev.heddle.machine.Machine;
import dev.heddle.machine.event.Place;
import dev.heddle.program.SourcePosition;
import dev.heddle.verify.Classes;
import dev.heddle.verify.ErrorPolicy;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Flaw;
import dev.heddle.verify.analysis.AtomicSections;
import dev.heddle.verify.analysis.ExecutionEnding;
import dev.heddle.verify.session.DistinctTraces;
import dev.heddle.verify.session.LimitCodec;
import dev.heddle.verify.session.PartialResult;
import dev.heddle.verify.session.TextCodec;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The partial result of {@link Check}. */
public final class PartialCheckResult implements PartialResult<PartialCheckResult> {
  /** Those with fewer steps first. */
  public static final Comparator<Finding> ORDER =
      (a, b) -> {
        int order = shorter(a.schedule(), b.schedule());
        return order != 0 ? order : a.flaw().toString().compareTo(b.flaw().toString());
      };

  /** The errors, each with the schedule of the first execution that shows it. */
  private final Map<Flaw, String> found = new LinkedHashMap<>();

  /** If all errors are looked for: the length of the shortest execution that shows each. */
  private final Map<Flaw, Integer> shortest = new HashMap<>();

  private final DistinctTraces distinct;
  public final Set<Limit> limits = new TreeSet<>(Limit.ORDER);

  /** In how many executions each loop was cut. */
  private final Map<Limit.LoopCut, Long> cuts = new TreeMap<>(Limit.ORDER);

  /** Where assumptions failed. */
  final Set<SourcePosition> assumptions = new TreeSet<>(Obstacles.ORDER);

  /** Which executions count as one. */
  Classes classes = Classes.TRACES;

  /** Blind locations that the first execution suggests; the search then starts again. */
  Set<Place> suggested = Set.of();

  /** Accesses that the first executions suggest to be confined; the search then starts again. */
  Set<Integer> confined = Set.of();

  public long executions;
  long assumed;
  long spun;
  long bounded;

  /** Executions whose traces had been explored before. */
  long redundant;

  /** Runs that interrupt an atomic section, see {@link AtomicSections}. */
  long interrupted;

  /** The most events of an execution, if executions are chosen at random. */
  int longest;

  /** Executions since the first error, and their events. */
  long since;

  long eventsSince;

  /**
   * @param distinct the same object for all threads of one search
   */
  public PartialCheckResult(DistinctTraces distinct) {
    this.distinct = distinct;
  }

  /** Whether the trace of the machine's execution is new. */
  boolean isNew(Machine machine) {
    return distinct.isNew(machine);
  }

  boolean isEmpty() {
    return found.isEmpty();
  }

  boolean isKnown(Flaw flaw) {
    return found.containsKey(flaw);
  }

  /** All runs. */
  long runs() {
    return executions + assumed + spun + bounded + redundant + interrupted;
  }

  /** Whether the search is to start again with other assumptions. */
  boolean suggestsAssumptions() {
    return !suggested.isEmpty() || !confined.isEmpty();
  }

  /** An error that was found apart from the search. */
  void note(SamplingPhases.FoundError sighting) {
    note(sighting.finding().flaw(), sighting.finding().schedule());
    limits.add(sighting.how());
  }

  /** The first execution that shows a flaw is the one that counts. */
  void noteFirst(Flaw flaw, Machine machine) {
    found.computeIfAbsent(flaw, f -> Schedule.of(machine).toString());
  }

  /** Keeps the least witness, so that it does not depend on the order of executions. */
  void noteLeast(Flaw flaw, Machine machine) {
    if (mayBeLeast(flaw, machine)) {
      note(flaw, Schedule.least(machine).toString());
    }
  }

  /** As {@link #noteLeast}, for few executions, which may include several orders of one trace. */
  void noteShortest(Flaw flaw, Machine machine) {
    if (mayBeLeast(flaw, machine)) {
      note(flaw, Schedule.of(machine).toString());
    }
  }

  /** Whether no execution that shows the flaw is known to be shorter than the machine's. */
  boolean mayBeLeast(Flaw flaw, Machine machine) {
    return !isKnown(flaw) || machine.execution().length() <= shortest.get(flaw);
  }

  private void note(Flaw flaw, String schedule) {
    shortest.merge(flaw, steps(schedule), Math::min);
    found.merge(flaw, schedule, (a, b) -> shorter(a, b) <= 0 ? a : b);
  }

  /** Fewer steps first, then in the order of the alphabet. */
  public static int shorter(String a, String b) {
    int order = Integer.compare(steps(a), steps(b));
    return order != 0 ? order : a.compareTo(b);
  }

  private static int steps(String schedule) {
    return Schedule.parse(schedule).steps().size();
  }

  void count(ExecutionEnding ending) {
    switch (ending.how()) {
      case COMPLETE -> executions++;
      case ASSUMED -> {
        assumed++;
        assumptions.addAll(ending.assumptions());
      }
      case SPUN -> spun++;
      case BOUNDED -> bounded++;
    }
  }

  /** Adds a limit that an execution reached; one that several threads reached counts once. */
  void addLimit(Limit limit) {
    if (limit instanceof Limit.LoopCut cut) {
      cuts.merge(cut.uncounted(), Math.max(1, cut.executions()), Long::sum);
    } else {
      limits.add(limit);
    }
  }

  /** All limits that executions reached, with the number of executions for each loop cut. */
  List<Limit> limits() {
    List<Limit> all = new ArrayList<>(limits);
    cuts.forEach((cut, n) -> all.add(new Limit.LoopCut(cut.at(), cut.rounds(), n)));
    all.sort(Limit.ORDER);
    return all;
  }

  @Override
  public void add(PartialCheckResult other) {
    classes = classes == Classes.OBSERVED ? classes : other.classes;
    suggested = suggested.isEmpty() ? other.suggested : suggested;
    confined = confined.isEmpty() ? other.confined : confined;
    executions += other.executions;
    assumed += other.assumed;
    spun += other.spun;
    bounded += other.bounded;
    redundant += other.redundant;
    interrupted += other.interrupted;
    since += other.since;
    eventsSince += other.eventsSince;
    longest = Math.max(longest, other.longest);
    other.limits().forEach(this::addLimit);
    assumptions.addAll(other.assumptions);
    other.found.forEach(this::note);
  }

  /** The errors in the order in which they were found, or in one independent of timing. */
  List<Finding> findings(ErrorPolicy errorPolicy) {
    List<Finding> findings = new ArrayList<>();
    found.forEach((flaw, schedule) -> findings.add(new Finding(flaw, schedule)));
    if (errorPolicy == ErrorPolicy.ALL) {
      findings.sort(ORDER);
    }
    return findings;
  }

  /** Releases as much memory as possible. */
  public void outOfMemory() {
    distinct.clear();
    limits.add(Limit.Budget.HEAP);
  }

  @Override
  public void write(DataOutput out) throws IOException {
    for (long number :
        new long[] {
          executions, assumed, spun, bounded, redundant, interrupted, since, eventsSince
        }) {
      out.writeLong(number);
    }
    LimitCodec.write(limits(), out);
    out.writeInt(assumptions.size());
    for (SourcePosition at : assumptions) {
      TextCodec.write(at, out);
    }
    distinct.write(out);
    out.writeInt(found.size());
    for (var entry : found.entrySet()) {
      TextCodec.write(entry.getKey(), out);
      TextCodec.write(entry.getValue(), out);
    }
  }

  @Override
  public void read(DataInputStream in) throws IOException {
    executions = TextCodec.count(in);
    assumed = TextCodec.count(in);
    spun = TextCodec.count(in);
    bounded = TextCodec.count(in);
    redundant = TextCodec.count(in);
    interrupted = TextCodec.count(in);
    since = TextCodec.count(in);
    eventsSince = TextCodec.count(in);
    LimitCodec.read(in).forEach(this::addLimit);
    for (int left = in.readInt(); left > 0; left--) {
      assumptions.add(TextCodec.readPosition(in));
    }
    distinct.read(in);
    for (int left = in.readInt(); left > 0; left--) {
      note(TextCodec.readFlaw(in), TextCodec.read(in));
    }
  }
}
