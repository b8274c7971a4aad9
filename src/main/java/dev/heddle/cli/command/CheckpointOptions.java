// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.command;

import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.OutputDestination;
import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.verify.session.CheckpointPolicy;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The options by which a search writes checkpoints and resumes from them. */
public final class CheckpointOptions {
  private static final Syntax.Option CHECKPOINT =
      new Syntax.Option("--checkpoint", "FILE", "write the search to FILE, to be resumed later");

  private static final Syntax.Option EVERY =
      new Syntax.Option("--checkpoint-every", "T", "how often to write it (default: 1m)");

  private static final Syntax.Option RESUME =
      new Syntax.Option("--resume", "FILE", "resume the search in FILE, and write it there");

  public static final List<Syntax.Option> OPTIONS = List.of(CHECKPOINT, EVERY, RESUME);

  private CheckpointOptions() {}

  /**
   * @param searches how many searches the command would make that can be kept
   */
  public static CheckpointPolicy of(Arguments arguments, int searches) {
    boolean any = arguments.has(CHECKPOINT.name()) || arguments.has(RESUME.name());
    if (arguments.has(EVERY.name()) && !any) {
      throw new UsageException(EVERY.name() + " goes with --checkpoint or --resume");
    }
    if (any && searches != 1) {
      throw new UsageException(
          "--checkpoint and --resume are for one search: one file, one model, not rmo");
    }
    OutputDestination.checkFile(arguments, CHECKPOINT.name());
    Optional<Path> resume = file(arguments, RESUME);
    return new CheckpointPolicy(
        file(arguments, CHECKPOINT).or(() -> resume),
        arguments.duration(EVERY.name(), CheckpointPolicy.EVERY),
        resume,
        Version.text());
  }

  private static Optional<Path> file(Arguments arguments, Syntax.Option option) {
    return Optional.ofNullable(arguments.text(option.name(), null)).map(Path::of);
  }
}
