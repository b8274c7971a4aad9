package dev.heddle.serve;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.heddle.report.Resources;
import dev.heddle.report.page.Html;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executors;

/** A page on this machine where programs can be written, run and looked at. */
public final class Playground implements AutoCloseable {
  /** More than anyone writes by hand. */
  private static final int MOST_BYTES = 256 << 10;

  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self';"
          + " img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  private final HttpServer server;
  private final Gate gate;
  private final Jobs jobs;
  private final Examples examples;
  private final Path folder;

  /**
   * @param port 0 for any that is free
   * @param heddle the command that runs Heddle
   * @param examples the folder of examples
   * @param time of one search
   */
  public record Settings(int port, List<String> heddle, Path examples, Duration time) {}

  public Playground(Settings settings) throws IOException {
    server =
        HttpServer.create(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), settings.port()), 0);
    gate = new Gate(server.getAddress().getPort());
    folder = Files.createTempDirectory("heddle");
    jobs = new Jobs(settings.heddle(), folder, settings.time());
    examples = new Examples(settings.examples());
    server.createContext("/", this::serve);
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.start();
  }

  /** Where runs write. */
  Path folder() {
    return folder;
  }

  public String address() {
    return "http://localhost:" + server.getAddress().getPort() + "/";
  }

  private void serve(HttpExchange exchange) throws IOException {
    try (exchange) {
      try {
        gate.check(exchange.getRequestHeaders());
        if (exchange.getRequestMethod().equals("POST")) {
          post(exchange);
        } else if (exchange.getRequestMethod().equals("GET")) {
          get(exchange);
        } else {
          throw new Refusal(405, "GET or POST");
        }
      } catch (Refusal e) {
        send(exchange, e.status(), "text/plain", e.getMessage() + "\n");
      }
    }
  }

  private void get(HttpExchange exchange) throws IOException, Refusal {
    String path = exchange.getRequestURI().getPath();
    String example = "/examples/";
    switch (path) {
      case "/" -> send(exchange, "text/html", resource("playground.html"));
      case "/playground.js" -> send(exchange, "text/javascript", resource("playground.js"));
      case "/playground.css" ->
          send(exchange, "text/css", Html.style() + resource("playground.css"));
      case "/report.js" -> send(exchange, "text/javascript", Html.script());
      case "/examples" -> send(exchange, "application/json", examples.names());
      default -> {
        if (!path.startsWith(example)) {
          throw new Refusal(404, "nothing here");
        }
        String name = URLDecoder.decode(path.substring(example.length()), StandardCharsets.UTF_8);
        send(exchange, "text/plain", examples.text(name));
      }
    }
  }

  private static String resource(String name) {
    return Resources.text(Playground.class, name);
  }

  private void post(HttpExchange exchange) throws IOException, Refusal {
    String type = exchange.getRequestHeaders().getFirst("Content-Type");
    if (!exchange.getRequestURI().getPath().equals("/run")) {
      throw new Refusal(404, "nothing here");
    }
    if (type == null || !type.startsWith("application/json")) {
      throw new Refusal(415, "only JSON is taken");
    }
    byte[] body = exchange.getRequestBody().readNBytes(MOST_BYTES + 1);
    if (body.length > MOST_BYTES) {
      throw new Refusal(413, "more than " + MOST_BYTES / 1024 + " KB");
    }
    Request request = Request.parse(new String(body, StandardCharsets.UTF_8));
    send(exchange, "application/json", jobs.run(request));
  }

  private static void send(HttpExchange exchange, String type, String text) throws IOException {
    send(exchange, 200, type, text);
  }

  private static void send(HttpExchange exchange, int status, String type, String text)
      throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", type + "; charset=utf-8");
    exchange.getResponseHeaders().set("Content-Security-Policy", POLICY);
    exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
    exchange.getResponseHeaders().set("Cache-Control", "no-store");
    exchange.getResponseHeaders().set("Referrer-Policy", "no-referrer");
    exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
    exchange.getResponseBody().write(bytes);
  }

  /** Ends it, and takes away what it wrote. */
  @Override
  public void close() throws IOException {
    server.stop(0);
    jobs.close();
    Jobs.delete(folder);
  }
}
