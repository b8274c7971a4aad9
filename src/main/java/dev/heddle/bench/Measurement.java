package dev.heddle.bench;

import dev.heddle.machine.MemoryModel;
import dev.heddle.verify.Algorithm;
import java.util.Locale;

/**
 * What one program cost under one model.
 *
 * @param seconds CPU time of one exploration, the best seen after warm-up
 * @param heap most bytes of heap in use at any time
 */
public record Measurement(
    String family,
    MemoryModel model,
    Algorithm algorithm,
    long executions,
    long redundant,
    long steps,
    double seconds,
    long heap) {
  public static final String HEADER =
      String.format(
          "%-22s %-4s %-10s %10s %10s %11s %12s %7s",
          "family", "mod", "algorithm", "executions", "redundant", "execs/s", "steps/s", "heap MB");

  public double executionsPerSecond() {
    return executions / seconds;
  }

  /** The faster of two, with the larger heap. */
  Measurement better(Measurement other) {
    Measurement best = other.seconds < seconds ? other : this;
    return new Measurement(
        family,
        model,
        algorithm,
        executions,
        redundant,
        steps,
        best.seconds,
        Math.max(heap, other.heap));
  }

  /** One line that {@link #parse} reads. */
  String line() {
    return String.join(
        "\t",
        family,
        model.name(),
        algorithm.name(),
        String.valueOf(executions),
        String.valueOf(redundant),
        String.valueOf(steps),
        String.valueOf(seconds),
        String.valueOf(heap));
  }

  static Measurement parse(String line) {
    String[] f = line.split("\t");
    return new Measurement(
        f[0],
        MemoryModel.valueOf(f[1]),
        Algorithm.valueOf(f[2]),
        Long.parseLong(f[3]),
        Long.parseLong(f[4]),
        Long.parseLong(f[5]),
        Double.parseDouble(f[6]),
        Long.parseLong(f[7]));
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%-22s %-4s %-10s %10d %10d %11.0f %12.0f %7.0f",
        family,
        model,
        algorithm,
        executions,
        redundant,
        executionsPerSecond(),
        steps / seconds,
        heap / 1e6);
  }
}
