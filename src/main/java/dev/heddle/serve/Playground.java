// SPDX-License-Identifier: Apache-2.0
package dev.heddle.serve;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.heddle.report.Resources;
import dev.heddle.report.page.Html;
import java.io.IOException;
import java.io.StringWriter;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;

/**
 * A server for a page on which programs are written, run and examined. It serves only browsers that
 * know the secret in its address.
 */
public final class Playground implements AutoCloseable {
  /** More than anyone writes by hand. */
  private static final int MOST_BYTES = 256 << 10;

  /** How often a run says how far it is. */
  private static final Duration PAUSE = Duration.ofMillis(400);

  /** The editor, which comes from a WebJar, and what uses it. */
  private static final List<String> SCRIPTS =
      List.of(
          "editor/codemirror.js",
          "editor/simple.js",
          "editor/clike.js",
          "editor/matchbrackets.js",
          "editor.js",
          "link.js",
          "run.js",
          "playground.js");

  private static final List<String> STYLES = List.of("editor/codemirror.css");

  /** A property of the JDK's server: how many seconds a client has to send a request. */
  private static final String PATIENCE = "sun.net.httpserver.maxReqTime";

  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self';"
          + " img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  private final HttpServer server;
  private final String host;
  private final Secret secret;
  private final Gate gate;
  private final Jobs jobs;
  private final Examples examples;

  /**
   * @param host the name or address of this machine to listen at
   * @param port 0 for any that is free
   * @param heddle the command that runs Heddle
   * @param examples the folder of examples
   * @param scratch the folder where each run has a folder, while it lasts
   * @param time of one search
   */
  public record Settings(
      String host, int port, List<String> heddle, Path examples, Path scratch, Duration time) {}

  /**
   * @throws java.net.UnknownHostException if this machine has no such name
   */
  public Playground(Settings settings) throws IOException {
    if (System.getProperty(PATIENCE) == null) {
      System.setProperty(PATIENCE, "30"); // else a slow client is waited for without end
    }
    Address address = Address.of(settings.host());
    server = HttpServer.create(new InetSocketAddress(address.address(), settings.port()), 0);
    int port = server.getAddress().getPort();
    host = Gate.authority(address.name(), port);
    secret = new Secret(port);
    gate = new Gate(address.name(), address.isLoopback(), port, secret);
    jobs = new Jobs(settings.heddle(), settings.scratch(), settings.time());
    examples = new Examples(settings.examples());
    server.createContext("/", this::serve);
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.start();
  }

  /** Of the page, with the secret that it needs. */
  public String address() {
    return "http://" + host + "/" + secret.query();
  }

  /** Whatever happens, there is an answer. */
  private void serve(HttpExchange exchange) throws IOException {
    try (exchange) {
      try {
        answer(exchange);
      } catch (Refusal e) {
        send(exchange, e.status(), "text/plain", e.getMessage() + "\n");
      } catch (IOException | RuntimeException e) {
        send(exchange, 500, "text/plain", "this did not work: " + e + "\n");
      }
    }
  }

  private void answer(HttpExchange exchange) throws IOException, Refusal {
    gate.check(exchange.getRequestHeaders(), exchange.getRequestURI());
    if (secret.isInAddress(exchange.getRequestURI())) {
      exchange.getResponseHeaders().set("Set-Cookie", secret.cookie());
    }
    String path = exchange.getRequestURI().getPath();
    switch (exchange.getRequestMethod()) {
      case "GET" -> get(exchange, path);
      case "POST" -> post(exchange, path);
      default -> throw new Refusal(405, "GET or POST");
    }
  }

  private void get(HttpExchange exchange, String path) throws IOException, Refusal {
    String example = "/examples/";
    switch (path) {
      case "/" -> send(exchange, "text/html", resource("playground.html"));
      case "/playground.js" -> send(exchange, "text/javascript", texts(SCRIPTS));
      case "/playground.css" ->
          send(exchange, "text/css", texts(STYLES) + Html.style() + resource("playground.css"));
      case "/report.js" -> send(exchange, "text/javascript", Html.script());
      case "/examples" -> send(exchange, "application/json", examples.list());
      default -> {
        if (!path.startsWith(example)) {
          throw new Refusal(404, "nothing here");
        }
        send(exchange, "text/plain", examples.text(path.substring(example.length())));
      }
    }
  }

  private static String texts(List<String> names) {
    return names.stream().map(Playground::resource).collect(Collectors.joining("\n"));
  }

  private static String resource(String name) {
    return Resources.text(Playground.class, name);
  }

  private void post(HttpExchange exchange, String path) throws IOException, Refusal {
    String type = exchange.getRequestHeaders().getFirst("Content-Type");
    if (!path.equals("/run") && !path.equals("/stop")) {
      throw new Refusal(404, "nothing here");
    }
    if (type == null || !type.startsWith("application/json")) {
      throw new Refusal(415, "only JSON is accepted");
    }
    byte[] body = body(exchange);
    if (body.length > MOST_BYTES) {
      throw new Refusal(413, "more than " + MOST_BYTES / 1024 + " KB");
    }
    String text = new String(body, StandardCharsets.UTF_8);
    if (path.equals("/stop")) {
      jobs.stop(Request.fields(text).getOrDefault("run", ""));
      send(exchange, "application/json", "{}");
    } else {
      jobs.run(Request.parse(text), run -> follow(exchange, run));
    }
  }

  /**
   * Answers line by line: the name of the run, its progress as long as it lasts, the answer. If
   * nobody reads that any more, the run ends.
   */
  private static void follow(HttpExchange exchange, Run run)
      throws IOException, InterruptedException {
    head(exchange, "application/x-ndjson");
    exchange.sendResponseHeaders(200, 0);
    line(exchange, "run", run.id());
    while (!run.await(PAUSE)) {
      line(exchange, "progress", run.progress());
    }
    try {
      write(exchange, run.answer());
    } catch (Refusal e) {
      line(exchange, "refused", e.getMessage());
    }
  }

  /** Writes an object with one field. */
  private static void line(HttpExchange exchange, String name, String value) throws IOException {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.writeStartObject();
      json.writeStringField(name, value);
      json.writeEndObject();
    }
    write(exchange, text.toString());
  }

  private static void write(HttpExchange exchange, String json) throws IOException {
    exchange.getResponseBody().write((json + "\n").getBytes(StandardCharsets.UTF_8));
    exchange.getResponseBody().flush();
  }

  /** Fails if the client sends less than it announced, or chunks that are none. */
  private static byte[] body(HttpExchange exchange) throws Refusal {
    try {
      return exchange.getRequestBody().readNBytes(MOST_BYTES + 1);
    } catch (IOException | IndexOutOfBoundsException e) { // the latter: a chunk of 2^48 bytes
      throw new Refusal(400, "the body of the request is malformed");
    }
  }

  private static void send(HttpExchange exchange, String type, String text) throws IOException {
    send(exchange, 200, type, text);
  }

  private static void send(HttpExchange exchange, int status, String type, String text)
      throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    head(exchange, type);
    if (bytes.length == 0 || exchange.getRequestMethod().equals("HEAD")) {
      exchange.sendResponseHeaders(status, -1);
    } else {
      exchange.sendResponseHeaders(status, bytes.length);
      exchange.getResponseBody().write(bytes);
      // Closing drops what is not flushed if the rest of the request is malformed.
      exchange.getResponseBody().flush();
    }
  }

  private static void head(HttpExchange exchange, String type) {
    exchange.getResponseHeaders().set("Content-Type", type + "; charset=utf-8");
    exchange.getResponseHeaders().set("Content-Security-Policy", POLICY);
    exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
    exchange.getResponseHeaders().set("Cache-Control", "no-store");
    exchange.getResponseHeaders().set("Referrer-Policy", "no-referrer");
  }

  /** Ends it, and takes away what it wrote. */
  @Override
  public void close() throws IOException {
    server.stop(0);
    jobs.close();
  }
}
