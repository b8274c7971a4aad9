// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.outcomes;

import dev.heddle.explore.Schedule;
import dev.heddle.limit.Limit;
import dev.heddle.machine.Machine;
import dev.heddle.verify.Flaw;
import dev.heddle.verify.session.DistinctTraces;
import dev.heddle.verify.session.LimitCodec;
import dev.heddle.verify.session.PartialResult;
import dev.heddle.verify.session.TextCodec;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/** The partial result of {@link Outcomes}. */
final class PartialOutcomes implements PartialResult<PartialOutcomes> {
  private final DistinctTraces distinct;

  final SortedMap<FinalState, Long> states = new TreeMap<>();
  final Set<String> failures = new TreeSet<>();

  /**
   * The first execution that ends in a state or shows a flaw; of several threads, some first one.
   */
  final Map<FinalState, String> examples = new HashMap<>();

  final Map<Flaw, String> unended = new LinkedHashMap<>();
  final Set<Limit> cuts = new TreeSet<>(Limit.ORDER);
  long positive;
  long negative;
  long filtered;
  long repeated;
  long abandoned;
  long deadlocks;

  /**
   * @param distinct the same for all who look at one search
   */
  PartialOutcomes(DistinctTraces distinct) {
    this.distinct = distinct;
  }

  /** Whether the trace of the machine's execution is new. */
  boolean isNew(Machine machine) {
    return distinct.isNew(machine);
  }

  void count(FinalState state, Machine machine) {
    if (states.merge(state, 1L, Long::sum) == 1) {
      examples.put(state, Schedule.of(machine).toString());
    }
  }

  void noteUnended(Flaw flaw, Machine machine) {
    unended.computeIfAbsent(flaw, f -> Schedule.of(machine).toString());
  }

  /** Whether replays of the examples end in the states, and replays of the flaws are possible. */
  boolean areConfirmedBy(Function<String, OutcomeTable> replay) {
    for (String schedule : unended.values()) {
      OutcomeTable _ = replay.apply(schedule); // throws if it is not possible
    }
    return examples.keySet().equals(states.keySet())
        && examples.entrySet().stream()
            .allMatch(e -> replay.apply(e.getValue()).states().containsKey(e.getKey()));
  }

  /** Which execution comes first is for one thread alone to say; so is which flaw. */
  void forgetExamples() {
    examples.clear();
    Set<Flaw> flaws = new TreeSet<>(Comparator.comparing(Flaw::toString));
    flaws.addAll(unended.keySet());
    unended.clear();
    flaws.forEach(f -> unended.put(f, ""));
  }

  @Override
  public void add(PartialOutcomes other) {
    other.states.forEach((state, n) -> states.merge(state, n, Long::sum));
    failures.addAll(other.failures);
    other.examples.forEach(examples::putIfAbsent);
    other.unended.forEach(unended::putIfAbsent);
    cuts.addAll(other.cuts);
    positive += other.positive;
    negative += other.negative;
    filtered += other.filtered;
    repeated += other.repeated;
    abandoned += other.abandoned;
    deadlocks += other.deadlocks;
  }

  @Override
  public void write(DataOutput out) throws IOException {
    for (long n : new long[] {positive, negative, filtered, repeated, abandoned, deadlocks}) {
      out.writeLong(n);
    }
    TextCodec.writeAll(failures, out);
    LimitCodec.write(cuts, out);
    distinct.write(out);
    out.writeInt(states.size());
    for (var entry : states.entrySet()) {
      List<Long> values = entry.getKey().values();
      out.writeInt(values.size());
      for (long value : values) {
        out.writeLong(value);
      }
      out.writeLong(entry.getValue());
      TextCodec.write(examples.get(entry.getKey()), out);
    }
    out.writeInt(unended.size());
    for (var entry : unended.entrySet()) {
      TextCodec.write(entry.getKey(), out);
      TextCodec.write(entry.getValue(), out);
    }
  }

  @Override
  public void read(DataInputStream in) throws IOException {
    positive = TextCodec.count(in);
    negative = TextCodec.count(in);
    filtered = TextCodec.count(in);
    repeated = TextCodec.count(in);
    abandoned = TextCodec.count(in);
    deadlocks = TextCodec.count(in);
    failures.addAll(TextCodec.readAll(in));
    cuts.addAll(LimitCodec.read(in));
    distinct.read(in);
    for (int left = in.readInt(); left > 0; left--) {
      Long[] values = new Long[TextCodec.length(in, Long.BYTES)];
      for (int i = 0; i < values.length; i++) {
        values[i] = in.readLong();
      }
      FinalState state = new FinalState(List.of(values));
      states.put(state, TextCodec.count(in));
      examples.put(state, TextCodec.read(in));
    }
    for (int left = in.readInt(); left > 0; left--) {
      unended.put(TextCodec.readFlaw(in), TextCodec.read(in));
    }
  }
}
