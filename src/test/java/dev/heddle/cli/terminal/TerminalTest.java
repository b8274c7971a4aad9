// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.cli.Main;
import dev.heddle.cli.Session;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class TerminalTest {
  /** Has far more executions than anyone can wait for. */
  private static final String LONG =
      """
      #include <pthread.h>
      #include <stdatomic.h>
      atomic_int x;
      void *thread(void *unused) { for (int i = 0; i < 6; i++) { x = x + 1; } return 0; }
      int main(void) {
        pthread_t t[4];
        for (int i = 0; i < 4; i++) { pthread_create(&t[i], 0, thread, &t[i]); }
      }
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "PASS x.c sc: no error | [1;32mPASS[0m x.c sc: no error",
        "FAIL x.c sc: FAIL | [1;31mFAIL[0m x.c sc: FAIL",
        "UNKNOWN x.c | [1;33mUNKNOWN[0m x.c",
        "PASSWORD | PASSWORD",
        "Test SB tso Allowed | Test SB tso [1mAllowed[0m",
      })
  void verdictsHaveColours(String line, String painted) {
    assertEquals(painted.replace("[", "\u001b["), Colours.paint(line));
  }

  @Test
  void linesWithoutAnEndAreNotLost() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (Colours colours = new Colours(bytes)) {
      colours.write("UNKNOWN é\nrest".getBytes(StandardCharsets.UTF_8));
      colours.flush();
    }
    assertEquals("\u001b[1;33mUNKNOWN\u001b[0m é\nrest", bytes.toString(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1000 | 2 | 3456 | 1,000 executions, 500/s, about 3,500 in all, 5 s left",
        "10 | 2 | 1e5 | 10 executions, 5/s, about 100,000 in all, 6 h left",
        "10 | 2 | 1e15 | 10 executions, 5/s, very many in all",
        "0 | 2 | 0 | 0 executions, 0/s, very many in all",
      })
  void progressIsOneLine(long executions, double seconds, double estimate, String text) {
    assertEquals(text, ProgressDisplay.text(executions, seconds, "about", estimate));
  }

  @Test
  void progressOfASharedSearchHasAnEstimateToo(@TempDir Path folder) throws IOException {
    String shown = progress(folder, new Terminal(false, true, 160), 2);
    String line = "[\\d,]+ executions, [\\d,]+/s, .* in all.*, 2 threads";
    assertTrue(shown.matches("(?s)\r\u001b\\[K" + line + ".*"), shown);
  }

  @Test
  void anEstimateIsBelievedWhenItHasStoppedToGrow() {
    EstimateConfidence trust = new EstimateConfidence();
    assertFalse(trust.in(10, 100));
    assertFalse(trust.in(20, 200));
    assertFalse(trust.in(40, 600));
    assertFalse(trust.in(60, 1000));
    assertFalse(trust.in(80, 900));
    assertTrue(trust.in(81, 800));
    assertTrue(trust.in(160, 1000));
    assertFalse(trust.in(200, 500));
    assertFalse(trust.in(10, 1000), "another search");
  }

  private static String progress(Path folder, Terminal terminal, int jobs) throws IOException {
    Path file = Files.writeString(folder.resolve("long.c"), LONG);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    AtomicReference<Streams> streams = new AtomicReference<>();
    ByteArrayOutputStream err =
        new ByteArrayOutputStream() {
          @Override
          public synchronized void write(byte[] bytes, int from, int length) {
            super.write(bytes, from, length);
            streams.get().watch().interrupt(); // the search has been going on for long enough
          }
        };
    streams.set(new Streams(new PrintStream(out), new PrintStream(err), terminal));
    String time = terminal.err() ? "2m" : "4s";
    String[] words = {
      "check", file.toString(), "--method=executions", "--max-time", time, "--jobs", "" + jobs
    };
    int code = Main.run(words, streams.get());
    assertEquals(ExitCode.UNKNOWN, code);
    assertFalse(out.toString(StandardCharsets.UTF_8).contains("\u001b"));
    return err.toString(StandardCharsets.UTF_8);
  }

  @Test
  void progressIsShownOnATerminalAndTakenAway(@TempDir Path folder) throws IOException {
    String shown = progress(folder, new Terminal(false, true, 80), 1);
    assertTrue(shown.matches("(?s)\r\u001b\\[K[\\d,]+ executions, [\\d,]+/s, .*"), shown);
    assertTrue(shown.endsWith("\r\u001b[K"), shown);
    assertEquals("", progress(folder, Terminal.NONE, 1));
  }

  /** Runs in a process of its own; {@code until} tells when to interrupt it. */
  private static List<String> interrupted(Path folder, Predicate<String> until, String... words)
      throws Exception {
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-Dheddle.stderr=terminal", "-cp"));
    command.addAll(List.of(System.getProperty("java.class.path"), "dev.heddle.cli.Main"));
    command.addAll(List.of(words));
    Process process =
        new ProcessBuilder(command)
            .redirectError(err.toFile())
            .redirectOutput(out.toFile())
            .start();
    while (!until.test(Files.readString(err))) {
      assertFalse(process.waitFor(50, TimeUnit.MILLISECONDS), "it ended by itself");
    }
    List<ProcessHandle> others = process.descendants().toList();
    // not by Process.destroy, which closes the streams; not SIGINT, which may be ignored here
    new ProcessBuilder("kill", "-TERM", String.valueOf(process.pid())).start().waitFor();
    assertTrue(process.waitFor(60, TimeUnit.SECONDS));
    assertEquals(ExitCode.UNKNOWN, process.exitValue());
    for (ProcessHandle other : others) {
      other.onExit().get(60, TimeUnit.SECONDS);
    }
    return Files.readAllLines(out);
  }

  @ParameterizedTest
  @ValueSource(strings = {"threads", "writers.c"})
  void anInterruptedBenchSaysSo(String bench, @TempDir Path folder) throws Exception {
    Path out = folder.resolve("out");
    List<String> lines = interrupted(folder, _ -> out.toFile().length() > 0, "bench", bench);
    assertTrue(lines.getLast().matches("UNKNOWN (.*: )?interrupted"), lines.toString());
    assertEquals("", Files.readString(folder.resolve("err")));
  }

  @Test
  void aBenchWithoutProcessesEndsBetweenTwoLines() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream printed = new PrintStream(out, true, StandardCharsets.UTF_8);
    Streams streams = new Streams(printed, System.err, Terminal.NONE);
    streams.watch().interrupt();
    assertEquals(ExitCode.UNKNOWN, Main.run(new String[] {"bench", "growth"}, streams));
    assertEquals("UNKNOWN interrupted", out.toString(StandardCharsets.UTF_8).strip());
  }

  @Test
  void anInterruptedSearchSaysWhatItFound(@TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("long.c"), LONG);
    List<String> lines =
        interrupted(
            folder, err -> err.contains(" executions"), "check", file.toString(), "--model", "tso");
    assertEquals("UNKNOWN " + file + " tso: interrupted", lines.getFirst());
    assertTrue(lines.get(1).matches("Executions [1-9]\\d*"), lines.toString());
  }

  @Test
  void anInterruptedSearchOfStatesSaysHowFarItCame(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("large.automaton");
    Files.writeString(file, Session.of("generate", "lamport", "10").out());
    List<String> lines =
        interrupted(
            folder, err -> err.contains(" states, "), "reach", file.toString(), "--model", "sc");
    assertEquals(
        "UNKNOWN " + file + " sc: not reached, but not all was searched: interrupted",
        lines.getFirst());
    assertTrue(lines.get(1).matches("Queries 0, rounds 0, states [1-9]\\d*"), lines.toString());
  }

  @Test
  void progressOfStatesIsOneLine() {
    assertEquals("3,000 states, 1,500/s", StateProgressDisplay.text(3000, 2));
  }

  /** What clang says when it is killed is not about the input. */
  @Test
  void anInterruptedCompilationIsUnknown(@TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("any.c"), "int main(void) { }");
    Path started = folder.resolve("started");
    Path slow = folder.resolve("clang");
    Files.writeString(slow, "#!/bin/sh\n: >" + started + "\nexec sleep 60\n");
    Files.setPosixFilePermissions(slow, PosixFilePermissions.fromString("rwx------"));
    List<String> lines =
        interrupted(
            folder,
            err -> Files.exists(started),
            "check",
            file.toString(),
            "--clang",
            slow.toString());
    assertEquals(List.of("UNKNOWN interrupted"), lines);
    assertEquals("", Files.readString(folder.resolve("err")));
  }

  @Test
  void tablesUseTheWidth() {
    String source = "examples/c/dekker.c";
    for (int width : List.of(60, 80, 120)) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
      Streams streams = new Streams(stream, stream, new Terminal(true, false, width));
      Main.run(new String[] {"check", source, "--model", "tso"}, streams);
      List<String> rows =
          out.toString(StandardCharsets.UTF_8)
              .lines()
              .filter(l -> l.contains("dekker.c:"))
              .toList();
      int widest = rows.stream().skip(1).mapToInt(String::length).max().orElse(0);
      assertTrue(widest <= width, widest + " for " + width);
    }
  }
}
