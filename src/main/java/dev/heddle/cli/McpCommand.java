// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.cli.command.Command;
import dev.heddle.cli.command.HeddleProcess;
import dev.heddle.cli.command.Version;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.limit.Limit;
import dev.heddle.mcp.AssistantConnection;
import dev.heddle.mcp.Settings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** {@code heddle mcp}: tools for assistants. */
final class McpCommand implements Command {
  private static final Duration TIME = Duration.ofSeconds(45);
  private static final int MEGABYTES = 2048;

  @Override
  public Syntax syntax() {
    return new Syntax(
        "mcp",
        "[options] [-- flags for clang]",
        "tools for assistants, on stdin and stdout",
        "Offers check, outcomes, robust, fence and explain as tools to assistants that speak the"
            + " Model Context Protocol. The flags for clang are for every C program.",
        List.of(
            new Syntax.Option("--max-time", "T", "the most time for a call (default: 45s)"),
            new Syntax.Option(
                "--memory",
                "MB",
                "the memory for a call in megabytes (default: " + MEGABYTES + ")")),
        "");
  }

  @Override
  public boolean endsInTime() {
    return false;
  }

  /** Stdout is for the protocol alone. */
  @Override
  public void stop(Arguments arguments, Streams streams, Limit why) {}

  @Override
  public int run(Arguments arguments, Streams streams) {
    if (!arguments.named().isEmpty()) {
      throw new UsageException("mcp takes no file: the assistant names them");
    }
    Duration time = arguments.duration("--max-time", TIME);
    if (time.toSeconds() < 1) {
      throw new UsageException("--max-time takes at least one second");
    }
    int megabytes = arguments.count("--memory", MEGABYTES);
    Settings settings =
        new Settings(
            HeddleProcess.command(List.of("-XX:+UseSerialGC", "-Xmx" + megabytes + "m")),
            Path.of(System.getProperty("java.io.tmpdir")),
            time,
            arguments.passedOn(),
            Version.text());
    CompletableFuture<Integer> end = new CompletableFuture<>();
    return Protocol.run(
        "mcp",
        streams,
        end,
        (in, out) ->
            AssistantConnection.serve(
                settings, in, out, line -> streams.complain("heddle: " + line), end));
  }
}
