// SPDX-License-Identifier: Apache-2.0
package dev.heddle.browser;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import dev.heddle.schema.Json;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A browser without a window, by the WebDriver protocol (W3C). */
final class Browser implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final HttpClient http = HttpClient.newHttpClient();
  private final Process driver;
  private final String session;

  /**
   * @param dark whether the user prefers dark colours
   */
  Browser(int width, int height, boolean dark) {
    try {
      int port = freePort();
      driver =
          new ProcessBuilder(program("chromedriver").orElseThrow(), "--port=" + port)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      String url = "http://localhost:" + port;
      await(url + "/status");
      Object made = call("POST", url + "/session", capabilities(width, height, dark));
      session = url + "/session/" + Json.object(made).get("sessionId");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static boolean isInstalled() {
    return program("chromedriver").isPresent() && program("chromium").isPresent();
  }

  private static Optional<String> program(String name) {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .map(folder -> Path.of(folder, name))
        .filter(Files::isExecutable)
        .map(Path::toString)
        .findFirst();
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  private static String capabilities(int width, int height, boolean dark) {
    return """
    {"capabilities": {"alwaysMatch": {
      "goog:loggingPrefs": {"browser": "ALL"},
      "goog:chromeOptions": {"args": ["--headless=new", "--no-sandbox", "--disable-gpu",
        "--disable-dev-shm-usage", "--hide-scrollbars", "--force-device-scale-factor=1",
        "--window-size=%d,%d", "--blink-settings=preferredColorScheme=%d"]}}}}
    """
        .formatted(width, height, dark ? 0 : 1);
  }

  private void await(String url) throws IOException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (true) {
      try {
        call("GET", url, null);
        return;
      } catch (IOException e) {
        if (System.nanoTime() > end) {
          throw e;
        }
        sleep();
      }
    }
  }

  private static void sleep() {
    try {
      Thread.sleep(20);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private Object call(String method, String url, String body) throws IOException {
    HttpRequest.BodyPublisher publisher =
        body == null
            ? HttpRequest.BodyPublishers.noBody()
            : HttpRequest.BodyPublishers.ofString(body);
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(url))
            .method(method, publisher)
            .header("Content-Type", "application/json")
            .timeout(PATIENCE)
            .build();
    try {
      HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
      if (answer.statusCode() != 200) {
        throw new IOException(method + " " + url + ": " + answer.body());
      }
      return Json.object(Json.parse(answer.body())).get("value");
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
  }

  private Object post(String path, String body) {
    try {
      return call("POST", session + path, body);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String quote(String text) {
    return '"' + new String(JsonStringEncoder.getInstance().quoteAsString(text)) + '"';
  }

  void open(String url) {
    post("/url", "{\"url\": " + quote(url) + "}");
  }

  /** Runs a script that may {@code return} something. */
  Object run(String script) {
    return post("/execute/sync", "{\"script\": " + quote(script) + ", \"args\": []}");
  }

  /** The text of the first element, as a person sees it. */
  String text(String selector) {
    String element = "document.querySelector(" + quote(selector) + ")";
    return run("return " + element + ".innerText ?? " + element + ".textContent").toString();
  }

  long count(String selector) {
    return (Long) run("return document.querySelectorAll(" + quote(selector) + ").length");
  }

  /** Clicks as a person does: the element must be visible, and nothing may be over it. */
  void click(String selector) {
    Object found =
        post("/element", "{\"using\": \"css selector\", \"value\": " + quote(selector) + "}");
    Object id = ((Map<?, ?>) found).values().iterator().next();
    post("/element/" + id + "/click", "{}");
  }

  /** Types into whatever has the focus; keys without a character are in Unicode's private area. */
  void type(String keys) {
    StringBuilder actions = new StringBuilder();
    for (String key : keys.codePoints().mapToObj(Character::toString).toList()) {
      String value = ", \"value\": " + quote(key) + "}";
      actions.append(actions.isEmpty() ? "" : ",");
      actions.append("{\"type\": \"keyDown\"").append(value);
      actions.append(", {\"type\": \"keyUp\"").append(value);
    }
    post(
        "/actions",
        "{\"actions\": [{\"type\": \"key\", \"id\": \"keyboard\", \"actions\": ["
            + actions
            + "]}]}");
  }

  /** Waits until a script returns true. */
  void until(String script) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!Boolean.TRUE.equals(run("return " + script))) {
      if (System.nanoTime() > end) {
        throw new AssertionError("in vain: " + script);
      }
      sleep();
    }
  }

  /** What the page complained about since the last call. */
  List<String> complaints() {
    List<?> log = Json.list(post("/se/log", "{\"type\": \"browser\"}"));
    return log.stream().map(e -> String.valueOf(Json.object(e).get("message"))).toList();
  }

  /** The page as a screen reader gets it: nodes with {@code role} and {@code name}. */
  List<?> accessibilityTree() {
    String command = "{\"cmd\": \"Accessibility.getFullAXTree\", \"params\": {}}";
    return Json.list(Json.object(post("/goog/cdp/execute", command)).get("nodes"));
  }

  /** What the window shows, as PNG. */
  byte[] screenshot() {
    try {
      return Base64.getDecoder().decode(call("GET", session + "/screenshot", null).toString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    try {
      call("DELETE", session, null);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      driver.destroy();
    }
  }
}
