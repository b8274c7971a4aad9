// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.schema.JsonSchema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What goes wrong in executions that {@code monitor} and {@code robust} look at is told. */
@Tag("slow")
class ErrorsBesideAnswersTest {
  private static final String HEAD =
      """
      #include <assert.h>
      #include <pthread.h>
      #include <stdlib.h>
      volatile int x, y;
      pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
      """;

  private static final String MAIN =
      " int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); x = 2;"
          + " pthread_join(t, 0); return 0; }\n";

  private static final String BUT = "; but an execution fails: ";

  @TempDir private Path folder;

  private Path write(String thread) throws IOException {
    return Files.writeString(folder.resolve("a.c"), HEAD + thread + MAIN);
  }

  private static Session run(String command, Path file, String... more) {
    List<Object> words = new ArrayList<>(List.of(command, file));
    words.addAll(List.of(more));
    return Session.of(words.toArray());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x = 1; assert(x == 0); | assertion failed: x == 0",
        "pthread_mutex_lock(&m); pthread_mutex_lock(&m); | deadlock",
        "int *p = malloc(4); free(p); *p = x; | use after free",
        "y = 1 / (x - x); | division by zero",
        "abort(); | abort",
        "while (1) { } | ",
      })
  void everyExecutionFailsButTheProgramIsRobust(String body, String error) throws IOException {
    Path file = write("void *f(void *a) { " + body + " return a; }");
    for (String model : List.of("tso", "pso")) {
      for (String[] how :
          new String[][] {{"monitor", "--all"}, {"monitor", "--runs=20"}, {"robust", ""}}) {
        List<String> more = new ArrayList<>(List.of("--model", model));
        if (how[1].equals("--all")) {
          more.add("--all");
        } else if (!how[1].isEmpty()) {
          more.addAll(List.of("--runs", "20"));
        }
        Session session = run(how[0], file, more.toArray(String[]::new));
        if (error == null) {
          assertTrue(session.code() != ExitCode.PASS, session.out());
          continue;
        }
        String first = session.out().lines().findFirst().orElse("");
        assertEquals(ExitCode.FAIL, session.code(), session.out() + session.err());
        assertTrue(first.startsWith("FAIL ") && first.contains(BUT), first);
        assertTrue(first.substring(first.indexOf(BUT)).contains(error), first);
        assertTrue(session.out().contains("heddle replay "), session.out());
      }
    }
  }

  @Test
  void violationsAndErrorsAreBothTold() throws IOException {
    Path file =
        write("void *f(void *a) { y = 1; y = x; assert(y == 7); return a; }").resolveSibling("a.c");
    Files.writeString(
        file,
        HEAD
            + "void *f(void *a) { y = 1; int r = x; assert(r == 7); return a; }"
            + " int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); x = 1; int r = y;"
            + " pthread_join(t, 0); return r; }\n");
    for (String[] more : new String[][] {{"monitor", "--all"}, {"robust", "--overflow"}}) {
      Session session = run(more[0], file, more[1]);
      String first = session.out().lines().findFirst().orElse("");
      assertTrue(first.contains("not robust: ") && first.contains(BUT + "assertion"), first);
      assertEquals(ExitCode.FAIL, session.code());
    }
  }

  @Test
  void allFormatsTellThem() throws IOException {
    Path file = write("void *f(void *a) { assert(x == 5); return a; }");
    for (String command : List.of("monitor", "robust")) {
      String json = run(command, file, "--format", "json").out();
      String schema =
          Files.readString(
              Path.of(
                  "docs/schema/"
                      + (command.equals("monitor") ? "monitor" : "check")
                      + "-1.schema.json"));
      assertEquals(List.of(), JsonSchema.violations(schema, json));
      assertTrue(json.contains("\"verdict\":\"FAIL\""), json);
      assertTrue(json.contains("\"errors\":[{\"kind\":\"assertion\""), json);
      for (String format : List.of("sarif", "junit", "github")) {
        Session session = run(command, file, "--format", format);
        assertEquals(ExitCode.FAIL, session.code());
        assertTrue(session.out().contains("assertion failed: x == 5"), session.out());
      }
      Path html = folder.resolve(command + ".html");
      assertEquals(ExitCode.FAIL, run(command, file, "--html", html.toString()).code());
      assertTrue(Files.readString(html).contains("but an execution fails: "));
    }
    String tsv = run("monitor", file, "--format", "tsv").out();
    assertTrue(tsv.endsWith("\t1\n"), tsv);
  }

  /** Decided by states, because its loop has no end, or one that comes late. */
  @ParameterizedTest
  @ValueSource(strings = {"while (1)", "for (int i = 0; i < 1000; i++)"})
  void anErrorIsToldIfStatesDecide(String loop) throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("a.c"),
            HEAD
                + "void *f(void *a) { "
                + loop
                + " { x++; x--; } assert(y == 1); return a; }"
                + " int main(void) { pthread_t t; pthread_create(&t, 0, f, 0);"
                + (loop.contains("1000") ? "" : " assert(y == 1);")
                + " pthread_join(t, 0); return 0; }\n");
    Session text = run("robust", file);
    assertEquals(ExitCode.FAIL, text.code(), text.out() + text.err());
    assertTrue(text.out().contains("attacks is feasible" + BUT + "assertion"), text.out());
    Session json = run("robust", file, "--format", "json");
    String schema = Files.readString(Path.of("docs/schema/robust-1.schema.json"));
    assertEquals(List.of(), JsonSchema.violations(schema, json.out()));
    assertTrue(json.out().contains("\"errors\":[{\"kind\":\"assertion\""), json.out());
    Session junit = run("robust", file, "--format", "junit");
    assertTrue(junit.out().contains("assertion failed: y == 1"), junit.out());
  }
}
