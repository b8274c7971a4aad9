// SPDX-License-Identifier: Apache-2.0
package dev.heddle.mcp;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a tool is called with, checked against its schema before.
 *
 * @param text the program, if it is not in files
 */
record ToolInput(Tool tool, Map<String, Object> values, Optional<String> text, List<String> files) {
  /** The call is wrong; the message is for the assistant. */
  static final class Wrong extends Exception {
    private static final long serialVersionUID = 1;

    Wrong(String message) {
      super(message);
    }
  }

  /** The names of a text's file, by language. */
  private static final Map<String, String> NAMES =
      Map.of("c", "program.c", "litmus", "test.litmus", "automaton", "program.automaton");

  private static final String DEFINITION = "^[A-Za-z_][A-Za-z0-9_]*(=[^\\u0000-\\u001f]*)?$";
  private static final String NAME = "^[^\\u0000-\\u001f]+$";

  static ToolInput of(Tool tool, Map<String, Object> values) throws Wrong {
    Optional<String> text = Optional.ofNullable((String) values.get("text"));
    List<String> files = strings(values, "files");
    if (text.isPresent() == !files.isEmpty()) {
      throw new Wrong("give either files or text");
    }
    return new ToolInput(tool, values, text, files);
  }

  private static List<String> strings(Map<String, Object> values, String key) {
    return values.get(key) instanceof List<?> all
        ? all.stream().map(String::valueOf).toList()
        : List.of();
  }

  /** The schema of a tool's arguments. */
  static Map<String, Object> schema(Tool tool, long seconds) {
    Map<String, Object> properties = new LinkedHashMap<>();
    properties.put(
        "files",
        list(NAME, "the files of the program, linked: .c, .ll, .bc; or one .litmus or .automaton"));
    properties.put("text", described("string", "the program itself, instead of files"));
    Map<String, Object> language = described("string", "of the text");
    language.put("enum", tool.readsC() ? List.of("c", "litmus", "automaton") : List.of("litmus"));
    language.put("default", tool.readsC() ? "c" : "litmus");
    properties.put("language", language);
    if (tool.readsC()) {
      properties.put("defines", list(DEFINITION, "macros of a C program, as NAME or NAME=VALUE"));
      properties.put("include", list(NAME, "folders with headers of a C program"));
    }
    for (Argument argument : tool.arguments()) {
      properties.put(argument.key(), argument.schema(tool));
    }
    properties.put(Argument.UNROLL.key(), Argument.UNROLL.schema(tool));
    Map<String, Object> time = described("number", "seconds; a limit gives UNKNOWN");
    time.putAll(Map.of("exclusiveMinimum", 0, "maximum", seconds, "default", seconds));
    properties.put("max_time", time);
    Map<String, Object> schema = new LinkedHashMap<>(Map.of("type", "object"));
    schema.put("properties", properties);
    schema.put("additionalProperties", false);
    if (tool.arguments().contains(Argument.SCHEDULE)) {
      schema.put("required", List.of(Argument.SCHEDULE.key()));
    }
    return schema;
  }

  private static Map<String, Object> described(String type, String description) {
    Map<String, Object> schema = new LinkedHashMap<>(Map.of("type", type));
    schema.put("description", description);
    return schema;
  }

  private static Map<String, Object> list(String pattern, String description) {
    Map<String, Object> schema = described("array", description);
    schema.put("items", Map.of("type", "string", "pattern", pattern));
    return schema;
  }

  /** The name of the file that the text is written to. */
  String textFile() {
    return NAMES.get(values.getOrDefault("language", tool.readsC() ? "c" : "litmus"));
  }

  /** How long it may take, in seconds. */
  double seconds(long most) {
    return values.get("max_time") instanceof Number n ? n.doubleValue() : most;
  }

  /**
   * The words of the command. A text is confined to Heddle's headers; no argument becomes another
   * option of the command or of clang than it is meant to be.
   */
  List<String> words(Settings settings) {
    List<String> words = new ArrayList<>(List.of(tool.command()));
    files.forEach(f -> words.add(f.startsWith("-") || f.startsWith("@") ? "./" + f : f));
    text.ifPresent(_ -> words.add(textFile()));
    for (Argument argument : tool.arguments()) {
      Object value = values.get(argument.key());
      if (argument == Argument.MODEL && value == null) {
        value = tool.models().getFirst();
      }
      words.addAll(value == null ? List.of() : argument.words(value));
    }
    if (values.containsKey(Argument.UNROLL.key())) {
      words.addAll(Argument.UNROLL.words(values.get(Argument.UNROLL.key())));
    }
    if (tool.hasTimeLimit()) {
      words.add("--max-time=" + seconds(settings.time().toSeconds()) + "s");
    }
    if (tool == Tool.FENCE) {
      words.add("--patch");
    }
    if (text.isPresent() && textFile().endsWith(".c")) {
      words.add("--confined");
    }
    words.addAll(flags(settings));
    return words;
  }

  private List<String> flags(Settings settings) {
    List<String> flags = new ArrayList<>();
    boolean isC = files.stream().anyMatch(f -> f.endsWith(".c")) || text.isPresent();
    if (isC && tool.readsC()) {
      flags.addAll(settings.flags());
      strings(values, "defines").forEach(d -> flags.add("-D" + d));
      strings(values, "include").forEach(i -> flags.add("-I" + i));
    }
    if (!flags.isEmpty()) {
      flags.addFirst("--");
    }
    return flags;
  }
}
