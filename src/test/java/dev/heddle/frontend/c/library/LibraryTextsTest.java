// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import dev.heddle.frontend.c.clang.Clang;
import dev.heddle.frontend.c.clang.ClangException;
import dev.heddle.frontend.c.llvm.LlvmFunction;
import dev.heddle.frontend.c.llvm.Module;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The resources are what clang makes of the C files; {@code -Dlibrary.update} rewrites them. They
 * are checked in so that a build needs no clang.
 */
@Tag("slow")
class LibraryTextsTest {
  private static final Path RESOURCES = Path.of("src/main/resources/dev/heddle/frontend/c/library");
  private static final boolean UPDATE = System.getProperty("library.update") != null;

  @Test
  void textsAreUpToDate() throws IOException, ClangException {
    Map<String, String> texts = LibraryTexts.compile(clang());
    if (UPDATE) {
      rewrite(texts);
    }
    assertEquals(
        texts, stored(), "run mvn test -Dtest=LibraryTextsTest -Dlibrary.update and look at it");
  }

  private static Clang clang() {
    try {
      return Clang.bundled();
    } catch (ClangException e) {
      return abort(e.getMessage());
    }
  }

  private static Map<String, String> stored() throws IOException {
    Map<String, String> texts = new TreeMap<>();
    try (var files = Files.list(RESOURCES)) {
      for (Path file : files.toList()) {
        texts.put(file.getFileName().toString(), Files.readString(file));
      }
    }
    return texts;
  }

  private static void rewrite(Map<String, String> texts) throws IOException {
    for (String old : stored().keySet()) {
      if (!texts.containsKey(old)) {
        Files.delete(RESOURCES.resolve(old));
      }
    }
    for (var text : texts.entrySet()) {
      Files.writeString(RESOURCES.resolve(text.getKey()), text.getValue());
    }
  }

  /** Everything the library calls is defined in it, or becomes instructions. */
  @Test
  void libraryIsClosed() {
    Library library = new Library(Set.of("pthread_setspecific", "_pthread_cleanup_push"));
    Primitives primitives = new Primitives(Optional.empty(), false);
    for (String name : library.names()) {
      Module module = library.defining(name).orElse(null);
      if (module == null) {
        continue; // a hook of what is not used
      }
      for (LlvmFunction f : module.functions()) {
        boolean known =
            f.defined()
                || f.name().startsWith("llvm.")
                || primitives.contains(f.name())
                || library.names().contains(f.name());
        assertTrue(known, () -> module.name() + " calls " + f.name());
      }
    }
  }
}
