// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.check;

import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.verify.Method;
import java.util.List;
import java.util.OptionalInt;

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

  static final Syntax.Option PREEMPTIONS =
      new Syntax.Option("--preemptions", "K", "only schedules with at most K preemptions");

  private static final List<String> WITHOUT_PREEMPTIONS = List.of("--method", "--sample");

  private MethodOption() {}

  /** The method of a check; bounds of single loops require executions. */
  static Method of(Arguments arguments) {
    Method method = arguments.choice(OPTION.name(), Method.AUTO);
    if (method == Method.STATES) {
      refuse(arguments, "--method states", OF_EXECUTIONS);
    }
    return arguments.has("--unroll") ? Method.EXECUTIONS : method;
  }

  /** How many preemptions there may be; empty for any number. */
  static OptionalInt preemptions(Arguments arguments) {
    String name = PREEMPTIONS.name();
    if (!arguments.has(name)) {
      return OptionalInt.empty();
    }
    refuse(arguments, name, WITHOUT_PREEMPTIONS);
    refuse(arguments, name, OF_EXECUTIONS);
    return OptionalInt.of(arguments.count(name, 0));
  }

  private static void refuse(Arguments arguments, String option, List<String> others) {
    for (String other : others) {
      if (arguments.has(other)) {
        throw new UsageException(option + " does not go with " + other);
      }
    }
  }
}
