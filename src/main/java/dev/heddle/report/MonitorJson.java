package dev.heddle.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.heddle.program.SourcePosition;
import dev.heddle.verify.MonitorVerdict;
import dev.heddle.verify.Violation;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;

/** What monitors saw as one JSON object on one line; its form is described in docs/monitor.md. */
public final class MonitorJson {
  private MonitorJson() {}

  public static String of(List<String> files, MonitorVerdict v) {
    StringWriter out = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(out)) {
      json.writeStartObject();
      json.writeStringField("verdict", v.answer().toString());
      json.writeArrayFieldStart("files");
      for (String file : files) {
        json.writeString(file);
      }
      json.writeEndArray();
      json.writeStringField("model", v.model());
      json.writeStringField("method", v.method());
      json.writeNumberField("runs", v.counts().runs());
      json.writeNumberField("events", v.counts().events());
      json.writeNumberField("tracesWithViolations", v.counts().violating());
      json.writeArrayFieldStart("violations");
      for (MonitorVerdict.Found f : v.findings()) {
        violation(json, f);
      }
      json.writeEndArray();
      json.writeFieldName("limit");
      if (v.limits().isEmpty()) {
        json.writeNull();
      } else {
        json.writeString(String.join("; ", v.limits()));
      }
      json.writeNumberField("monitorSeconds", v.counts().nanoseconds() / 1e9);
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out + "\n";
  }

  private static void violation(JsonGenerator json, MonitorVerdict.Found f) throws IOException {
    json.writeStartObject();
    access(json, "pending", f.violation().pending());
    access(json, "previous", f.violation().previous());
    access(json, "current", f.violation().current());
    json.writeNumberField("count", f.count());
    json.writeNumberField("runs", f.runs());
    json.writeFieldName("schedule");
    if (f.schedule().isEmpty()) {
      json.writeNull();
    } else {
      json.writeString(f.schedule());
    }
    json.writeEndObject();
  }

  private static void access(JsonGenerator json, String role, Violation.Access a)
      throws IOException {
    SourcePosition at = a.at();
    json.writeObjectFieldStart(role);
    json.writeStringField("what", a.what());
    json.writeStringField("file", at.file());
    json.writeNumberField("line", at.line());
    json.writeNumberField("column", at.column());
    json.writeEndObject();
  }
}
