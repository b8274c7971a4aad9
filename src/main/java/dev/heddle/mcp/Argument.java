// SPDX-License-Identifier: Apache-2.0
package dev.heddle.mcp;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The arguments of tools that become an option of the command. */
enum Argument {
  MODEL("string", "the memory model: tso is that of x86"),
  RACES("boolean", "data races of C11 are errors"),
  LEAKS("boolean", "heap objects that are never freed are errors"),
  ROBUST("boolean", "executions that are impossible under SC are errors"),
  OVERFLOW("boolean", "signed overflow is an error"),
  NONDET("string", "the values of __VERIFIER_nondet_int() and the like, such as 0..3"),
  GOAL("string", "robust, or assertions: no error, or the final state is not reached"),
  SCHEDULE("string", "the steps, as check prints them"),
  UNROLL("integer", "the most iterations of a loop in a row; needed if a loop has no end");

  private static final String NONDET_PATTERN = "^-?[0-9]{1,18}\\.\\.-?[0-9]{1,18}$";
  private static final String SCHEDULE_PATTERN = "^[0-9.!,:*\\s]+$";

  private final String type;
  private final String description;

  Argument(String type, String description) {
    this.type = type;
    this.description = description;
  }

  String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** As a property of a tool's schema. */
  Map<String, Object> schema(Tool tool) {
    Map<String, Object> schema = new LinkedHashMap<>(Map.of("type", type));
    schema.put("description", description);
    switch (this) {
      case MODEL -> {
        schema.put("enum", tool.models());
        schema.put("default", tool.models().getFirst());
      }
      case GOAL -> schema.put("enum", List.of("robust", "assertions"));
      case NONDET -> schema.put("pattern", NONDET_PATTERN);
      case SCHEDULE -> schema.put("pattern", SCHEDULE_PATTERN);
      case UNROLL -> {
        schema.put("minimum", 1);
        schema.put("maximum", 1_000_000);
      }
      case RACES, LEAKS, ROBUST, OVERFLOW -> {}
    }
    return schema;
  }

  /** The words of the command for a value. */
  List<String> words(Object value) {
    String option = "--" + key();
    return type.equals("boolean")
        ? Boolean.TRUE.equals(value) ? List.of(option) : List.of()
        : List.of(option + "=" + value);
  }
}
