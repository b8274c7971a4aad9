// SPDX-License-Identifier: Apache-2.0
package dev.heddle.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.ServerParameters;
import io.modelcontextprotocol.client.transport.StdioClientTransport;
import io.modelcontextprotocol.json.jackson2.JacksonMcpJsonMapper;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code heddle mcp} as a process, with the jars that are shipped and the client of the SDK. */
@Tag("slow")
class AssistantServerTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String DEKKER = "examples/c/dekker.c";

  /** Far too many executions. */
  private static final String LONG =
      """
      #include <pthread.h>
      volatile int x;
      void *count(void *p) { for (int i = 0; i < 40; i++) { int y = x; x = y + 1; } return 0; }
      int main(void) {
        pthread_t t[4];
        for (int i = 0; i < 4; i++) pthread_create(&t[i], 0, count, 0);
        for (int i = 0; i < 4; i++) pthread_join(t[i], 0);
      }
      """;

  private static final ConcurrentLinkedQueue<McpSchema.ProgressNotification> PROGRESS =
      new ConcurrentLinkedQueue<>();

  private static McpSyncClient client;

  @BeforeAll
  static void connect() {
    List<String> command = command();
    ServerParameters server =
        ServerParameters.builder(command.getFirst())
            .args(command.subList(1, command.size()))
            .env(new HashMap<>(System.getenv()))
            .build();
    client =
        McpClient.sync(new StdioClientTransport(server, new JacksonMcpJsonMapper(JSON)))
            .requestTimeout(Duration.ofSeconds(90))
            .progressConsumer(PROGRESS::add)
            .build();
    assertEquals("heddle", client.initialize().serverInfo().name());
  }

  @AfterAll
  static void disconnect() {
    client.closeGracefully();
  }

  private static List<String> command() {
    assertTrue(Files.exists(Path.of("target/heddle.jar")), "mvn package makes it");
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:+UseSerialGC",
        "-cp",
        "target/heddle.jar" + File.pathSeparator + "target/lib/commands/mcp/*",
        "dev.heddle.cli.Main",
        "mcp",
        "--memory",
        "512");
  }

  private static CallToolResult call(String tool, Map<String, Object> arguments) {
    return client.callTool(CallToolRequest.builder(tool).arguments(arguments).build());
  }

  /** The text of an answer that is no failure. */
  private static String answer(String tool, Map<String, Object> arguments) {
    CallToolResult result = call(tool, arguments);
    assertFalse(result.isError(), result.toString());
    return text(result);
  }

  private static String failure(String tool, Map<String, Object> arguments) {
    CallToolResult result = call(tool, arguments);
    assertTrue(result.isError(), result.toString());
    return text(result);
  }

  private static String text(CallToolResult result) {
    return ((McpSchema.TextContent) result.content().getFirst()).text();
  }

  @Test
  void theToolsAreThere() {
    Set<String> names =
        client.listTools().tools().stream().map(McpSchema.Tool::name).collect(Collectors.toSet());
    assertEquals(Set.of("check", "outcomes", "robust", "fence", "explain"), names);
  }

  @Test
  void anErrorIsFoundExplainedAndRepaired() {
    String found = answer("check", Map.of("files", List.of(DEKKER), "model", "tso"));
    assertTrue(found.startsWith("FAIL " + DEKKER + " tso: assertion failed"), found);
    Matcher schedule = Pattern.compile("--schedule '([^']+)'").matcher(found);
    assertTrue(schedule.find(), found);
    String steps =
        answer(
            "explain",
            Map.of("files", List.of(DEKKER), "model", "tso", "schedule", schedule.group(1)));
    assertTrue(steps.startsWith("FAIL " + DEKKER + " tso: assertion failed"), steps);
    assertTrue(steps.contains("reads flag[0] = 0"), steps);
    String robust = answer("robust", Map.of("files", List.of(DEKKER)));
    assertTrue(robust.startsWith("FAIL " + DEKKER + " tso: not robust"), robust);
    String fences = answer("fence", Map.of("files", List.of(DEKKER)));
    assertTrue(fences.contains("robust with 1 fence"), fences);
    assertTrue(fences.contains("\n+  atomic_thread_fence(memory_order_seq_cst);"), fences);
    String fenced =
        answer("check", Map.of("files", List.of(DEKKER), "defines", List.of("PSO_FENCES")));
    assertEquals(3, Pattern.compile("(?m)^PASS ").matcher(fenced).results().count(), fenced);
  }

  @Test
  void textsAreChecked() throws IOException {
    String test = Files.readString(Path.of("examples/litmus/SB.litmus"));
    String states = answer("outcomes", Map.of("text", test));
    assertTrue(states.contains("Test SB sc Forbidden"), states);
    assertTrue(states.contains("Test SB tso Allowed"), states);
    String automata = Files.readString(Path.of("examples/automata/dekker.automaton"));
    String robust = answer("robust", Map.of("text", automata, "language", "automaton"));
    assertTrue(robust.startsWith("FAIL program.automaton"), robust);
    String wrong = failure("check", Map.of("text", "int main(void) { return x; }"));
    assertTrue(wrong.startsWith("program.c:1:25: error: "), wrong);
  }

  /** An assistant that was given a text may not be led to files by it. */
  @Test
  void aTextReadsNoOtherFile() throws IOException {
    Path secret = Files.createTempFile("heddle", ".h");
    try {
      Files.writeString(secret, "a secret word\n");
      String text = "#include \"" + secret + "\"\nint main(void) { }\n";
      String answer =
          failure("check", Map.of("text", text, "include", List.of(secret.getParent().toString())));
      assertTrue(answer.contains("file not found"), answer);
      assertFalse(answer.contains("a secret word"), answer);
    } finally {
      Files.delete(secret);
    }
  }

  @Test
  void wrongCallsAreRefused() {
    assertTrue(failure("check", Map.of("files", List.of("no/such.c"))).contains("no/such.c: "));
    assertEquals("give either files or text", failure("check", Map.of()));
    for (Map<String, Object> wrong :
        List.<Map<String, Object>>of(
            Map.of("files", "a.c"),
            Map.of("text", "", "model", "arm"),
            Map.of("text", "", "max_time", 0),
            Map.of("text", "", "max_time", 1e9),
            Map.of("text", "", "defines", List.of("X Y")),
            Map.of("text", "", "unroll", 1.5),
            Map.of("text", "", "html", "page.html"))) {
      assertTrue(failure("check", wrong).contains("validation failed"), wrong.toString());
    }
    assertTrue(failure("explain", Map.of("text", "")).contains("validation failed"));
    assertThrows(McpError.class, () -> call("serve", Map.of()));
  }

  @Test
  void aLimitEndsACall() {
    CallToolRequest request =
        CallToolRequest.builder("check")
            .arguments(Map.of("text", LONG, "model", "sc", "max_time", 3))
            .progressToken("long")
            .build();
    String text = text(client.callTool(request));
    assertTrue(text.startsWith("UNKNOWN program.c sc: stopped by --max-time"), text);
    assertTrue(PROGRESS.stream().anyMatch(p -> p.progressToken().equals("long")), "no progress");
  }

  // ---------------------------------------------------------------- what the client does not do

  private static final String START =
      """
      {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18",\
      "capabilities":{},"clientInfo":{"name":"test","version":"1"}}}
      {"jsonrpc":"2.0","method":"notifications/initialized"}
      """;

  private static String checkCall(int id, String text) throws IOException {
    Map<String, Object> params =
        Map.of("name", "check", "arguments", Map.of("text", text, "model", "sc"));
    Map<String, Object> call =
        Map.of("jsonrpc", "2.0", "id", id, "method", "tools/call", "params", params);
    return JSON.writeValueAsString(call) + "\n";
  }

  private static void send(Process process, String lines) throws IOException {
    OutputStream out = process.getOutputStream();
    out.write(lines.getBytes(StandardCharsets.UTF_8));
    out.flush();
  }

  /** All calls are answered, nothing but messages is on stdout, and the end is in order. */
  @Test
  void whatIsNoMessageIsRefused(@TempDir Path folder) throws Exception {
    Path errors = folder.resolve("stderr");
    Process process = new ProcessBuilder(command()).redirectError(errors.toFile()).start();
    send(process, "no JSON\n\n[]\n{}\n{\"jsonrpc\":\"2.0\",\"id\":7}\n" + START);
    send(process, checkCall(2, "int main(void) { }") + checkCall(3, "int"));
    process.getOutputStream().close();
    List<JsonNode> answers = new ArrayList<>();
    try (BufferedReader reader = process.inputReader(StandardCharsets.UTF_8)) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        answers.add(JSON.readTree(line));
      }
    }
    assertTrue(process.waitFor(60, TimeUnit.SECONDS));
    assertEquals(0, process.exitValue());
    List<Integer> codes =
        answers.stream()
            .filter(a -> a.get("id").isNull())
            .map(a -> a.get("error").get("code").asInt())
            .toList();
    assertEquals(List.of(-32700, -32600, -32600, -32600), codes);
    Map<Integer, JsonNode> results =
        answers.stream()
            .filter(a -> a.has("result"))
            .collect(Collectors.toMap(a -> a.get("id").asInt(), a -> a.get("result")));
    assertEquals(Set.of(1, 2, 3), results.keySet());
    assertFalse(results.get(2).get("isError").asBoolean());
    assertTrue(results.get(3).get("isError").asBoolean());
    assertEquals("", Files.readString(errors));
  }

  @Test
  void aCancelledCallEndsItsProcess(@TempDir Path folder) throws Exception {
    Path errors = folder.resolve("stderr");
    Process process = new ProcessBuilder(command()).redirectError(errors.toFile()).start();
    try (BufferedReader reader = process.inputReader(StandardCharsets.UTF_8)) {
      send(process, START + checkCall(2, LONG));
      assertEquals(1, JSON.readTree(reader.readLine()).get("id").asInt());
      await(() -> process.children().findAny().isPresent());
      send(
          process,
          """
          {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}
          """);
      await(() -> process.children().findAny().isEmpty());
      send(process, checkCall(3, "int main(void) { }"));
      assertEquals(3, JSON.readTree(reader.readLine()).get("id").asInt());
      process.getOutputStream().close();
      assertTrue(process.waitFor(60, TimeUnit.SECONDS));
      assertEquals(0, process.exitValue());
    } finally {
      process.destroyForcibly();
    }
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    for (int tries = 0; tries < 600; tries++) {
      if (condition.getAsBoolean()) {
        return;
      }
      Thread.sleep(50);
    }
    throw new AssertionError("it did not happen");
  }
}
