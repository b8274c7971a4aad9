// SPDX-License-Identifier: Apache-2.0
package dev.heddle.schema;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** JSON as values: objects as maps, arrays as lists, numbers as longs or doubles. */
public final class Json {
  private Json() {}

  public static Object parse(String text) throws IOException {
    try (JsonParser parser = new JsonFactory().createParser(text)) {
      parser.enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION);
      parser.nextToken();
      Object value = value(parser);
      if (parser.nextToken() != null) {
        throw new IOException("something stands behind the value");
      }
      return value;
    }
  }

  private static Object value(JsonParser parser) throws IOException {
    return switch (parser.currentToken()) {
      case START_OBJECT -> {
        Map<String, Object> object = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
          String name = parser.currentName();
          parser.nextToken();
          object.put(name, value(parser));
        }
        yield object;
      }
      case START_ARRAY -> {
        List<Object> array = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
          array.add(value(parser));
        }
        yield array;
      }
      case VALUE_NUMBER_INT -> parser.getLongValue();
      case VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      case VALUE_NULL -> null;
      default -> parser.getText();
    };
  }

  public static Map<?, ?> object(Object value) {
    return (Map<?, ?>) value;
  }

  public static List<?> list(Object value) {
    return (List<?>) value;
  }
}
