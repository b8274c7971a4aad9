// SPDX-License-Identifier: Apache-2.0
package dev.heddle.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.cli.Main;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/** What a report shows at once, and the parts that can be chosen. */
@InBrowser
class ReportPartsTest {
  private static final String DEKKER = "check examples/c/dekker.c --model tso";

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

  private static void report(String command) {
    Path file = folder.resolve("report.html");
    List<String> words = new ArrayList<>(List.of(command.split(" ")));
    words.addAll(List.of("--html", file.toString()));
    PrintStream nowhere = new PrintStream(new ByteArrayOutputStream());
    Main.run(words.toArray(String[]::new), nowhere, nowhere);
    browser.open(file.toUri().toString());
  }

  private static double number(String expression) {
    return ((Number) browser.run("return " + expression)).doubleValue();
  }

  private static String colour(String selector, String property) {
    return browser
        .run("return getComputedStyle(document.querySelector('" + selector + "'))." + property)
        .toString();
  }

  @Test
  void itOpensAtTheFailureWhichIsRed() {
    report(DEKKER);
    assertTrue(browser.text(".now.failing").startsWith("Step 13 of 13: thread 0.1 reads owner"));
    assertEquals("69", browser.text(".line.failing .number"));
    assertEquals("13", browser.text("tr.guilty .number"));
    assertEquals("13", browser.text(".node.guilty .number").strip());
    browser.type(Keys.HOME);
    assertEquals("rgb(253, 231, 233)", colour(".line.failing", "backgroundColor"));
    assertEquals("rgb(253, 231, 233)", colour("tr.guilty td", "backgroundColor"));
    assertEquals("rgb(253, 231, 233)", colour(".node.guilty rect", "fill"));
    browser.click("[data-move=failure]");
    assertTrue(browser.text(".now").startsWith("Step 13 of 13"));
  }

  /** In every place of a scrolled drawing. */
  @Test
  void threadNamesStayInView() {
    report(DEKKER);
    for (int i = 0; i < 4; i++) {
      browser.click("[data-drawing=larger]");
    }
    browser.run("document.querySelector('.drawing').scrollTop = 1e6");
    assertTrue(number("document.querySelector('.drawing').scrollTop") > 100);
    assertTrue(
        number(
                "document.querySelector('.heads').getBoundingClientRect().top"
                    + " - document.querySelector('.drawing').getBoundingClientRect().top")
            < 3);
    assertEquals(5, browser.count(".heads text"));
  }

  @Test
  void aDrawingIsZoomedAndFitted() {
    report(DEKKER);
    String width =
        "document.querySelector('.drawing > svg:not(.heads)').getBoundingClientRect().width";
    double original = number(width);
    browser.click("[data-drawing=larger]");
    assertEquals(1.25 * original, number(width), 1);
    browser.click("[data-drawing=smaller]");
    browser.click("[data-drawing=smaller]");
    assertEquals(original / 1.25, number(width), 1);
    browser.click("[data-drawing=whole]");
    assertEquals(original, number(width), 1);
    browser.run("document.querySelector('.drawing').style.width = '300px'");
    browser.click("[data-drawing=fit]");
    assertTrue(number(width) <= 300 && number(width) > 200, "width " + number(width));
  }

  @Test
  void stepsAreFilteredByThreadAndLocation() {
    report(DEKKER);
    String nodes =
        "[...document.querySelectorAll('.node')].filter((n) => n.getClientRects().length).length";
    String rows =
        "[...document.querySelectorAll('.steps tbody tr')].filter((n) => !n.hidden).length";
    String arrows =
        "[...document.querySelectorAll('.arrow')].filter((n) => n.getClientRects().length).length";
    assertEquals(13, number(nodes));
    select("location", "owner");
    assertEquals(5, number(nodes));
    assertEquals(5, number(rows));
    assertTrue(number(arrows) > 0 && number(arrows) < 6, "arrows " + number(arrows));
    select("thread", "0.1");
    assertEquals(3, number(nodes));
    browser.click("[data-view=shasha-snir]");
    assertEquals(2, number(nodes), "the other view as well");
    select("location", "");
    select("thread", "");
    assertEquals(13, number(rows));
  }

  private static void select(String label, String value) {
    browser.run(
        """
        const label = [...document.querySelectorAll('.filters label')].find((l) => l.textContent.startsWith('%s'));
        const select = label.querySelector('select');
        select.value = '%s';
        select.dispatchEvent(new Event('change'));
        """
            .formatted(label, value));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "check examples/litmus/SB.litmus --model tso --robust",
        "robust examples/litmus/SB.litmus",
        "robust examples/automata/dekker.automaton",
        "monitor examples/litmus/SB.litmus --all",
        "fence examples/c/dekker.c"
      })
  void robustnessShowsTheCycle(String command) {
    report(command);
    assertTrue(
        browser.text("[data-view][aria-pressed=true]").contains("Shasha-Snir trace (cycle)"));
    assertTrue(browser.count(".arrow.cycle") >= 4);
  }

  @Test
  void outcomesOfAllModelsAreOneTable() {
    report("outcomes examples/litmus/SB.litmus --model all");
    assertEquals(1, browser.count("table.matrix"));
    assertEquals(4, browser.count("table.matrix tbody tr"));
    assertEquals(1, browser.count("table.matrix tbody tr:first-child.marked"));
    assertEquals(
        "0 0 1 1 – 1 1",
        browser.text("tr.marked").replaceAll("no execution|\\s+", " ").replaceAll(" +", " "));
    assertEquals("0:EAX=0; 1:EAX=0; x=1; y=1;", browser.text(".exhibit h3"));
    assertNotEquals(
        colour(".badge.allowed", "backgroundColor"), colour(".badge.forbidden", "backgroundColor"));
    assertEquals(1, browser.count(".answer .badge.forbidden"));
    assertEquals(2, browser.count(".answer .badge.allowed"));
  }

  @Test
  void aFolderHasASummaryWithLinksAndAFilter() {
    report("outcomes examples/litmus --model all");
    String rows =
        "[...document.querySelectorAll('.summary tbody tr')].filter((r) => !r.hidden).length";
    String parts =
        "[...document.querySelectorAll('details.result')].filter((r) => !r.hidden).length";
    assertTrue(number(rows) > 15);
    assertEquals(number(rows), number(parts));
    browser.run(
        "const s = document.querySelector('.summary input'); s.value = 'iri';"
            + "s.dispatchEvent(new Event('input'));");
    assertEquals(1, number(rows));
    assertEquals(1, number(parts));
    browser.click(".summary tbody tr:not([hidden]) a");
    assertEquals("IRIW", browser.text("details.result[open]:not([hidden]) .name"));
    assertEquals(
        "IRIW",
        browser.run(
            "return"
                + " document.querySelector('.panel').previousElementSibling.querySelector('.name').textContent"));
    assertTrue(browser.count(".exhibit .node") > 4);
  }

  @Test
  void fencesComeWithTheirPatch() {
    report("fence examples/c/dekker.c");
    assertTrue(browser.text(".listing").contains("+  atomic_thread_fence(memory_order_seq_cst);"));
    assertEquals(1, browser.count(".listing .added"));
    report("fence examples/automata/dekker.automaton");
    assertTrue(browser.text(".listing").contains("fence"));
  }

  /**
   * Every word of Heddle's own has a text, which is shown when it is pressed, by keyboard as well.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        DEKKER,
        "check examples/c/treiber_stack.c --max-executions 3 --model all",
        "outcomes examples/litmus/SB.litmus --model all",
        "outcomes examples/litmus/SB.litmus --model rmo",
        "executions examples/litmus/SB.litmus --model tso",
        "robust examples/automata/dekker.automaton",
        "reach examples/automata/dekker.automaton",
        "monitor examples/litmus/SB.litmus",
        "fence examples/c/dekker.c",
        "show examples/automata/dekker.automaton",
        "show examples/litmus/SB.litmus"
      })
  void termsAreExplained(String command) {
    report(command);
    Object unexplained =
        browser.run(
            """
            return [...document.querySelectorAll('.figures .word, .badge .word, .verdict .word, .legend .word,'
              + ' .problems strong .word, h3 .word, h4 .word, caption .word')].filter((w) => !w.querySelector('.term'))
              .map((w) => w.textContent);
            """);
    assertEquals(List.of(), unexplained);
    assertTrue(browser.count(".term") > 0);
    browser.run("document.querySelector('.term').focus()");
    browser.type(Keys.ENTER);
    assertTrue(browser.text(".help").length() > 20);
    assertEquals("true", browser.run("return document.querySelector('.term').ariaExpanded"));
    browser.type(Keys.ESCAPE);
    assertEquals(0, browser.count(".help"));
  }

  /** The files are complete: the picture has its colours and all of its steps. */
  @Test
  void diagramsAreSaved() throws IOException {
    report(DEKKER);
    browser.run(
        """
        window.saved = {};
        HTMLAnchorElement.prototype.click = function () { window.saved[this.download] = this.href; };
        """);
    browser.click("[data-drawing=svg]");
    browser.click("[data-drawing=png]");
    browser.until("Object.keys(window.saved).length === 2");
    String name = "examples_c_dekker.c-tso-1-chronological";
    String svg = saved(name + ".svg");
    assertTrue(svg.startsWith("data:image/svg+xml"), svg);
    String text =
        URLDecoder.decode(
            svg.substring(svg.indexOf(',') + 1).replace("+", "%2B"), StandardCharsets.UTF_8);
    assertEquals(13, text.split("data-step=", -1).length - 1);
    assertFalse(text.contains("var("));
    String png = saved(name + ".png");
    byte[] bytes = Base64.getDecoder().decode(png.substring(png.indexOf(',') + 1));
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(bytes));
    assertEquals(
        2 * number("document.querySelector('.drawing > svg:not(.heads)').viewBox.baseVal.width"),
        image.getWidth());
    int red = 0;
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        red += (image.getRGB(x, y) & 0xFFFFFF) == 0xC8102E ? 1 : 0;
      }
    }
    assertTrue(red > 500, "the failing step is red: " + red);
  }

  private static String saved(String name) {
    Object url =
        browser.run("return window.saved['" + name + "'] ?? Object.keys(window.saved).join()");
    return url.toString();
  }
}
