// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.fence;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.heddle.fence.ClauseSource;
import dev.heddle.fence.ControlState;
import dev.heddle.fence.Synthesis;
import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.report.automaton.AutomataJson;
import dev.heddle.states.computation.Computation;
import dev.heddle.verify.fences.AutomatonFences;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** Fences as one JSON object on one line. */
public final class FenceJson {
  private FenceJson() {}

  public static String of(
      String file, ParallelProgram program, AutomatonFences.Goal goal, AutomatonFences fence) {
    var result = fence.result();
    return AutomataJson.object(
        file,
        fence.answer().toString(),
        fence.model().toString(),
        j -> {
          j.numbers(fence.queries(), result.rounds(), fence.effort());
          j.limit(result.limit());
          JsonGenerator json = j.json();
          json.writeStringField("goal", goal.name().toLowerCase(Locale.ROOT));
          json.writeNumberField("cost", result.cost());
          json.writeArrayFieldStart("fences");
          for (ControlState f : result.fences()) {
            fence(json, program.threads().get(f.thread()), f, fence);
          }
          json.writeEndArray();
          json.writeBooleanField("minimal", result.answer() == Synthesis.Answer.ENOUGH);
          json.writeStringField("reason", result.unpreventable());
          j.witness(witness(result), List.of());
        });
  }

  /**
   * A computation that is possible without the first fence, or with all fences; null if no fence is
   * needed.
   */
  private static Computation witness(Synthesis.Result<ControlState, Computation> result) {
    return result.answer() == Synthesis.Answer.IMPOSSIBLE
        ? result.clauses().getLast().evidence()
        : result.reasons().values().stream()
            .findFirst()
            .map(ClauseSource.Clause::evidence)
            .orElse(null);
  }

  private static void fence(
      JsonGenerator json, Automaton thread, ControlState f, AutomatonFences fence)
      throws IOException {
    json.writeStartObject();
    json.writeStringField("thread", thread.name());
    json.writeStringField("position", thread.states().get(f.state()));
    json.writeStringField("kind", "mfence");
    json.writeNumberField("cost", fence.costs().applyAsLong(f));
    json.writeStringField("without", fence.result().reasons().get(f).name());
    json.writeEndObject();
  }
}
