// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.Effort;
import dev.heddle.states.Reachability;
import dev.heddle.states.StateLimits;
import dev.heddle.verify.robustness.AutomatonReachability;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Measures how the cost of reachability of automata grows with the size of the program. */
public final class ReachBench {
  /** One program. */
  public record Row(AutomatonFamily family, int size) {}

  /** Runs of a program continue for at least so long; the best one counts. */
  private static final Duration TIME = Duration.ofMillis(500);

  private static final int ROUNDS = 20;

  public static final List<Row> ROWS =
      Stream.of(
              sizes(AutomatonFamily.LAMPORT, 2, 3, 4, 5, 6, 7),
              sizes(AutomatonFamily.FAST_MUTEX, 2, 3, 4, 5),
              sizes(AutomatonFamily.DIAMOND, 50, 100, 200, 400),
              sizes(AutomatonFamily.LOOP, 25, 50, 100, 200))
          .flatMap(rows -> rows)
          .toList();

  public static final String HEADER =
      String.format(
          "%-11s %5s %8s %9s %10s %13s %11s",
          "family", "size", "queries", "tso ms", "sc states", "states/cpu s", "bytes/state");

  private ReachBench() {}

  private static Stream<Row> sizes(AutomatonFamily family, int... sizes) {
    return IntStream.of(sizes).mapToObj(size -> new Row(family, size));
  }

  /** A line of the table. */
  public static String measure(Row row) {
    ParallelProgram program = row.family().program(row.size());
    long start = System.nanoTime();
    double best = Double.MAX_VALUE;
    int queries;
    do {
      long began = System.nanoTime();
      Reachability result = AutomatonReachability.tso(program, ROUNDS, StateLimits.none());
      best = Math.min(best, (System.nanoTime() - began) / 1e6);
      queries = result.queries();
    } while (System.nanoTime() - start < TIME.toNanos());
    double rate = 0;
    Effort effort;
    start = System.nanoTime();
    do {
      long states = 0;
      long cpu = cpu();
      do {
        effort = AutomatonReachability.sc(program, StateLimits.none()).effort();
        states += effort.states();
      } while (cpu() - cpu < TIME.toNanos() / 2);
      rate = Math.max(rate, states / ((cpu() - cpu) / 1e9));
    } while (System.nanoTime() - start < 2 * TIME.toNanos());
    return String.format(
        Locale.ROOT,
        "%-11s %5d %8d %9.1f %10d %13.0f %11.1f",
        row.family().key(),
        row.size(),
        queries,
        best,
        effort.states(),
        rate,
        effort.bytes() / (double) effort.states());
  }

  /** CPU time of all threads, the compiler's and the collector's too. */
  private static long cpu() {
    return ProcessHandle.current()
        .info()
        .totalCpuDuration()
        .map(Duration::toNanos)
        .orElseGet(System::nanoTime);
  }
}
