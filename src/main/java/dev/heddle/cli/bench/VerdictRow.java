// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.bench;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.heddle.model.MemoryModel;
import dev.heddle.report.JsonText;
import dev.heddle.verify.Verdict.Answer;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/**
 * The verdict of {@code check} on one program, and its time.
 *
 * @param found what it said, in the fields of its JSON; empty if it had no answer in time
 * @param seconds CPU time of the whole command
 */
record VerdictRow(
    VerdictSuite.Program program, MemoryModel model, Map<String, String> found, double seconds) {

  /**
   * @param text a format of it as text
   */
  private record Column(String name, String text, Function<VerdictRow, String> cell) {}

  private static final String NOTHING = "-";

  private static final List<Column> COLUMNS =
      List.of(
          new Column("program", "%-36s", r -> r.program.name()),
          new Column("model", "%-5s", r -> r.model.toString()),
          new Column("expected", "%-8s", r -> r.expected().toString()),
          new Column("verdict", "%-8s", VerdictRow::verdict),
          new Column("executions", "%10s", r -> r.found("executions")),
          new Column("blocked", "%8s", r -> r.found("blocked")),
          new Column("classes", "%-8s", r -> r.found("classes")),
          new Column("method", "%-10s", r -> r.found("method")),
          new Column("cpu_s", "%7s", r -> String.format(Locale.ROOT, "%.2f", r.seconds)));

  VerdictRow {
    found = Map.copyOf(found);
  }

  /**
   * @param json what {@code check --format json} printed about one model
   */
  static VerdictRow read(
      VerdictSuite.Program program, MemoryModel model, String json, double seconds) {
    try (JsonParser parser = new JsonFactory().createParser(json)) {
      Map<String, String> found = new HashMap<>();
      parser.nextToken();
      while (parser.nextToken() == JsonToken.FIELD_NAME) {
        String name = parser.currentName();
        JsonToken value = parser.nextToken();
        if (name.equals("blocked")) {
          found.put(name, String.valueOf(sum(parser)));
        } else if (value.isScalarValue()) {
          found.put(name, parser.getText());
        } else {
          parser.skipChildren();
        }
      }
      return new VerdictRow(program, model, found, seconds);
    } catch (IOException e) {
      throw new IllegalStateException("check said " + json, e);
    }
  }

  /** Of the numbers of an object. */
  private static long sum(JsonParser parser) throws IOException {
    long sum = 0;
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      sum += parser.nextLongValue(0);
    }
    return sum;
  }

  Answer expected() {
    return program.expected().get(model);
  }

  boolean isDecided() {
    return !found.isEmpty();
  }

  /** Whether there is a verdict, and not the expected one. */
  boolean isWrong() {
    return isDecided() && !verdict().equals(expected().toString());
  }

  private String verdict() {
    return isDecided() ? found("verdict") : "none";
  }

  private String found(String field) {
    return found.getOrDefault(field, NOTHING);
  }

  static String header() {
    return line(Column::name);
  }

  String text() {
    return line(c -> c.cell().apply(this)) + (isWrong() ? "  <- differs" : "");
  }

  private static String line(Function<Column, String> cell) {
    StringBuilder line = new StringBuilder();
    COLUMNS.forEach(c -> line.append(String.format(c.text() + " ", cell.apply(c))));
    return line.toString().stripTrailing();
  }

  static String tsvHeader() {
    return String.join("\t", COLUMNS.stream().map(Column::name).toList());
  }

  String tsv() {
    return String.join("\t", COLUMNS.stream().map(c -> c.cell().apply(this)).toList());
  }

  /** One object on a line. */
  String json() {
    return JsonText.line(
            j -> {
              j.number("version", 1)
                  .text("program", program.name())
                  .text("file", program.file().toString())
                  .strings("flags", program.flags())
                  .text("model", model.toString())
                  .text("expected", expected().toString())
                  .text("verdict", isDecided() ? verdict() : null);
              if (isDecided()) {
                j.number("executions", Long.parseLong(found("executions")))
                    .number("blocked", Long.parseLong(found("blocked")))
                    .text("classes", found("classes"))
                    .text("method", found("method"));
              }
              j.seconds("seconds", seconds);
            })
        .strip();
  }
}
