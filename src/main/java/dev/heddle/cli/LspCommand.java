// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.api.Heddle;
import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.ModelOption;
import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.arguments.UnrollOption;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.cli.command.CheckOptions;
import dev.heddle.cli.command.Command;
import dev.heddle.cli.command.LimitOptions;
import dev.heddle.cli.command.Version;
import dev.heddle.cli.input.ProgramInput;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.limit.Limit;
import dev.heddle.lsp.EditorConnection;
import dev.heddle.lsp.Settings;
import dev.heddle.machine.Machine;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.analysis.LoopBound;
import dev.heddle.program.analysis.LoopLimits;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.ErrorPolicy;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** {@code heddle lsp}: the language server. */
final class LspCommand implements Command {
  private static final Duration TIME = Duration.ofSeconds(10);

  @Override
  public Syntax syntax() {
    return new Syntax(
        "lsp",
        "[options] [-- flags for clang]",
        "a language server for editors, on stdin and stdout",
        "Checks the C programs and litmus tests that are open in an editor, as heddle check does,"
            + " and shows errors where they are. It speaks the Language Server Protocol.",
        Syntax.joined(
            List.of(
                new Syntax.Option("--model", "M", "sc, tso, pso or all (default: all)"),
                new Syntax.Option(
                    "--on",
                    "EVENT",
                    "when to check: save (and open), open, change, or command (default: save)"),
                new Syntax.Option(
                    "--max-time", "T", "the time for the check of a file (default: 10s)")),
            CheckOptions.OPTIONS,
            ProgramInput.OPTIONS,
            List.of(ProgramInput.NO_CACHE, LimitOptions.JOBS)),
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
      throw new UsageException("lsp takes no file: the editor names them");
    }
    Settings settings = settings(arguments, streams);
    CompletableFuture<Integer> end = new CompletableFuture<>();
    return Protocol.run(
        "lsp",
        streams,
        end,
        (in, out) ->
            EditorConnection.serve(
                settings, in, out, line -> streams.complain("heddle: " + line), end));
  }

  private static Settings settings(Arguments arguments, Streams streams) {
    CheckOptions options = new CheckOptions(arguments, streams);
    List<LoopLimits.Line> loops = UnrollOption.of(arguments, LoopBound.NONE).single();
    return new Settings(
        arguments.has("--model")
            ? ModelOption.some(arguments, Machine.MODELS, MemoryModel.SC)
            : ModelOption.all(Machine.MODELS),
        arguments.duration("--max-time", TIME),
        arguments.choice("--on", Settings.Trigger.SAVE),
        ProgramInput.options(arguments),
        (program, model) ->
            Heddle.of(
                options.about(
                    LoopLimits.apply(program, loops), model, Algorithm.OPTIMAL, ErrorPolicy.SOME)),
        Version.text());
  }
}
