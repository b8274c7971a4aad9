// SPDX-License-Identifier: Apache-2.0
package dev.heddle.mcp;

import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.McpSyncServerExchange;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.DoubleConsumer;
import java.util.stream.Stream;

/** Answers the calls of tools. */
final class ToolCalls {
  private static final int WRONG_INPUT = 2;

  private final Settings settings;
  private final CommandRun runs;

  ToolCalls(Settings settings, CommandRun runs) {
    this.settings = settings;
    this.runs = runs;
  }

  /** All tools, for the server. */
  List<SyncToolSpecification> specifications() {
    return Stream.of(Tool.values()).map(this::specification).toList();
  }

  private SyncToolSpecification specification(Tool tool) {
    McpSchema.Tool described =
        McpSchema.Tool.builder(tool.key(), ToolInput.schema(tool, settings.time().toSeconds()))
            .title(tool.title())
            .description(tool.description())
            .build();
    return SyncToolSpecification.builder()
        .tool(described)
        .callHandler((exchange, request) -> call(tool, exchange, request))
        .build();
  }

  private CallToolResult call(Tool tool, McpSyncServerExchange exchange, CallToolRequest request) {
    try {
      Map<String, Object> values = request.arguments() == null ? Map.of() : request.arguments();
      ToolInput input = ToolInput.of(tool, values);
      return result(runs.run(input, waiting(exchange, request, input)));
    } catch (ToolInput.Wrong e) {
      return failure(e.getMessage());
    } catch (IOException e) {
      return failure("cannot run heddle: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return failure("cancelled");
    }
  }

  /** Clients that wait for the answer learn that it is still sought. */
  private DoubleConsumer waiting(
      McpSyncServerExchange exchange, CallToolRequest request, ToolInput input) {
    Object token = request.progressToken();
    if (token == null) {
      return seconds -> {};
    }
    double most = input.seconds(settings.time().toSeconds());
    return seconds ->
        exchange.progressNotification(
            McpSchema.ProgressNotification.builder(token, Math.min(seconds, most))
                .total(most)
                .message(String.format(Locale.ROOT, "%.0f s", seconds))
                .build());
  }

  private static CallToolResult result(CommandRun.Printed printed) {
    return switch (printed.code()) {
      case 0, 1, 3 -> text(printed.out() + printed.err(), false);
      case WRONG_INPUT -> failure(printed.out() + printed.err());
      case -1 -> text("UNKNOWN: it took too long and was ended\n" + printed.out(), false);
      default -> failure("heddle failed:\n" + printed.err());
    };
  }

  private static CallToolResult failure(String message) {
    return text(message, true);
  }

  private static CallToolResult text(String text, boolean isError) {
    return CallToolResult.builder(List.of(McpSchema.TextContent.builder(text.strip()).build()))
        .isError(isError)
        .build();
  }
}
