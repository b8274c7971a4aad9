// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.cli.arguments.Shell;
import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.cli.terminal.SanitizedStream;
import dev.heddle.schema.Json;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever a text contains, what is printed of it moves no cursor, commands no workflow, and begins
 * no line of its own.
 */
class HostileTextTest {
  /** As C writes it: a line that looks like an answer, one for GitHub, and what terminals obey. */
  private static final String FORGED =
      "\\nPASS forged\\r\\n::error"
          + " title=forged::x\\n##[error]forged\\x1b[2J\\x9b\\u202e\\xe2\\x80\\xa8";

  /** The same in the name of a file; the system does not allow a slash. */
  private static final String NAME =
      "h\nPASS forged\r\n::error title=forged::x\n##[error]forged\u001b[2J\u009b\u202e\u2028";

  @TempDir private Path folder;

  private Path program() throws IOException {
    String text =
        """
        #include <pthread.h>
        #include <stdio.h>
        void __assert_fail(const char *, const char *, unsigned, const char *);
        #line 1 "FORGED"
        int x __asm__("x FORGED"), y;
        int r, s;
        void *one(void *a) __asm__("one FORGED");
        void *one(void *a) { x = 1; r = y; return a; }
        int main(void) {
          pthread_t t;
          pthread_create(&t, 0, one, 0);
          y = 1;
          s = x;
          pthread_join(t, 0);
          printf("%s", "printed FORGED");
          if (!r && !s) __assert_fail("text FORGED", "FORGED", 1, "FORGED");
        }
        """
            .replace("FORGED", FORGED.replace("\\xe2\\x80\\xa8", ""))
            .replace("\\u202e", "\\xe2\\x80\\xae")
            .replace("\\x9b", "\\xc2\\x9b");
    return Files.writeString(folder.resolve(NAME + ".c"), text);
  }

  private static void assertVisible(String text) {
    for (int c : text.codePoints().toArray()) {
      boolean moves = Character.isISOControl(c) && c != '\n' && c != '\t';
      boolean hides = Character.getType(c) == Character.FORMAT || c == '\u2028';
      assertTrue(!moves && !hides, () -> Integer.toHexString(c) + " in " + text);
    }
  }

  private static void assertPlain(String text) {
    assertVisible(text);
    for (String line : text.split("\n")) {
      assertTrue(!line.startsWith("PASS forged"), text);
      assertTrue(!line.strip().startsWith("::error title=forged"), text);
      assertTrue(line.startsWith("::") || !line.contains("##["), text);
    }
  }

  private static Session run(Object... words) {
    Session session = Session.of(words);
    assertPlain(session.out());
    assertPlain(session.err());
    assertNotEquals(ExitCode.OUR_BUG, session.code(), session.err());
    return session;
  }

  @ParameterizedTest
  @ValueSource(strings = {"text", "tsv", "json", "sarif", "junit", "github"})
  void noFormatOfCheckIsForged(String format) throws IOException {
    Session session =
        run("check", program(), "--model", "tso", "--robust", "--all", "--format", format);
    assertEquals(ExitCode.FAIL, session.code(), session.err());
    assertEquals(0, session.out().lines().filter(l -> l.startsWith("PASS")).count());
    if (format.equals("github")) {
      assertTrue(session.out().lines().allMatch(l -> l.startsWith("::error file=")));
    }
    if (format.equals("tsv")) {
      assertEquals(2, session.out().lines().count(), session.out());
    }
    if (format.equals("json") || format.equals("sarif")) {
      Json.parse(session.out());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"monitor", "robust", "fence", "reach", "fence --patch"})
  void noCommandIsForged(String command) throws IOException {
    String[] words = command.split(" ");
    Path svg = folder.resolve("svg");
    Session session =
        run(
            Stream.concat(
                    Stream.of(words[0], program(), "--model", "tso", "--svg", svg),
                    Stream.of(words).skip(1))
                .toArray());
    assertTrue(session.code() <= ExitCode.FAIL, session.err());
    try (Stream<Path> files = Files.list(svg)) {
      for (Path file : files.toList()) {
        assertVisible(Files.readString(file));
      }
    }
  }

  /** The command that a witness ends with is one line, or one and the steps of a schedule. */
  @Test
  void aReplayCommandHasTheNameOfTheFile() throws IOException {
    Path file = program();
    Session session = run("check", file, "--model", "tso");
    String command =
        session.out().lines().filter(l -> l.contains("heddle replay")).findFirst().orElseThrow();
    assertTrue(command.contains("$'" + folder), command);
    assertTrue(command.contains("h\\nPASS forged\\r\\n::error"), command);
  }

  /** A shell reads it as the same word. */
  @ParameterizedTest
  @CsvSource({
    "outcomes, text",
    "outcomes, tsv",
    "outcomes, json",
    "outcomes, junit",
    "executions, text",
    "executions, json",
  })
  void noFormatOfLitmusTestsIsForged(String command, String format) throws IOException {
    Path test = folder.resolve(NAME + ".litmus");
    Files.copy(Path.of("examples/litmus/SB.litmus"), test);
    Session session = run(command, test, "--format", format);
    assertEquals(ExitCode.PASS, session.code(), session.err());
    if (format.equals("json")) {
      List<?> tests = Json.list(Json.object(Json.parse(session.out())).get("tests"));
      assertEquals(test.toString(), Json.object(tests.getFirst()).get("file"));
    }
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '^',
      value = {"a\nb", "a'\n\\n", "\u001b", "it's", "\u202e"})
  void aShellReadsWhatWasQuoted(String word) throws Exception {
    Path bash = Path.of("/bin/bash");
    org.junit.jupiter.api.Assumptions.assumeTrue(Files.isExecutable(bash));
    ProcessBuilder builder =
        new ProcessBuilder(bash.toString(), "-c", "printf %s " + Shell.quote(word));
    builder.environment().put("LC_ALL", "C.UTF-8");
    Process process = builder.start();
    String read = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(word, read);
  }

  @Test
  void noComplaintIsForged() throws IOException {
    Path wrong = folder.resolve(NAME + ".litmus");
    Files.writeString(wrong, "X86 a\u001b[2J\n{}\nP0;\n\u001b]0;x\u0007\u202e ;\nexists (x=0)\n");
    run("outcomes", wrong);
    run("check", wrong);
    run("check", folder.resolve(NAME));
    run("check", folder.resolve(NAME + ".ll"));
    run("check", folder.resolve(NAME + ".c"));
    run("robust", folder.resolve(NAME + ".automaton"));
    run(NAME);
    run("check", "--" + NAME);
    run("check", "examples/c/dekker.c", "--model", NAME);
    run("check", "examples/c/dekker.c", "--html", folder.resolve(NAME).resolve("x"));
    run("replay", "examples/c/dekker.c", "--schedule", NAME);
    run("executions", "examples/litmus/SB.litmus", "--architecture", NAME + ".java");
    run("monitor", "--trace", folder.resolve(NAME));
    run("outcomes", "examples/litmus/SB.litmus", "--resume", "\0");
  }

  /** Nothing but clang has several lines to say. */
  @Test
  void aNameOfSeveralLinesIsShownInOne() {
    Session session = Session.of("check", folder.resolve("a\nb %s.c"));
    assertEquals(ExitCode.WRONG_INPUT, session.code());
    assertEquals(folder + "/a\\nb %s.c: no such file\n", session.err());
  }

  /** clang says of several lines what is wrong. */
  @Test
  void noMessageOfClangIsForged() throws IOException {
    Path wrong = folder.resolve("a.c");
    Files.writeString(
        wrong,
        "#line 1 \"a\\n::error title=forged::x\\x1b[2J\\n  ::error title=forged::y ##[error]\"\n"
            + "int x = \u001b[2J\u202e nothing;\n");
    Session session = run("check", wrong);
    assertTrue(session.err().contains("\\u003a:error title=forged::x\\u001b[2J"), session.err());
    assertTrue(session.err().contains("#\\u0023[error]"), session.err());
  }

  @Test
  void namesInLlvmTextAreOneLine() throws IOException {
    Path file = folder.resolve("names.ll");
    Files.writeString(
        file,
        """
        @"x\\0APASS forged\\1B[2J" = global i32 0
        define void @"f\\0APASS forged\\1B"() {
          store i32 1, ptr inttoptr (i64 8 to ptr)
          ret void
        }
        define i32 @main() {
          call void @"f\\0APASS forged\\1B"()
          %v = load i32, ptr @"x\\0APASS forged\\1B[2J"
          ret i32 %v
        }
        """);
    assertEquals(ExitCode.FAIL, run("check", file).code());
  }

  @Test
  void automataAndTracesAreNotForged() throws IOException {
    Path automaton = Files.createDirectory(folder.resolve("automata")).resolve(NAME + ".automaton");
    String text = Files.readString(Path.of("examples/automata/dekker.automaton"));
    Files.writeString(automaton, text);
    for (String command : List.of("robust", "reach", "fence")) {
      for (String format : List.of("text", "json", "sarif", "junit", "github")) {
        run(command, automaton, "--format", format);
      }
    }
    Path trace = folder.resolve("trace");
    String recorded = Files.readString(Path.of("examples/trace/dekker.trace"));
    Files.writeString(trace, recorded.replace("x", "x\u001b[2J\u009b"));
    run("monitor", "--trace", trace);
  }

  @Test
  void printsThatAreSplitAreStillSeen() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (SanitizedStream out =
        new SanitizedStream(new PrintStream(bytes, false, StandardCharsets.UTF_8))) {
      out.print("a");
      out.print("::b\n ");
      out.print("::c\n");
      out.print((Object) "\u001b");
      out.println(new char[] {'\u009b'});
      out.println((Object) "::d");
      out.append("::e").append('\n');
      out.printf("%s%n", "::f");
      out.printCommands("::notice::g\u001b\n");
    }
    assertEquals(
        """
        a::b
         \\u003a:c
        \\u001b\\u009b
        \\u003a:d
        \\u003a:e
        \\u003a:f
        ::notice::g\\u001b
        """,
        bytes.toString(StandardCharsets.UTF_8));
  }
}
