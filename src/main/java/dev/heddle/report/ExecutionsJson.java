package dev.heddle.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import dev.heddle.program.Observable;
import dev.heddle.program.Program;
import dev.heddle.verify.EventNames;
import dev.heddle.verify.ExecutionTable;
import dev.heddle.verify.FinalState;
import dev.heddle.verify.NormalForm;
import dev.heddle.verify.OutcomeTable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;

/** Representative executions as one JSON object; its form is described in docs/executions.md. */
public final class ExecutionsJson implements AutoCloseable {
  private static final int VERSION = 1;

  private final JsonGenerator json;

  public ExecutionsJson(Writer out) {
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

  /** Adds one test under one model. */
  public void add(String file, Program program, ExecutionTable table, List<NormalForm> executions) {
    try {
      OutcomeTable outcomes = table.outcomes();
      json.writeStartObject();
      json.writeStringField("test", program.name());
      json.writeStringField("file", file);
      json.writeStringField("model", outcomes.model());
      json.writeBooleanField("symbolic", table.isSymbolic());
      if (!table.isSymbolic()) {
        json.writeStringField("verdict", outcomes.answer().toString());
        json.writeStringField("condition", outcomes.condition().text());
        json.writeStringField("met", outcomes.met().toString());
        json.writeNumberField("deadlocks", outcomes.endings().deadlocks());
        json.writeNumberField("abandoned", outcomes.endings().abandoned());
        strings("failures", outcomes.endings().failures());
      }
      strings("limits", outcomes.limits());
      counts(table);
      legend(table);
      json.writeArrayFieldStart("executions");
      for (NormalForm form : executions) {
        execution(program, outcomes, form);
      }
      json.writeEndArray();
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void counts(ExecutionTable table) throws IOException {
    json.writeNumberField("generated", table.generated());
    json.writeNumberField("dropped", table.dropped());
    json.writeNumberField("refuted", table.refuted());
    json.writeNumberField("kept", table.kept());
  }

  private void legend(ExecutionTable table) throws IOException {
    json.writeArrayFieldStart("events");
    for (EventNames.Entry e : table.legend()) {
      json.writeStartObject();
      json.writeStringField("name", e.letter());
      json.writeNumberField("thread", e.thread());
      json.writeStringField("text", e.text());
      json.writeStringField("at", e.at().toString());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void execution(Program program, OutcomeTable outcomes, NormalForm form)
      throws IOException {
    json.writeStartObject();
    json.writeArrayFieldStart("steps");
    for (List<String> step : form.steps()) {
      json.writeStartArray();
      for (String name : step) {
        json.writeString(name);
      }
      json.writeEndArray();
    }
    json.writeEndArray();
    if (form.state().isPresent()) {
      state(program, outcomes.condition().columns(), form.state().get());
    }
    strings("unfinished", form.unfinished());
    json.writeEndObject();
  }

  private void state(Program program, List<Observable> columns, FinalState state)
      throws IOException {
    json.writeObjectFieldStart("state");
    for (int i = 0; i < columns.size(); i++) {
      String value = Values.number(program, state.values().get(i));
      json.writeStringField(columns.get(i).name(), value);
    }
    json.writeEndObject();
  }

  private void strings(String field, List<String> all) throws IOException {
    json.writeArrayFieldStart(field);
    for (String s : all) {
      json.writeString(s);
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
