// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.foata.Architecture;
import dev.heddle.foata.Pso;
import dev.heddle.foata.Rmo;
import dev.heddle.foata.Sc;
import dev.heddle.foata.Tso;
import java.util.List;

/** What {@code --model} and {@code --architecture} of {@code heddle executions} take. */
final class Architectures {
  private enum Name {
    SC,
    TSO,
    PSO,
    RMO,
    ALL
  }

  private Architectures() {}

  static List<Architecture> of(Arguments arguments) {
    if (!arguments.has("--architecture")) {
      if (arguments.has("--classpath")) {
        throw new UsageException("--classpath goes with --architecture");
      }
      return named(arguments.choice("--model", Name.SC));
    }
    if (arguments.has("--model")) {
      throw new UsageException("give either --model or --architecture");
    }
    String which = arguments.text("--architecture", "");
    String path = arguments.text("--classpath", ".");
    return List.of(new UserClass(path).load(which));
  }

  private static List<Architecture> named(Name name) {
    return switch (name) {
      case SC -> List.of(new Sc());
      case TSO -> List.of(new Tso());
      case PSO -> List.of(new Pso());
      case RMO -> List.of(new Rmo());
      case ALL -> List.of(new Sc(), new Tso(), new Pso(), new Rmo());
    };
  }
}
