// SPDX-License-Identifier: Apache-2.0
package dev.heddle.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonSchemaTest {
  private static final String SCHEMA =
      """
      { "type": "object", "required": ["a"], "additionalProperties": false,
        "properties": {
          "a": { "$ref": "#/definitions/n" },
          "b": { "type": "array", "items": { "enum": ["x", "y"] }, "minItems": 1,
                 "uniqueItems": true },
          "c": { "type": ["string", "null"], "pattern": "^k", "minLength": 2 },
          "d": { "oneOf": [ { "const": 1 }, { "minimum": 1 } ] },
          "e": { "anyOf": [ { "const": 1 }, { "minimum": 5 } ] },
          "f": { "not": { "type": "null" }, "maximum": 3 }
        },
        "definitions": { "n": { "type": "integer", "minimum": 0, "description": "n" } } }
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'a':1} | ",
        "{'a':0,'b':['x','y'],'c':'kk','d':2,'e':1,'f':3} | ",
        "{'a':1,'c':null} | ",
        "[] | $: [] is no object",
        "{} | $: a is missing",
        "{'a':-1} | $.a: too small",
        "{'a':1.5} | $.a: 1.5 is no integer",
        "{'a':1,'z':1} | $.z: nothing is allowed here",
        "{'a':1,'b':[]} | $.b: too few",
        "{'a':1,'b':['z']} | $.b[0]: z is none of [x, y]",
        "{'a':1,'b':['x','x']} | $.b: some are the same",
        "{'a':1,'c':'k'} | $.c: too short",
        "{'a':1,'c':'xk'} | $.c: xk does not match ^k",
        "{'a':1,'d':1} | $.d: is not one of oneOf",
        "{'a':1,'e':3} | $.e: is none of anyOf",
        "{'a':1,'f':null} | $.f: is what it must not be",
        "{'a':1,'f':4} | $.f: too large",
      })
  void whatIsWrongIsFound(String text, String complaint) throws IOException {
    assertEquals(
        complaint == null ? List.of() : List.of(complaint),
        JsonSchema.complaints(SCHEMA, text.replace('\'', '"')));
  }
}
