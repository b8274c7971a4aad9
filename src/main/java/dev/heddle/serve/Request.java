// SPDX-License-Identifier: Apache-2.0
package dev.heddle.serve;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A request to run a command: one text, and choices out of fixed sets. Nothing else of a request
 * gets to the command line.
 */
record Request(String text, PlaygroundCommand.Language language, List<String> options) {

  /** The file that the text is written to. */
  String file() {
    return language.file();
  }

  /** Reads a flat JSON object of strings and booleans. */
  static Request parse(String json) throws Refusal {
    Map<String, String> fields = fields(json);
    PlaygroundCommand.Language language =
        PlaygroundCommand.language(fields.getOrDefault("language", "c"))
            .orElseThrow(() -> new Refusal(400, "no such language"));
    PlaygroundCommand question =
        PlaygroundCommand.of(fields.getOrDefault("command", "check"))
            .filter(q -> q.isAbout(language))
            .orElseThrow(() -> new Refusal(400, "no such command for this language"));
    List<String> options = new ArrayList<>(List.of(question.key()));
    choose("model", question.models(), fields, options);
    if (!"rmo".equals(fields.get("model"))) { // which has one search only
      choose("algorithm", question.algorithms(), fields, options);
    }
    for (String name : question.switches()) {
      if ("true".equals(fields.get(name))) {
        options.add("--" + name);
      }
    }
    String text = fields.getOrDefault("text", "");
    if (!StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
      throw new Refusal(400, "the text contains an unpaired surrogate");
    }
    return new Request(text, language, options);
  }

  /** Adds a choice if the command has it. */
  private static void choose(
      String name, List<String> allowed, Map<String, String> fields, List<String> options)
      throws Refusal {
    String value = fields.get(name);
    if (value == null || allowed.isEmpty()) {
      return;
    }
    if (!allowed.contains(value)) {
      throw new Refusal(400, "no such " + name + ": " + value);
    }
    options.addAll(List.of("--" + name, value));
  }

  private static Map<String, String> fields(String json) throws Refusal {
    Map<String, String> fields = new HashMap<>();
    try (JsonParser parser = new JsonFactory().createParser(json)) {
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        throw new Refusal(400, "the request is not a JSON object");
      }
      while (parser.nextToken() == JsonToken.FIELD_NAME) {
        String name = parser.currentName();
        if (!parser.nextToken().isScalarValue()) {
          throw new Refusal(400, "field " + name + " is not a string");
        }
        fields.put(name, parser.getText());
      }
      return fields;
    } catch (IOException e) {
      throw new Refusal(400, "the request is not JSON");
    }
  }
}
