package dev.heddle.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Verdict;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;

/** A verdict as one JSON object on one line; its form is described in docs/json.md. */
public final class CheckJson {
  private static final int VERSION = 1;

  private CheckJson() {}

  public static String of(List<String> files, Verdict v) {
    StringWriter out = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(out)) {
      json.writeStartObject();
      json.writeNumberField("version", VERSION);
      json.writeStringField("verdict", v.answer().toString());
      json.writeArrayFieldStart("files");
      for (String file : files) {
        json.writeString(file);
      }
      json.writeEndArray();
      json.writeStringField("model", v.model());
      json.writeStringField("algorithm", v.algorithm().toString());
      counts(json, v.counts());
      json.writeArrayFieldStart("errors");
      for (Finding finding : v.findings()) {
        error(json, finding);
      }
      json.writeEndArray();
      json.writeFieldName("limit");
      if (v.limits().isEmpty()) {
        json.writeNull();
      } else {
        json.writeString(String.join("; ", v.limits()));
      }
      json.writeNumberField("seconds", Math.round(v.effort().seconds() * 1000) / 1000.0);
      json.writeNumberField("steps", v.effort().steps());
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out + "\n";
  }

  private static void counts(JsonGenerator json, Verdict.Counts counts) throws IOException {
    json.writeNumberField("executions", counts.executions());
    json.writeObjectFieldStart("blocked");
    json.writeNumberField("assume", counts.blocked().assume());
    json.writeNumberField("spin", counts.blocked().spin());
    json.writeNumberField("bound", counts.blocked().bound());
    json.writeEndObject();
    json.writeNumberField("redundant", counts.redundant());
  }

  private static void error(JsonGenerator json, Finding finding) throws IOException {
    json.writeStartObject();
    json.writeStringField("kind", finding.flaw().kind().toString());
    json.writeStringField("message", finding.flaw().message());
    json.writeStringField("file", finding.flaw().at().file());
    json.writeNumberField("line", finding.flaw().at().line());
    json.writeNumberField("column", finding.flaw().at().column());
    json.writeStringField("schedule", finding.schedule());
    json.writeEndObject();
  }
}
