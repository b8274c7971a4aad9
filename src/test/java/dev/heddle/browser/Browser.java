// SPDX-License-Identifier: Apache-2.0
package dev.heddle.browser;

import com.deque.html.axecore.selenium.AxeBuilder;
import dev.heddle.report.Resources;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.WebDriverWait;

/** Chromium without a window. */
final class Browser implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(90);

  /**
   * Selenium warns of each Chromium that is newer than its own classes for DevTools; none is used.
   */
  private static final Logger DEVTOOLS = Logger.getLogger("org.openqa.selenium.devtools");

  static {
    DEVTOOLS.setLevel(Level.SEVERE);
  }

  private static final String AXE =
      """
      const done = arguments[arguments.length - 1];
      axe.run(document, { resultTypes: ['violations'] }).then((found) =>
        done(found.violations.flatMap((v) => v.nodes.map((n) => v.id + ': ' + n.html))));
      """;

  private final ChromeDriver driver;

  /**
   * @param dark whether the user prefers dark colours
   */
  Browser(int width, int height, boolean dark) {
    ChromeDriverService service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(program("chromedriver").orElseThrow())
            .withSilent(true)
            .build();
    LoggingPreferences console = new LoggingPreferences();
    console.enable(LogType.BROWSER, Level.ALL);
    ChromeOptions options =
        new ChromeOptions()
            .setBinary(program("chromium").orElseThrow())
            .addArguments("--headless=new", "--no-sandbox", "--disable-gpu")
            .addArguments("--disable-dev-shm-usage", "--hide-scrollbars")
            .addArguments("--force-device-scale-factor=1")
            .addArguments("--window-size=" + width + "," + height)
            .addArguments("--blink-settings=preferredColorScheme=" + (dark ? 0 : 1));
    options.setCapability(ChromeOptions.LOGGING_PREFS, console);
    driver = new ChromeDriver(service, options);
    // a window has a least width, which is more than that of phones
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    driver.manage().timeouts().scriptTimeout(PATIENCE);
  }

  static boolean isInstalled() {
    return program("chromedriver").isPresent() && program("chromium").isPresent();
  }

  private static Optional<File> program(String name) {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .map(folder -> Path.of(folder, name))
        .filter(Files::isExecutable)
        .map(Path::toFile)
        .findFirst();
  }

  void open(String url) {
    driver.get(url);
  }

  /** Runs a script that may {@code return} something. */
  Object run(String script) {
    return driver.executeScript(script);
  }

  /** The text of the first element, as a person sees it. */
  String text(String selector) {
    return driver.findElement(By.cssSelector(selector)).getText();
  }

  int count(String selector) {
    return driver.findElements(By.cssSelector(selector)).size();
  }

  /** Clicks as a person does: the element must be visible, and nothing may be over it. */
  void click(String selector) {
    driver.findElement(By.cssSelector(selector)).click();
  }

  /** Types into whatever has the focus; see {@link org.openqa.selenium.Keys}. */
  void type(CharSequence... keys) {
    new Actions(driver).sendKeys(keys).perform();
  }

  /** Presses a key while another one is held. */
  void press(Keys held, CharSequence key) {
    new Actions(driver).keyDown(held).sendKeys(key).keyUp(held).perform();
  }

  /** Waits until a script returns true. */
  void until(String script) {
    new WebDriverWait(driver, PATIENCE)
        .withMessage(script)
        .until(_ -> Boolean.TRUE.equals(run("return " + script)));
  }

  /** The barriers for people with disabilities that axe-core finds: rule and element. */
  List<?> barriers() {
    if (Boolean.FALSE.equals(run("return 'axe' in window"))) {
      run(Resources.text(AxeBuilder.class, "/axe.min.js"));
    }
    return (List<?>) driver.executeAsyncScript(AXE);
  }

  /** The messages on the console of the page since the last call. */
  List<String> consoleMessages() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .map(LogEntry::getMessage)
        .toList();
  }

  /** The page as a screen reader gets it: nodes with {@code role} and {@code name}. */
  List<?> accessibilityTree() {
    return (List<?>) driver.executeCdpCommand("Accessibility.getFullAXTree", Map.of()).get("nodes");
  }

  @Override
  public void close() {
    driver.quit();
  }
}
