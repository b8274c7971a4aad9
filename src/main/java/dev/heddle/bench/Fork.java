package dev.heddle.bench;

import dev.heddle.machine.MemoryModel;
import dev.heddle.verify.Algorithm;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Measures in fresh JVMs, because what one JIT compilation made of the search says little about the
 * next: the best of several, one at a time.
 */
public final class Fork {
  private final int forks;
  private final Duration warmUp;
  private final Duration time;

  public Fork(int forks, Duration warmUp, Duration time) {
    this.forks = forks;
    this.warmUp = warmUp;
    this.time = time;
  }

  public Measurement measure(Family family, MemoryModel model, Algorithm algorithm) {
    Measurement best = once(family, model, algorithm);
    for (int i = 1; i < forks; i++) {
      best = best.better(once(family, model, algorithm));
    }
    return best;
  }

  private Measurement once(Family family, MemoryModel model, Algorithm algorithm) {
    List<String> command = new ArrayList<>();
    command.add(ProcessHandle.current().info().command().orElse("java"));
    command.addAll(
        List.of(
            "-XX:+UseSerialGC",
            "-Xmx200m",
            "-cp",
            System.getProperty("java.class.path"),
            Fork.class.getName(),
            family.key(),
            model.name(),
            algorithm.name(),
            warmUp.toString(),
            time.toString()));
    try {
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      try (BufferedReader out =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
        String line = out.readLine();
        if (process.waitFor() != 0 || line == null) {
          throw new IllegalStateException("the measuring process failed: " + command);
        }
        return Measurement.parse(line);
      }
    } catch (IOException e) {
      throw new IllegalStateException("no measuring process: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  /** The measuring process: prints one measurement. */
  static void main(String[] args) throws IOException {
    Family family =
        Family.ALL.stream().filter(f -> f.key().equals(args[0])).findFirst().orElseThrow();
    Stopwatch stopwatch = new Stopwatch(Duration.parse(args[3]), Duration.parse(args[4]));
    Measurement m =
        stopwatch.measure(family, MemoryModel.valueOf(args[1]), Algorithm.valueOf(args[2]));
    new java.io.FileOutputStream(java.io.FileDescriptor.out)
        .write((m.line() + "\n").getBytes(StandardCharsets.UTF_8));
  }
}
