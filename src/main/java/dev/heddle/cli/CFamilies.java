package dev.heddle.cli;

import dev.heddle.bench.Family;
import dev.heddle.frontend.c.CReader;
import dev.heddle.frontend.c.clang.ClangException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The families in C that {@code bench} measures, in the sizes that other tools were measured in.
 */
final class CFamilies {
  /** The files, from Heddle's own folder. */
  private static final Path FOLDER = Path.of("examples", "c", "families");

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
    Path file = Path.of(System.getProperty("heddle.home", "")).resolve(FOLDER).resolve(key);
    CReader.Options d = CReader.Options.DEFAULT;
    CReader.Options options =
        new CReader.Options(
            d.clang(), List.of("-DN=" + sized.n()), d.nondet(), d.overflow(), Optional.empty());
    try {
      return new Family(
          key,
          CReader.read(List.of(file), options).named(sized.name() + "(" + sized.n() + ").c"),
          sized.executions(),
          Family.Work.CHECK,
          sized.peer());
    } catch (ClangException | IOException e) {
      throw new UsageException("cannot measure " + key + ": " + e.getMessage());
    }
  }
}
