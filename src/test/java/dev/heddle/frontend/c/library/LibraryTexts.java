// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import dev.heddle.frontend.c.clang.Clang;
import dev.heddle.frontend.c.clang.ClangException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes the resources of the library from its C files. */
final class LibraryTexts {
  private static final Path SOURCES = Path.of("src/main/c");

  /**
   * Optimized, because every execution runs it; but calls stay what they are, and loops touch
   * memory as they say.
   */
  private static final List<String> FLAGS =
      List.of(
          "-O1",
          "-std=gnu17",
          "-ffreestanding",
          "-fno-builtin",
          "-fno-strict-aliasing",
          "-fno-math-errno",
          "-fno-unroll-loops",
          "-fno-jump-tables");

  private static final Pattern EXPORTED =
      Pattern.compile(
          "^(?:define dso_local .*?@(\\w+)\\(|@(\\w+) = dso_local )", Pattern.MULTILINE);

  private LibraryTexts() {}

  /** Per name of a resource its text. */
  static Map<String, String> compile(Clang clang) throws IOException, ClangException {
    List<Path> sources;
    try (var files = Files.list(SOURCES)) {
      sources = files.filter(file -> file.toString().endsWith(".c")).sorted().toList();
    }
    Map<String, String> texts = new TreeMap<>();
    StringBuilder index = new StringBuilder();
    for (Path source : sources) {
      String name = source.getFileName().toString().replace(".c", "");
      String text = stripped(new String(clang.compile(source, FLAGS), StandardCharsets.UTF_8));
      texts.put(name + ".ll", text);
      index.append(name);
      exported(text).forEach(symbol -> index.append(' ').append(symbol));
      index.append('\n');
    }
    texts.put("index.txt", index.toString());
    return texts;
  }

  private static List<String> exported(String text) {
    List<String> names = new ArrayList<>();
    Matcher matcher = EXPORTED.matcher(text);
    while (matcher.find()) {
      names.add(matcher.group(1) != null ? matcher.group(1) : matcher.group(2));
    }
    return names;
  }

  /** Without what only says where the text comes from, and what helps to optimize it further. */
  private static String stripped(String text) {
    StringBuilder result = new StringBuilder();
    for (String line : text.split("\n")) {
      boolean needless =
          line.isBlank()
              || line.startsWith(";")
              || line.startsWith("!")
              || line.startsWith("source_filename")
              || line.startsWith("attributes #")
              || line.strip().startsWith("#dbg_");
      if (!needless) {
        result.append(withoutNotes(line)).append('\n');
      }
    }
    return result.toString();
  }

  private static String withoutNotes(String line) {
    return line.replaceFirst("\\s+; preds = .*", "")
        .replaceFirst("^declare !dbg !\\d+ ", "declare ")
        .replaceAll(",? ![a-z.]+ !\\d+(?=$|,| \\{)", "")
        .replaceFirst(" #\\d+( \\{)?$", "$1");
  }
}
