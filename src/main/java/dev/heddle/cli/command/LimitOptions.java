// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.command;

import dev.heddle.api.HeddleAutomata;
import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.arguments.UnrollOption;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.program.analysis.LoopBound;
import dev.heddle.verify.check.Check;
import dev.heddle.verify.session.SearchLimits;
import java.time.Duration;
import java.util.List;

/** The options that limit a search. */
public final class LimitOptions {
  private static final SearchLimits DEFAULT = SearchLimits.DEFAULT;

  static final Syntax.Option MEMORY =
      new Syntax.Option("--memory", "SIZE", "stop when it needs more: 500m, 8g");

  /** Each has a machine of its own; beyond this they only cost memory. */
  private static final int MOST_JOBS = 1024;

  public static final Syntax.Option JOBS =
      new Syntax.Option("--jobs", "N", "threads that search, 1 to 1024 (default: one a core)");

  /** For commands about litmus tests; {@link UnrollOption} is that of programs. */
  private static final Syntax.Option UNROLL =
      new Syntax.Option(
          "--unroll",
          "N",
          "the most iterations of a loop in a row (default: " + DEFAULT.rounds() + ")");

  public static final Syntax.Option EXECUTIONS =
      new Syntax.Option("--max-executions", "N", "stop after N executions");

  public static final Syntax.Option TIME =
      new Syntax.Option(
          "--max-time", "T", "stop the whole command after a time: 90, 1.5s, 10m, 2h");

  public static final Syntax.Option DEPTH =
      new Syntax.Option(
          "--max-depth", "N", "give up at N events in a row (default: " + Check.DEPTH + ")");

  /** For commands about one program. */
  public static final List<Syntax.Option> SEARCH = List.of(EXECUTIONS, TIME, DEPTH, MEMORY, JOBS);

  /** For commands about litmus tests. */
  public static final List<Syntax.Option> OPTIONS =
      List.of(
          UNROLL,
          new Syntax.Option(EXECUTIONS.name(), "N", "stop a test after N executions"),
          TIME,
          new Syntax.Option(
              DEPTH.name(),
              "N",
              "cut executions after N events (default: " + DEFAULT.depth() + ")"),
          MEMORY);

  private LimitOptions() {}

  public static int jobs(Arguments arguments) {
    int jobs = arguments.count(JOBS.name(), Runtime.getRuntime().availableProcessors());
    if (arguments.has(JOBS.name()) && jobs > MOST_JOBS) {
      throw new UsageException(JOBS.name() + " takes at most " + MOST_JOBS);
    }
    return Math.min(jobs, MOST_JOBS);
  }

  /** Of a litmus test; one thread searches. */
  public static SearchLimits of(Arguments arguments, Streams streams) {
    int rounds = arguments.count(UNROLL.name(), DEFAULT.rounds());
    return of(arguments, streams, DEFAULT.depth(), rounds);
  }

  /** Of one program, for all threads that may search. */
  public static SearchLimits ofProgram(Arguments arguments, Streams streams) {
    int rounds = UnrollOption.of(arguments, LoopBound.NONE).most();
    return of(arguments, streams, Check.DEPTH, rounds).by(jobs(arguments));
  }

  /** The most states of one question. */
  public static long states(Arguments arguments) {
    return arguments.number("--max-states", HeddleAutomata.MOST_STATES);
  }

  /** How much is left of the time that the whole command may take. */
  public static Duration time(Arguments arguments, Streams streams, Duration otherwise) {
    return arguments.duration(TIME.name(), otherwise).minus(streams.watch().elapsed());
  }

  private static SearchLimits of(Arguments arguments, Streams streams, int depth, int rounds) {
    return new SearchLimits(
            arguments.number(EXECUTIONS.name(), DEFAULT.executions()),
            time(arguments, streams, DEFAULT.time()),
            arguments.count(DEPTH.name(), depth),
            rounds,
            streams.watch())
        .within(arguments.size(MEMORY.name(), DEFAULT.memory()));
  }
}
