// SPDX-License-Identifier: Apache-2.0
package dev.heddle.mcp;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.modelcontextprotocol.json.jackson2.JacksonMcpJsonMapper;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** Serves one assistant over two streams. */
public final class AssistantConnection {
  private static final String INSTRUCTIONS =
      """
      Heddle is a model checker for concurrent C programs and litmus tests under relaxed memory \
      models: SC, TSO (x86), PSO, for litmus tests also RMO. Use check to find errors with an \
      execution that shows them, explain to see all steps of such an execution, outcomes for the \
      final states of litmus tests, robust to learn whether a relaxed model adds behaviour, fence \
      to repair a program. A PASS is a proof within the named model; UNKNOWN is not a PASS. C11 \
      and ARM are not among the models.
      """;

  private AssistantConnection() {}

  /**
   * Serves until the client closes the stream and its calls are answered, or the caller ends it.
   *
   * @param out for the protocol; nothing else may write to it
   * @param log receives what went wrong, in lines
   * @param end the exit code; the caller completes it to end the session
   * @return the exit code
   */
  public static int serve(
      Settings settings,
      InputStream in,
      OutputStream out,
      Consumer<String> log,
      CompletableFuture<Integer> end) {
    JacksonMcpJsonMapper mapper = new JacksonMcpJsonMapper(new ObjectMapper());
    CommandRun runs = new CommandRun(settings);
    LineTransport transport = new LineTransport(mapper, in, out, runs::isAnyRunning, log);
    McpSyncServer server =
        McpServer.sync(transport)
            .jsonMapper(mapper)
            .serverInfo("heddle", settings.version())
            .instructions(INSTRUCTIONS)
            .capabilities(ServerCapabilities.builder().tools(false).build())
            .tools(new ToolCalls(settings, runs).specifications())
            .build();
    Thread.ofPlatform().daemon().start(() -> listen(transport, end));
    int code = end.join();
    server.close();
    return code;
  }

  private static void listen(LineTransport transport, CompletableFuture<Integer> end) {
    try {
      transport.listen();
      end.complete(0);
    } catch (IOException | RuntimeException e) {
      end.completeExceptionally(e);
    } catch (InterruptedException e) {
      end.complete(0);
    }
  }
}
