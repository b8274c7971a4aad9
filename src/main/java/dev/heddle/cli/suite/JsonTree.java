// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.suite;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** JSON as maps, lists, strings, numbers and booleans. */
final class JsonTree {
  private JsonTree() {}

  static Object read(String text) throws IOException {
    try (JsonParser json = new JsonFactory().createParser(text)) {
      json.nextToken();
      return value(json);
    }
  }

  private static Object value(JsonParser json) throws IOException {
    return switch (json.currentToken()) {
      case START_OBJECT -> {
        Map<String, Object> all = new LinkedHashMap<>();
        while (json.nextToken() != JsonToken.END_OBJECT) {
          String field = json.currentName();
          json.nextToken();
          all.put(field, value(json));
        }
        yield all;
      }
      case START_ARRAY -> {
        List<Object> all = new ArrayList<>();
        while (json.nextToken() != JsonToken.END_ARRAY) {
          all.add(value(json));
        }
        yield all;
      }
      case VALUE_STRING -> json.getText();
      case VALUE_NUMBER_INT -> json.getLongValue();
      case VALUE_NUMBER_FLOAT -> json.getDoubleValue();
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      default -> null;
    };
  }

  /** Indented. */
  static String write(Object tree) {
    StringWriter out = new StringWriter();
    DefaultIndenter lines = new DefaultIndenter("  ", "\n");
    try (JsonGenerator json =
        new JsonFactory()
            .createGenerator(out)
            .setPrettyPrinter(new DefaultPrettyPrinter().withObjectIndenter(lines))) {
      write(tree, json);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out + "\n";
  }

  private static void write(Object tree, JsonGenerator json) throws IOException {
    switch (tree) {
      case null -> json.writeNull();
      case Map<?, ?> map -> {
        json.writeStartObject();
        for (Map.Entry<?, ?> each : map.entrySet()) {
          json.writeFieldName((String) each.getKey());
          write(each.getValue(), json);
        }
        json.writeEndObject();
      }
      case List<?> list -> {
        json.writeStartArray();
        for (Object each : list) {
          write(each, json);
        }
        json.writeEndArray();
      }
      case String s -> json.writeString(s);
      case Long n -> json.writeNumber(n);
      case Double d -> json.writeNumber(d);
      case Boolean b -> json.writeBoolean(b);
      default -> throw new IllegalArgumentException(tree.toString());
    }
  }

  @SuppressWarnings("unchecked")
  static Map<String, Object> map(Object tree) {
    return (Map<String, Object>) tree;
  }

  @SuppressWarnings("unchecked")
  static List<Object> list(Object tree) {
    return tree == null ? List.of() : (List<Object>) tree;
  }
}
