// SPDX-License-Identifier: Apache-2.0
package dev.heddle.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.bench.AutomatonFamily;
import dev.heddle.program.automaton.AutomatonPrinter;
import dev.heddle.schema.Json;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
class PlaygroundServerTest {
  /** Takes longer than a test waits. */
  private static final String LARGE =
      AutomatonPrinter.print(AutomatonFamily.of("fast-mutex").orElseThrow().program(8))
          .replace("\n", "\\n");

  private static Playground playground;

  @TempDir private Path scratch;

  @BeforeAll
  static void start() throws IOException {
    playground = Served.playground();
  }

  @AfterAll
  static void stop() throws IOException {
    playground.close();
  }

  private static HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
    return Served.send(request.build());
  }

  private static HttpRequest.Builder to(String path) throws Exception {
    return Served.to(playground, path);
  }

  private static HttpResponse<String> run(String json) throws Exception {
    return Served.send(Served.post(playground, json));
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
    Map<?, ?> all = Json.object(Json.parse(Served.answer(answer)));
    assertEquals(code, all.get("code"));
    assertEquals("", all.get("err"));
    assertTrue(all.get("out").toString().startsWith(beginning), answer.body());
    String title = Json.object(all.get("page")).get("title").toString();
    assertTrue(title.startsWith("heddle " + command + " test.litmus --model tso "), title);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'define':'N=3 FAST'} | 0 | no error in 1 execution",
        "{'define':'N=4'} | 1 | assertion failed",
        "{'nondet':'7..7','define':'N=3 ND'} | 0 | no error in 1 execution",
        "{'unroll':'2','define':'N=3 LOOP'} | 3 | loop bound of 2 reached",
        "{'command':'replay','schedule':'','define':'N=3'} | 2 | --schedule",
      })
  void valuesReachTheProgram(String fields, long code, String said) throws Exception {
    String text =
        "#include <assert.h>\\nint __VERIFIER_nondet_int(void);\\nint main(void) { volatile int x ="
            + " 7;\\n#ifdef LOOP\\nwhile (x) x = x + 0;\\n#endif\\n#ifdef"
            + " ND\\nassert(__VERIFIER_nondet_int() == 7);\\n#endif\\nassert(N == 3); }";
    HttpResponse<String> answer =
        run(fields.replace('\'', '"').replace("}", ",\"text\":\"" + text + "\"}"));
    assertEquals(200, answer.statusCode(), answer.body());
    Map<?, ?> all = Json.object(Json.parse(Served.answer(answer)));
    assertEquals(code, all.get("code"), answer.body());
    assertTrue((all.get("out") + " " + all.get("err")).contains(said), answer.body());
  }

  /** And says how far it was; only who has its name can stop it. */
  @Test
  @Timeout(60)
  void aRunIsStopped() throws Exception {
    String program =
        "#include <pthread.h>\\n#include <stdatomic.h>\\natomic_int x;\\n"
            + "void *t(void *a) { for (int i = 0; i < 99; i++) x = x * 3 + i; return 0; }\\n"
            + "int main(void) { pthread_t p; for (int i = 0; i < 9; i++)"
            + " pthread_create(&p, 0, t, 0); }";
    String body = "{\"model\":\"pso\",\"text\":\"" + program + "\"}";
    try (Playground slow = Served.playground(scratch, Duration.ofMinutes(5));
        HttpClient http = HttpClient.newHttpClient()) {
      var response = http.send(Served.post(slow, body), HttpResponse.BodyHandlers.ofLines());
      var lines = response.body().iterator();
      String run = Json.object(Json.parse(lines.next())).get("run").toString();
      assertEquals(32, run.length());
      String progress = "";
      while (progress.isEmpty()) {
        progress = Json.object(Json.parse(lines.next())).get("progress").toString();
      }
      assertTrue(progress.contains(" executions, "), progress);
      assertEquals(404, stop(slow, "0".repeat(32)));
      assertEquals(200, stop(slow, run));
      String last = "";
      while (lines.hasNext()) {
        last = lines.next();
      }
      Map<?, ?> answer = Json.object(Json.parse(last));
      assertTrue(answer.get("out").toString().contains("interrupted"), last);
      assertEquals(404, stop(slow, run), "it has ended");
    }
    assertEquals(0, scratch.toFile().list().length);
  }

  private static int stop(Playground some, String run) throws Exception {
    HttpRequest request =
        Served.to(some, "/stop")
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString("{\"run\":\"" + run + "\"}"))
            .build();
    return Served.send(request).statusCode();
  }

  /** A page that is closed does not leave its run behind. */
  @Test
  @Timeout(60)
  void aRunEndsWithItsClient() throws Exception {
    String body = "{\"language\":\"automaton\",\"command\":\"robust\",\"text\":\"" + LARGE + "\"}";
    try (Playground slow = Served.playground(scratch, Duration.ofMinutes(5))) {
      try (HttpClient http = HttpClient.newHttpClient()) {
        http.send(Served.post(slow, body), HttpResponse.BodyHandlers.ofInputStream())
            .body()
            .close();
        http.shutdownNow();
      }
      while (runs() > 0 || scratch.toFile().list().length > 0) {
        Thread.sleep(50);
      }
    }
  }

  /** Each has a group and says what it is about. */
  @Test
  void examplesAreGroupedAndDescribed() throws Exception {
    int count = 0;
    for (Object group : Json.list(Json.parse(send(to("/examples")).body()))) {
      assertFalse(Json.object(group).get("title").equals("More"), group.toString());
      for (Object example : Json.list(Json.object(group).get("examples"))) {
        String about = Json.object(example).get("about").toString();
        assertTrue(about.length() > 15, example.toString());
        count++;
      }
    }
    assertTrue(count > 50, "examples: " + count);
  }

  /** What cannot be answered in time is UNKNOWN; the process is gone. */
  @Test
  void aLongSearchEnds() throws Exception {
    String program =
        "#include <pthread.h>\\n#include <stdatomic.h>\\natomic_int x;\\n"
            + "void *t(void *a) { for (int i = 0; i < 9; i++) x = x + 1; return 0; }\\n"
            + "int main(void) { pthread_t p; for (int i = 0; i < 5; i++)"
            + " pthread_create(&p, 0, t, 0); }";
    try (Playground hasty = Served.playground(scratch, Duration.ofSeconds(1))) {
      HttpResponse<String> answer =
          Served.send(Served.post(hasty, "{\"text\":\"" + program + "\"}"));
      Map<?, ?> all = Json.object(Json.parse(Served.answer(answer)));
      assertEquals(3L, all.get("code"), answer.body());
      assertTrue(all.get("out").toString().contains("stopped by --max-time"));
    }
    assertEquals(0, runs());
  }

  /** Neither the run nor its folder. */
  @Test
  @Timeout(60)
  void nothingOutlivesThePlayground() throws Exception {
    Playground closed = Served.playground(scratch, Duration.ofSeconds(10));
    String body = "{\"language\":\"automaton\",\"command\":\"robust\",\"text\":\"" + LARGE + "\"}";
    try (HttpClient http = HttpClient.newHttpClient()) {
      HttpRequest request = Served.post(closed, body);
      var answer = http.sendAsync(request, HttpResponse.BodyHandlers.ofString());
      while (runs() == 0) {
        assertFalse(answer.isDone(), "the run ended before it was seen");
        Thread.sleep(10);
      }
      closed.close();
      assertEquals(0, runs());
      assertEquals(0, scratch.toFile().list().length);
      answer.cancel(true);
    }
  }

  /** More runs fail than may run at a time; when there is a place to write, they work again. */
  @Test
  @Timeout(60)
  void runsGoOnWhenTheTemporaryFolderIsBack() throws Exception {
    Path away = scratch.resolve("away");
    String json = "{\"language\":\"litmus\",\"command\":\"outcomes\",\"text\":\"\"}";
    try (Playground some = Served.playground(away, Duration.ofSeconds(10))) {
      for (int i = 0; i < 3; i++) {
        assertEquals(500, Served.send(Served.post(some, json)).statusCode());
      }
      Files.createDirectory(away);
      assertEquals(200, Served.send(Served.post(some, json)).statusCode());
      assertEquals(0, away.toFile().list().length);
    }
  }

  private long runs() {
    return ProcessHandle.current()
        .descendants()
        .filter(p -> p.info().commandLine().orElse("").contains(scratch.toString()))
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
        "{'define':'A=1 -include'} | 400",
        "{'define':'A=$(id)'} | 400",
        "{'define':'A=/etc/passwd'} | 400",
        "{'unroll':'-1'} | 400",
        "{'unroll':'main.c:3=2'} | 400",
        "{'nondet':'0..3 --html=x'} | 400",
        "{'max-executions':'1e9'} | 400",
        "{'command':'replay','schedule':'@/etc/passwd'} | 400",
        "{'liveness':'none'} | 400",
        "{'command':'bench','text':''} | 400",
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
    "/examples/%25zz, 404",
    "/examples/%25, 404",
    "/examples/%00, 404",
    "/examples/, 404",
    "/examples/2%2B2W.litmus, 200",
    "/examples/nothing.c, 404",
    "/nothing, 404",
    "/examples/dekker.c, 200",
    "/examples, 200",
  })
  void onlyExamplesAreRead(String path, int status) throws Exception {
    assertEquals(status, send(to(path)).statusCode());
  }
}
