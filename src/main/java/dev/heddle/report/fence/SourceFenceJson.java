// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.fence;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.heddle.fence.BadExecution;
import dev.heddle.fence.Synthesis;
import dev.heddle.program.SourcePosition;
import dev.heddle.report.automaton.AutomataJson;
import dev.heddle.verify.fences.BadExecutions;
import dev.heddle.verify.fences.ProgramFences;
import java.io.IOException;
import java.util.Locale;

/** Fences of a source as one JSON object on one line. */
public final class SourceFenceJson {
  private SourceFenceJson() {}

  public static String of(SourceFences fences) {
    ProgramFences found = fences.found();
    var result = found.result();
    return AutomataJson.object(
        fences.name(),
        found.answer().toString(),
        found.model(),
        j -> {
          JsonGenerator json = j.json();
          numbers(json, found);
          j.limit(result.limit());
          json.writeStringField("goal", fences.goal().name().toLowerCase(Locale.ROOT));
          json.writeNumberField("cost", result.cost());
          json.writeArrayFieldStart("fences");
          for (ProgramFences.Suggestion s : found.suggestions()) {
            fence(json, s);
          }
          json.writeEndArray();
          json.writeBooleanField("minimal", result.answer() == Synthesis.Answer.ENOUGH);
          json.writeStringField(
              "reason", result.answer() == Synthesis.Answer.IMPOSSIBLE ? fences.why() : "");
          json.writeFieldName("witness");
          if (found.witness().isPresent()) {
            execution(json, found.witness().get());
          } else {
            json.writeNull();
          }
        });
  }

  /** Writes the numbers; a stateless search counts one state for each step. */
  private static void numbers(JsonGenerator json, ProgramFences found) throws IOException {
    BadExecutions.Work work = found.work();
    json.writeNumberField("queries", work.searches());
    json.writeNumberField("rounds", found.result().rounds());
    json.writeNumberField("states", work.steps());
    json.writeNumberField("executions", work.executions());
    json.writeNumberField("seconds", Math.round(work.seconds() * 1000) / 1000.0);
  }

  private static void fence(JsonGenerator json, ProgramFences.Suggestion s) throws IOException {
    SourcePosition at = s.site().at();
    json.writeStartObject();
    json.writeStringField("thread", s.function());
    json.writeStringField("position", at.toString());
    json.writeStringField("file", at.file());
    json.writeNumberField("line", at.line());
    json.writeNumberField("column", at.column());
    json.writeStringField("kind", s.site().strength().toString());
    json.writeNumberField("cost", s.cost());
    json.writeStringField("without", s.without().flaw());
    json.writeFieldName("witness");
    execution(json, s.without());
    json.writeEndObject();
  }

  private static void execution(JsonGenerator json, BadExecution bad) throws IOException {
    json.writeStartObject();
    json.writeStringField("flaw", bad.flaw());
    json.writeStringField("schedule", bad.schedule());
    json.writeEndObject();
  }
}
