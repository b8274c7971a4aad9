package dev.heddle.serve;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What to run: one text, and choices out of fixed sets. Nothing else of a request gets to the
 * command line.
 */
record Request(String text, boolean litmus, List<String> options) {
  private static final Set<String> COMMANDS = Set.of("check", "outcomes");
  private static final Map<String, Set<String>> CHOICES =
      Map.of(
          "model", Set.of("sc", "tso", "pso", "all"),
          "algorithm", Set.of("optimal", "source", "exhaustive"));
  private static final Set<String> SWITCHES = Set.of("races", "robust", "leaks");

  /** The file that the text is written to. */
  String file() {
    return litmus ? "test.litmus" : "program.c";
  }

  /** Reads a flat JSON object of strings and booleans. */
  static Request parse(String json) throws Refusal {
    Map<String, String> fields = fields(json);
    String text = fields.getOrDefault("text", "");
    boolean litmus = "litmus".equals(fields.get("language"));
    String command = fields.getOrDefault("command", "check");
    if (!COMMANDS.contains(command) || command.equals("outcomes") && !litmus) {
      throw new Refusal(400, "no such command for this language: " + command);
    }
    List<String> options = new ArrayList<>(List.of(command));
    for (Map.Entry<String, Set<String>> choice : CHOICES.entrySet()) {
      String value = fields.get(choice.getKey());
      if (value != null && !choice.getValue().contains(value)) {
        throw new Refusal(400, "no such " + choice.getKey() + ": " + value);
      }
      if (value != null) {
        options.addAll(List.of("--" + choice.getKey(), value));
      }
    }
    for (String name : SWITCHES) {
      if ("true".equals(fields.get(name)) && command.equals("check")) {
        options.add("--" + name);
      }
    }
    return new Request(text, litmus, options);
  }

  private static Map<String, String> fields(String json) throws Refusal {
    Map<String, String> fields = new HashMap<>();
    try (JsonParser parser = new JsonFactory().createParser(json)) {
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        throw new Refusal(400, "the request is no JSON object");
      }
      while (parser.nextToken() == JsonToken.FIELD_NAME) {
        String name = parser.currentName();
        if (!parser.nextToken().isScalarValue()) {
          throw new Refusal(400, "field " + name + " is no text");
        }
        fields.put(name, parser.getText());
      }
      return fields;
    } catch (IOException e) {
      throw new Refusal(400, "the request is no JSON");
    }
  }
}
