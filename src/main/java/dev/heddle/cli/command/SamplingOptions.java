// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.command;

import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.verify.session.Sampling;
import dev.heddle.verify.session.Sampling.Scheduler;
import java.util.List;

/** How executions are chosen by chance. */
public final class SamplingOptions {
  private static final int DEPTH = 3;

  private static final List<String> NAMES = List.of("--seed", "--strategy", "--depth");

  private SamplingOptions() {}

  /** For a command with this strategy unless another one is named. */
  public static List<Syntax.Option> options(Scheduler usual) {
    return List.of(
        new Syntax.Option("--seed", "S", "of the random numbers (default: 1)"),
        new Syntax.Option(
            "--strategy", "S", "random, pct, pos or surw: the scheduler (default: " + usual + ")"),
        new Syntax.Option(
            "--depth", "D", "of the bugs that pct looks for (default: " + DEPTH + ")"));
  }

  public static Sampling of(Arguments arguments, Scheduler usual, long runs) {
    return new Sampling(
        arguments.choice("--strategy", usual),
        runs,
        arguments.number("--seed", 1),
        arguments.count("--depth", DEPTH));
  }

  /**
   * @param why what says that nothing is left to chance
   * @throws UsageException if one of these options is there
   */
  public static void refuse(Arguments arguments, String why) {
    for (String option : NAMES) {
      if (arguments.has(option)) {
        throw new UsageException(option + " " + why);
      }
    }
  }
}
