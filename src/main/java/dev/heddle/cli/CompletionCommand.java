// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.cli.command.Command;
import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.cli.terminal.Streams;
import java.util.List;
import java.util.function.Supplier;

/** {@code heddle completion}: scripts for shells. */
final class CompletionCommand implements Command {
  private final Supplier<List<Syntax>> commands;

  /**
   * @param commands what every command accepts; asked when the command runs
   */
  CompletionCommand(Supplier<List<Syntax>> commands) {
    this.commands = commands;
  }

  @Override
  public Syntax syntax() {
    return new Syntax(
        "completion",
        "bash|zsh|fish|man",
        "completion for a shell, or the manual page",
        "Prints a script by which a shell completes commands, options and their values, or the"
            + " manual page.",
        List.of(),
        """
        bash: source <(heddle completion bash)
        zsh:  heddle completion zsh > _heddle, in a folder of $fpath
        fish: heddle completion fish > ~/.config/fish/completions/heddle.fish
        man:  heddle completion man > heddle.1; man -l heddle.1
        """);
  }

  @Override
  public int run(Arguments arguments, Streams streams) {
    ShellCompletion completion = new ShellCompletion(commands.get());
    streams
        .out()
        .print(
            switch (String.join(" ", arguments.operands())) {
              case "bash" -> completion.bash();
              case "zsh" -> completion.zsh();
              case "fish" -> completion.fish();
              case "man" -> ManPage.of(commands.get());
              default -> throw new UsageException("name one of bash, zsh, fish and man");
            });
    streams.out().flush();
    return ExitCode.PASS;
  }
}
