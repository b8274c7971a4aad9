// SPDX-License-Identifier: Apache-2.0
package dev.heddle.serve;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.heddle.report.Resources;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The example programs that come with Heddle. */
final class Examples {
  /** By displayed name. */
  private final Map<String, Path> files = new TreeMap<>();

  /**
   * @param folder of Heddle's examples; there are none if it does not exist
   */
  Examples(Path folder) throws IOException {
    add(folder.resolve("litmus"), ".litmus");
    add(folder.resolve("c"), ".c");
    add(folder.resolve("automata"), ".automaton");
  }

  private void add(Path folder, String suffix) throws IOException {
    if (Files.isDirectory(folder)) {
      try (Stream<Path> all = Files.list(folder)) {
        all.filter(f -> f.toString().endsWith(suffix))
            .forEach(f -> files.put(f.getFileName().toString(), f));
      }
    }
  }

  /** An array of groups: title and examples, each with its name and a sentence. */
  String list() throws IOException {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.writeStartArray();
      for (Map.Entry<String, List<String>> group : groups().entrySet()) {
        json.writeStartObject();
        json.writeStringField("title", group.getKey());
        json.writeArrayFieldStart("examples");
        for (String name : group.getValue()) {
          json.writeStartObject();
          json.writeStringField("name", name);
          json.writeStringField("about", Sentence.of(name, Files.readString(files.get(name))));
          json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
      }
      json.writeEndArray();
    }
    return text.toString();
  }

  /** The examples by title of their group; those that no group names are the last group. */
  private Map<String, List<String>> groups() {
    Map<String, List<String>> groups = new LinkedHashMap<>();
    Set<String> rest = new TreeSet<>(files.keySet());
    for (String line : Resources.text(Examples.class, "examples.txt").lines().toList()) {
      String[] parts = line.split(": ", 2);
      List<String> names = Stream.of(parts[1].split(" ")).filter(files::containsKey).toList();
      if (!names.isEmpty()) {
        groups.put(parts[0], names);
        rest.removeAll(names);
      }
    }
    if (!rest.isEmpty()) {
      groups.put("More", List.copyOf(rest));
    }
    return groups;
  }

  String text(String name) throws IOException, Refusal {
    Path file = files.get(name);
    if (file == null) {
      throw new Refusal(404, "no such example");
    }
    return Files.readString(file);
  }
}
