// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.automaton;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.heddle.limit.Limit;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.AutomatonPrinter;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.program.automaton.Transition;
import dev.heddle.report.LimitText;
import dev.heddle.states.Effort;
import dev.heddle.states.Reachability;
import dev.heddle.states.attack.AttackViolation;
import dev.heddle.states.computation.Computation;
import dev.heddle.states.computation.ComputationOrder;
import dev.heddle.translate.Defect;
import dev.heddle.verify.Finding;
import dev.heddle.verify.robustness.AutomatonReachability;
import dev.heddle.verify.robustness.AutomatonRobustness;
import dev.heddle.verify.robustness.FailureReachability;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;

/** Answers about programs of automata, each one JSON object on one line. */
public final class AutomataJson {
  private static final int VERSION = 1;

  private final JsonGenerator json;

  AutomataJson(JsonGenerator json) {
    this.json = json;
  }

  /** The fields of an object after its verdict. */
  public interface Body {
    void write(AutomataJson json) throws IOException;
  }

  public static String object(String file, String verdict, String model, Body body) {
    StringWriter out = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(out)) {
      json.writeStartObject();
      json.writeNumberField("version", VERSION);
      json.writeStringField("verdict", verdict);
      json.writeStringField("file", file);
      json.writeStringField("model", model);
      body.write(new AutomataJson(json));
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out + "\n";
  }

  public static String robust(String file, ParallelProgram program, AutomatonRobustness robust) {
    var result = robust.result();
    return object(
        file,
        robust.answer().toString(),
        robust.model().toString(),
        j -> {
          j.numbers(result.queries(), result.violations().isEmpty() ? 0 : 1, result.effort());
          j.json.writeNumberField("plausible", result.plausible());
          j.limit(result.limit());
          j.json.writeArrayFieldStart("attacks");
          for (AttackViolation v : result.violations()) {
            j.attack(program, v);
          }
          j.json.writeEndArray();
          j.errors(robust.errors());
          List<AttackViolation> found = result.violations();
          j.noFences();
          j.witness(
              found.isEmpty() ? null : found.getFirst().computation(),
              found.isEmpty() ? List.of() : found.getFirst().cycle());
        });
  }

  private void errors(List<Finding> errors) throws IOException {
    json.writeArrayFieldStart("errors");
    for (Finding e : errors) {
      json.writeStartObject();
      json.writeStringField("kind", e.flaw().kind().toString());
      error(e.flaw().message(), e.flaw().at(), e.schedule());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void error(String message, SourcePosition at, String schedule) throws IOException {
    json.writeStringField("message", message);
    json.writeStringField("file", at.file());
    json.writeNumberField("line", at.line());
    json.writeNumberField("column", at.column());
    json.writeStringField("schedule", schedule);
  }

  public static String reach(String file, String model, Reachability result) {
    return reach(file, model, result, _ -> {});
  }

  /** For a C program, with the error and the schedule for {@code heddle replay}. */
  public static String reach(String file, String model, FailureReachability found) {
    return reach(
        file,
        model,
        found.result(),
        j -> {
          j.json.writeFieldName("error");
          if (found.defect().isEmpty()) {
            j.json.writeNull();
            return;
          }
          Defect defect = found.defect().get();
          j.json.writeStartObject();
          j.error(defect.message(), defect.at(), found.schedule().orElse(""));
          j.json.writeEndObject();
        });
  }

  private static String reach(String file, String model, Reachability result, Body more) {
    return object(
        file,
        AutomatonReachability.answer(result).toString(),
        model,
        j -> {
          j.numbers(result.queries(), result.rounds().size(), result.effort());
          j.limit(result.limit());
          j.json.writeStringField("reason", result.proof());
          j.json.writeStringField("method", result.method().toString());
          more.write(j);
          j.noFences();
          j.witness(result.computation(), List.of());
        });
  }

  public JsonGenerator json() {
    return json;
  }

  public void numbers(int queries, int rounds, Effort effort) throws IOException {
    json.writeNumberField("queries", queries);
    json.writeNumberField("rounds", rounds);
    json.writeNumberField("states", effort.states());
    json.writeNumberField("seconds", Math.round(effort.seconds() * 1000) / 1000.0);
    json.writeNumberField("bytes", effort.bytes());
  }

  public void limit(Limit limit) throws IOException {
    json.writeFieldName("limit");
    if (limit == null) {
      json.writeNull();
    } else {
      json.writeString(LimitText.of(limit));
    }
  }

  /** Only {@code heddle fence} has these fields; other commands write null. */
  private void noFences() throws IOException {
    json.writeNullField("fences");
    json.writeNullField("minimal");
  }

  void attack(ParallelProgram program, AttackViolation v) throws IOException {
    Automaton thread = program.threads().get(v.attack().thread());
    json.writeStartObject();
    json.writeStringField("thread", thread.name());
    json.writeFieldName("store");
    transition(thread, v.attack().store());
    json.writeFieldName("load");
    transition(thread, v.attack().last());
    json.writeEndObject();
  }

  private void transition(Automaton thread, int number) throws IOException {
    Transition t = thread.transitions().get(number);
    json.writeStartObject();
    json.writeStringField("from", thread.states().get(t.source()));
    json.writeStringField("to", thread.states().get(t.target()));
    json.writeStringField("instruction", AutomatonPrinter.print(thread, t.command()));
    json.writeNumberField("line", t.position().line());
    json.writeEndObject();
  }

  /** The events in order; a flush has no transition. Edges of the cycle are by index of events. */
  public void witness(Computation computation, List<ComputationOrder.Edge> cycle)
      throws IOException {
    json.writeFieldName("witness");
    if (computation == null) {
      json.writeNull();
      return;
    }
    json.writeStartObject();
    json.writeArrayFieldStart("events");
    for (Computation.Entry e : computation.entries()) {
      Automaton thread = computation.program().threads().get(e.event().thread());
      json.writeStartObject();
      json.writeStringField("thread", thread.name());
      json.writeStringField("kind", e.event().isFlush() ? "flush" : "transition");
      if (!e.event().isFlush()) {
        json.writeFieldName("transition");
        transition(thread, e.event().transition());
      }
      if (e.touches()) {
        json.writeNumberField("address", e.address());
        json.writeStringField("place", computation.program().memory().name(e.address()));
        json.writeNumberField("value", e.value());
      }
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("cycle");
    for (ComputationOrder.Edge e : cycle) {
      json.writeStartObject();
      json.writeNumberField("from", e.from());
      json.writeNumberField("to", e.to());
      json.writeStringField("why", e.why().toString());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
