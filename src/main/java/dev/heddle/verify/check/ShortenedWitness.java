// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import dev.heddle.explore.Replay;
import dev.heddle.explore.Schedule;
import dev.heddle.machine.Machine;
import dev.heddle.verify.Finding;
import dev.heddle.verify.analysis.ExecutionEnding;
import dev.heddle.verify.analysis.FlawOccurrence;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Reduces a witness to the steps that matter for its error, in the least order that leads to it.
 * Random executions have many other steps.
 */
final class ShortenedWitness {
  private ShortenedWitness() {}

  /**
   * The finding with a schedule that shows it when it is replayed; empty if not even its own does.
   */
  static Optional<Finding> of(CheckQuestion q, Finding finding) {
    Optional<Schedule> relevant = replay(q, finding, Schedule.parse(finding.schedule()), true);
    return relevant
        .flatMap(s -> replay(q, finding, s, false))
        .map(s -> new Finding(finding.flaw(), s.toString()))
        .or(() -> relevant.map(s -> finding));
  }

  /** Replays a schedule; the whole execution or its relevant steps, empty if it lacks the flaw. */
  private static Optional<Schedule> replay(
      CheckQuestion q, Finding finding, Schedule schedule, boolean relevantOnly) {
    AnalysedMachine inspection = AnalysedMachine.of(q, new OutputRecorder());
    AtomicReference<Schedule> found = new AtomicReference<>();
    new Replay(schedule)
        .explore(
            inspection.machine(),
            (m, complete) -> {
              ExecutionEnding ending = inspection.analyse(complete);
              ending.occurrences().stream()
                  .filter(s -> s.flaw().equals(finding.flaw()))
                  .findFirst()
                  .ifPresent(s -> found.set(relevantOnly ? relevant(m, s) : Schedule.least(m)));
              return true;
            });
    return Optional.ofNullable(found.get());
  }

  private static Schedule relevant(Machine machine, FlawOccurrence sighting) {
    BitSet events = sighting.relevant(machine);
    List<String> all = Schedule.of(machine).steps();
    List<String> steps = new ArrayList<>();
    events.stream().forEach(d -> steps.add(all.get(d)));
    return new Schedule(steps);
  }
}
