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
    Counts counts,
    double seconds,
    long heap) {

  /**
   * What the search did.
   *
   * @param complete whether it came to its end; else it was stopped after the time to measure
   */
  public record Counts(long executions, long redundant, long steps, boolean complete) {}

  public static final String HEADER =
      String.format(
          "%-22s %-4s %-10s %10s %10s %11s %12s %7s",
          "family", "mod", "algorithm", "executions", "redundant", "execs/s", "steps/s", "heap MB");

  public double executionsPerSecond() {
    return counts.executions() / seconds;
  }

  /** The faster of two, with the larger heap. */
  Measurement better(Measurement other) {
    Measurement best = other.executionsPerSecond() > executionsPerSecond() ? other : this;
    long most = Math.max(heap, other.heap);
    return new Measurement(family, model, algorithm, best.counts, best.seconds, most);
  }

  /** One line that {@link #parse} reads. */
  String line() {
    return String.join(
        "\t",
        family,
        model.name(),
        algorithm.name(),
        String.valueOf(counts.executions()),
        String.valueOf(counts.redundant()),
        String.valueOf(counts.steps()),
        String.valueOf(counts.complete()),
        String.valueOf(seconds),
        String.valueOf(heap));
  }

  static Measurement parse(String line) {
    String[] f = line.split("\t");
    Counts counts =
        new Counts(
            Long.parseLong(f[3]),
            Long.parseLong(f[4]),
            Long.parseLong(f[5]),
            Boolean.parseBoolean(f[6]));
    return new Measurement(
        f[0],
        MemoryModel.valueOf(f[1]),
        Algorithm.valueOf(f[2]),
        counts,
        Double.parseDouble(f[7]),
        Long.parseLong(f[8]));
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%-22s %-4s %-10s %10s %10d %11.0f %12.0f %7.0f",
        family,
        model,
        algorithm,
        (counts.complete() ? "" : ">") + counts.executions(),
        counts.redundant(),
        executionsPerSecond(),
        counts.steps() / seconds,
        heap / 1e6);
  }
}
