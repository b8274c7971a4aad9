// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.report.fence.PatchedText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files with the fences of a patch pass, and no longer with one of them missing. */
@Tag("slow")
class FencePatchTest {
  private static final Pattern FENCE =
      Pattern.compile("atomic_thread_fence\\(memory_order_(seq_cst|release)\\)");

  @TempDir Path folder;

  /** The file with the patch that fence makes. */
  private String patched(Path file, String model, String goal, List<String> flags)
      throws IOException {
    Path patch = folder.resolve("patch");
    List<Object> words = new ArrayList<>(List.of("fence", file, "--model", model));
    words.addAll(List.of("--goal", goal, "--patch-file", patch, "--"));
    words.addAll(flags);
    Session session = Session.of(words.toArray());
    assertEquals(0, session.code(), session.out() + session.err());
    return PatchedText.of(Files.readString(file), Files.readString(patch));
  }

  private int judge(String text, String suffix, String model, String goal, List<String> flags)
      throws IOException {
    Path file = Files.writeString(folder.resolve("fenced" + suffix), text);
    List<Object> words = new ArrayList<>(List.of(goal.equals("robust") ? "robust" : "check"));
    words.addAll(List.of(file, "--model", model, "--"));
    words.addAll(flags);
    return Session.of(words.toArray()).code();
  }

  /** Each fence that is in the text and was not before is missing in one of these. */
  private static List<String> withOneLess(String text, String before) {
    List<String> all = new ArrayList<>();
    Matcher m = FENCE.matcher(text);
    while (m.find()) {
      String less = text.substring(0, m.start()) + "(void)0" + text.substring(m.end());
      if (!before.contains(line(text, m.start()))) {
        all.add(less);
      }
    }
    return all;
  }

  private static String line(String text, int at) {
    return text.substring(text.lastIndexOf('\n', at) + 1, text.indexOf('\n', at) + 1);
  }

  @ParameterizedTest
  @CsvSource({
    "dekker,tso,robust,1,''",
    "dekker,tso,robust,2,-DROUNDS=2",
    "dekker,pso,assertions,2,''",
    "peterson,tso,assertions,1,''",
    "peterson,pso,robust,3,''",
    "lamport,tso,robust,2,''",
    "lamport,pso,assertions,3,''",
    "szymanski,tso,robust,4,''",
    "szymanski,tso,assertions,2,''",
    "parker,tso,robust,1,''",
    "parker,pso,assertions,1,''",
  })
  void classicAlgorithmsPassWithThePatch(
      String name, String model, String goal, int fences, String flag) throws IOException {
    Path file = Path.of("examples/c", name + ".c");
    List<String> flags = flag.isEmpty() ? List.of() : List.of(flag);
    String before = Files.readString(file);
    String text = patched(file, model, goal, flags);
    assertEquals(1, judge(before, ".c", model, goal, flags));
    assertEquals(0, judge(text, ".c", model, goal, flags), text);
    List<String> less = withOneLess(text, before);
    assertEquals(fences, less.size(), text);
    for (String other : less) {
      assertEquals(1, judge(other, ".c", model, goal, flags), other);
    }
  }

  @Test
  void headerIsIncludedWhereItIsMissing() throws IOException {
    String text =
        """
        // two threads
        #include <pthread.h>
        volatile int x, y;
        void *f(void *u) { x = 1; return y ? u : 0; }
        int main(void) {
        \tpthread_t t;
        \tpthread_create(&t, 0, f, 0);
        \ty = 1;
        \tif (x)
        \t\treturn 1;
        }\
        """;
    Path file = Files.writeString(folder.resolve("a.c"), text);
    assertEquals(
        """
        // two threads
        #include <pthread.h>
        #include <stdatomic.h>
        volatile int x, y;
        void *f(void *u) { x = 1; atomic_thread_fence(memory_order_seq_cst); return y ? u : 0; }
        int main(void) {
        \tpthread_t t;
        \tpthread_create(&t, 0, f, 0);
        \ty = 1;
        \tatomic_thread_fence(memory_order_seq_cst);
        \tif (x)
        \t\treturn 1;
        }\
        """,
        patched(file, "tso", "robust", List.of()));
  }

  @Test
  void placesThatOnlyLookLikeStatementsAreNone() throws IOException {
    String text =
        """
        #include <stdatomic.h>
        #include <pthread.h>
        #define FOR for (int i = 0;
        #define UNLESS(c) if (!(c))
        volatile int x, y;
        void *f(void *u) {
          FOR i < 2; i++) { x = 1; }
          UNLESS(u) x = 2;
          else x = 3;
          return y ? u : 0;
        }
        int main(void) {
          pthread_t t;
          pthread_create(&t, 0, f, 0);
          y = 1;
          if (x) return 1;
        }
        """;
    Path file = Files.writeString(folder.resolve("a.c"), text);
    String fence = "  atomic_thread_fence(memory_order_seq_cst);\n";
    assertEquals(
        text.replace("  return y ?", fence + "  return y ?")
            .replace("  if (x)", fence + "  if (x)"),
        patched(file, "tso", "robust", List.of()));
  }

  @ParameterizedTest
  @CsvSource({
    "SB,tso",
    "SB,pso",
    "MP,pso",
    "2+2W,pso",
    "C-SB+rlx,tso",
    "C-SB+rlx,pso",
    "n5,pso",
    "R,pso"
  })
  void litmusTestsAreRobustWithThePatch(String name, String model) throws IOException {
    Path file = Path.of("examples/litmus", name + ".litmus");
    if (!Files.exists(file)) {
      file = Path.of("src/test/resources/litmus/classic", name + ".litmus");
    }
    String text = patched(file, model, "robust", List.of());
    assertEquals(0, judge(text, ".litmus", model, "robust", List.of()), text);
  }

  @Test
  void patchIsPrinted() {
    Session session = Session.of("fence", "examples/litmus/MP.litmus", "--model=pso", "--patch");
    assertTrue(session.out().contains("\n+ SFENCE     |             ;\n"), session.out());
    Session none = Session.of("fence", "examples/litmus/MP.litmus", "--patch");
    assertFalse(none.out().contains("---"), none.out());
  }
}
