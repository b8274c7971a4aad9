// SPDX-License-Identifier: Apache-2.0
package dev.heddle.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.networknt.schema.SchemaException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonSchemaTest {
  private static final String SCHEMA =
      """
      { "$schema": "http://json-schema.org/draft-07/schema#",
        "type": "object", "required": ["a"], "additionalProperties": false,
        "properties": { "a": { "$ref": "#/definitions/n" } },
        "definitions": { "n": { "type": "integer", "minimum": 0 } } }
      """;

  @Test
  void aValidTextViolatesNothing() throws JsonProcessingException {
    assertEquals(List.of(), JsonSchema.violations(SCHEMA, "{\"a\": 1}"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"[]", "{}", "{\"a\": -1}", "{\"a\": 1.5}", "{\"a\": 1, \"b\": 1}"})
  void aViolationIsFound(String text) throws JsonProcessingException {
    assertEquals(1, JsonSchema.violations(SCHEMA, text).size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{\"a\": 1", "{\"a\": 1} 2", "{\"a\": 1, \"a\": 2}"})
  void aTextThatIsNoJsonIsRefused(String text) {
    assertThrows(JsonProcessingException.class, () -> JsonSchema.violations(SCHEMA, text));
  }

  @Test
  void aMisspeltKeywordIsRefused() {
    String misspelt = SCHEMA.replace("minimum", "minimun");
    assertThrows(SchemaException.class, () -> JsonSchema.violations(misspelt, "{\"a\": 1}"));
  }
}
