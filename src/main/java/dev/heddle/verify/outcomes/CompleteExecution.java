// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.outcomes;

import dev.heddle.explore.Schedule;
import dev.heddle.machine.Machine;
import dev.heddle.program.Program;
import dev.heddle.trace.ChronologicalTrace;
import dev.heddle.trace.ShashaSnirTrace;
import dev.heddle.verify.DetailedWitness;
import dev.heddle.verify.analysis.StopReasons;
import dev.heddle.verify.check.OutputRecorder;
import dev.heddle.verify.check.WitnessBuilder;
import java.util.List;
import java.util.Optional;

/**
 * A complete execution, for reports.
 *
 * @param program as it ran, with its loops bounded
 * @param state how it ended; empty if a thread did not come to its end
 * @param unfinished a line for each thread that waits or stopped, where and why
 * @param schedule what {@link dev.heddle.explore.Replay} runs, as text
 */
public record CompleteExecution(
    Program program,
    ChronologicalTrace chronological,
    ShashaSnirTrace trace,
    Optional<FinalState> state,
    List<String> unfinished,
    String schedule,
    DetailedWitness picture) {

  static CompleteExecution of(Machine machine, Optional<FinalState> state) {
    return new CompleteExecution(
        machine.program(),
        ChronologicalTrace.of(machine.execution(), machine::threadName),
        ShashaSnirTrace.of(machine.execution(), machine::threadName),
        state,
        StopReasons.unfinished(machine),
        Schedule.of(machine).toString(),
        new WitnessBuilder(machine, new OutputRecorder(), List.of(), true).whole());
  }
}
