// SPDX-License-Identifier: Apache-2.0
package dev.heddle.serve;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
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

  /** An array of the names. */
  String names() throws IOException {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.writeStartArray();
      for (String name : files.keySet()) {
        json.writeString(name);
      }
      json.writeEndArray();
    }
    return text.toString();
  }

  String text(String name) throws IOException, Refusal {
    Path file = files.get(name);
    if (file == null) {
      throw new Refusal(404, "no such example");
    }
    return Files.readString(file);
  }
}
