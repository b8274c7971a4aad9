// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.exchange;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import dev.heddle.program.SourcePosition;
import dev.heddle.report.Result;
import dev.heddle.report.Result.Problem;
import dev.heddle.report.WitnessWords;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.Witness;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * Results as SARIF 2.1.0: a problem is a result, its execution a code flow with one thread flow for
 * each thread, a limit a notification, and so is what is wrong with the input.
 */
public final class Sarif {
  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

  private final JsonGenerator json;
  private final List<Result> results;
  private final List<InputError> errors;
  private final List<String> rules;

  private Sarif(JsonGenerator json, List<Result> results, List<InputError> errors) {
    this.json = json;
    this.results = results;
    this.errors = errors;
    this.rules =
        results.stream()
            .flatMap(r -> r.problems().stream())
            .map(Problem::rule)
            .distinct()
            .sorted()
            .toList();
  }

  /**
   * @param version of Heddle
   */
  public static String of(List<Result> results, List<InputError> errors, String version) {
    StringWriter out = new StringWriter();
    DefaultIndenter lines = new DefaultIndenter("  ", "\n");
    try (JsonGenerator json =
        new JsonFactory()
            .createGenerator(out)
            .setPrettyPrinter(new DefaultPrettyPrinter().withObjectIndenter(lines))) {
      new Sarif(json, results, errors).log(version);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out + "\n";
  }

  private void log(String version) throws IOException {
    json.writeStartObject();
    json.writeStringField("$schema", SCHEMA);
    json.writeStringField("version", "2.1.0");
    json.writeArrayFieldStart("runs");
    json.writeStartObject();
    tool(version);
    json.writeStringField("columnKind", "unicodeCodePoints");
    invocation();
    json.writeArrayFieldStart("results");
    for (Result result : results) {
      for (Problem problem : result.problems()) {
        problem(result, problem);
      }
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndArray();
    json.writeEndObject();
  }

  private void tool(String version) throws IOException {
    json.writeObjectFieldStart("tool");
    json.writeObjectFieldStart("driver");
    json.writeStringField("name", "Heddle");
    json.writeStringField("version", version);
    json.writeArrayFieldStart("rules");
    for (String rule : rules) {
      json.writeStartObject();
      json.writeStringField("id", id(rule));
      message("shortDescription", rule);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndObject();
  }

  private static String id(String rule) {
    return rule.replace(' ', '-');
  }

  private void message(String field, String text) throws IOException {
    json.writeObjectFieldStart(field);
    json.writeStringField("text", text);
    json.writeEndObject();
  }

  private void invocation() throws IOException {
    json.writeArrayFieldStart("invocations");
    json.writeStartObject();
    json.writeBooleanField("executionSuccessful", errors.isEmpty());
    json.writeArrayFieldStart("toolExecutionNotifications");
    for (Result result : results) {
      boolean unknown = result.answer() == Verdict.Answer.UNKNOWN;
      boolean silent = unknown && result.limits().isEmpty();
      for (String limit : silent ? List.of(result.headline()) : result.limits()) {
        json.writeStartObject();
        json.writeStringField("level", unknown ? "error" : "warning");
        message("message", about(result) + ": " + limit);
        json.writeEndObject();
      }
    }
    for (InputError e : errors) {
      json.writeStartObject();
      json.writeStringField("level", "error");
      message("message", e.summary());
      if (!e.at().file().isEmpty()) {
        json.writeArrayFieldStart("locations");
        location(e.at(), "");
        json.writeEndArray();
      }
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndArray();
  }

  private static String about(Result result) {
    return (result.name() + " " + result.model()).strip();
  }

  private void problem(Result result, Problem problem) throws IOException {
    json.writeStartObject();
    json.writeStringField("ruleId", id(problem.rule()));
    json.writeNumberField("ruleIndex", rules.indexOf(problem.rule()));
    json.writeStringField("level", problem.level() == Result.Level.ERROR ? "error" : "note");
    String model = result.model().isEmpty() ? "" : " (under " + result.model() + ")";
    message("message", problem.message() + model);
    json.writeArrayFieldStart("locations");
    SourcePosition at = problem.at();
    location(at.file().isEmpty() ? new SourcePosition(result.files().getFirst(), 0, 0) : at, "");
    json.writeEndArray();
    if (problem.exhibit().isPresent()) {
      codeFlow(problem.exhibit().get().picture().witness());
    }
    json.writeEndObject();
  }

  private void location(SourcePosition at, String message) throws IOException {
    json.writeStartObject();
    if (!at.file().isEmpty()) {
      json.writeObjectFieldStart("physicalLocation");
      json.writeObjectFieldStart("artifactLocation");
      json.writeStringField("uri", FileUri.of(at.file()));
      json.writeEndObject();
      if (at.line() > 0) {
        json.writeObjectFieldStart("region");
        json.writeNumberField("startLine", at.line());
        if (at.column() > 0) {
          json.writeNumberField("startColumn", at.column());
        }
        json.writeEndObject();
      }
      json.writeEndObject();
    }
    if (!message.isEmpty()) {
      message("message", message);
    }
    json.writeEndObject();
  }

  private void codeFlow(Witness witness) throws IOException {
    json.writeArrayFieldStart("codeFlows");
    json.writeStartObject();
    json.writeArrayFieldStart("threadFlows");
    for (Witness.Column column : witness.threads()) {
      threadFlow(witness, column.thread());
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndArray();
  }

  /** A thread flow may not be empty. */
  private void threadFlow(Witness witness, String thread) throws IOException {
    List<Witness.Step> steps = witness.steps();
    if (steps.stream().noneMatch(s -> s.thread().equals(thread))) {
      return;
    }
    json.writeStartObject();
    json.writeStringField("id", thread);
    json.writeArrayFieldStart("locations");
    for (int i = 0; i < steps.size(); i++) {
      Witness.Step s = steps.get(i);
      if (s.thread().equals(thread)) {
        json.writeStartObject();
        json.writeNumberField("executionOrder", i + 1);
        json.writeStringField("importance", s.guilty() ? "essential" : "important");
        json.writeFieldName("location");
        location(s.at(), "thread " + thread + " " + WitnessWords.of(s));
        json.writeEndObject();
      }
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
