// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import dev.heddle.model.MemoryModel;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.GlobalAddress;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.Global;
import dev.heddle.program.Order;
import dev.heddle.program.Program;
import dev.heddle.program.ProgramBuilder;
import dev.heddle.verify.Algorithm;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/**
 * Measures how the cost of an execution grows: series of programs, each with one number that grows.
 */
public final class Scaling {
  private static final String HEADER =
      String.format(
          "%-22s %10s %12s %12s %9s", "", "executions", "events/exec", "ns/exec", "ns/ev");

  public static final List<Integer> EVENTS = List.of(20, 50, 100, 200, 500, 1000, 2000);
  public static final List<Integer> THREADS = List.of(2, 4, 8, 16, 32);

  /** The events that threads share. */
  public static final int SHARED = 320;

  private static final Duration TIME = Duration.ofMillis(1500);
  private static final int RACES = 8;
  private static final int INT = 4;

  /** Programs by a number. */
  public record Series(
      String title, Family.Work work, List<Integer> numbers, IntFunction<Program> program) {}

  private static final List<Series> SEARCH =
      List.of(
          search("executions: writers", List.of(5, 6, 7, 8, 9), Families::writers),
          search("events of an execution", EVENTS, n -> padded(2, n, 0)),
          search("threads", THREADS, n -> padded(n, SHARED, 0)),
          search("unused instructions", List.of(100, 1000, 10_000), n -> padded(2, 100, n)));

  private Scaling() {}

  private static Series search(String title, List<Integer> numbers, IntFunction<Program> program) {
    return new Series(title, Family.Work.SEARCH, numbers, program);
  }

  /**
   * Measures in this JVM; the lines are for people.
   *
   * @param more series, beside those of the search alone
   */
  public static void measure(List<Series> more, Consumer<String> lines) {
    SEARCH.forEach(s -> measure(s, lines));
    more.forEach(s -> measure(s, lines));
  }

  private static void measure(Series series, Consumer<String> lines) {
    lines.accept(series.title() + "\n" + HEADER);
    for (int n : series.numbers()) {
      Program p = series.program().apply(n);
      Family family = new Family("scaling", p, List.of(), series.work(), List.of());
      Sample s = new Stopwatch(TIME, TIME).best(family, MemoryModel.TSO, Algorithm.OPTIMAL);
      lines.accept(
          String.format(
              Locale.ROOT,
              "%22d %10d %12.1f %12.0f %9.0f",
              n,
              s.executions(),
              (double) s.events() / s.executions(),
              s.seconds() * 1e9 / s.executions(),
              s.seconds() * 1e9 / s.events()));
    }
    lines.accept("");
  }

  /**
   * Threads 0 and 1 race first, and then all threads together load so many times more, each its own
   * variable: no load races, but each execution has to do them again.
   */
  static Program padded(int threads, int events, int unused) {
    ProgramBuilder p = new ProgramBuilder("padded");
    Global[] x = new Global[RACES];
    for (int i = 0; i < RACES; i++) {
      x[i] = p.integer("x" + i, INT, 0);
    }
    for (int t = 0; t < threads; t++) {
      FunctionBuilder f = new FunctionBuilder("t" + t);
      Expression.Register r = f.register("r", 32);
      for (int i = 0; t < 2 && i < RACES; i++) {
        if (t == 0) {
          f.store(new GlobalAddress(x[i], 0, 64), Expression.constant(1, 32), INT, Order.PLAIN);
        } else {
          f.load(r, new GlobalAddress(x[i], 0, 64), INT, Order.PLAIN);
        }
      }
      Global own = p.integer("own" + t, INT, 0);
      for (int i = 0; i < (events - 2 * RACES) / threads; i++) {
        f.load(r, new GlobalAddress(own, 0, 64), INT, Order.PLAIN);
      }
      p.thread(f.build());
    }
    FunctionBuilder dead = new FunctionBuilder("unused");
    Expression.Register r = dead.register("r", 32);
    for (int i = 0; i < unused; i++) {
      dead.assign(r, Expression.constant(i, 32));
    }
    p.function(dead.build());
    return p.build();
  }
}
