// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import dev.heddle.explore.observe.Statistics;
import dev.heddle.explore.observe.TimeLimit;
import dev.heddle.foata.Architecture;
import dev.heddle.foata.Pso;
import dev.heddle.foata.Rmo;
import dev.heddle.foata.Sc;
import dev.heddle.foata.Tso;
import dev.heddle.foata.generate.Counts;
import dev.heddle.foata.generate.GenerationRequest;
import dev.heddle.foata.generate.Generator;
import dev.heddle.machine.Machine;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.Program;
import dev.heddle.verify.Algorithm;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * Measures how the cost of the generator of representative executions grows with a program,
 * compared with the exhaustive search and Optimal-DPOR, which do not support RMO.
 */
public final class Growth {
  public static final String HEADER =
      String.format(
          "%-18s %-4s %10s %11s %9s %9s %9s %11s",
          "program",
          "mod",
          "executions",
          "orders",
          "exhaust s",
          "optimal s",
          "foata s",
          "generated");

  private static final Duration PATIENCE = Duration.ofSeconds(5);
  private static final int BEST_OF = 3;

  /** A program that grows, from its first size to its last. */
  private record Series(IntFunction<Program> program, int from, int to) {}

  private static final List<Series> ALL =
      List.of(
          new Series(Families::writers, 2, 8),
          new Series(Families::storeBufferRing, 2, 10),
          new Series(n -> Families.mixed(4, n), 1, 6));

  /** What one run took. */
  private record Run(long executions, long steps, double seconds, boolean complete) {
    Run better(Run other) {
      return other.seconds < seconds ? other : this;
    }
  }

  private final Optional<MemoryModel> machine;
  private final Architecture architecture;

  /** Whether the exhaustive search of the last size ended; else larger ones are not. */
  private boolean exhausted;

  private Growth(Optional<MemoryModel> machine, Architecture architecture) {
    this.machine = machine;
    this.architecture = architecture;
  }

  /** The models to measure under. */
  public static List<Growth> models() {
    return List.of(
        new Growth(Optional.of(MemoryModel.SC), new Sc()),
        new Growth(Optional.of(MemoryModel.TSO), new Tso()),
        new Growth(Optional.of(MemoryModel.PSO), new Pso()),
        new Growth(Optional.empty(), new Rmo()));
  }

  public String model() {
    return architecture.name();
  }

  /** Measures in this JVM: a line of figures for each program, given out as they come. */
  public void measure(Consumer<String> line) {
    for (Series series : ALL) {
      exhausted = true;
      generated(series.program().apply(series.from()));
      for (int n = series.from(); n <= series.to(); n++) {
        line.accept(line(series.program().apply(n)));
      }
    }
  }

  private String line(Program program) {
    Run foata = best(() -> generated(program));
    Optional<Run> optimal = machine.map(m -> best(() -> explored(program, m, Algorithm.OPTIMAL)));
    Optional<Run> all =
        machine
            .filter(_ -> exhausted)
            .map(m -> best(() -> explored(program, m, Algorithm.EXHAUSTIVE)));
    exhausted = all.filter(Run::complete).isPresent();
    if (optimal.isPresent() && optimal.get().executions() != foata.executions()) {
      throw new IllegalStateException(
          program.name() + ": " + foata.executions() + ", not " + optimal.get().executions());
    }
    OptionalLong orders = all.filter(Run::complete).stream().mapToLong(Run::executions).findFirst();
    return String.format(
        Locale.ROOT,
        "%-18s %-4s %10d %11s %9s %9s %9s %11d",
        program.name(),
        model(),
        foata.executions(),
        orders.isPresent() ? orders.getAsLong() : "-",
        seconds(all),
        seconds(optimal),
        seconds(Optional.of(foata)),
        foata.steps());
  }

  private static String seconds(Optional<Run> run) {
    return run.filter(Run::complete)
        .map(r -> String.format(Locale.ROOT, "%.4f", r.seconds()))
        .orElse("-");
  }

  /** The best of some runs; of a long one just that. */
  private static Run best(Supplier<Run> once) {
    Run best = once.get();
    for (int i = 1; i < BEST_OF && best.seconds() < 1; i++) {
      best = best.better(once.get());
    }
    return best;
  }

  private Run generated(Program program) {
    long before = cpu();
    Counts counts =
        Generator.generate(
            new GenerationRequest(
                program,
                architecture,
                GenerationRequest.Mode.EVALUATED,
                GenerationRequest.Extent.PRUNED),
            _ -> true);
    return new Run(counts.kept(), counts.generated(), (cpu() - before) / 1e9, true);
  }

  private static Run explored(Program program, MemoryModel model, Algorithm algorithm) {
    long before = cpu();
    Statistics s =
        algorithm
            .explorer()
            .explore(new Machine(program, model), new TimeLimit(PATIENCE, (_, _) -> true));
    boolean complete = s.end() == Statistics.End.EXHAUSTED;
    return new Run(s.executions(), s.events(), (cpu() - before) / 1e9, complete);
  }

  private static long cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
