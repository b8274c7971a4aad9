// SPDX-License-Identifier: Apache-2.0
package dev.heddle.schema;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;
import java.util.Map;

/** JSON as values: objects as maps, arrays as lists, numbers as longs or doubles. */
public final class Json {
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.USE_LONG_FOR_INTS)
          .build();

  private Json() {}

  /** The only value of a text; no object in it names a property twice. */
  public static Object parse(String text) throws JsonProcessingException {
    return MAPPER.readValue(text, Object.class);
  }

  public static Map<?, ?> object(Object value) {
    return (Map<?, ?>) value;
  }

  public static List<?> list(Object value) {
    return (List<?>) value;
  }
}
