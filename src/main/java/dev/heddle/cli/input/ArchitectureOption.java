// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.input;

import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.ModelOption;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.foata.Architecture;
import dev.heddle.foata.Architectures;
import dev.heddle.model.MemoryModel;
import java.util.List;

/** The values of {@code --model} and {@code --architecture} of {@code heddle executions}. */
public final class ArchitectureOption {
  private ArchitectureOption() {}

  public static List<Architecture> of(Arguments arguments) {
    if (!arguments.has("--architecture")) {
      if (arguments.has("--classpath")) {
        throw new UsageException("--classpath goes with --architecture");
      }
      return ModelOption.some(arguments, Architectures.MODELS, MemoryModel.SC).stream()
          .map(Architectures::of)
          .toList();
    }
    if (arguments.has("--model")) {
      throw new UsageException("give either --model or --architecture");
    }
    String which = arguments.text("--architecture", "");
    String path = arguments.text("--classpath", ".");
    return List.of(new UserClass(path).load(which));
  }
}
