// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Format;
import dev.heddle.cli.check.CheckCommand;
import dev.heddle.cli.command.ResultFiles;
import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.cli.terminal.Terminal;
import dev.heddle.limit.Limit;
import dev.heddle.report.Result;
import dev.heddle.schema.Json;
import dev.heddle.schema.JsonSchema;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A command that has no answer says why in every format, so that no file is empty or stale. */
class WrongInputReportsTest {
  private static final String SB = "examples/litmus/SB.litmus";

  @TempDir private Path folder;

  @BeforeEach
  void anEarlierRunLeftFiles() throws IOException {
    Files.writeString(folder.resolve("syntax.litmus"), "X86 a\n{ x=0; }\n P0 ;\n MOV EAX ;\n");
    for (String name : List.of("json", "sarif", "junit")) {
      Files.writeString(folder.resolve(name), "stale");
    }
  }

  private Session run(String command) {
    List<Object> words = new ArrayList<>(List.of(command.replace("DIR", "" + folder).split(" ")));
    for (String option : List.of("json", "sarif", "junit")) {
      words.add("--" + option);
      words.add(folder.resolve(option));
    }
    return Session.of(words.toArray());
  }

  private String file(String name) {
    try {
      return Files.readString(folder.resolve(name));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "check nosuch.litmus --github | nosuch.litmus | 0 | no such file",
        "check DIR/syntax.litmus | DIR/syntax.litmus | 4 | ",
        "check examples/litmus/SB.litmus --model foo | | 0 | --model takes one of sc, tso, pso,"
            + " all,",
        "check | | 0 | name a C file, several, or a litmus test",
        "outcomes nosuch.litmus | nosuch.litmus | 0 | no such file",
        "executions DIR/nosuch.litmus | DIR/nosuch.litmus | 0 | no such file",
        "monitor nosuch.litmus | nosuch.litmus | 0 | no such file",
        "robust nosuch.automaton | nosuch.automaton | 0 | no such file",
        "reach nosuch.automaton | nosuch.automaton | 0 | no such file",
        "fence nosuch.litmus | nosuch.litmus | 0 | no such file",
        "replay examples/litmus/SB.litmus --schedule 9 | | 0 | --schedule: ",
        "check examples/litmus/SB.litmus --html /nosuch/page.html | | 0 | --html:"
            + " /nosuch/page.html",
      })
  void everyFileSaysWhatIsWrong(String command, String file, int line, String message)
      throws Exception {
    Session session = run(command);
    assertEquals(ExitCode.WRONG_INPUT, session.code());
    String name = file == null ? null : file.replace("DIR", folder.toString());
    Map<?, ?> notification = notification(file("sarif"));
    String text = (String) Json.object(notification.get("message")).get("text");
    assertTrue(text.startsWith(message == null ? "" : message), text);
    assertEquals(name != null, notification.containsKey("locations"));
    assertTrue(file("junit").contains("<testcase classname=\"" + (name == null ? "heddle" : name)));
    assertTrue(file("junit").contains(" errors=\"1\""));
    assertIsJUnit(file("junit"));
    boolean isTests = command.startsWith("outcomes") || command.startsWith("executions");
    if (!isTests) { // which have an object that holds no test
      assertIsError(file("json"), name, line, text);
    }
    if (command.contains("--github")) {
      assertEquals("::error file=" + name + ",title=heddle::" + text + "\n", session.out());
    }
  }

  private static void assertIsError(String json, String file, int line, String text)
      throws IOException {
    String schema = Files.readString(Path.of("docs/schema/error-1.schema.json"));
    assertEquals(List.of(), JsonSchema.violations(schema, json));
    Map<?, ?> error = Json.object(Json.object(Json.parse(json)).get("error"));
    assertEquals(text, error.get("message"));
    assertEquals(file, error.get("file"));
    assertEquals((long) line, error.get("line"));
  }

  private static void assertIsJUnit(String xml) throws Exception {
    SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
        .newSchema(WrongInputReportsTest.class.getResource("/dev/heddle/schema/junit.xsd"))
        .newValidator()
        .validate(new StreamSource(new StringReader(xml)));
  }

  /** The only one of a run that did not succeed. */
  private static Map<?, ?> notification(String sarif) throws IOException {
    try (InputStream in =
        WrongInputReportsTest.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
      String schema = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      assertEquals(List.of(), JsonSchema.violations(schema, sarif));
    }
    Map<?, ?> run = Json.object(Json.list(Json.object(Json.parse(sarif)).get("runs")).getFirst());
    Map<?, ?> invocation = Json.object(Json.list(run.get("invocations")).getFirst());
    assertEquals(false, invocation.get("executionSuccessful"));
    List<?> all = Json.list(invocation.get("toolExecutionNotifications"));
    assertEquals(1, all.size());
    return Json.object(all.getFirst());
  }

  /** Tests that can be read are answered all the same. */
  @Test
  void answersStandBesideErrors() throws Exception {
    assertEquals(ExitCode.WRONG_INPUT, run("outcomes nosuch.litmus " + SB).code());
    assertEquals(
        "no such file", Json.object(notification(file("sarif")).get("message")).get("text"));
    assertTrue(file("junit").contains("tests=\"2\" failures=\"0\" errors=\"1\""), file("junit"));
    assertTrue(file("json").contains("\"verdict\" : \"Forbidden\""), file("json"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "sarif", "junit", "github"})
  void theFormatsSaySoAsWell(String format) {
    Session session = Session.of("check", "nosuch.c", "--format", format);
    assertEquals(ExitCode.WRONG_INPUT, session.code());
    assertEquals("nosuch.c: no such file\n", session.err());
    assertTrue(session.out().contains("no such file"), session.out());
  }

  /** As when the time is up while a report is written: the text has begun already. */
  @Test
  void aCommandThatIsStoppedLateWritesItsFiles() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    Streams streams = new Streams(out, out, Terminal.NONE);
    List<String> words = List.of("a.c", "--sarif", "" + folder.resolve("sarif"));
    Arguments arguments = Arguments.parse(new CheckCommand().syntax(), words);
    ResultFiles files = new ResultFiles("check", arguments, streams, Format.TEXT);
    streams.out().print("PASS a.c sc\n");
    files.add(() -> Result.stopped("a.c", List.of("a.c"), "tso", Limit.Budget.EXECUTIONS));
    assertTrue(streams.stop(Limit.Budget.TIME).isEmpty());
    String sarif = file("sarif");
    assertTrue(sarif.contains("a.c tso: stopped by --max-executions"), sarif);
    assertTrue(sarif.contains("\"the time limit was reached\""), sarif);
    Files.writeString(folder.resolve("sarif"), "written once");
    streams.ending().close();
    assertEquals("written once", file("sarif"));
  }

  @Test
  void theFormOfTheAnswerIsOneThing() {
    Session session = Session.of("check", SB, "--github", "--format", "tsv");
    assertEquals(ExitCode.WRONG_INPUT, session.code());
    assertEquals(
        "heddle: --github goes with --format text: both print the answer\n", session.err());
  }
}
