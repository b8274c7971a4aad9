// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Format;
import dev.heddle.cli.command.ResultFiles;
import dev.heddle.cli.outcomes.LitmusTests;
import dev.heddle.cli.outcomes.OutcomesCommand;
import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.cli.terminal.Terminal;
import dev.heddle.limit.Limit;
import dev.heddle.schema.Json;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Limits hold whatever a command is doing. The times here are generous: machines may be busy. */
@Tag("slow")
class TimeLimitTest {
  private static final Duration LONG = Duration.ofMinutes(3);

  @TempDir Path folder;

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("a.c"), text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"check", "robust", "monitor", "reach", "fence"})
  void aCompilerThatDoesNotEndIsEnded(String command) throws Exception {
    Path clang = Files.writeString(folder.resolve("clang"), "#!/bin/sh\nsleep 1000\n");
    assertTrue(clang.toFile().setExecutable(true));
    Path file = file("int main(void) { return 0; }\n");
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(List.of("-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path")));
    words.addAll(List.of("dev.heddle.cli.Main", command, file.toString()));
    words.addAll(List.of("--clang", clang.toString(), "--max-time", "1", "--format", "json"));
    Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
    try {
      assertTrue(process.waitFor(LONG.toSeconds(), TimeUnit.SECONDS), "does not end");
      String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertTrue(out.startsWith("{\"version\":1,\"verdict\":\"UNKNOWN\","), out);
      assertTrue(out.contains("\"limit\":\"stopped by --max-time\""), out);
      assertEquals(ExitCode.UNKNOWN, process.exitValue());
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "x++; return 0; } int main(void) { for (;;) { pthread_create(&t, 0, run, 0); } }",
        "x++; pthread_create(&t, 0, run, 0); pthread_create(&t, 0, run, 0); return 0; }"
            + " int main(void) { run(0); }",
        "x++; return 0; }"
            + " int main(void) { for (;;) { pthread_create(&t, 0, run, 0); pthread_join(t, 0); } }",
      })
  void threadsWithoutEndAreALimit(String code) throws IOException {
    Path file =
        file("#include <pthread.h>\nint x; static void *run(void *a) { pthread_t t; " + code)
            .toAbsolutePath();
    Files.writeString(
        file, Files.readString(file).replace("main(void) {", "main(void) { pthread_t t;"));
    for (List<String> command :
        List.of(
            List.of("check", "--model", "tso"),
            List.of("check", "--races"),
            List.of("robust"),
            List.of("monitor", "--all"),
            List.of("fence"))) {
      List<Object> words = new ArrayList<>(command);
      words.add(1, file);
      Session session = assertTimeoutPreemptively(LONG, () -> Session.of(words.toArray()));
      if (!command.contains("--races")) {
        assertEquals(ExitCode.UNKNOWN, session.code(), command + session.out() + session.err());
      }
      assertTrue(session.out().contains("starts more than 255 threads"), session.out());
    }
  }

  @Test
  void modelsShareTheTime() throws IOException {
    Path file =
        file(
            """
            #include <pthread.h>
            int x;
            static void *run(void *a) { for (int i = 0; i < 9; i++) { x++; } return 0; }
            int main(void) {
              pthread_t t;
              for (int i = 0; i < 9; i++) { pthread_create(&t, 0, run, 0); }
            }
            """);
    Session session =
        assertTimeoutPreemptively(
            LONG, () -> Session.of("check", file, "--model", "all", "--max-time", "3"));
    assertEquals(ExitCode.UNKNOWN, session.code());
    assertEquals(3, session.out().split("stopped by --max-time", -1).length - 1, session.out());
  }

  /** Each of the tests would take hours. */
  @ParameterizedTest
  @ValueSource(strings = {"outcomes", "executions"})
  void testsShareTheTime(String command) throws IOException {
    String row = " MOV [x],$1 | MOV [x],$2 | MOV [x],$3 | MOV [x],$4 ;\n";
    String text = "X86 many\n{ }\n P0 | P1 | P2 | P3 ;\n" + row.repeat(8) + "exists (x=5)\n";
    for (int i = 0; i < 10; i++) {
      Files.writeString(folder.resolve(i + ".litmus"), text);
    }
    long start = System.nanoTime();
    Session session =
        assertTimeoutPreemptively(
            LONG, () -> Session.of(command, folder, "--max-time", "3", "--format", "json"));
    double seconds = (System.nanoTime() - start) / 1e9;
    assertEquals(ExitCode.UNKNOWN, session.code(), session.err());
    assertEquals(10, session.out().split("stopped by --max-time", -1).length - 1, session.out());
    assertTrue(seconds < 20, "each has all the time: " + seconds + " s");
  }

  /** What was written so far is completed. */
  @ParameterizedTest
  @ValueSource(strings = {"text", "tsv", "json", "sarif", "junit", "github"})
  void testsCanBeStoppedAnywhere(String format) throws IOException {
    Path test = Path.of("examples/litmus/SB.litmus");
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    Streams streams = new Streams(out, out, Terminal.NONE);
    Arguments arguments =
        Arguments.parse(
            new OutcomesCommand().syntax(), List.of(test.toString(), "--format", format));
    Format chosen = arguments.choice("--format", Format.TEXT);
    new LitmusTests(arguments, streams)
        .run(
            chosen,
            new ResultFiles("outcomes", arguments, streams, chosen),
            _ -> streams.watch().stop(Limit.Budget.TIME));
    String said = bytes.toString(StandardCharsets.UTF_8);
    assertTrue(said.contains("stopped by --max-time"), said);
    if (chosen == Format.JSON) {
      Object whole = Json.parse(said.substring(said.indexOf('{')));
      assertEquals(List.of(), Json.list(Json.object(whole).get("tests")));
    }
  }
}
