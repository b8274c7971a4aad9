// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class ExecutionsCommandTest {
  private static final String SB = "examples/litmus/SB.litmus";
  private static final String MUTEX = "examples/litmus/C-mutex.litmus";
  private static final String LOAD_LOAD = "examples/architectures/LoadLoad.java";

  @TempDir private Path folder;

  private static Session run(String... words) {
    return Session.of((Object[]) words);
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private String litmus(String body) throws IOException {
    return file("t.litmus", "C t\n{ int x = 0; int y = 0; int m = 0; }\n" + body);
  }

  @Test
  void modelsComeOneAfterTheOther() {
    Session s = run("executions", SB, "--model", "all");
    assertEquals(ExitCode.PASS, s.code());
    assertEquals(4, s.out().lines().filter(l -> l.startsWith("Test SB ")).count(), s.out());
    assertTrue(s.out().contains("Test SB rmo Allowed"), s.out());
  }

  @Test
  void treesAndPicturesShowWhatWasDropped() {
    Session tree = run("executions", SB, "--format", "tree");
    assertTrue(tree.out().contains("Executions 3 of 6"), tree.out());
    assertTrue(tree.out().contains("Generated 14, dropped 2, refuted 0, kept 3"), tree.out());
    Session svg = run("executions", SB, "--format", "svg");
    assertTrue(svg.out().startsWith("<svg "), svg.out());
    assertEquals(6, svg.out().split("class=\"dropped\"", -1).length - 1);
    assertEquals(3, svg.out().split("class=\"kept\"", -1).length - 1);
    assertEquals(ExitCode.WRONG_INPUT, run("executions", SB, SB, "--format", "svg").code());
  }

  @Test
  void treesThatAreTooLargeAreNotMade() throws IOException {
    String thread = "(int *x, int *y) { *x = 1; *y = 1; int r = *x; int s = *y; }\n";
    String large = litmus("P0 " + thread + "P1 " + thread + "P2 " + thread);
    Session s = run("executions", large, "--format", "tree", "--model", "rmo");
    assertEquals(ExitCode.UNKNOWN, s.code());
    assertTrue(s.err().contains("the tree has more than 20000 nodes"), s.err());
  }

  @Test
  void symbolicExecutionsGoBothWays() {
    String test = "src/test/resources/litmus/classic/LB+ctrls.litmus";
    Session symbolic = run("executions", test, "--symbolic", "--format", "json");
    assertTrue(symbolic.out().contains("\"kept\" : 8"), symbolic.out());
    Session evaluated = run("executions", test, "--format", "json");
    assertTrue(evaluated.out().contains("\"kept\" : 1"), evaluated.out());
    assertTrue(evaluated.out().contains("\"verdict\" : \"Forbidden\""), evaluated.out());
  }

  @ParameterizedTest
  @CsvSource({"sc", "tso", "pso", "rmo"})
  void mutexesExclude(String model) {
    Session s = run("executions", MUTEX, "--model", model);
    assertEquals(ExitCode.PASS, s.code(), s.out());
    assertTrue(s.out().contains("Executions 2\n"), s.out());
    assertTrue(s.out().contains("Ok  forall (counter=2)"), s.out());
  }

  @ParameterizedTest
  @CsvSource({"sc", "tso", "pso", "rmo"})
  void deadlocksAndFailuresAreTold(String model) throws IOException {
    String deadlock = litmus("P0 (int *m) { lock(m); lock(m); }\n");
    Session waits = run("executions", deadlock, "--model", model);
    assertEquals(ExitCode.FAIL, waits.code(), waits.out());
    assertTrue(waits.out().contains("thread 0 waits for good at " + deadlock + ":3:"));
    assertTrue(waits.out().contains("Deadlock in 1 execution"), waits.out());
    String wrong =
        litmus("P0 (int *x) { *x = 1; }\nP1 (int *x) { int r = *x; assert(r == 0); r = 1 / r; }\n");
    Session fails = run("executions", wrong, "--model", model);
    assertEquals(ExitCode.FAIL, fails.code(), fails.out());
    assertTrue(fails.out().contains("assertion failed: assert(r == 0)"), fails.out());
    assertTrue(fails.out().contains("division by zero"), fails.out());
  }

  @ParameterizedTest
  @CsvSource({"sc, 1", "tso, 1", "rmo, 1"})
  void addressesMayBeComputed(String model, int nulls) throws IOException {
    String test =
        file(
            "p.litmus",
            "X86 p\n{ x=y; }\n P0 | P1 ;\n MOV [x],$0 | MOV EAX,[x] ;\n | MOV EBX,[EAX] ;\nexists"
                + " (1:EBX=0)\n");
    Session s = run("executions", test, "--model", model);
    assertEquals(ExitCode.FAIL, s.code(), s.out());
    assertTrue(s.out().contains("c[y]"), s.out());
    assertTrue(s.out().contains("access through a null pointer"), s.out());
    assertTrue(s.out().contains("Without a final state: " + nulls + " execution"), s.out());
  }

  @Test
  void acquireAndReleaseOrderLoadsUnderRmo() {
    Session s = run("outcomes", "examples/litmus/C-MP+rel+acq.litmus", "--model", "rmo");
    assertTrue(s.out().startsWith("Test C-MP+rel+acq rmo Allowed\n"), s.out());
    assertTrue(s.out().contains("Ok  forall"), s.out());
  }

  @Test
  void limitsAreTold() {
    Session few = run("executions", SB, "--max-executions", "2");
    assertEquals(ExitCode.UNKNOWN, few.code());
    assertTrue(few.out().contains("Incomplete stopped by --max-executions"), few.out());
    Session short1 = run("outcomes", SB, "--model", "rmo", "--max-depth", "3");
    assertEquals(ExitCode.UNKNOWN, short1.code());
    assertTrue(short1.out().contains("Incomplete --max-depth cut"), short1.out());
    Session loops = run("outcomes", "examples/litmus/C-wait.litmus", "--model", "rmo");
    assertTrue(loops.out().contains("loop bound of 4 reached"), loops.out());
  }

  @Test
  void rmoHasNoTraces() {
    for (String option : new String[] {"--traces", "--algorithm=source", "--replay=0"}) {
      Session s = run("outcomes", SB, "--model", "rmo", option);
      assertEquals(ExitCode.WRONG_INPUT, s.code());
      assertTrue(s.err().contains("heddle executions shows its executions"), s.err());
    }
  }

  @Test
  void architectureIsCompiledOrLoaded() throws IOException {
    Session source = run("executions", SB, "--architecture", LOAD_LOAD);
    assertTrue(source.out().startsWith("Test SB loadload Forbidden\n"), source.out());
    assertEquals(
        0,
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-d",
                folder.toString(),
                "-cp",
                "target/classes:.t/classes",
                LOAD_LOAD));
    Session loaded =
        run("executions", SB, "--architecture", "LoadLoad", "--classpath", folder.toString());
    assertEquals(source.out(), loaded.out());
  }

  /** Nested classes are loaded when they are first used. */
  @Test
  void architecturesMayHaveSeveralClasses() throws IOException {
    String nested =
        "package some.where;\n"
            + Files.readString(Path.of(LOAD_LOAD))
                .replace("class LoadLoad", "class Nested")
                .replace("Relations.byProcessor(a, b)", "Inner.order(a, b)")
                .replaceFirst(
                    "\\}\\s*$",
                    "static class Inner { static int order(Event a, Event b) {"
                        + " return new Beside().order(a, b); } } }\n"
                        + "class Beside { int order(Event a, Event b) {"
                        + " return Relations.byProcessor(a, b); } }\n");
    Session s = run("executions", SB, "--architecture", file("Nested.java", nested));
    assertEquals(run("executions", SB, "--architecture", LOAD_LOAD), s);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "throw new IllegalStateException(\"no\");",
        "throw new AssertionError(\"no\");",
        "throw new NoClassDefFoundError(\"no\");",
        "return order(b, a) - 1;",
      })
  void whatAnArchitectureThrowsIsItsOwn(String body) throws IOException {
    String failing =
        Files.readString(Path.of(LOAD_LOAD))
            .replace("class LoadLoad", "class Failing")
            .replace("return Relations.byProcessor(a, b);", body);
    Session s = run("executions", SB, "--architecture", file("Failing.java", failing));
    assertEquals(ExitCode.WRONG_INPUT, s.code(), s.err());
    assertTrue(s.err().startsWith("heddle: architecture loadload fails: java.lang."), s.err());
    assertEquals(1, s.err().lines().count(), s.err());
  }

  @Test
  void architecturesThatAreNoneAreRefusedInALine() throws IOException {
    String nonsense = file("Nonsense.java", "public class Nonsense { int x = ; }");
    refused(nonsense + ":1:33: illegal start of expression", "--architecture", nonsense);
    String other = file("Other.java", "public class Other {}");
    refused("Other does not implement dev.heddle.foata.Architecture", "--architecture", other);
    refused("no class Missing on --classpath .", "--architecture", "Missing");
    refused("Empty.java: there is no class Empty", "--architecture", file("Empty.java", ""));
    refused("no such file", "--architecture", folder.resolve("None.java").toString());
    refused("either --model or --architecture", "--architecture", "X", "--model", "sc");
    refused("--classpath goes with --architecture", "--classpath", "x");
    String wild =
        Files.readString(Path.of(LOAD_LOAD))
            .replace("class LoadLoad", "class Wild")
            .replace("|| b.needs(a)", "");
    String mp = "src/test/resources/litmus/classic/MP+mfence+addr.litmus";
    Session s = run("executions", mp, "--architecture", file("Wild.java", wild));
    assertEquals(ExitCode.WRONG_INPUT, s.code());
    assertTrue(s.err().startsWith("heddle: architecture loadload "), s.err());
  }

  private static void refused(String message, String... options) {
    String[] words = new String[options.length + 2];
    words[0] = "executions";
    words[1] = SB;
    System.arraycopy(options, 0, words, 2, options.length);
    Session s = run(words);
    assertEquals(ExitCode.WRONG_INPUT, s.code(), s.out());
    assertEquals(1, s.err().lines().count(), s.err());
    assertTrue(s.err().contains(message), s.err());
  }
}
