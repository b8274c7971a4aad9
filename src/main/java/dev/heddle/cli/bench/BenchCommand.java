// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.bench;

import dev.heddle.bench.BenchJson;
import dev.heddle.bench.Comparison;
import dev.heddle.bench.Family;
import dev.heddle.bench.FlameGraph;
import dev.heddle.bench.Fork;
import dev.heddle.bench.Measurement;
import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.OutputDestination;
import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.cli.command.Command;
import dev.heddle.cli.command.ResultFiles;
import dev.heddle.cli.input.Inputs;
import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.file.WholeFile;
import dev.heddle.model.MemoryModel;
import dev.heddle.verify.Algorithm;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** {@code heddle bench}: how fast the search is on this machine. */
public final class BenchCommand implements Command {
  private static final Duration WARM_UP = Duration.ofSeconds(2);
  private static final Duration TIME = Duration.ofSeconds(1);
  static final int FORKS = 3;

  @Override
  public Syntax syntax() {
    return new Syntax(
        "bench",
        "[FAMILY ... | OTHER] [options]",
        "how fast the search is on this machine",
        "Measures the search on families of programs with known numbers of executions: CPU time of"
            + " one thread, in fresh JVMs with 200 MB of heap, after warm-up. The result is"
            + " the median of several JVMs. Families that end in .c are C programs, and all that"
            + " heddle check does is measured.",
        List.of(
            new Syntax.Option("--model", "M", "sc, tso, pso or all (default: all)"),
            new Syntax.Option(
                "--algorithm", "A", "optimal, source or exhaustive (default: optimal)"),
            new Syntax.Option("--forks", "N", "JVMs per measurement (default: " + FORKS + ")"),
            new Syntax.Option(
                "--jobs", "N", "threads of bench threads (one a core) and verdict (1)"),
            new Syntax.Option(
                "--limit", "T", "CPU time for a program of bench verdict (default: 10s)"),
            new Syntax.Option("--format", "F", "for bench verdict: text, tsv or json"),
            new Syntax.Option("--warm-up", "T", "time before measuring (default: 2s)"),
            new Syntax.Option("--time", "T", "time of measuring, at least 3 runs (default: 1s)"),
            new Syntax.Option("--json", "FILE", "also write the run as JSON"),
            new Syntax.Option("--against", "FILE", "compare with a run written by --json"),
            new Syntax.Option("--profile", "FILE", "write a flame graph (SVG); one family only"),
            ResultFiles.HTML),
        """
        Families in C: %s
        Families: %s
        """
                .formatted(
                    String.join(", ", CFamilies.keys()).replace(" readers.c, ", "\n  readers.c, "),
                    Family.ALL.stream().map(Family::key).collect(Collectors.joining(", ")))
            + BenchTopics.HELP);
  }

  private static Stream<String> keys() {
    return Stream.concat(CFamilies.keys().stream(), Family.ALL.stream().map(Family::key));
  }

  @Override
  public int run(Arguments arguments, Streams streams) {
    ResultFiles resultFiles = new ResultFiles("bench", arguments, streams);
    List<String> lines = new ArrayList<>();
    Consumer<Object> print =
        line -> {
          if (!streams.watch().mayContinue()) {
            throw new CancellationException("interrupted");
          }
          lines.add(line.toString());
          streams.out().println(line);
          streams.out().flush();
        };
    Optional<BenchTopics.Topic> other = BenchTopics.asked(arguments);
    int code = ExitCode.PASS;
    if (other.isPresent()) {
      code = other.get().applyAsInt(arguments, print);
      resultFiles.add(() -> BenchPage.of(lines));
    } else {
      List<Measurement> run = measure(arguments, print);
      resultFiles.add(() -> BenchPage.of(run, lines.subList(run.size() + 1, lines.size())));
    }
    return resultFiles.finish() ? code : ExitCode.WRONG_INPUT;
  }

  private static List<Measurement> measure(Arguments arguments, Consumer<Object> print) {
    OutputDestination.checkFile(arguments, "--json");
    OutputDestination.checkFile(arguments, "--profile");
    List<Measurement> before =
        arguments.has("--against") ? stored(arguments.text("--against", "")) : List.of();
    List<Family> families = families(arguments.operands());
    List<MemoryModel> models = BenchTopics.models(arguments);
    if (arguments.has("--profile") && families.size() * models.size() > 1) {
      throw new UsageException("--profile needs one family and one --model");
    }
    try {
      Optional<Path> recording =
          arguments.has("--profile")
              ? Optional.of(Files.createTempFile("heddle", ".jfr"))
              : Optional.empty();
      List<Measurement> run = measure(fork(arguments, recording), arguments, families, print);
      if (arguments.has("--json")) {
        write(arguments, "--json", BenchJson.write(run));
      }
      if (recording.isPresent()) {
        write(arguments, "--profile", FlameGraph.of(recording.get(), run.getFirst().name()));
        Files.deleteIfExists(recording.get());
      }
      compare(run, before, print);
      return run;
    } catch (IOException e) {
      throw new UsageException(e.getMessage());
    }
  }

  private static void write(Arguments arguments, String option, String text) throws IOException {
    WholeFile.write(Path.of(arguments.text(option, "")), text.getBytes(StandardCharsets.UTF_8));
  }

  private static Fork fork(Arguments arguments, Optional<Path> recording) {
    return new Fork(
        arguments.count("--forks", FORKS),
        arguments.duration("--warm-up", WARM_UP),
        arguments.duration("--time", TIME),
        recording);
  }

  private static List<Measurement> measure(
      Fork fork, Arguments arguments, List<Family> families, Consumer<Object> print)
      throws IOException {
    Algorithm algorithm = arguments.choice("--algorithm", Algorithm.OPTIMAL);
    List<Measurement> run = new ArrayList<>();
    print.accept(Measurement.HEADER);
    for (Family family : families) {
      for (MemoryModel model : BenchTopics.models(arguments)) {
        run.add(fork.measure(family, model, algorithm));
        print.accept(run.getLast());
      }
    }
    return run;
  }

  private static List<Measurement> stored(String file) {
    try {
      return BenchJson.read(Inputs.text(Path.of(file)));
    } catch (IOException e) {
      throw new UsageException(Inputs.complaint(file, e).lines().findFirst().orElse(file));
    }
  }

  private static void compare(
      List<Measurement> run, List<Measurement> before, Consumer<Object> print) {
    if (before.isEmpty()) {
      return;
    }
    print.accept("");
    for (Measurement m : run) {
      String missing = m.name() + " " + m.model() + " is not in the other run";
      print.accept(Comparison.of(m, before).map(Comparison::toString).orElse(missing));
    }
  }

  private static List<Family> families(List<String> asked) {
    for (String key : asked) {
      if (keys().noneMatch(key::equals)) {
        throw new UsageException("no family " + key + "; heddle bench --help lists them");
      }
    }
    return keys()
        .filter(k -> asked.isEmpty() || asked.contains(k))
        .map(BenchCommand::family)
        .toList();
  }

  private static Family family(String key) {
    return Family.ALL.stream()
        .filter(f -> f.key().equals(key))
        .findFirst()
        .orElseGet(() -> CFamilies.read(key));
  }
}
