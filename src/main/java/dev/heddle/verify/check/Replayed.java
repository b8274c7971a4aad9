// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import dev.heddle.explore.Replay;
import dev.heddle.explore.Schedule;
import dev.heddle.limit.Limit;
import dev.heddle.machine.Machine;
import dev.heddle.verify.DetailedWitness;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Flaw;
import dev.heddle.verify.Witness;
import dev.heddle.verify.analysis.ExecutionEnding;
import dev.heddle.verify.analysis.FlawOccurrence;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;

/**
 * The execution of one schedule.
 *
 * @param complete whether nothing could move at the end
 * @param flaws what is wrong with the execution
 * @param limits where a limit of the analysis ended a thread
 */
public record Replayed(
    boolean complete, List<Flaw> flaws, List<Limit> limits, DetailedWitness picture) {

  /**
   * Runs it, with all steps.
   *
   * @throws Replay.Impossible if a step of the schedule is not possible
   */
  public static Replayed of(CheckQuestion q, String schedule) {
    return run(q, schedule, null);
  }

  /** The relevant steps of an error that was found. */
  public static DetailedWitness picture(CheckQuestion q, Finding finding) {
    return run(q, finding.schedule(), finding.flaw()).picture();
  }

  /** As {@link #picture}, without the data for drawing. */
  public static Witness witness(CheckQuestion q, Finding finding) {
    return at(q, finding.schedule(), finding.flaw(), end -> end.builder().witness());
  }

  public Witness witness() {
    return picture.witness();
  }

  private static Replayed run(CheckQuestion q, String schedule, Flaw focus) {
    return at(
        q,
        schedule,
        focus,
        end ->
            new Replayed(
                end.complete(),
                end.ending().occurrences().stream().map(FlawOccurrence::flaw).toList(),
                end.ending().cuts().stream().map(end.analysed()::limit).toList(),
                focus == null ? end.builder().whole() : end.builder().relevant()));
  }

  /** Where a schedule ends. */
  private record End(
      AnalysedMachine analysed, boolean complete, ExecutionEnding ending, WitnessBuilder builder) {}

  private static <T> T at(CheckQuestion q, String schedule, Flaw focus, Function<End, T> question) {
    OutputRecorder recorder = new OutputRecorder();
    AnalysedMachine inspection = AnalysedMachine.of(q, recorder);
    Machine machine = inspection.machine();
    recorder.attach(machine);
    AtomicReference<T> result = new AtomicReference<>();
    new Replay(Schedule.parse(schedule))
        .explore(
            machine,
            (m, complete) -> {
              recorder.close();
              ExecutionEnding ending = inspection.analyse(complete);
              List<FlawOccurrence> shown =
                  ending.occurrences().stream()
                      .filter(s -> focus == null || s.flaw().equals(focus))
                      .toList();
              WitnessBuilder builder = new WitnessBuilder(machine, recorder, shown, complete);
              drain(machine);
              result.set(question.apply(new End(inspection, complete, ending, builder)));
              return true;
            });
    return result.get();
  }

  /**
   * Lets the stores that are still buffered reach memory, so that the trace has them all. They are
   * no part of the witness.
   */
  private static void drain(Machine machine) {
    for (int w = 0; w < machine.laneWords(); w++) {
      while (machine.isCommitWord(w) && machine.enabled(w) != 0) {
        machine.step(64 * w + Long.numberOfTrailingZeros(machine.enabled(w)), 0);
      }
    }
  }
}
