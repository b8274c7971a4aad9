// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import dev.heddle.model.MemoryModel;
import dev.heddle.verify.Algorithm;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;

/** What one program cost under one model: a sample of each of several JVMs. */
public record Measurement(
    String key,
    String name,
    MemoryModel model,
    Algorithm algorithm,
    int peer,
    List<Sample> samples) {

  public static final List<String> COLUMNS =
      List.of(
          "family",
          "mod",
          "algorithm",
          "executions",
          "redundant",
          "execs/s",
          "spread",
          "ns/ev",
          "heap MB",
          "peer");

  public static final String HEADER = line(COLUMNS);

  private static String line(List<String> cells) {
    return String.format("%-22s %-4s %-10s %10s %9s %10s %6s %7s %7s %6s", cells.toArray());
  }

  public Measurement {
    samples = List.copyOf(samples);
  }

  private DoubleStream rates() {
    return samples.stream().mapToDouble(Sample::rate).sorted();
  }

  /** Executions per CPU second: the middle one of the samples. */
  public double median() {
    double[] sorted = rates().toArray();
    int n = sorted.length;
    return (sorted[(n - 1) / 2] + sorted[n / 2]) / 2;
  }

  public double slowest() {
    return rates().min().orElse(0);
  }

  public double fastest() {
    return rates().max().orElse(0);
  }

  /** Whether both measure the same. */
  boolean isLike(Measurement other) {
    return key.equals(other.key) && model == other.model && algorithm == other.algorithm;
  }

  private double nanosPerEvent() {
    return samples.stream()
        .mapToDouble(s -> s.seconds() * 1e9 / s.events())
        .sorted()
        .toArray()[samples.size() / 2];
  }

  /** The texts of the columns. */
  public List<String> cells() {
    Sample first = samples.getFirst();
    return List.of(
        name,
        model.toString(),
        algorithm.toString(),
        (first.complete() ? "" : ">") + first.executions(),
        String.valueOf(first.redundant()),
        rounded(median()),
        rounded((fastest() - slowest()) / median() * 100) + "%",
        rounded(nanosPerEvent()),
        rounded(samples.stream().mapToLong(Sample::heap).max().orElse(0) / 1e6),
        peer == 0 ? "-" : String.format(Locale.ROOT, "%.1fx", median() / peer));
  }

  private static String rounded(double value) {
    return String.format(Locale.ROOT, "%.0f", value);
  }

  @Override
  public String toString() {
    return line(cells());
  }
}
