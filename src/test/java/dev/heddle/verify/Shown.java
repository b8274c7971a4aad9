// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

import dev.heddle.frontend.litmus.LitmusReader;
import dev.heddle.frontend.litmus.LitmusTest;
import dev.heddle.model.MemoryModel;
import dev.heddle.verify.outcomes.CompleteExecution;
import dev.heddle.verify.outcomes.Outcomes;
import dev.heddle.verify.session.SearchLimits;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Pictures of litmus tests. */
public final class Shown {
  private Shown() {}

  /** Small ones of all sorts. */
  public static List<Path> litmusTests() {
    try (Stream<Path> examples = Files.list(Path.of("examples/litmus"));
        Stream<Path> classic = Files.list(Path.of("src/test/resources/litmus/classic"))) {
      return Stream.concat(examples, classic)
          .filter(f -> f.toString().endsWith(".litmus"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static LitmusTest read(Path file) {
    try {
      return LitmusReader.read(file.toString(), Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Outcomes.Question question(LitmusTest test, MemoryModel model) {
    return new Outcomes.Question(
        test.program(), test.condition(), model, Algorithm.OPTIMAL, SearchLimits.DEFAULT);
  }

  /** One execution of a test. */
  public static DetailedWitness replay(Path file, MemoryModel model, String schedule) {
    List<DetailedWitness> seen = new ArrayList<>();
    Outcomes.replay(question(read(file), model), schedule, x -> seen.add(x.picture()));
    return seen.getFirst();
  }

  /** All executions of a test, at most a hundred. */
  public static List<DetailedWitness> all(Path file, MemoryModel model) {
    return executions(file, model).stream().map(CompleteExecution::picture).toList();
  }

  static List<CompleteExecution> executions(Path file, MemoryModel model) {
    LitmusTest test = read(file);
    SearchLimits d = SearchLimits.DEFAULT;
    Outcomes.Question q =
        new Outcomes.Question(
            test.program(),
            test.condition(),
            model,
            Algorithm.OPTIMAL,
            new SearchLimits(100, d.time(), d.depth(), d.rounds()));
    List<CompleteExecution> seen = new ArrayList<>();
    Outcomes.ask(q, seen::add);
    return seen;
  }

  static LitmusTest test(Path file) {
    return read(file);
  }
}
