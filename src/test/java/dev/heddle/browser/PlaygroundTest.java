// SPDX-License-Identifier: Apache-2.0
package dev.heddle.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.serve.Playground;
import dev.heddle.serve.Served;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

@InBrowser
class PlaygroundTest {

  private static Browser browser;
  private static Playground playground;

  @BeforeAll
  static void start() throws IOException {
    playground = Served.playground();
    browser = new Browser(1280, 900, false);
  }

  @AfterAll
  static void stop() throws IOException {
    browser.close();
    playground.close();
  }

  @AfterEach
  void theConsoleIsEmpty() {
    assertEquals(List.of(), browser.consoleMessages());
  }

  private static void open(String hash) {
    browser.open("about:blank");
    browser.open(playground.address() + hash);
    browser.until("document.body.dataset.ready === 'true'");
  }

  private static void run() {
    browser.click("#run");
    browser.until(
        "document.getElementById('status').textContent.startsWith('Done')"
            + " || document.getElementById('status').textContent.startsWith('Not')");
  }

  @Test
  void anExampleIsRunAndSteppedThrough() {
    open("");
    assertTrue(browser.count("#example option") > 30);
    run();
    assertEquals("Allowed", browser.text(".badge"));
    assertEquals(4, browser.count("table.outcomes tbody tr"));
    browser.click("table.outcomes tbody tr:nth-child(2) td");
    browser.type(Keys.ARROW_RIGHT);
    assertTrue(browser.text(".now").startsWith("Step 1 of 6: "), browser.text(".now"));
    browser.click("[data-view=shasha-snir]");
    assertEquals(4, browser.count(".node"));
  }

  @Test
  void aProgramIsTypedAndItsMistakeIsSaid() {
    open("");
    browser.run(
        "document.getElementById('language').value = 'c';"
            + "document.getElementById('language').dispatchEvent(new Event('change'));"
            + "document.getElementById('text').value = '';");
    browser.click("#text");
    browser.type("int main(void) { return <script>; }");
    run();
    assertTrue(browser.text("#messages").startsWith("program.c:1:25: "), browser.text("#messages"));
    assertEquals("Not run: the input is wrong.", browser.text("#status"));
    // keys belong to the editor while it has the focus
    browser.type(Keys.ARROW_RIGHT);
    assertEquals(0, browser.count(".now"));
  }

  /** And the address bar does not have it. */
  @Test
  void theBrowserKeepsTheSecret() {
    open("");
    assertEquals("", browser.run("return location.search"));
    assertEquals("", browser.run("return document.cookie"), "scripts cannot read it");
    browser.open("about:blank");
    browser.open(playground.address().replaceAll("\\?.*", ""));
    browser.until("document.body.dataset.ready === 'true'");
    assertTrue(browser.count("#example option") > 30);
  }

  @Test
  void aPermalinkRestoresTheInput() {
    open("");
    browser.run(
        "document.getElementById('example').value = 'dekker.c';"
            + "document.getElementById('example').dispatchEvent(new Event('change'));");
    browser.until("document.getElementById('text').value.includes('Dekker')");
    browser.run(
        "document.getElementById('text').value += '// <\\u00e9> \\u2028 end';"
            + "document.getElementById('model').value = 'pso';"
            + "document.getElementById('robust').checked = true;");
    Object text = browser.run("return document.getElementById('text').value");
    browser.click("#link");
    browser.until("location.hash.length > 100");
    open(browser.run("return location.hash").toString());
    assertEquals(text, browser.run("return document.getElementById('text').value"));
    assertEquals("pso", browser.run("return document.getElementById('model').value"));
    assertEquals(true, browser.run("return document.getElementById('robust').checked"));
    assertEquals("FAIL", browser.text(".badge"), "a link runs what it holds");
  }

  @Test
  void automataHaveQuestionsOfTheirOwn() {
    open("");
    browser.run(
        "document.getElementById('example').value = 'sb.automaton';"
            + "document.getElementById('example').dispatchEvent(new Event('change'));");
    browser.until("document.getElementById('command').value === 'robust'");
    run();
    assertEquals("FAIL", browser.text(".badge"));
    assertTrue(browser.count(".node") > 3);
  }

  @Test
  void aBrokenLinkIsSaid() {
    open("#nonsense");
    assertEquals("The link is broken: its input cannot be read.", browser.text("#status"));
  }
}
