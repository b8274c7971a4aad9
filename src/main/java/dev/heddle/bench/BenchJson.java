// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.heddle.model.MemoryModel;
import dev.heddle.verify.Algorithm;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A run as JSON: its measurements, each with its samples. */
public final class BenchJson {
  private static final int VERSION = 1;

  private BenchJson() {}

  public static String write(List<Measurement> run) throws IOException {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.useDefaultPrettyPrinter();
      json.writeStartObject();
      json.writeNumberField("version", VERSION);
      json.writeArrayFieldStart("measurements");
      for (Measurement m : run) {
        json.writeStartObject();
        json.writeStringField("key", m.key());
        json.writeStringField("family", m.name());
        json.writeStringField("model", m.model().name());
        json.writeStringField("algorithm", m.algorithm().name());
        json.writeNumberField("peer", m.peer());
        json.writeNumberField("executionsPerSecond", m.median());
        json.writeArrayFieldStart("samples");
        for (Sample s : m.samples()) {
          write(json, s);
        }
        json.writeEndArray();
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    return text + "\n";
  }

  private static void write(JsonGenerator json, Sample s) throws IOException {
    json.writeStartObject();
    json.writeNumberField("executions", s.executions());
    json.writeNumberField("redundant", s.redundant());
    json.writeNumberField("events", s.events());
    json.writeBooleanField("complete", s.complete());
    json.writeNumberField("seconds", s.seconds());
    json.writeNumberField("heap", s.heap());
    json.writeEndObject();
  }

  /**
   * @throws IOException if that is not what {@link #write} writes
   */
  public static List<Measurement> read(String text) throws IOException {
    List<Measurement> run = new ArrayList<>();
    try (JsonParser json = new JsonFactory().createParser(text)) {
      expect(json.nextToken() == JsonToken.START_OBJECT);
      expect("version".equals(json.nextFieldName()));
      expect(json.nextIntValue(0) == VERSION);
      expect("measurements".equals(json.nextFieldName()));
      expect(json.nextToken() == JsonToken.START_ARRAY);
      while (json.nextToken() == JsonToken.START_OBJECT) {
        List<Sample> samples = new ArrayList<>();
        Map<String, String> fields = fields(json, samples);
        expect(!samples.isEmpty());
        run.add(
            new Measurement(
                fields.get("key"),
                fields.get("family"),
                MemoryModel.valueOf(fields.get("model")),
                Algorithm.valueOf(fields.get("algorithm")),
                Integer.parseInt(fields.get("peer")),
                samples));
      }
      expect(json.currentToken() == JsonToken.END_ARRAY);
    } catch (IllegalArgumentException | NullPointerException e) {
      throw new IOException("not a run of heddle bench", e);
    }
    return run;
  }

  /** The fields of an object that is open; samples apart. */
  private static Map<String, String> fields(JsonParser json, List<Sample> samples)
      throws IOException {
    Map<String, String> fields = new HashMap<>();
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String name = json.currentName();
      if (json.nextToken() != JsonToken.START_ARRAY) {
        fields.put(name, json.getText());
        continue;
      }
      while (json.nextToken() == JsonToken.START_OBJECT) {
        Map<String, String> f = fields(json, samples);
        samples.add(
            new Sample(
                Long.parseLong(f.get("executions")),
                Long.parseLong(f.get("redundant")),
                Long.parseLong(f.get("events")),
                Boolean.parseBoolean(f.get("complete")),
                Double.parseDouble(f.get("seconds")),
                Long.parseLong(f.get("heap"))));
      }
    }
    return fields;
  }

  private static void expect(boolean so) throws IOException {
    if (!so) {
      throw new IOException("not a run of heddle bench");
    }
  }
}
