// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.bench;

import dev.heddle.bench.Family;
import dev.heddle.bench.Scaling;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.frontend.c.CReader;
import dev.heddle.frontend.c.clang.ClangException;
import dev.heddle.program.Program;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/**
 * The families in C that {@code bench} measures, in the sizes that other tools were measured in.
 */
final class CFamilies {
  /** The files, from Heddle's own folder. */
  static final Path FOLDER = Path.of("examples", "c", "families");

  /**
   * @param executions under SC, TSO, PSO
   * @param peer executions per CPU second of the fastest public tool, under SC and TSO
   */
  private record Sized(String name, int n, List<Long> executions, List<Integer> peer) {
    String key() {
      return name + ".c";
    }
  }

  private static final List<Sized> ALL =
      List.of(
          same("writers", 7, 40_320, List.of(192_000, 155_000)),
          new Sized(
              "fib_concurrent",
              5,
              List.of(218_243L, 525_630L, 525_630L),
              List.of(128_000, 194_000)),
          new Sized("fib_joined", 5, List.of(8_953L, 19_404L, 19_404L), List.of()),
          same("last_zero", 13, 32_768, List.of(19_000, 17_000)),
          same("readers", 16, 65_536, List.of(29_000, 26_000)),
          same("indexer", 15, 4_096, List.of(1_900, 1_600)),
          same("atomic_increment", 8, 40_320, List.of(34_000, 29_000)));

  private CFamilies() {}

  private static Sized same(String name, int n, long executions, List<Integer> peer) {
    return new Sized(name, n, List.of(executions, executions, executions), peer);
  }

  static List<String> keys() {
    return ALL.stream().map(Sized::key).toList();
  }

  static Family read(String key) {
    Sized sized = ALL.stream().filter(s -> s.key().equals(key)).findFirst().orElseThrow();
    return new Family(
        key,
        program(key, List.of("-DN=" + sized.n())).named(sized.name() + "(" + sized.n() + ").c"),
        sized.executions(),
        Family.Work.CHECK,
        sized.peer());
  }

  /** Series of programs with ever more events or threads. */
  static List<Scaling.Series> growing() {
    return List.of(
        padded("C: events of an execution", Scaling.EVENTS, n -> flags(2, n)),
        padded("C: events of an execution, with mutexes", Scaling.EVENTS, n -> mutexes(2, n)),
        padded("C: threads", Scaling.THREADS, n -> flags(n, Scaling.SHARED)),
        padded("C: threads, with mutexes", Scaling.THREADS, n -> mutexes(n, Scaling.SHARED)));
  }

  private static Scaling.Series padded(
      String title, List<Integer> numbers, IntFunction<List<String>> flags) {
    return new Scaling.Series(
        title, Family.Work.CHECK, numbers, n -> program("padded.c", flags.apply(n)));
  }

  private static List<String> flags(int threads, int events) {
    return List.of("-DTHREADS=" + threads, "-DEVENTS=" + events);
  }

  private static List<String> mutexes(int threads, int events) {
    return Stream.concat(flags(threads, events).stream(), Stream.of("-DMUTEX")).toList();
  }

  private static Program program(String key, List<String> flags) {
    Path file = Path.of(System.getProperty("heddle.home", "")).resolve(FOLDER).resolve(key);
    try {
      return CReader.read(List.of(file), CReader.Options.DEFAULT.withFlags(flags));
    } catch (ClangException | IOException e) {
      throw new UsageException("cannot measure " + key + ": " + e.getMessage());
    }
  }
}
