// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.automaton.ReachCommand;
import dev.heddle.cli.automaton.RobustCommand;
import dev.heddle.cli.check.CheckCommand;
import dev.heddle.cli.check.MonitorCommand;
import dev.heddle.cli.command.Command;
import dev.heddle.cli.fence.FenceCommand;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.cli.terminal.Terminal;
import dev.heddle.limit.Limit;
import dev.heddle.schema.JsonSchema;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A command that is stopped before it has an answer says so in the format that was asked for. */
class StoppedAnswerTest {
  private static final String WHY = "stopped by --max-time";

  private static String stopped(Command command, String words, String format) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    List<String> all = List.of((words + " --format " + format).split(" "));
    Streams streams = new Streams(out, out, Terminal.NONE);
    command.stop(Arguments.parse(command.syntax(), all), streams, Limit.Budget.TIME);
    streams.out().flush();
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private static int count(String text, String part) {
    return text.split(part, -1).length - 1;
  }

  private static Command command(String name) {
    return switch (name) {
      case "check" -> new CheckCommand();
      case "robust" -> new RobustCommand();
      case "reach" -> new ReachCommand();
      case "fence" -> new FenceCommand();
      default -> new MonitorCommand();
    };
  }

  @ParameterizedTest
  @CsvSource({
    "check,a.c b.c --model all,check,3",
    "check,a.litmus,check,1",
    "robust,a.c --model pso,check,1",
    "robust,a.automaton,robust,1",
    "reach,a.c,reach,1",
    "reach,a.automaton --model pso,reach,1",
    "fence,a.c --goal assertions,fence,1",
    "fence,a.automaton,fence,1",
    "monitor,a.c --model all,monitor,2",
    "monitor,a.c --all,monitor,1",
    "monitor,--trace a.trace,monitor,1",
  })
  void everyFormatTellsWhy(String name, String words, String schema, int answers)
      throws IOException {
    Command command = command(name);
    assertEquals("UNKNOWN " + WHY + "\n", stopped(command, words, "text"));
    String text = Files.readString(Path.of("docs/schema/" + schema + "-1.schema.json"));
    List<String> lines = stopped(command, words, "json").lines().toList();
    assertEquals(answers, lines.size());
    for (String line : lines) {
      assertEquals(List.of(), JsonSchema.violations(text, line));
      assertTrue(line.contains("\"verdict\":\"UNKNOWN\""), line);
      assertTrue(line.contains("\"limit\":\"" + WHY + "\""), line);
    }
    assertEquals(answers, count(stopped(command, words, "sarif"), WHY));
    assertEquals(answers, count(stopped(command, words, "github"), "::" + WHY));
    assertEquals(answers, count(stopped(command, words, "junit"), "message=\"" + WHY));
    if (name.equals("check") || name.equals("monitor")) {
      List<String> rows = stopped(command, words, "tsv").lines().toList();
      assertEquals(answers + 1, rows.size());
      assertTrue(rows.getLast().contains("\tUNKNOWN\t"), rows.getLast());
    }
  }
}
