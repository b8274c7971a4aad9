package dev.heddle.cli;

import dev.heddle.verify.Limits;
import java.util.List;

/** The limits of the commands that read litmus tests. */
final class LimitOptions {
  private static final Limits DEFAULT = Limits.DEFAULT;

  static final Syntax.Option MEMORY =
      new Syntax.Option("--memory", "SIZE", "stop when it needs more: 500m, 8g");

  static final Syntax.Option JOBS =
      new Syntax.Option("--jobs", "N", "threads that search (default: one a core)");

  static final List<Syntax.Option> OPTIONS =
      List.of(
          new Syntax.Option(
              "--unroll",
              "N",
              "how many times in a row a loop may go round (default: " + DEFAULT.rounds() + ")"),
          new Syntax.Option("--max-executions", "N", "stop a test after N executions"),
          new Syntax.Option("--max-time", "T", "stop a test after a time: 90, 1.5s, 10m, 2h"),
          new Syntax.Option(
              "--max-depth",
              "N",
              "cut executions after N events (default: " + DEFAULT.depth() + ")"),
          MEMORY);

  private LimitOptions() {}

  static int jobs(Arguments arguments) {
    return arguments.count(JOBS.name(), Runtime.getRuntime().availableProcessors());
  }

  static Limits of(Arguments arguments, Streams streams) {
    return new Limits(
            arguments.number("--max-executions", DEFAULT.executions()),
            arguments.duration("--max-time", DEFAULT.time()),
            arguments.count("--max-depth", DEFAULT.depth()),
            arguments.count("--unroll", DEFAULT.rounds()),
            streams.watch())
        .within(arguments.size(MEMORY.name(), DEFAULT.memory()));
  }
}
