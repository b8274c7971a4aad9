package dev.heddle.cli;

import dev.heddle.bench.Family;
import dev.heddle.bench.Fork;
import dev.heddle.bench.Growth;
import dev.heddle.bench.Measurement;
import dev.heddle.bench.MonitorBench;
import dev.heddle.bench.ReachBench;
import dev.heddle.machine.MemoryModel;
import dev.heddle.verify.Algorithm;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;

/** {@code heddle bench}: how fast the search is on this machine. */
final class BenchCommand implements Command {
  private static final Duration WARM_UP = Duration.ofSeconds(2);
  private static final Duration TIME = Duration.ofSeconds(1);
  private static final int FORKS = 2;
  private static final String MONITOR = "monitor";
  private static final String REACH = "reach";
  private static final String GROWTH = "growth";

  @Override
  public Syntax syntax() {
    String families = Family.ALL.stream().map(Family::key).collect(Collectors.joining(", "));
    return new Syntax(
        "bench",
        "[FAMILY ... | monitor | reach | growth] [options]",
        "how fast the search is on this machine",
        "Measures the search on families of programs with known numbers of executions: CPU time of"
            + " one thread, in fresh JVMs with 200 MB of heap, after warm-up, the best of several.",
        List.of(
            new Syntax.Option("--model", "M", "sc, tso, pso or all (default: all)"),
            new Syntax.Option(
                "--algorithm", "A", "optimal, source or exhaustive (default: optimal)"),
            new Syntax.Option("--forks", "N", "JVMs per measurement (default: " + FORKS + ")"),
            new Syntax.Option("--warm-up", "T", "before measuring (default: 2s)"),
            new Syntax.Option("--time", "T", "of measuring, at least 3 runs (default: 1s)"),
            new Syntax.Option("--help", null, "show this help")),
        "Families: "
            + families
            + "\nmonitor measures heddle monitor --trace instead, in this JVM; reach measures"
            + "\nheddle reach on programs of growing size; growth compares heddle executions with"
            + "\nthe searches, also under rmo.\n");
  }

  @Override
  public int run(Arguments arguments, Streams streams) {
    if (arguments.operands().contains(MONITOR)) {
      return monitor(arguments, streams);
    }
    if (arguments.operands().contains(REACH)) {
      return reach(arguments, streams);
    }
    if (arguments.operands().contains(GROWTH)) {
      return growth(arguments, streams);
    }
    List<MemoryModel> models = arguments.choice("--model", Model.ALL).models();
    Algorithm algorithm = arguments.choice("--algorithm", Algorithm.OPTIMAL);
    Fork fork =
        new Fork(
            arguments.count("--forks", FORKS),
            arguments.duration("--warm-up", WARM_UP),
            arguments.duration("--time", TIME));
    List<Family> families = families(arguments.operands());
    streams.out().println(Measurement.HEADER);
    for (Family family : families) {
      for (MemoryModel model : models) {
        streams.out().println(fork.measure(family, model, algorithm));
        streams.out().flush();
      }
    }
    return ExitCode.PASS;
  }

  private static int monitor(Arguments arguments, Streams streams) {
    if (arguments.operands().size() > 1) {
      throw new UsageException(MONITOR + " stands alone");
    }
    streams.out().println(MonitorBench.HEADER);
    for (MemoryModel model : arguments.choice("--model", Model.ALL).models()) {
      for (int length = 0; model != MemoryModel.SC && length < MonitorBench.LENGTHS; length++) {
        streams.out().println(MonitorBench.measure(model, length));
        streams.out().flush();
      }
    }
    return ExitCode.PASS;
  }

  private static int reach(Arguments arguments, Streams streams) {
    if (arguments.operands().size() > 1) {
      throw new UsageException(REACH + " stands alone");
    }
    streams.out().println(ReachBench.HEADER);
    for (ReachBench.Row row : ReachBench.ROWS) {
      streams.out().println(ReachBench.measure(row));
      streams.out().flush();
    }
    return ExitCode.PASS;
  }

  private static int growth(Arguments arguments, Streams streams) {
    if (arguments.operands().size() > 1) {
      throw new UsageException(GROWTH + " stands alone");
    }
    String model = arguments.text("--model", "all");
    List<Growth> all =
        Growth.models().stream()
            .filter(g -> model.equals("all") || model.equals(g.model()))
            .toList();
    if (all.isEmpty()) {
      throw new UsageException("--model takes one of sc, tso, pso, rmo, all, not '" + model + "'");
    }
    streams.out().println(Growth.HEADER);
    for (Growth g : all) {
      g.measure(line -> {
        streams.out().println(line);
        streams.out().flush();
      });
    }
    return ExitCode.PASS;
  }

  private static List<Family> families(List<String> keys) {
    for (String key : keys) {
      if (Family.ALL.stream().noneMatch(f -> f.key().equals(key))) {
        throw new UsageException("no family " + key + "; heddle bench --help lists them");
      }
    }
    return Family.ALL.stream().filter(f -> keys.isEmpty() || keys.contains(f.key())).toList();
  }
}
