// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.bench;

import dev.heddle.bench.Growth;
import dev.heddle.bench.MonitorBench;
import dev.heddle.bench.ReachBench;
import dev.heddle.bench.Scaling;
import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.ModelOption;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.cli.command.LimitOptions;
import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.machine.Machine;
import dev.heddle.model.MemoryModel;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.ToIntBiFunction;

/**
 * The measurements of {@code bench} besides families. Each topic is an operand that cannot be
 * combined with others.
 */
final class BenchTopics {
  static final String HELP =
      """
      Others, in this JVM: scaling shows how the cost of an execution grows; monitor
      measures heddle monitor --trace; reach heddle reach on programs of growing size;
      growth compares heddle executions with the searches, also under rmo. In fresh
      JVMs: threads compares heddle check on one core, by one thread and by several;
      ablation shows what each technique of --plan gains; verdict, or verdict NAME
      ..., how long heddle check takes to the verdict on programs of many kinds.
      """;

  /** Prints lines and returns an exit code. */
  interface Topic extends ToIntBiFunction<Arguments, Consumer<Object>> {}

  /**
   * @param options those that it takes, of those that not all do
   */
  private record Bench(Topic measure, Set<String> options) {
    /** One that has nothing to judge. */
    static Bench of(BiConsumer<Arguments, Consumer<Object>> measure, String... options) {
      return new Bench(
          (arguments, lines) -> {
            measure.accept(arguments, lines);
            return ExitCode.PASS;
          },
          Set.of(options));
    }
  }

  /** The one that takes names. */
  private static final String VERDICT = "verdict";

  private static final Map<String, Bench> ALL =
      Map.of(
          "scaling",
          Bench.of(BenchTopics::scaling),
          "monitor",
          Bench.of(BenchTopics::monitor, "--model"),
          "reach",
          Bench.of(BenchTopics::reach),
          "growth",
          Bench.of(BenchTopics::growth, "--model"),
          "threads",
          Bench.of(BenchTopics::threads, "--forks", "--jobs"),
          "ablation",
          Bench.of(BenchTopics::ablation, "--forks"),
          VERDICT,
          new Bench(BenchTopics::verdict, Set.of("--model", "--jobs", "--limit", "--format")));

  private static final List<String> OF_SOME =
      List.of(
          "--model",
          "--algorithm",
          "--forks",
          "--jobs",
          "--warm-up",
          "--time",
          "--json",
          "--against",
          "--profile",
          "--limit",
          "--format");

  static final Duration VERDICT_TIME = Duration.ofSeconds(10);

  /** No option of the families. */
  private static final List<String> OF_TOPICS = List.of("--limit", "--format");

  private BenchTopics() {}

  /** The selected topic, if any. */
  static Optional<Topic> asked(Arguments arguments) {
    for (String word : arguments.operands()) {
      if (ALL.containsKey(word)) {
        boolean takesNames = arguments.operands().getFirst().equals(VERDICT);
        if (arguments.operands().size() > 1 && !takesNames) {
          throw new UsageException(word + " cannot be combined with families");
        }
        Bench bench = ALL.get(word);
        OF_SOME.stream()
            .filter(option -> arguments.has(option) && !bench.options().contains(option))
            .findFirst()
            .ifPresent(option -> {
              throw new UsageException("bench " + word + " has no " + option);
            });
        return Optional.of(bench.measure());
      }
    }
    for (String option : OF_TOPICS) {
      if (arguments.has(option)) {
        throw new UsageException(option + " goes with bench verdict");
      }
    }
    if (arguments.has("--jobs")) {
      throw new UsageException("--jobs goes with bench threads");
    }
    return Optional.empty();
  }

  private static void scaling(Arguments arguments, Consumer<Object> lines) {
    Scaling.measure(CFamilies.growing(), lines::accept);
  }

  /** The selected models; all by default. */
  static List<MemoryModel> models(Arguments arguments) {
    return arguments.has("--model")
        ? ModelOption.some(arguments, Machine.MODELS, MemoryModel.SC)
        : ModelOption.all(Machine.MODELS);
  }

  private static void monitor(Arguments arguments, Consumer<Object> lines) {
    lines.accept(MonitorBench.HEADER);
    for (MemoryModel model : models(arguments)) {
      for (int length = 0; model != MemoryModel.SC && length < MonitorBench.LENGTHS; length++) {
        lines.accept(MonitorBench.measure(model, length));
      }
    }
  }

  private static void reach(Arguments arguments, Consumer<Object> lines) {
    lines.accept(ReachBench.HEADER);
    ReachBench.ROWS.forEach(row -> lines.accept(ReachBench.measure(row)));
  }

  private static void threads(Arguments arguments, Consumer<Object> lines) {
    int jobs = LimitOptions.jobs(arguments);
    if (jobs < 2) {
      throw new UsageException("bench threads needs --jobs 2 or more");
    }
    int rounds = arguments.count("--forks", BenchCommand.FORKS);
    lines.accept(ThreadsBench.header(jobs));
    ThreadsBench.PROGRAMS.forEach(p -> lines.accept(ThreadsBench.measure(p, jobs, rounds)));
  }

  private static void ablation(Arguments arguments, Consumer<Object> lines) {
    AblationBench.measure(arguments.count("--forks", BenchCommand.FORKS), lines);
  }

  private static int verdict(Arguments arguments, Consumer<Object> lines) {
    List<String> names = arguments.operands().stream().skip(1).toList();
    Duration most = arguments.duration("--limit", VERDICT_TIME);
    VerdictBench bench = new VerdictBench(Math.max(1, most.toSeconds()), jobsOfVerdict(arguments));
    return bench.measure(
        VerdictBench.named(names),
        models(arguments),
        arguments.choice("--format", VerdictBench.Form.TEXT),
        lines);
  }

  /** CPU time differs less from machine to machine if one thread searches. */
  private static int jobsOfVerdict(Arguments arguments) {
    return arguments.has("--jobs") ? LimitOptions.jobs(arguments) : 1;
  }

  private static void growth(Arguments arguments, Consumer<Object> lines) {
    String model = arguments.text("--model", "all");
    List<Growth> all =
        Growth.models().stream()
            .filter(g -> model.equals("all") || model.equals(g.model()))
            .toList();
    if (all.isEmpty()) {
      throw new UsageException("--model takes one of sc, tso, pso, rmo, all, not '" + model + "'");
    }
    lines.accept(Growth.HEADER);
    all.forEach(g -> g.measure(lines::accept));
  }
}
