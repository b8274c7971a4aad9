// SPDX-License-Identifier: Apache-2.0
package dev.heddle.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.cli.Main;
import dev.heddle.program.SourcePosition;
import dev.heddle.report.Result;
import dev.heddle.report.page.Html;
import dev.heddle.report.page.PageJson;
import dev.heddle.verify.Verdict;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

@InBrowser
class ReportTest {

  private static final String FAILURE =
      "Step 13 of 13: thread 0.1 reads owner = 0, from step 12 — assertion failed: READ(owner) =="
          + " me";

  private static Browser browser;
  @TempDir private static Path folder;

  @BeforeAll
  static void start() {
    browser = new Browser(1280, 900, false);
  }

  @AfterAll
  static void stop() {
    browser.close();
  }

  @AfterEach
  void theConsoleIsEmpty() {
    assertEquals(List.of(), browser.consoleMessages());
  }

  private static void report(String command, Object... words) throws IOException {
    Path file = folder.resolve("report.html");
    Files.deleteIfExists(file);
    String[] all = new String[words.length + 3];
    all[0] = command;
    all[1] = "--html";
    all[2] = file.toString();
    for (int i = 0; i < words.length; i++) {
      all[i + 3] = words[i].toString();
    }
    PrintStream nowhere = new PrintStream(new ByteArrayOutputStream());
    Main.run(all, nowhere, nowhere);
    browser.open(file.toUri().toString());
  }

  @Test
  void aWitnessIsSteppedThroughByKeyboard() throws IOException {
    report("check", "examples/c/dekker.c", "--model", "tso");
    assertEquals("FAIL", browser.text(".badge"));
    browser.type(Keys.HOME);
    assertEquals("Before step 1 of 13", browser.text(".now"));
    browser.type(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
    assertEquals("Step 3 of 13: thread 0.0 buffers flag[0] = 1", browser.text(".now"));
    assertEquals("flag[0] = 1", browser.text(".buffer .entry"));
    assertEquals("45", browser.text(".line.here .number"));
    assertEquals("3", browser.text(".node.here .number").strip());
    browser.type(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
    assertEquals(
        "Step 5 of 13: thread 0.0 reads flag[1] = 0, from the initial value", browser.text(".now"));
    browser.type(Keys.ARROW_LEFT);
    assertEquals("4", browser.text("tr[aria-current] .number"));
    browser.type(Keys.END);
    assertEquals(FAILURE, browser.text(".now"));
    assertEquals(0, browser.count(".buffer .entry"));
    assertEquals("flag[1]\n1\nflag[0]\n1\nowner\n0", browser.text(".memory"));
    browser.type(Keys.HOME);
    assertEquals("flag[1]\n0\nflag[0]\n0\nowner\n0", browser.text(".memory"));
  }

  @Test
  void aWitnessIsSteppedThroughByButtons() throws IOException {
    report("check", "examples/c/dekker.c", "--model", "tso");
    browser.click("[data-move=first]");
    browser.click("[data-move=next]");
    browser.click("[data-move=next]");
    assertEquals("Step 2 of 13: thread 0 starts thread 0.1", browser.text(".now"));
    browser.click("[data-move=last]");
    browser.click("[data-move=back]");
    assertEquals("12", browser.text("tr[aria-current] .number"));
    browser.click("[data-move=first]");
    assertEquals("Before step 1 of 13", browser.text(".now"));
  }

  @Test
  void viewsAreSwitched() throws IOException {
    report("check", "examples/litmus/SB.litmus", "--robust", "--model", "tso");
    browser.click("[data-view=chronological]");
    assertEquals(2, browser.count(".node.commit"));
    assertEquals(0, browser.count(".arrow.cycle"));
    browser.click("[data-view=shasha-snir]");
    assertEquals(0, browser.count(".node.commit"));
    assertEquals(4, browser.count("path.head"));
    assertEquals(4, browser.count(".arrow.cycle"));
    assertEquals(2, browser.count(".label.cycle"));
    assertEquals(
        "true",
        browser.run("return document.querySelector('[data-view=shasha-snir]').ariaPressed"));
  }

  @Test
  void anOutcomeIsClicked() throws IOException {
    report("outcomes", "examples/litmus/SB.litmus", "--model", "tso");
    assertEquals("Allowed", browser.text(".badge"));
    assertEquals(4, browser.count("table.matrix tbody tr"));
    assertEquals(1, browser.count("tr.marked"));
    assertEquals("0:EAX=0; 1:EAX=0; x=1; y=1;", browser.text(".exhibit h3"));
    browser.click("table.matrix tbody tr:nth-child(3) td.some");
    assertEquals("0:EAX=1; 1:EAX=0; x=1; y=1;", browser.text(".exhibit h3"));
    browser.click("table.matrix tbody tr:nth-child(2) button");
    assertEquals("0:EAX=0; 1:EAX=1; x=1; y=1;", browser.text(".exhibit h3"));
    assertEquals(1, browser.count("tr.here"));
  }

  /** What a fence prevents is stepped through; all fences are marked. */
  @Test
  void fencesAreMarkedInTheSource() throws IOException {
    report("fence", "examples/automata/dekker.automaton");
    assertEquals(4, browser.count(".problems .opener"));
    assertEquals(4, marks("fence"));
    browser.click(".problems li:nth-child(4) .opener");
    assertEquals(4, marks("fence"));
    browser.type(Keys.ARROW_RIGHT);
    assertTrue(browser.text(".now").startsWith("Step 1 of "), browser.text(".now"));
  }

  private static int marks(String mark) {
    String count =
        "return [...document.querySelectorAll('.marks')].filter((m) => m.textContent.includes('";
    return ((Number) browser.run(count + mark + "')).length")).intValue();
  }

  /** Such as fences to be added: there is nothing to step through, but places to look at. */
  @Test
  void notesWithoutAnExecutionAreMarkedInTheSource() throws IOException {
    SourcePosition at = new SourcePosition("a.c", 2, 1);
    Result result =
        new Result(
            "a.c",
            List.of("a.c"),
            "tso",
            Verdict.Answer.PASS,
            "PASS",
            "one fence",
            List.of(),
            List.of(),
            List.of(
                new Result.Problem(
                    Result.Level.NOTE, "fence", "a fence behind this", at, Optional.empty())),
            Optional.empty());
    String data = PageJson.of("t", List.of(result), file -> List.of("int x;", "x = 1;", "r = y;"));
    Path file = Files.writeString(folder.resolve("notes.html"), Html.page("t", data));
    browser.open(file.toUri().toString());
    assertEquals("x = 1;", browser.text(".line.marked code"));
    assertEquals(1, browser.count(".line.marked"));
    browser.type(Keys.ARROW_RIGHT);
  }

  /** Whatever stands in a file is text. */
  @Test
  void aNastySourceIsShownAsText() throws IOException {
    String nasty = "</script><script>document.title='gotcha'</script><img src=x onerror=alert(1)>";
    String line = "// " + nasty + " \" ' & &amp; ${x} \\u003c " + "x".repeat(10_000);
    Path source = folder.resolve("<b>'nasty\".c");
    Files.writeString(
        source,
        line
            + "\n#include <assert.h>\n#include <pthread.h>\nint x;\n"
            + "int main(void) { assert(x == 1 && \"</script><script>\"); /* <!-- <script> */ }\n");
    report("check", source);
    assertEquals("FAIL", browser.text(".badge"));
    assertFalse(browser.run("return document.title").toString().contains("gotcha"));
    assertEquals(0, browser.count("img"));
    assertEquals(0, browser.count("main b:not(.legend b)"));
    assertEquals(line, browser.run("return document.querySelector('.line code').textContent"));
    assertTrue(browser.text(".problems").contains("</script><script>"));
  }

  @Test
  void aLongWitnessOpensAndStepsAtOnce() throws IOException {
    Path source = folder.resolve("long.c");
    Files.writeString(
        source,
        """
        #include <assert.h>
        #include <pthread.h>
        #include <stdatomic.h>
        atomic_int x, y;
        void *thread(void *unused) { for (int i = 0; i < 200; i++) { x = i; y = x; } return 0; }
        int main(void) {
          pthread_t t;
          pthread_create(&t, 0, thread, 0);
          for (int i = 0; i < 150; i++) { y = x; }
          pthread_join(t, 0);
          assert(0);
        }
        """);
    report("check", source, "--model", "tso", "--first");
    String failing = browser.text(".now");
    assertTrue(failing.startsWith("Step 1998 of 2002: "), failing);
    assertTrue(failing.endsWith("assertion failed: 0"), failing);
    long opened =
        ((Number)
                browser.run(
                    "return Math.round(performance.getEntriesByType('navigation')[0]"
                        + ".domComplete)"))
            .longValue();
    long stepping =
        ((Number)
                browser.run(
                    """
                    const start = performance.now();
                    for (let i = 0; i < 100; i++) {
                      document.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowLeft'}));
                      document.body.getBoundingClientRect();
                    }
                    return Math.round(performance.now() - start);
                    """))
            .longValue();
    System.out.println("long witness: open " + opened + " ms, 100 steps " + stepping + " ms");
    assertTrue(browser.text(".now").startsWith("Step 1898 "), browser.text(".now"));
  }
}
