// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.cli.Session;
import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.schema.Json;
import dev.heddle.schema.JsonSchema;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tomlj.Toml;

/** Suites of programs: what is run, in which order, and what is said about it. */
@Tag("slow")
class TestCommandTest {
  private static final String BUFFERS =
      """
      X86 %s
      { x=0; y=0; }
       P0          | P1          ;
       MOV [x],$1  | MOV [y],$1  ;
       MOV EAX,[y] | MOV EAX,[x] ;
      exists (0:EAX=0)
      """;

  @TempDir private Path folder;
  private Path suite;

  @BeforeEach
  void write() throws IOException {
    Files.writeString(folder.resolve("one.litmus"), BUFFERS.formatted("one"));
    Files.writeString(folder.resolve("two.litmus"), BUFFERS.formatted("two"));
    suite =
        Files.writeString(
            folder.resolve("heddle.toml"),
            """
            [defaults]
            models = ["sc", "tso"]
            [[test]]
            files = "one.litmus"
            [[test]]
            name = "robust"
            files = ["two.litmus"]
            robust = true
            expect = { sc = "pass", tso = "fail" }
            error = "not robust"
            [[test]]
            name = "unexpected"
            files = ["two.litmus"]
            models = ["tso"]
            robust = true
            """);
  }

  private static List<String> tests(Session session) {
    return session
        .out()
        .lines()
        .filter(l -> l.matches("(ok|!) .*"))
        .map(l -> l.substring(6).replaceAll(" +(sc|tso).*", ""))
        .distinct()
        .toList();
  }

  private String read(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }

  @Test
  void answersAreComparedAndReported() throws Exception {
    Session s =
        Session.of(
            "test",
            suite,
            "--json",
            folder.resolve("json"),
            "--sarif",
            folder.resolve("sarif"),
            "--junit",
            folder.resolve("junit"),
            "--github");
    assertEquals("", s.err());
    assertEquals(ExitCode.FAIL, s.code(), s.out());
    assertTrue(s.out().contains("3 tests, 5 answers: 1 not as expected\n"), s.out());
    assertTrue(s.out().contains("!     unexpected  tso  FAIL     expected PASS: "), s.out());
    assertEquals(1, s.out().lines().filter(l -> l.startsWith("::error ")).count(), s.out());
    String schema = Files.readString(Path.of("docs/schema/test-1.schema.json"));
    assertEquals(List.of(), JsonSchema.violations(schema, read("json")));
    SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
        .newSchema(TestCommandTest.class.getResource("/dev/heddle/schema/junit.xsd"))
        .newValidator()
        .validate(new StreamSource(new StringReader(read("junit"))));
    assertTrue(read("junit").contains("<testsuites tests=\"5\" failures=\"1\" errors=\"0\">"));
    try (InputStream in = getClass().getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
      assertNotNull(in);
      String sarif = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      assertEquals(List.of(), JsonSchema.violations(sarif, read("sarif")));
    }
    Map<?, ?> run =
        Json.object(Json.list(Json.object(Json.parse(read("sarif"))).get("runs")).getFirst());
    List<?> results = Json.list(run.get("results"));
    assertTrue(!results.isEmpty());
    for (Object result : results) {
      assertEquals("not-robust", Json.object(result).get("ruleId"));
      assertEquals(0L, Json.object(result).get("ruleIndex"));
    }
  }

  /** What failed, and what changed since it passed, comes before the rest. */
  @Test
  void changedProgramsComeFirst() throws IOException {
    assertEquals(List.of("one", "robust", "unexpected"), tests(Session.of("test", suite)));
    assertEquals(List.of("unexpected", "one", "robust"), tests(Session.of("test", suite)));
    Files.writeString(suite, read("heddle.toml").replace("name = \"unexpected\"", "name = \"x\""));
    Files.writeString(
        folder.resolve("two.litmus"), read("two.litmus").replace("MOV [y],$1", "MOV [y],$2"));
    assertEquals(List.of("robust", "x", "one"), tests(Session.of("test", suite)));
  }

  @Test
  void theOtherProgramsAreCheckedIfOneIsWrong() throws IOException {
    Files.writeString(folder.resolve("two.litmus"), "nonsense");
    Session s = Session.of("test", suite, "--sarif", folder.resolve("sarif"));
    assertEquals(ExitCode.WRONG_INPUT, s.code());
    assertTrue(s.out().contains("ok    one         tso  PASS\n"), s.out());
    assertTrue(s.out().contains("!     robust      sc   ERROR    expected PASS: "), s.out());
    assertTrue(read("sarif").contains("\"executionSuccessful\" : false"), read("sarif"));
  }

  @Test
  void aTimeThatIsUpLeavesAnswersUnknown() {
    Session s = Session.of("test", suite, "--max-time", "0.2s", "--quiet");
    assertEquals(ExitCode.UNKNOWN, s.code(), s.out());
    assertTrue(s.out().endsWith("3 tests, 5 answers: 5 not as expected\n"), s.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[[test]                               | 1:7: ",
        "[[test]]                              | a test needs files = [\"program.c\"]",
        "a = 1                                 | 1:1: a: no such key",
        "[[test]] \\n file = \"x\"             | 2:2: file: no such key; did you mean files?",
        "[[test]] \\n files = 1                | 2:2: files: expected a list of strings",
        "[[test]] \\n"
            + " files = \"x\" \\n"
            + " models = \"tos\" | 3:2: models: expected one of sc, tso, pso",
        "[[test]] \\n files = \"x\" \\n expect = \"ok\"  | 3:2: expect: expected one of pass, fail",
        "[[test]] \\n files = \"x\" \\n races = 1  | 3:2: races: expected true or false",
        "[[test]] \\n files = \"x\" \\n expect = {tso=\"fail\"} | name the models as well",
        "test = 1                              | 1:1: test: expected [[test]]",
        "[[test]] \\n files = \"x\" \\n [[test]] \\n files = \"y/x\" | there are two tests x",
        "                                      | there is no [[test]]",
      })
  void whatIsWrongIsToldWithItsPlace(String text, String message) throws IOException {
    Files.writeString(suite, text == null ? "" : text.replace("\\n", "\n"));
    Session s = Session.of("test", suite);
    assertEquals(ExitCode.WRONG_INPUT, s.code());
    assertEquals("", s.out());
    assertTrue(s.err().startsWith(suite + ":"), s.err());
    assertTrue(s.err().contains(message), s.err());
  }

  @Test
  void aSuiteThatIsNotThereIsExplained() {
    Session.assertRefused(
        "nix.toml: no such file (heddle test --init FOLDER writes one)", "test", "nix.toml");
    Session.assertRefused("heddle: --only: there is no test x", "test", suite, "--only", "x");
  }

  /** Each program once, and what the file has stays as it is. */
  @Test
  void aSuiteCompletesItselfFromAFolder() throws IOException {
    Path sources = Files.createDirectories(folder.resolve("src/deep"));
    Files.writeString(folder.resolve("src/a.c"), "int main(void) { return 0; }\n");
    Files.writeString(sources.resolve("a.c"), "int\nmain(int n, char **w)\n{ return 0; }\n");
    Files.writeString(sources.resolve("part.c"), "int domain(void) { return 0; }\n");
    Path fresh = folder.resolve("fresh.toml");
    assertEquals(
        "added a\nadded src/deep/a\n" + fresh + ": 2 tests added\n",
        Session.of("test", fresh, "--init", folder.resolve("src")).out());
    String first = Files.readString(fresh);
    assertEquals(
        fresh + ": 0 tests added\n",
        Session.of("test", fresh, "--init", folder.resolve("src")).out());
    assertEquals(first, Files.readString(fresh));
    Files.writeString(sources.resolve("b.c"), "int main(void) { return 0; }\n");
    Session.of("test", fresh, "--init", folder.resolve("src"));
    assertTrue(Files.readString(fresh).startsWith(first));
    assertIsSuite(Files.readString(fresh));
    Session s = Session.of("test", fresh);
    assertEquals(ExitCode.PASS, s.code(), s.out() + s.err());
    assertTrue(s.out().endsWith("3 tests, 3 answers: all as expected\n"), s.out());
  }

  private static void assertIsSuite(String toml) throws IOException {
    String schema = Files.readString(Path.of("docs/schema/suite-1.schema.json"));
    assertEquals(List.of(), JsonSchema.violations(schema, Toml.parse(toml).toJson()));
  }

  /** An editor that knows the schema accepts what Heddle accepts. */
  @Test
  void theSchemaHasTheKeysThatAreRead() throws IOException {
    assertIsSuite(read("heddle.toml"));
    assertIsSuite(Files.readString(Path.of("examples/heddle.toml")));
    String schema = Files.readString(Path.of("docs/schema/suite-1.schema.json"));
    assertEquals(1, JsonSchema.violations(schema, Toml.parse("[[test]]").toJson()).size());
    Map<?, ?> top = Json.object(Json.object(Json.parse(schema)).get("properties"));
    Map<?, ?> defaults = Json.object(top.get("defaults"));
    assertEquals(SuiteKeys.ofDefaults(), keys(defaults));
    assertEquals(SuiteKeys.ofTest(), keys(Json.object(Json.object(top.get("test")).get("items"))));
  }

  private static Set<Object> keys(Map<?, ?> table) {
    return new TreeSet<>(Json.object(table.get("properties")).keySet());
  }
}
