// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.monitoring;

import dev.heddle.limit.Limit;
import dev.heddle.limit.Obstacles;
import dev.heddle.program.SourcePosition;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Flaw;
import dev.heddle.verify.analysis.AtomicSections;
import dev.heddle.verify.check.PartialCheckResult;
import dev.heddle.verify.monitoring.MonitorVerdict.Found;
import dev.heddle.verify.session.PartialResult;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The partial result of {@link Monitoring}. */
final class PartialMonitorResult implements PartialResult<PartialMonitorResult> {
  final Map<ConsistencyViolation, Found> found = new HashMap<>();
  final Set<Limit> limits = new TreeSet<>(Limit.ORDER);

  /** Until a run was complete: where assumptions failed. */
  final Set<SourcePosition> assumptions = new TreeSet<>(Obstacles.ORDER);

  /** What else went wrong, each with the least of the shortest schedules that show it. */
  final Map<Flaw, String> errors = new HashMap<>();

  /** Whether a run was a complete execution. */
  boolean hasComplete;

  /** Runs that interrupt an atomic section, see {@link AtomicSections}. */
  long interrupted;

  long runs;
  long events;
  long violating;
  long nanoseconds;

  @Override
  public void add(PartialMonitorResult other) {
    runs += other.runs;
    events += other.events;
    violating += other.violating;
    nanoseconds += other.nanoseconds;
    limits.addAll(other.limits);
    assumptions.addAll(other.assumptions);
    hasComplete |= other.hasComplete;
    interrupted += other.interrupted;
    other.errors.forEach(this::note);
    other.found.forEach((violation, f) ->
        found.merge(
            violation,
            f,
            (a, b) ->
                new Found(violation, a.count() + b.count(), a.runs() + b.runs(), a.schedule())));
  }

  /** Adds a limit that monitors have, at no position. */
  void addUnsupported(String what) {
    limits.add(new Limit.Unsupported(what, SourcePosition.NONE));
  }

  /** A run with this schedule showed an error. */
  void note(Flaw flaw, String schedule) {
    errors.merge(flaw, schedule, (a, b) -> PartialCheckResult.shorter(a, b) <= 0 ? a : b);
  }

  /** The errors, in an order that does not depend on timing. */
  List<Finding> findings() {
    return errors.entrySet().stream()
        .map(e -> new Finding(e.getKey(), e.getValue()))
        .sorted(PartialCheckResult.ORDER)
        .toList();
  }

  /** Proves what it has found as the other one does. */
  void proveAs(PartialMonitorResult other) {
    found.replaceAll((violation, f) -> {
      Found proved = other.found.getOrDefault(violation, f);
      return new Found(violation, f.count(), f.runs(), proved.schedule());
    });
  }
}
