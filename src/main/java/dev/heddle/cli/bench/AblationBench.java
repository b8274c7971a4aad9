// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.bench;

import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.machine.plan.Technique;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

/**
 * What each technique gains: the time of {@code check} with all techniques, and with all but one,
 * in fresh JVMs with one thread, in turn. What sharing gains is for {@link ThreadsBench}.
 */
final class AblationBench {
  static final String HEADER =
      String.format("%-18s %-30s %9s %9s %6s", "technique", "program", "with", "without", "gain");

  /** How long a check may take; what needs more is shown as a lower bound. */
  private static final int MOST_SECONDS = 60;

  /**
   * @param flags what makes it take some seconds
   */
  record Program(Path file, List<String> flags) {
    static Program of(String file, String... flags) {
      return new Program(Path.of("examples", "c", file), List.of(flags));
    }

    @Override
    public String toString() {
      return file.getFileName() + " " + String.join(" ", flags).replace("-D", "");
    }
  }

  private static final List<Program> PROGRAMS =
      List.of(
          Program.of("families/writers.c", "-DN=9"),
          Program.of("families/fib_concurrent.c", "-DN=6"),
          Program.of("families/last_zero.c", "-DN=18"),
          Program.of("families/readers.c", "-DN=21"),
          Program.of("families/indexer.c", "-DN=16"),
          Program.of("families/atomic_increment.c", "-DN=9"),
          Program.of("families/fib_joined.c", "-DN=6"),
          Program.of("families/local_work.c", "-DN=4"),
          Program.of("thread_pool.c", "-DWORKERS=3"),
          Program.of("striped_map.c", "-DTHREADS=3", "-DWORDS=3"),
          Program.of("ticket_lock.c", "-DTHREADS=7"));

  private AblationBench() {}

  static void measure(int rounds, Consumer<Object> lines) {
    lines.accept(HEADER);
    for (Program program : PROGRAMS) {
      seconds(program, ""); // so that each run that counts finds the compiled program in the cache
      for (Technique technique : Technique.values()) {
        if (technique != Technique.SHARING) {
          lines.accept(line(technique, program, rounds));
        }
      }
    }
  }

  private static String line(Technique technique, Program program, int rounds) {
    List<Double> with = new ArrayList<>();
    List<Double> without = new ArrayList<>();
    for (int i = 0; i < rounds; i++) {
      with.add(seconds(program, ""));
      without.add(seconds(program, technique + "=off"));
    }
    double longer = CheckProcess.middle(without);
    double shorter = CheckProcess.middle(with);
    boolean cut = longer >= MOST_SECONDS;
    return String.format(
        Locale.ROOT,
        "%-18s %-30s %7.2f s %7.2f s %s%.2f",
        technique,
        program,
        shorter,
        longer,
        cut ? "> " : "  ",
        longer / shorter);
  }

  private static double seconds(Program program, String plan) {
    List<String> options = new ArrayList<>(Arrays.asList("--model", "tso", "--jobs", "1"));
    options.addAll(List.of("--max-time", MOST_SECONDS + "s"));
    if (!plan.isEmpty()) {
      options.addAll(List.of("--plan", plan));
    }
    CheckProcess.Run run = CheckProcess.run(List.of(), program.file(), options, program.flags());
    boolean stopped = run.code() == ExitCode.UNKNOWN && !plan.isEmpty();
    if (run.code() == ExitCode.UNKNOWN && run.verdict().contains("interrupted")) {
      throw new CancellationException("interrupted");
    }
    if (run.code() != ExitCode.PASS && !stopped) {
      throw new IllegalStateException(program + " should pass, but check said " + run.out());
    }
    return stopped ? Math.max(run.seconds(), MOST_SECONDS) : run.seconds();
  }
}
