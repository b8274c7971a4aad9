// SPDX-License-Identifier: Apache-2.0
package dev.heddle.schema;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * JSON Schema, draft 7, as far as our schemas and that of SARIF need it. A keyword that it does not
 * know is an error of its own: nothing is taken for valid because it was not looked at.
 */
public final class JsonSchema {
  /** These say nothing about validity, or only about formats of strings. */
  private static final Set<String> SILENT =
      Set.of("$schema", "$id", "title", "description", "default", "definitions", "format");

  private final Map<?, ?> root;
  private final List<String> complaints = new ArrayList<>();

  private JsonSchema(Map<?, ?> root) {
    this.root = root;
  }

  /** What is wrong with a text, by the schema; empty if it is valid. */
  public static List<String> complaints(String schema, String text) throws IOException {
    JsonSchema s = new JsonSchema(Json.object(Json.parse(schema)));
    s.check(s.root, Json.parse(text), "$");
    return s.complaints;
  }

  private boolean isValid(Object schema, Object value) {
    JsonSchema s = new JsonSchema(root);
    s.check(schema, value, "");
    return s.complaints.isEmpty();
  }

  private void check(Object schema, Object value, String at) {
    if (schema instanceof Boolean allowed) {
      require(allowed, at, "nothing is allowed here");
      return;
    }
    for (Map.Entry<?, ?> keyword : Json.object(schema).entrySet()) {
      check(Json.object(schema), keyword.getKey().toString(), keyword.getValue(), value, at);
    }
  }

  private void require(boolean holds, String at, String complaint) {
    if (!holds) {
      complaints.add(at + ": " + complaint);
    }
  }

  private void check(Map<?, ?> schema, String keyword, Object with, Object value, String at) {
    switch (keyword) {
      case "$ref" -> check(referred(with.toString()), value, at);
      case "type" -> require(isOfType(with, value), at, value + " is no " + with);
      case "const" -> require(Objects.equals(with, value), at, value + " is not " + with);
      case "enum" -> require(Json.list(with).contains(value), at, value + " is none of " + with);
      case "anyOf" ->
          require(
              Json.list(with).stream().anyMatch(s -> isValid(s, value)), at, "is none of anyOf");
      case "oneOf" ->
          require(
              Json.list(with).stream().filter(s -> isValid(s, value)).count() == 1,
              at,
              "is not one of oneOf");
      case "allOf" -> Json.list(with).forEach(s -> check(s, value, at));
      case "not" -> require(!isValid(with, value), at, "is what it must not be");
      case "minimum" ->
          require(!(value instanceof Number n) || n.doubleValue() >= number(with), at, "too small");
      case "maximum" ->
          require(!(value instanceof Number n) || n.doubleValue() <= number(with), at, "too large");
      case "minLength" ->
          require(!(value instanceof String s) || s.length() >= number(with), at, "too short");
      case "pattern" ->
          require(
              !(value instanceof String s) || Pattern.compile(with.toString()).matcher(s).find(),
              at,
              value + " does not match " + with);
      case "required", "properties", "additionalProperties", "dependencies" -> {
        if (value instanceof Map<?, ?> object) {
          checkObject(schema, keyword, with, object, at);
        }
      }
      case "items", "minItems", "maxItems", "uniqueItems" -> {
        if (value instanceof List<?> list) {
          checkList(keyword, with, list, at);
        }
      }
      default -> require(SILENT.contains(keyword), at, "unknown keyword " + keyword);
    }
  }

  private static double number(Object value) {
    return ((Number) value).doubleValue();
  }

  /** {@code #/definitions/name}. */
  private Object referred(String reference) {
    Object at = root;
    for (String part : reference.substring(2).split("/")) {
      at = Json.object(at).get(part);
    }
    return Objects.requireNonNull(at, reference);
  }

  private static boolean isOfType(Object type, Object value) {
    if (type instanceof List<?> any) {
      return any.stream().anyMatch(t -> isOfType(t, value));
    }
    return switch (type.toString()) {
      case "object" -> value instanceof Map;
      case "array" -> value instanceof List;
      case "string" -> value instanceof String;
      case "boolean" -> value instanceof Boolean;
      case "integer" -> value instanceof Long;
      case "number" -> value instanceof Number;
      case "null" -> value == null;
      default -> throw new IllegalArgumentException(type.toString());
    };
  }

  private void checkObject(
      Map<?, ?> schema, String keyword, Object with, Map<?, ?> object, String at) {
    switch (keyword) {
      case "required" ->
          Json.list(with).forEach(k -> require(object.containsKey(k), at, k + " is missing"));
      case "properties" ->
          Json.object(with)
              .forEach((k, s) -> {
                if (object.containsKey(k)) {
                  check(s, object.get(k), at + "." + k);
                }
              });
      case "dependencies" ->
          Json.object(with)
              .forEach((k, others) -> {
                for (Object other : Json.list(others)) {
                  require(
                      !object.containsKey(k) || object.containsKey(other),
                      at,
                      other + " is missing");
                }
              });
      default -> {
        Object named = schema.get("properties");
        Map<?, ?> known = named == null ? Map.of() : Json.object(named);
        object.forEach((k, v) -> {
          if (!known.containsKey(k)) {
            check(with, v, at + "." + k);
          }
        });
      }
    }
  }

  private void checkList(String keyword, Object with, List<?> list, String at) {
    switch (keyword) {
      case "items" -> {
        for (int i = 0; i < list.size(); i++) {
          check(with, list.get(i), at + "[" + i + "]");
        }
      }
      case "minItems" -> require(list.size() >= number(with), at, "too few");
      case "maxItems" -> require(list.size() <= number(with), at, "too many");
      default ->
          require(
              !Boolean.TRUE.equals(with) || new HashSet<>(list).size() == list.size(),
              at,
              "some are the same");
    }
  }
}
