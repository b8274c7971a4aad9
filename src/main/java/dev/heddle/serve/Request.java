// SPDX-License-Identifier: Apache-2.0
package dev.heddle.serve;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.heddle.serve.PlaygroundCommand.Choice;
import dev.heddle.serve.PlaygroundCommand.Field;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A request to run a command: one text, choices out of fixed sets, and values of fixed forms.
 * Nothing else of a request gets to the command line.
 *
 * @param searches whether the command searches, so that it has limits and progress
 * @param definitions the end of the command line that defines macros
 */
record Request(
    String text,
    PlaygroundCommand.Language language,
    List<String> options,
    boolean searches,
    List<String> definitions) {
  private static final int MOST_DEFINITIONS = 20;
  private static final Pattern DEFINITION =
      Pattern.compile("[A-Za-z_][A-Za-z0-9_]{0,60}(=[A-Za-z0-9_.+-]{0,60})?");

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
    for (Choice choice : question.choices(language, fields.getOrDefault("model", ""))) {
      choose(choice, fields, options);
    }
    for (Field field : question.fields(language)) {
      fill(field, fields, options);
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
    List<String> definitions =
        language == PlaygroundCommand.Language.C
            ? definitions(fields.getOrDefault("define", ""))
            : List.of();
    return new Request(text, language, options, question.searches(), definitions);
  }

  private static void choose(Choice choice, Map<String, String> fields, List<String> options)
      throws Refusal {
    String value = fields.get(choice.name());
    if (value == null) {
      return;
    }
    if (!choice.values().contains(value)) {
      throw new Refusal(400, "no such " + choice.name() + ": " + value);
    }
    options.addAll(List.of("--" + choice.name(), value));
  }

  /** Empty fields are not given. */
  private static void fill(Field field, Map<String, String> fields, List<String> options)
      throws Refusal {
    String value = fields.getOrDefault(field.name(), "").strip();
    if (value.isEmpty()) {
      return;
    }
    if (!field.form().matcher(value).matches()) {
      throw new Refusal(400, field.name() + ": " + field.expected());
    }
    options.addAll(List.of("--" + field.name(), value));
  }

  /** {@code -D} for each word; names and plain values only. */
  private static List<String> definitions(String text) throws Refusal {
    List<String> words = Stream.of(text.strip().split("\\s+")).filter(w -> !w.isEmpty()).toList();
    if (words.size() > MOST_DEFINITIONS
        || !words.stream().allMatch(w -> DEFINITION.matcher(w).matches())) {
      throw new Refusal(
          400, "define: NAME or NAME=VALUE, with letters, digits, '_', '.', '+', '-'");
    }
    return words.isEmpty()
        ? List.of()
        : Stream.concat(Stream.of("--"), words.stream().map(w -> "-D" + w)).toList();
  }

  /** The fields of a flat JSON object. */
  static Map<String, String> fields(String json) throws Refusal {
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
