// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.page;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.heddle.program.SourcePosition;
import dev.heddle.report.Result;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Results as the data of a page, see report.js; not meant for other programs. */
public final class PageJson {
  private final JsonGenerator json;
  private final Function<String, List<String>> source;

  private final Selection selection;

  /**
   * The executions, in order, with the names of their pictures; results refer to them by number.
   */
  private final Map<Result.Exhibit, String> exhibits = new LinkedHashMap<>();

  private final Map<Result.Exhibit, Integer> numbers = new HashMap<>();

  private final Set<String> files = new LinkedHashSet<>();

  private PageJson(
      JsonGenerator json, List<Result> results, Function<String, List<String>> source) {
    this.json = json;
    this.source = source;
    this.selection = Selection.of(results);
  }

  /**
   * @param title the command as text
   * @param source the lines of a file; empty if it cannot be read
   */
  public static String of(
      String title, List<Result> results, Function<String, List<String>> source) {
    StringWriter out = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(out)) {
      new PageJson(json, results, source).page(title, results);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString();
  }

  private void page(String title, List<Result> results) throws IOException {
    json.writeStartObject();
    json.writeStringField("title", title);
    json.writeNumberField("dropped", selection.dropped());
    json.writeArrayFieldStart("results");
    for (Result result : results) {
      result(result);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("exhibits");
    for (Map.Entry<Result.Exhibit, String> e : exhibits.entrySet()) {
      new ExhibitJson(json, e.getKey(), e.getValue(), this::position).write();
    }
    json.writeEndArray();
    json.writeObjectFieldStart("sources");
    for (String file : files) {
      json.writeArrayFieldStart(file);
      for (String line : source.apply(file)) {
        json.writeString(line);
      }
      json.writeEndArray();
    }
    json.writeEndObject();
    json.writeEndObject();
  }

  /** Writes a position; its file is added to those that are shown. */
  private void position(SourcePosition at) throws IOException {
    if (!at.file().isEmpty() && at.line() > 0) {
      files.add(at.file());
      json.writeStringField("file", at.file());
      json.writeNumberField("line", at.line());
    }
  }

  private void result(Result r) throws IOException {
    files.addAll(r.files());
    json.writeStartObject();
    json.writeStringField("name", r.name());
    strings("files", r.files());
    json.writeStringField("model", r.model());
    json.writeStringField("answer", r.answer().toString());
    json.writeStringField("verdict", r.verdict());
    json.writeStringField("headline", r.headline());
    json.writeArrayFieldStart("figures");
    for (Result.Figure f : r.figures()) {
      json.writeStartArray();
      json.writeString(f.name());
      json.writeString(f.value());
      json.writeEndArray();
    }
    json.writeEndArray();
    strings("limits", r.limits());
    json.writeArrayFieldStart("problems");
    for (Result.Problem p : r.problems()) {
      json.writeStartObject();
      json.writeStringField("level", p.level().toString());
      json.writeStringField("rule", p.rule());
      json.writeStringField("message", p.message());
      position(p.at());
      exhibit(r, p.exhibit());
      json.writeEndObject();
    }
    json.writeEndArray();
    if (r.table().isPresent()) {
      table(r, r.table().get());
    }
    json.writeArrayFieldStart("appendices");
    for (Result.Appendix a : r.appendices()) {
      appendix(a);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void appendix(Result.Appendix a) throws IOException {
    json.writeStartObject();
    json.writeStringField("title", a.title());
    switch (a) {
      case Result.Drawing d -> {
        json.writeStringField("key", d.key());
        json.writeStringField("svg", d.svg());
      }
      case Result.Listing l -> json.writeStringField("text", l.text());
    }
    json.writeEndObject();
  }

  private void table(Result r, Result.Table table) throws IOException {
    json.writeObjectFieldStart("table");
    json.writeStringField("caption", table.caption());
    json.writeBooleanField("states", table.states());
    strings("head", table.head());
    json.writeArrayFieldStart("rows");
    for (Result.Row row : table.rows()) {
      json.writeStartObject();
      strings("cells", row.cells());
      json.writeBooleanField("marked", row.marked());
      exhibit(r, row.exhibit());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void exhibit(Result result, Optional<Result.Exhibit> exhibit) throws IOException {
    if (exhibit.isPresent() && selection.has(exhibit.get())) {
      Integer known = numbers.putIfAbsent(exhibit.get(), numbers.size());
      int number = known == null ? numbers.size() - 1 : known;
      exhibits.putIfAbsent(
          exhibit.get(), result.name() + "-" + result.model() + "-" + (number + 1));
      json.writeNumberField("exhibit", number);
    }
  }

  private void strings(String field, List<String> all) throws IOException {
    json.writeArrayFieldStart(field);
    for (String s : all) {
      json.writeString(s);
    }
    json.writeEndArray();
  }
}
