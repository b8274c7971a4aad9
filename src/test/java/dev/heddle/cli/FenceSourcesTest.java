// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
class FenceSourcesTest {
  private static final String LITMUS = "src/test/resources/litmus/classic/";
  private static final Pattern FENCE = Pattern.compile(":(\\d+:\\d+): (full|store-store) fence");

  @TempDir Path folder;

  /** Where the fences are, and of which kind. */
  private static List<String> fences(Session session) {
    return FENCE.matcher(session.out()).results().map(m -> m.group(1) + " " + m.group(2)).toList();
  }

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("test.c"), text);
  }

  @ParameterizedTest
  @CsvSource({
    "SB,tso,'6:2 full,6:16 full'",
    "SB,pso,'6:2 full,6:16 full'",
    "MP,tso,''",
    "MP,pso,6:2 store-store",
    "R,tso,5:15 full",
    "R,pso,'5:2 store-store,5:15 full'",
    "S,tso,''",
    "S,pso,5:2 store-store",
    "2+2W,tso,''",
    "2+2W,pso,'5:2 store-store,5:15 store-store'",
    "LB,pso,''",
    "IRIW,pso,''",
    "3.SB,tso,'5:2 full,5:16 full,5:30 full'",
    "n6,tso,5:2 full",
  })
  void litmusTestsNeedTheFencesThatAreKnown(String test, String model, String expected) {
    for (String goal : List.of("robust", "assertions")) {
      Session session =
          Session.of("fence", LITMUS + test + ".litmus", "--model", model, "--goal", goal);
      assertEquals(0, session.code(), session.out() + session.err());
      assertEquals(expected, String.join(",", fences(session)), session.out());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "dekker,tso,46:3 full",
    "dekker,pso,'46:3 full,60:3 store-store'",
    "peterson,tso,48:3 full",
    "peterson,pso,'46:3 store-store,48:3 full,54:3 store-store'",
    "lamport,tso,'46:5 full,54:5 full'",
    "szymanski,tso,'45:3 full,49:3 full,52:5 full,56:3 full'",
    "parker,tso,37:5 full",
    "parker,pso,37:5 full",
  })
  void classicAlgorithmsInC(String name, String model, String expected) {
    Session session = Session.of("fence", "examples/c/" + name + ".c", "--model", model);
    assertEquals(0, session.code(), session.out() + session.err());
    assertEquals(expected, String.join(",", fences(session)), session.out());
  }

  @Test
  void everyFenceHasAnExecutionThatIsPossibleWithoutIt() {
    Session session = Session.of("fence", "examples/c/lamport.c");
    List<String> schedules =
        Pattern.compile("--schedule '([^']*)'")
            .matcher(session.out())
            .results()
            .map(m -> m.group(1))
            .toList();
    assertEquals(2, schedules.size(), session.out());
    for (String s : schedules) {
      Session again =
          Session.of(
              "replay", "examples/c/lamport.c", "--model", "tso", "--robust", "--schedule", s);
      assertEquals(1, again.code(), again.out() + again.err());
      assertTrue(again.out().contains("not as under SC"), again.out());
    }
  }

  @Test
  void errorsOfScAreBeyondFences() throws IOException {
    Path file = file("#include <assert.h>\nint x;\nint main(void) { assert(x); }\n");
    Session session = Session.of("fence", file, "--goal", "assertions");
    assertEquals(1, session.code());
    assertTrue(
        session
            .out()
            .startsWith(
                "FAIL "
                    + file
                    + " tso: no set of fences suffices, it is possible under SC: assertion failed:"
                    + " x"),
        session.out());
    assertTrue(session.out().contains("--model sc"), session.out());
    assertEquals(0, Session.of("fence", file).code());
  }

  @Test
  void fencesInsideExpressionsAreNotFound() throws IOException {
    Path file =
        file(
            """
            #include <pthread.h>
            int x, y, a, b;
            void *f(void *u) { a = (x = 1, y); return u; }
            int main(void) {
              pthread_t t;
              pthread_create(&t, 0, f, 0);
              y = 1;
              b = x;
            }
            """);
    Session session = Session.of("fence", file);
    assertEquals(1, session.code());
    assertTrue(session.out().contains("no fence at these points prevents it"), session.out());
  }

  @Test
  void limitsAreTold() {
    Session session = Session.of("fence", "examples/c/dekker.c", "--unroll", 1, "--", "-DROUNDS=3");
    assertEquals(3, session.code(), session.out());
    assertTrue(session.out().contains("loop bound of 1 reached"), session.out());
  }

  @Test
  void loopsCostMore() throws IOException {
    String text =
        """
        #include <pthread.h>
        int x, y;
        void *f(void *u) {
          x = 1;
          for (int i = 0; i < 2; i++) {
            (void)*(volatile int *)&y;
          }
          return u;
        }
        int main(void) {
          pthread_t t;
          pthread_create(&t, 0, f, 0);
          y = 1;
          (void)*(volatile int *)&x;
        }
        """;
    Session session = Session.of("fence", file(text), "--cost", "loops");
    assertEquals(List.of("5:3 full", "14:3 full"), fences(session), session.out());
    assertTrue(session.out().contains("Cost 2,"), session.out());
  }

  @Test
  void wrongInputIsRefused() {
    Session.assertRefused("no.c: no such file", "fence", "no.c");
    Session llvm = Session.of("fence", "pom.xml");
    assertEquals(2, llvm.code());
    assertEquals(
        "pom.xml: fences can be inserted into .c files and litmus tests only\n", llvm.err());
  }
}
