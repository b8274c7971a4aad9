package dev.heddle.verify;

import dev.heddle.frontend.litmus.LitmusReader;
import dev.heddle.frontend.litmus.LitmusTest;
import dev.heddle.machine.MemoryModel;
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
        test.program(), test.condition(), model, Algorithm.OPTIMAL, Limits.DEFAULT);
  }

  /** One execution of a test. */
  public static Picture replay(Path file, MemoryModel model, String schedule) {
    List<Picture> seen = new ArrayList<>();
    Outcomes.replay(question(read(file), model), schedule, x -> seen.add(x.picture()));
    return seen.getFirst();
  }

  /** All executions of a test, at most a hundred. */
  public static List<Picture> all(Path file, MemoryModel model) {
    return executions(file, model).stream().map(SeenExecution::picture).toList();
  }

  static List<SeenExecution> executions(Path file, MemoryModel model) {
    LitmusTest test = read(file);
    Limits d = Limits.DEFAULT;
    Outcomes.Question q =
        new Outcomes.Question(
            test.program(),
            test.condition(),
            model,
            Algorithm.OPTIMAL,
            new Limits(100, d.time(), d.depth(), d.rounds()));
    List<SeenExecution> seen = new ArrayList<>();
    Outcomes.ask(q, seen::add);
    return seen;
  }

  static LitmusTest test(Path file) {
    return read(file);
  }
}
