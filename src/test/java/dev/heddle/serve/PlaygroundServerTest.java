package dev.heddle.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.bench.AutomatonFamily;
import dev.heddle.program.automaton.AutomatonPrinter;
import dev.heddle.schema.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlaygroundServerTest {
  /** Takes longer than a test waits. */
  private static final String LARGE =
      AutomatonPrinter.print(AutomatonFamily.of("fast-mutex").orElseThrow().program(8))
          .replace("\n", "\\n");

  private static Playground playground;

  @BeforeAll
  static void start() throws IOException {
    playground = Served.playground();
  }

  @AfterAll
  static void stop() throws IOException {
    playground.close();
  }

  private static HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
    try (HttpClient http = HttpClient.newHttpClient()) {
      return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }
  }

  private static HttpRequest.Builder to(String path) {
    return to(playground, path);
  }

  private static HttpRequest.Builder to(Playground some, String path) {
    return HttpRequest.newBuilder(URI.create(some.address()).resolve(path));
  }

  private static HttpResponse<String> run(String json) throws Exception {
    return run(playground, json);
  }

  private static HttpResponse<String> run(Playground some, String json) throws Exception {
    return send(
        to(some, "/run")
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(json)));
  }

  /** Headers that an HTTP client would not let us send. */
  private static String status(String headers) throws IOException {
    URI address = URI.create(playground.address());
    try (Socket socket = new Socket("localhost", address.getPort())) {
      String request =
          "GET / HTTP/1.1\r\n"
              + headers.replace("PORT", String.valueOf(address.getPort()))
              + "Connection: close\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
      return new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8))
          .readLine()
          .split(" ")[1];
    }
  }

  @ParameterizedTest
  @CsvSource({
    "Host: localhost:PORT|, 200",
    "Host: 127.0.0.1:PORT|, 200",
    "Host: evil.example:PORT|, 421",
    "Host: localhost|, 421",
    "Host: localhost.evil.example:PORT|, 421",
    "Host: localhost:PORT|Origin: http://localhost:PORT|, 200",
    "Host: localhost:PORT|Origin: http://evil.example|, 403",
    "Host: localhost:PORT|Origin: null|, 403",
    "Host: localhost:PORT|Origin: https://localhost:PORT|, 403",
    "Host: localhost:PORT|Origin: http://localhost:1|, 403",
  })
  void othersAreRefused(String headers, String status) throws IOException {
    assertEquals(status, status(headers.replace("|", "\r\n")));
  }

  @Test
  void itListensHereOnly() throws Exception {
    assertTrue(playground.address().startsWith("http://localhost:"));
    assertTrue(
        send(to("/"))
            .headers()
            .firstValue("Content-Security-Policy")
            .orElse("")
            .contains("default-src 'none'"));
  }

  @ParameterizedTest
  @CsvSource({
    "outcomes, 0, Test SB tso Allowed",
    "robust, 1, FAIL test.litmus tso: not robust",
    "fence, 0, 'PASS test.litmus tso: robust with 2 fences, and not with less'",
  })
  void aLitmusTestIsRun(String command, long code, String beginning) throws Exception {
    String text =
        "X86 SB\\n{}\\n P0          | P1          ;\\n MOV [x],$1  | MOV [y],$1  ;\\n"
            + " MOV EAX,[y] | MOV EAX,[x] ;\\nexists (0:EAX=0 /\\\\ 1:EAX=0)\\n";
    HttpResponse<String> answer =
        run(
            "{\"language\":\"litmus\",\"model\":\"tso\",\"command\":\""
                + command
                + "\",\"text\":\""
                + text
                + "\"}");
    assertEquals(200, answer.statusCode(), answer.body());
    Map<?, ?> all = Json.object(Json.parse(answer.body()));
    assertEquals(code, all.get("code"));
    assertEquals("", all.get("err"));
    assertTrue(all.get("out").toString().startsWith(beginning), answer.body());
    String title = Json.object(all.get("page")).get("title").toString();
    assertTrue(title.startsWith("heddle " + command + " test.litmus --model tso "), title);
  }

  /** What cannot be answered in time is UNKNOWN; the process is gone. */
  @Test
  void aLongSearchEnds() throws Exception {
    String program =
        "#include <pthread.h>\\n#include <stdatomic.h>\\natomic_int x;\\n"
            + "void *t(void *a) { for (int i = 0; i < 9; i++) x++; return a; }\\n"
            + "int main(void) { pthread_t p; for (int i = 0; i < 5; i++)"
            + " pthread_create(&p, 0, t, 0); }";
    try (Playground hasty = Served.playground(Duration.ofSeconds(1))) {
      HttpResponse<String> answer = run(hasty, "{\"text\":\"" + program + "\"}");
      Map<?, ?> all = Json.object(Json.parse(answer.body()));
      assertEquals(3L, all.get("code"), answer.body());
      assertTrue(all.get("out").toString().contains("stopped by --max-time"));
    }
    assertEquals(0, runs("program.c"));
  }

  /** Neither the run nor its folder. */
  @Test
  void nothingOutlivesThePlayground() throws Exception {
    Playground closed = Served.playground();
    String body = "{\"language\":\"automaton\",\"command\":\"robust\",\"text\":\"" + LARGE + "\"}";
    try (HttpClient http = HttpClient.newHttpClient()) {
      HttpRequest request =
          to(closed, "/run")
              .header("Content-Type", "application/json")
              .POST(HttpRequest.BodyPublishers.ofString(body))
              .build();
      var unused = http.sendAsync(request, HttpResponse.BodyHandlers.ofString());
      while (runs("program.automaton") == 0) {
        Thread.sleep(10);
      }
      closed.close();
      assertEquals(0, runs("program.automaton"));
      assertFalse(Files.exists(closed.folder()));
      unused.cancel(true);
    }
  }

  private static long runs(String file) {
    return ProcessHandle.current()
        .descendants()
        .filter(p -> p.info().commandLine().orElse("").contains(file))
        .count();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'command':'bench'} | 400",
        "{'command':'outcomes','language':'c'} | 400",
        "{'command':'reach','language':'litmus'} | 400",
        "{'command':'robust','language':'automaton','model':'sc'} | 400",
        "{'language':'java'} | 400",
        "{'model':'sc --html x'} | 400",
        "{'algorithm':'--clang=/bin/sh'} | 400",
        "{'text':{}} | 400",
        "{'text':'\\ud800'} | 400",
        "[] | 400",
        "{ | 400",
      })
  void onlyKnownChoicesAreTaken(String json, int status) throws Exception {
    assertEquals(status, run(json.replace('\'', '"')).statusCode());
  }

  @Test
  void largeTextsAreRefused() throws Exception {
    assertEquals(413, run("{\"text\":\"" + "x".repeat(300_000) + "\"}").statusCode());
  }

  @Test
  void formsOfOtherPagesAreRefused() throws Exception {
    HttpRequest.Builder form =
        to("/run")
            .header("Content-Type", "text/plain")
            .POST(HttpRequest.BodyPublishers.ofString("{}"));
    assertEquals(415, send(form).statusCode());
  }

  @ParameterizedTest
  @CsvSource({
    "/examples/..%2F..%2Fpom.xml, 404",
    "/examples/nothing.c, 404",
    "/nothing, 404",
    "/examples/dekker.c, 200",
    "/examples, 200",
  })
  void onlyExamplesAreRead(String path, int status) throws Exception {
    assertEquals(status, send(to(path)).statusCode());
  }
}
