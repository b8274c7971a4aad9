// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static dev.heddle.cli.Session.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.cli.terminal.ExitCode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {
  private static final String SB = "examples/litmus/SB.litmus";

  private static void assertFits(String text) {
    for (String line : text.lines().toList()) {
      assertTrue(line.length() <= 80, line);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "-h", "help"})
  void helpListsTheCommands(String word) {
    Session help = Session.of(word);
    assertEquals(0, help.code());
    assertEquals("", help.err());
    assertFits(help.out());
    for (String command : List.of("outcomes", "bench")) {
      assertTrue(help.out().contains("\n  " + command + " "), help.out());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"check", "outcomes", "monitor", "robust", "fence"})
  void threadsAreLimited(String command) {
    for (String jobs : List.of("1025", "40000", "99999999999999999999")) {
      assertRefused("heddle: --jobs takes at most 1024", command, SB, "--jobs", jobs);
    }
    String automaton = "examples/automata/peterson.automaton";
    assertRefused("heddle: --jobs takes at most 1024", "reach", automaton, "--jobs", "40000");
  }

  /** More nanoseconds than a long holds. */
  @ParameterizedTest
  @ValueSource(strings = {"check", "outcomes", "executions", "monitor", "robust", "fence"})
  void timeMayBeLongerThanAnybodyWaits(String command) {
    Session session = Session.of(command, SB, "--max-time", "999999999h");
    assertEquals("", session.err());
    assertTrue(session.code() <= ExitCode.FAIL, session.out());
  }

  /** More bytes than a long holds. */
  @Test
  void memoryMayBeMoreThanThereIs() {
    Session session = Session.of("check", SB, "--memory", "99999999999g");
    assertTrue(session.code() <= ExitCode.FAIL, session.out());
  }

  @Test
  void nothingAtAllIsWrongAndShowsTheHelp() {
    assertEquals(new Session(2, "", Session.of("help").out()), Session.of());
  }

  @ParameterizedTest
  @ValueSource(strings = {"outcomes", "bench", "show"})
  void everyCommandHasHelpThatFitsTheTerminal(String command) {
    Session help = Session.of(command, "--help");
    assertEquals(0, help.code());
    assertTrue(help.out().startsWith("usage: heddle " + command + " "), help.out());
    assertFits(help.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"--version", "-V"})
  void version(String word) {
    Session version = Session.of(word);
    assertEquals(0, version.code());
    assertTrue(version.out().startsWith("heddle "), version.out());
  }

  @Test
  void showPrintsTheProgramAndSaysWhatItCannotRead() {
    Session session = Session.of("show", SB, "nowhere.litmus");
    assertEquals(2, session.code());
    assertTrue(session.out().startsWith("program SB\nglobal x: i32 = 0\n"), session.out());
    assertTrue(session.out().contains("store32 [x] = 1\n"), session.out());
    assertTrue(session.out().endsWith("exists (0:EAX=0 /\\ 1:EAX=0)\n"), session.out());
    assertEquals("nowhere.litmus: no such file\n", session.err());
    assertRefused("heddle: name a litmus test or automata, a folder of them, or @LIST", "show");
  }

  @Test
  void anUnknownCommandIsRefused() {
    assertRefused("heddle: no command weave (heddle --help lists them)", "weave", "x");
    assertRefused(
        "heddle: no command chek; did you mean check? (heddle --help lists them)", "chek", "x.c");
    assertRefused(
        "heddle: no command outcoems; did you mean outcomes? (heddle --help lists them)",
        "outcoems");
  }

  @Test
  void helpAndVersionHaveSeveralNames() {
    Session help = Session.of("check", "--help");
    assertEquals(0, help.code());
    assertEquals(help, Session.of("check", "-h"));
    assertEquals(help, Session.of("help", "check"));
    assertEquals(Session.of("--help"), Session.of("help", "weave"));
    assertEquals(Session.of("--version"), Session.of("version"));
  }

  @Test
  void flagsForClangAlsoStandBeforeTheDashes() {
    String file = "examples/c/families/writers.c";
    Session expected = Session.of("check", file, "--format", "tsv", "--", "-DN=3");
    assertEquals(0, expected.code(), expected.err());
    assertEquals(expected, Session.of("check", "-DN=3", file, "--format", "tsv"));
    assertEquals(expected, Session.of("check", file, "-D", "N=3", "-Iinclude", "--format=tsv"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--colour|           unknown option --colour (heddle outcomes --help lists them)",
        "-x|                 unknown option -x (heddle outcomes --help lists them)",
        "--model|            --model needs a value: --model M",
        "--modle|            unknown option --modle; did you mean --model?"
            + " (heddle outcomes --help lists them)",
        "-DN=3|              unknown option -DN (heddle outcomes --help lists them)",
        "--model=arm|        --model takes one of sc, tso, pso, rmo, all, not 'arm';"
            + " Heddle has no model of arm",
        "--model=x86|        --model takes one of sc, tso, pso, rmo, all, not 'x86';"
            + " tso is the model of x86",
        "--algorithm=fast|   --algorithm takes one of optimal, source, exhaustive, not 'fast'",
        "--format=xml|       --format takes one of text, tsv, json, sarif, junit, github, not"
            + " 'xml'",
        "--traces=yes|       --traces takes no value",
        "--unroll=0|         --unroll takes a whole number from 1 on, not '0'",
        "--unroll=-1|        --unroll takes a whole number from 1 on, not '-1'",
        "--max-depth=many|   --max-depth takes a whole number from 1 on, not 'many'",
        "--max-executions=1.5| --max-executions takes a whole number from 1 on, not '1.5'",
        "--max-time=soon|    --max-time takes a time such as 90, 1.5s, 10m or 2h, not 'soon'",
        "--max-time=-1|      --max-time takes a time such as 90, 1.5s, 10m or 2h, not '-1'",
      })
  void aWrongOptionIsNamed(String option, String complaint) {
    assertRefused("heddle: " + complaint, "outcomes", SB, option);
  }

  @Test
  void optionsThatDoNotGoTogether() {
    assertRefused("heddle: --model is given twice", "outcomes", "--model=sc", "--model", "tso");
    assertRefused(
        "heddle: --traces and --replay go with --format text or json",
        "outcomes",
        SB,
        "--traces",
        "--format",
        "tsv");
    assertRefused("heddle: name a litmus test, a folder of them, or @LIST", "outcomes");
    assertRefused("heddle: no family nobody; heddle bench --help lists them", "bench", "nobody");
    assertRefused("heddle: growth cannot be combined with families", "bench", "growth", "fib");
    assertRefused(
        "heddle: --model takes one of sc, tso, pso, rmo, all, not 'arm'",
        "bench",
        "growth",
        "--model",
        "arm");
  }

  @Test
  void optionsStandAnywhereInEitherForm() {
    Session expected = Session.of("outcomes", SB, "--model", "tso", "--max-executions", "1000");
    assertEquals(0, expected.code());
    assertEquals(expected, Session.of("outcomes", "--model=TSO", SB, "--max-executions=1_000"));
    assertEquals(expected, Session.of("outcomes", "--max-time", "1.5m", "--model=tso", "--", SB));
  }
}
