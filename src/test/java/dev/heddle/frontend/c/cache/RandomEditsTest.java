// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import dev.heddle.frontend.c.CReader;
import dev.heddle.frontend.c.clang.Clang;
import dev.heddle.frontend.c.clang.ClangException;
import dev.heddle.program.Program;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Headers come and go in three folders, one is included in another, some are only asked for. After
 * each edit the program from the cache is the one that clang makes now.
 */
@Tag("slow")
class RandomEditsTest {
  private static final int EDITS = Integer.getInteger("cache.edits", 40);

  private static final String MAIN =
      """
      #include <pthread.h>
      #if __has_include("asked.h")
      enum { ASKED = 1 };
      #else
      enum { ASKED = 0 };
      #endif
      #if __has_include("a.h")
      #include "a.h"
      #else
      enum { A = -1 };
      #endif
      #ifndef N
      #define N 0
      #endif
      int x = ASKED * 10000 + A + N;
      int main(void) { return __LINE__ + x; }
      """;

  @TempDir private Path folder;

  @Test
  void theProgramIsAlwaysThatOfTheFiles() throws Exception {
    if (Clang.identity().isEmpty()) {
      abort("no bundled clang");
    }
    Path main = Files.writeString(folder.resolve("main.c"), MAIN);
    ProgramCache cache = new ProgramCache(folder.resolve("entries"), "test", 1 << 20, -10_000);
    Random random = new Random(7);
    int found = 0;
    for (int i = 0; i < EDITS; i++) {
      edit(random);
      List<String> flags = flags(random);
      Program fresh = read(main, flags, Optional.empty());
      Set<Object> before = entries();
      assertEquals(fresh, read(main, flags, Optional.of(cache)));
      Set<Object> after = entries();
      found += before.equals(after) ? 1 : 0;
      assertEquals(fresh, read(main, flags, Optional.of(cache)));
      assertEquals(after, entries(), "the second time it is there");
    }
    assertTrue(found >= EDITS / 10, found + " found at once");
  }

  /** As the file system knows them: one that is written again is another. */
  private Set<Object> entries() throws IOException {
    Set<Object> keys = new HashSet<>();
    Path entries = folder.resolve("entries");
    if (Files.exists(entries)) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(entries)) {
        for (Path file : files) {
          keys.add(Files.readAttributes(file, BasicFileAttributes.class).fileKey());
        }
      }
    }
    return keys;
  }

  private static Program read(Path main, List<String> flags, Optional<ProgramCache> cache)
      throws ClangException, IOException {
    return CReader.read(
        List.of(main),
        new CReader.Options(Optional.empty(), flags, Optional.empty(), false, cache, false));
  }

  private List<String> flags(Random random) {
    List<String> flags = new ArrayList<>();
    for (String name : List.of("one", "two")) {
      flags.add((random.nextInt(8) == 0 ? "-iquote" : "-I") + folder.resolve(name));
    }
    if (random.nextInt(4) == 0) {
      flags.add("-DN=" + random.nextInt(2));
    }
    return flags;
  }

  /** One file of few contents, so that states come back. */
  private void edit(Random random) throws IOException {
    String[] folders = {"", "one", "two"};
    String[] names = {"a.h", "b.h", "asked.h"};
    Path in = folder.resolve(folders[random.nextInt(3)]);
    Files.createDirectories(in);
    Path file = in.resolve(names[random.nextInt(3)]);
    if (random.nextInt(3) == 0) {
      Files.deleteIfExists(file);
      return;
    }
    String text =
        file.endsWith("a.h")
            ? "#if __has_include(\"b.h\")\n#include \"b.h\"\n#else\n#define B 100\n#endif\n"
                + "enum { A = B + "
                + random.nextInt(2)
                + " };\n"
            : "#define B " + (200 + random.nextInt(2)) + "\n";
    Files.writeString(file, text);
  }
}
