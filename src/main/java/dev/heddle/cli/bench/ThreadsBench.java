// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.bench;

import dev.heddle.cli.terminal.ExitCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;

/**
 * The same {@code check} on one core, with one thread and with several: wall time of fresh JVMs,
 * from their start to their end, in turn, so that a machine that slows down slows all. One thread
 * has the JVM's compiler on another core; on one core it has not.
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
        "%-24s %10s %9s %9s %10s %6s %6s",
        "program", "executions", "1 core", "1 thread", jobs + " threads", "/core", "/thr.");
  }

  /** The middle one of so many runs each, as a line. */
  static String measure(Program program, int jobs, int rounds) {
    List<String> onOneCore = SingleCore.prefix();
    List<Double> pinned = new ArrayList<>();
    List<Double> one = new ArrayList<>();
    List<Double> several = new ArrayList<>();
    for (int i = 0; i < rounds; i++) {
      if (!onOneCore.isEmpty()) {
        pinned.add(seconds(onOneCore, program, 1));
      }
      one.add(seconds(List.of(), program, 1));
      several.add(seconds(List.of(), program, jobs));
    }
    double time = CheckProcess.middle(several);
    return String.format(
        Locale.ROOT,
        "%-24s %10d %9s %7.2f s %8.2f s %6s %6.2f",
        program.key() + ", N=" + program.n(),
        program.executions(),
        pinned.isEmpty() ? "-" : String.format(Locale.ROOT, "%.2f s", CheckProcess.middle(pinned)),
        CheckProcess.middle(one),
        time,
        pinned.isEmpty()
            ? "-"
            : String.format(Locale.ROOT, "%.2f", CheckProcess.middle(pinned) / time),
        CheckProcess.middle(one) / time);
  }

  private static double seconds(List<String> prefix, Program program, int jobs) {
    CheckProcess.Run run =
        CheckProcess.run(
            prefix,
            CFamilies.FOLDER.resolve(program.key()),
            List.of("--model=tso", "--jobs=" + jobs, "--classes=traces"),
            List.of("-DN=" + program.n()));
    if (run.code() == ExitCode.UNKNOWN) {
      throw new CancellationException("interrupted");
    }
    if (run.out().lines().noneMatch(("Executions " + program.executions())::equals)) {
      throw new IllegalStateException(program + " expected, but check said " + run.out());
    }
    return run.seconds();
  }
}
