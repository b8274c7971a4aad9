// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.page;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.heddle.program.SourcePosition;
import dev.heddle.report.FailingStep;
import dev.heddle.report.Result;
import dev.heddle.report.WitnessWords;
import dev.heddle.report.diagram.Diagram;
import dev.heddle.report.diagram.Svg;
import dev.heddle.report.diagram.View;
import dev.heddle.verify.DetailedWitness;
import dev.heddle.verify.Witness;
import java.io.IOException;
import java.util.List;

/** One execution as data of a page: its steps with their effects, and its drawings. */
final class ExhibitJson {
  /** Writes a position into the current object. */
  interface Positions {
    void write(SourcePosition at) throws IOException;
  }

  private final JsonGenerator json;
  private final Result.Exhibit exhibit;
  private final String name;
  private final DetailedWitness picture;
  private final Witness witness;
  private final Positions positions;
  private final ReadsFrom readsFrom;

  /**
   * @param name the beginning of the names of its pictures
   */
  ExhibitJson(JsonGenerator json, Result.Exhibit exhibit, String name, Positions positions) {
    this.json = json;
    this.name = name;
    this.exhibit = exhibit;
    this.picture = exhibit.picture();
    this.witness = picture.witness();
    this.positions = positions;
    this.readsFrom = new ReadsFrom(picture);
  }

  void write() throws IOException {
    json.writeStartObject();
    json.writeStringField("label", exhibit.label());
    json.writeStringField("name", name);
    int failing = FailingStep.of(witness);
    if (failing > 0) {
      json.writeNumberField("failing", failing);
    }
    json.writeStringField("again", exhibit.again().strip());
    json.writeArrayFieldStart("threads");
    for (Witness.Column c : witness.threads()) {
      json.writeStartObject();
      json.writeStringField("name", c.thread());
      json.writeStringField("function", c.function());
      json.writeStringField("argument", c.argument());
      json.writeEndObject();
    }
    json.writeEndArray();
    cells("memory", picture.memory());
    json.writeArrayFieldStart("steps");
    for (int i = 0; i < witness.steps().size(); i++) {
      step(i);
    }
    json.writeEndArray();
    notes();
    views();
    json.writeEndObject();
  }

  /** Whether the place of a step is a location, and not a thread or nothing. */
  private static boolean isOfMemory(Witness.Doing doing) {
    return switch (doing) {
      case FENCE, SPAWN, JOIN, CHOICE -> false;
      default -> true;
    };
  }

  private void cells(String field, List<DetailedWitness.Cell> cells) throws IOException {
    json.writeArrayFieldStart(field);
    for (DetailedWitness.Cell cell : cells) {
      json.writeStartArray();
      json.writeString(cell.place());
      json.writeString(cell.value());
      json.writeEndArray();
    }
    json.writeEndArray();
  }

  private void step(int i) throws IOException {
    Witness.Step s = witness.steps().get(i);
    json.writeStartObject();
    json.writeStringField("thread", s.thread());
    json.writeStringField("text", WitnessWords.of(s));
    json.writeStringField("place", isOfMemory(s.doing()) ? s.place() : "");
    positions.write(s.at());
    if (s.guilty()) {
      json.writeBooleanField("guilty", true);
    }
    buffer(s);
    String from = readsFrom.of(i);
    if (!from.isEmpty()) {
      json.writeStringField("from", from);
    }
    if (!picture.frames().get(i).changes().isEmpty()) {
      cells("changes", picture.frames().get(i).changes());
    }
    json.writeEndObject();
  }

  /** The store that the step puts into a buffer or commits. */
  private void buffer(Witness.Step s) throws IOException {
    switch (s.doing()) {
      case BUFFER -> put(s, s.place() + " = " + s.value());
      case BUFFER_FREE -> put(s, "free " + s.place());
      case COMMIT, COMMIT_FREE -> json.writeStringField("take", s.operation());
      default -> {}
    }
  }

  private void put(Witness.Step s, String text) throws IOException {
    json.writeArrayFieldStart("put");
    json.writeString(s.operation());
    json.writeString(text);
    json.writeEndArray();
  }

  /** The notes at the end of the execution. */
  private void notes() throws IOException {
    json.writeArrayFieldStart("notes");
    for (Witness.Note n : witness.failures()) {
      note("ERROR", n.thread(), n.at(), n.text());
    }
    for (Witness.Note n : witness.standing()) {
      note("", n.thread(), n.at(), n.text());
    }
    for (Witness.HeapObject o : witness.objects()) {
      note("", "", o.at(), o.name() + ": " + WitnessWords.of(o));
    }
    json.writeEndArray();
    StringBuilder printed = new StringBuilder();
    witness.printed().forEach(p -> printed.append(p.text()));
    json.writeStringField("printed", printed.toString());
  }

  private void note(String level, String thread, SourcePosition at, String text)
      throws IOException {
    json.writeStartObject();
    if (!level.isEmpty()) {
      json.writeStringField("level", level);
    }
    json.writeStringField("thread", thread);
    json.writeStringField("text", text);
    positions.write(at);
    json.writeEndObject();
  }

  private void views() throws IOException {
    json.writeArrayFieldStart("views");
    for (View view : View.values()) {
      Diagram diagram = view.of(picture);
      json.writeStartObject();
      json.writeStringField("key", view.key());
      json.writeStringField("title", view.title());
      json.writeBooleanField("cycle", diagram.hasCycle());
      json.writeStringField("svg", Svg.of(diagram));
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
