// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import dev.heddle.limit.Limit;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;

/** Writes JSON, fields in the order in which they are given. */
public final class JsonText {
  private final JsonGenerator json;

  private JsonText(JsonGenerator json) {
    this.json = json;
  }

  private interface Action {
    void run() throws IOException;
  }

  private JsonText write(Action action) {
    try {
      action.run();
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** One object on a line. */
  public static String line(Consumer<JsonText> fields) {
    StringWriter out = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(out)) {
      new JsonText(json).object(fields);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out + "\n";
  }

  /** Indented for readers; does not close the underlying writer. */
  public static JsonText indented(Writer out) {
    DefaultIndenter lines = new DefaultIndenter("  ", "\n");
    try {
      return new JsonText(
          new JsonFactory()
              .createGenerator(out)
              .setPrettyPrinter(new DefaultPrettyPrinter().withObjectIndenter(lines))
              .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public JsonText object(Consumer<JsonText> fields) {
    write(json::writeStartObject);
    fields.accept(this);
    return write(json::writeEndObject);
  }

  public JsonText object(String field, Consumer<JsonText> fields) {
    write(() -> json.writeFieldName(field));
    return object(fields);
  }

  public <T> JsonText objects(String field, Collection<T> all, Consumer<T> fields) {
    write(() -> json.writeArrayFieldStart(field));
    all.forEach(one -> object(j -> fields.accept(one)));
    return write(json::writeEndArray);
  }

  public JsonText strings(String field, List<String> all) {
    write(() -> json.writeFieldName(field));
    return strings(all);
  }

  public JsonText lists(String field, List<List<String>> all) {
    write(() -> json.writeArrayFieldStart(field));
    all.forEach(this::strings);
    return write(json::writeEndArray);
  }

  private JsonText strings(List<String> all) {
    write(json::writeStartArray);
    all.forEach(s -> write(() -> json.writeString(s)));
    return write(json::writeEndArray);
  }

  /**
   * @param value null is JSON's null
   */
  public JsonText text(String field, String value) {
    return write(() -> json.writeStringField(field, value));
  }

  public JsonText number(String field, long value) {
    return write(() -> json.writeNumberField(field, value));
  }

  public JsonText flag(String field, boolean value) {
    return write(() -> json.writeBooleanField(field, value));
  }

  /** Rounded to milliseconds. */
  public JsonText seconds(String field, double value) {
    return write(() -> json.writeNumberField(field, Math.round(value * 1000) / 1000.0));
  }

  /** The limits, or null if there are none. */
  public JsonText limit(List<Limit> limits) {
    return text("limit", limits.isEmpty() ? null : LimitText.join(limits));
  }

  /** Begins an array whose elements are written one by one. */
  public JsonText begin(String array) {
    write(json::writeStartObject).number("version", 1);
    return write(() -> json.writeArrayFieldStart(array));
  }

  public void end() {
    write(json::writeEndArray).write(json::writeEndObject);
    write(() -> json.writeRaw('\n')).write(json::close);
  }
}
