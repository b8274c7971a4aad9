// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.command;

import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.verify.session.Sampling;
import dev.heddle.verify.session.Sampling.Scheduler;
import java.util.List;

/** The options that select random executions. */
public final class SamplingOptions {
  private static final int DEPTH = 3;

  private static final List<String> NAMES = List.of("--seed", "--strategy", "--depth");

  private SamplingOptions() {}

  /** The options of a command whose default strategy is {@code usual}. */
  public static List<Syntax.Option> options(Scheduler usual) {
    return List.of(
        new Syntax.Option("--seed", "S", "the seed of the random numbers (default: 1)"),
        new Syntax.Option(
            "--strategy", "S", "random, pct, pos or surw: the scheduler (default: " + usual + ")"),
        new Syntax.Option(
            "--depth", "D", "for --strategy pct: the depth of the bugs (default: " + DEPTH + ")"));
  }

  /**
   * @throws UsageException if {@code --depth} is given for a strategy that does not use it
   */
  public static Sampling of(Arguments arguments, Scheduler usual, long runs) {
    Scheduler strategy = arguments.choice("--strategy", usual);
    if (arguments.has("--depth") && strategy != Scheduler.PCT) {
      throw new UsageException("--depth needs --strategy pct, not " + strategy);
    }
    return new Sampling(
        strategy, runs, arguments.number("--seed", 1), arguments.count("--depth", DEPTH));
  }

  /**
   * @param why the reason, after the name of the option
   * @throws UsageException if one of these options is given
   */
  public static void refuse(Arguments arguments, String why) {
    for (String option : NAMES) {
      if (arguments.has(option)) {
        throw new UsageException(option + " " + why);
      }
    }
  }
}
