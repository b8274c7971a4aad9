package dev.heddle.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * The same {@code check} with one thread and with several: wall time of fresh JVMs, from their
 * start to their end, in turn, so that a machine that slows down slows both.
 */
final class ThreadsBench {
  /**
   * One of the families in C.
   *
   * @param executions under TSO
   */
  record Program(String key, int n, long executions) {}

  /** All but the last take one thread more than five seconds, on machines of 2026. */
  static final List<Program> PROGRAMS =
      List.of(
          new Program("writers.c", 11, 479_001_600),
          new Program("fib_concurrent.c", 7, 127_119_060),
          new Program("last_zero.c", 22, 26_214_400),
          new Program("readers.c", 25, 33_554_432),
          new Program("indexer.c", 18, 2_097_152),
          new Program("atomic_increment.c", 11, 39_916_800),
          new Program("fib_joined.c", 7, 2_760_615));

  private ThreadsBench() {}

  static String header(int jobs) {
    return String.format(
        "%-25s %11s %10s %11s %7s",
        "program", "executions", "1 thread", jobs + " threads", "times");
  }

  /** The middle one of so many runs each, as a line. */
  static String measure(Program program, int jobs, int rounds) {
    List<Double> one = new ArrayList<>();
    List<Double> several = new ArrayList<>();
    for (int i = 0; i < rounds; i++) {
      one.add(seconds(program, 1));
      several.add(seconds(program, jobs));
    }
    return String.format(
        Locale.ROOT,
        "%-25s %11d %8.2f s %9.2f s %7.2f",
        program.key() + ", N=" + program.n(),
        program.executions(),
        middle(one),
        middle(several),
        middle(one) / middle(several));
  }

  private static double middle(List<Double> all) {
    Collections.sort(all);
    int n = all.size();
    return (all.get((n - 1) / 2) + all.get(n / 2)) / 2;
  }

  private static double seconds(Program program, int jobs) {
    List<String> command = OtherJvm.command(List.of());
    Path home = Path.of(System.getProperty("heddle.home", ""));
    command.addAll(
        List.of(
            "check",
            home.resolve(CFamilies.FOLDER).resolve(program.key()).toString(),
            "--model",
            "tso",
            "--jobs",
            String.valueOf(jobs),
            "--",
            "-DN=" + program.n()));
    try {
      long start = System.nanoTime();
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      process.waitFor();
      double seconds = (System.nanoTime() - start) / 1e9;
      if (out.lines().noneMatch(("Executions " + program.executions())::equals)) {
        throw new IllegalStateException(program + " expected, but " + command + " said " + out);
      }
      return seconds;
    } catch (IOException e) {
      throw new UsageException("no measuring process: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }
}
