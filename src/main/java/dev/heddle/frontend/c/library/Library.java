package dev.heddle.frontend.c.library;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The part of the library that is written in C ({@code src/main/c}), as LLVM text. Each C file is a
 * text of its own, so that a program costs no more reading than what it calls. A weak reference
 * from one to another is null unless something else asks for what it names.
 */
public final class Library {
  /** What each file defines: a line has the file's name, and after it functions and variables. */
  private static final String INDEX = "index.txt";

  private static final Map<String, String> FILES = new HashMap<>();

  static {
    for (String line : new String(resource(INDEX), StandardCharsets.UTF_8).split("\n")) {
      String[] words = line.split(" ");
      for (int i = 1; i < words.length; i++) {
        FILES.put(words[i], words[0]);
      }
    }
  }

  private Library() {}

  /** All functions and variables that it defines. */
  public static Set<String> names() {
    return Set.copyOf(FILES.keySet());
  }

  /** The file that defines a function or variable. */
  public static Optional<String> fileOf(String name) {
    return Optional.ofNullable(FILES.get(name));
  }

  /** The LLVM text of a file that {@link #fileOf} named. */
  public static byte[] text(String file) {
    return resource(file + ".ll");
  }

  private static byte[] resource(String name) {
    try (InputStream in = Library.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + name);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
