// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.check;

import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.verify.Method;
import java.util.List;

/** The option that selects whether a check searches executions or states. */
final class MethodOption {
  static final Syntax.Option OPTION =
      new Syntax.Option("--method", "M", "auto, executions or states (default: auto)");

  /** They ask for executions. */
  private static final List<String> OF_EXECUTIONS =
      List.of(
          "--algorithm",
          "--classes",
          "--plan",
          "--unroll",
          "--leaks",
          "--races",
          "--robust",
          "--all",
          "--max-executions",
          "--checkpoint",
          "--resume");

  private MethodOption() {}

  /** The method of a check; bounds of single loops require executions. */
  static Method of(Arguments arguments) {
    Method method = arguments.choice(OPTION.name(), Method.AUTO);
    for (String other : OF_EXECUTIONS) {
      if (method == Method.STATES && arguments.has(other)) {
        throw new UsageException("--method states does not go with " + other);
      }
    }
    return arguments.has("--unroll") ? Method.EXECUTIONS : method;
  }
}
