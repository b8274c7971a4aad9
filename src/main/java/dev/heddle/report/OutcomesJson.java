package dev.heddle.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import dev.heddle.program.Observable;
import dev.heddle.program.Program;
import dev.heddle.trace.ChronologicalTrace;
import dev.heddle.trace.Edge;
import dev.heddle.verify.FinalState;
import dev.heddle.verify.OutcomeTable;
import dev.heddle.verify.SeenExecution;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Outcomes as one JSON object; its form is described in docs/outcomes.md. */
public final class OutcomesJson implements AutoCloseable {
  private static final int VERSION = 1;

  private final JsonGenerator json;

  public OutcomesJson(Writer out) {
    try {
      DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
      json =
          new JsonFactory()
              .createGenerator(out)
              .setPrettyPrinter(new DefaultPrettyPrinter().withObjectIndenter(indenter));
      json.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
      json.writeStartObject();
      json.writeNumberField("version", VERSION);
      json.writeArrayFieldStart("tests");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Adds one test under one model; {@code traces} may be empty. */
  public void add(String file, Program program, OutcomeTable table, List<SeenExecution> traces) {
    try {
      json.writeStartObject();
      json.writeStringField("test", program.name());
      json.writeStringField("file", file);
      json.writeStringField("model", table.model());
      json.writeStringField("verdict", table.answer().toString());
      json.writeStringField("condition", table.condition().text());
      json.writeStringField("met", table.met().toString());
      json.writeStringField("observation", table.observation());
      json.writeNumberField("positive", table.counts().positive());
      json.writeNumberField("negative", table.counts().negative());
      json.writeNumberField("executions", table.counts().executions());
      json.writeNumberField("redundant", table.counts().redundant());
      json.writeNumberField("deadlocks", table.endings().deadlocks());
      json.writeNumberField("abandoned", table.endings().abandoned());
      strings("failures", table.endings().failures());
      strings("limits", table.limits());
      states(program, table);
      if (!traces.isEmpty()) {
        json.writeArrayFieldStart("traces");
        for (SeenExecution seen : traces) {
          trace(program, seen);
        }
        json.writeEndArray();
      }
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void strings(String field, List<String> all) throws IOException {
    json.writeArrayFieldStart(field);
    for (String s : all) {
      json.writeString(s);
    }
    json.writeEndArray();
  }

  private void trace(Program program, SeenExecution seen) throws IOException {
    json.writeStartObject();
    json.writeStringField("schedule", seen.schedule());
    strings("unfinished", seen.unfinished());
    json.writeArrayFieldStart("nodes");
    for (ChronologicalTrace.Node node : seen.chronological().nodes()) {
      json.writeStartObject();
      json.writeStringField("name", node.name());
      json.writeStringField("thread", node.thread());
      json.writeStringField("text", TraceText.text(program, node));
      json.writeEndObject();
    }
    json.writeEndArray();
    edges("edges", seen.chronological().edges());
    edges("cycle", seen.trace().cycle());
    json.writeEndObject();
  }

  private void edges(String field, Collection<Edge> edges) throws IOException {
    json.writeArrayFieldStart(field);
    for (Edge e : edges) {
      json.writeStartObject();
      json.writeStringField("type", e.type().toString());
      json.writeStringField("from", e.from());
      json.writeStringField("to", e.to());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void states(Program program, OutcomeTable table) throws IOException {
    List<Observable> columns = table.condition().columns();
    json.writeArrayFieldStart("states");
    for (Map.Entry<FinalState, Long> e : table.states().entrySet()) {
      json.writeStartObject();
      json.writeNumberField("count", e.getValue());
      json.writeObjectFieldStart("values");
      for (int i = 0; i < columns.size(); i++) {
        long value = e.getKey().values().get(i);
        json.writeStringField(columns.get(i).name(), Values.number(program, value));
      }
      json.writeEndObject();
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  @Override
  public void close() {
    try {
      json.writeEndArray();
      json.writeEndObject();
      json.writeRaw('\n');
      json.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
