// SPDX-License-Identifier: Apache-2.0
package dev.heddle.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.cli.Main;
import dev.heddle.report.Resources;
import dev.heddle.schema.Json;
import dev.heddle.serve.Playground;
import dev.heddle.serve.Served;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/**
 * Pages can be read by everybody: no barrier that axe-core finds, enough contrast in drawings,
 * names for all controls, no page too wide.
 */
@InBrowser
class LegibilityTest {

  private static final List<String> PAGES =
      List.of(
          "check examples/c/dekker.c --model all",
          "check examples/c/treiber_stack.c --max-executions 3",
          "check examples/litmus/SB.litmus --model tso --robust",
          "outcomes examples/litmus/SB.litmus --model all",
          "outcomes examples/litmus --model pso --max-executions 100",
          "executions examples/litmus/SB.litmus --model tso",
          "fence examples/c/dekker.c",
          "fence examples/automata/dekker.automaton",
          "show examples/automata/dekker.automaton",
          "generate loop 2");

  /** What must have a name for those who do not see it. */
  private static final Set<String> CONTROLS =
      Set.of("button", "slider", "region", "image", "table", "textbox", "combobox", "checkbox");

  @ParameterizedTest
  @CsvSource({"1280, false", "400, true"})
  void pagesCanBeRead(int width, boolean dark, @TempDir Path folder) throws IOException {
    try (Browser browser = new Browser(width, 900, dark);
        Playground playground = Served.playground()) {
      assertEquals((long) width, browser.run("return window.innerWidth"));
      for (String command : PAGES) {
        Path page = folder.resolve("page.html");
        List<String> words = new ArrayList<>(List.of(command.split(" ")));
        words.addAll(List.of("--html", page.toString()));
        PrintStream nowhere = new PrintStream(new ByteArrayOutputStream());
        Main.run(words.toArray(String[]::new), nowhere, nowhere);
        browser.open(page.toUri().toString());
        check(browser, command);
        browser.type(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
        check(browser, command + ", after three steps");
      }
      browser.open(playground.address());
      browser.until("document.body.dataset.ready === 'true'");
      check(browser, "playground");
      browser.click("#run");
      browser.until("document.querySelector('.badge') !== null");
      check(browser, "playground with an answer");
    }
  }

  private static void check(Browser browser, String page) {
    assertEquals(List.of(), browser.run(Resources.text(LegibilityTest.class, "contrast.js")), page);
    assertEquals(List.of(), browser.barriers(), page);
    assertTrue(
        (Boolean) browser.run("return document.documentElement.scrollWidth <= window.innerWidth"),
        page + " is too wide");
    boolean any = false;
    for (Object node : browser.accessibilityTree()) {
      Map<?, ?> all = Json.object(node);
      if (!Boolean.TRUE.equals(all.get("ignored")) && CONTROLS.contains(value(all, "role"))) {
        any = true;
        assertFalse(value(all, "name").isBlank(), page + ": a " + value(all, "role"));
      }
    }
    assertTrue(any, page);
  }

  private static String value(Map<?, ?> node, String property) {
    return node.get(property) == null
        ? ""
        : String.valueOf(Json.object(node.get(property)).get("value"));
  }
}
