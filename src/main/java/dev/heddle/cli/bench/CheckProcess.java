// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.bench;

import dev.heddle.bench.MeasuringProcess;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.cli.command.HeddleProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/** Runs {@code heddle check} in a fresh JVM, from its start to its end. */
final class CheckProcess {
  /** The property that the launcher sets. */
  private static final String HOME = "heddle.home";

  /** What it printed, its exit code, and how long it took. */
  record Run(String out, int code, double seconds) {
    String verdict() {
      return out.lines().findFirst().orElse("");
    }
  }

  private CheckProcess() {}

  /**
   * In a JVM with the options of this one.
   *
   * @param prefix words before the command, such as those of {@code taskset}
   * @param file from Heddle's own folder
   * @param flags for clang
   */
  static Run run(List<String> prefix, Path file, List<String> options, List<String> flags) {
    List<String> ofExecutions = new ArrayList<>(List.of("--method", "executions"));
    ofExecutions.addAll(options);
    return run(prefix, HeddleProcess.command(List.of()), file, ofExecutions, flags);
  }

  /** As users start it; in a JVM with the options of this one if there is no launcher. */
  static Run launch(List<String> prefix, Path file, List<String> options, List<String> flags) {
    return run(prefix, launcher(), file, options, flags);
  }

  private static List<String> launcher() {
    return Stream.of("heddle", "bin/heddle")
        .filter(name -> System.getProperty(HOME) != null)
        .map(name -> home().resolve(name))
        .filter(Files::isRegularFile)
        .findFirst()
        .map(file -> List.of(file.toString()))
        .orElseGet(() -> HeddleProcess.command(List.of()));
  }

  private static Path home() {
    return Path.of(System.getProperty(HOME, ""));
  }

  private static Run run(
      List<String> prefix,
      List<String> heddle,
      Path file,
      List<String> options,
      List<String> flags) {
    List<String> command = new ArrayList<>(prefix);
    command.addAll(heddle);
    command.addAll(List.of("check", home().resolve(file).toString()));
    command.addAll(options);
    command.add("--");
    command.addAll(flags);
    try {
      MeasuringProcess.Result result = MeasuringProcess.run(command);
      System.err.print(result.messages());
      return new Run(result.out(), result.code(), result.seconds());
    } catch (IOException e) {
      throw new UsageException("no measuring process: " + e.getMessage());
    }
  }

  /** The median; sorts the list. */
  static double middle(List<Double> all) {
    Collections.sort(all);
    int n = all.size();
    return (all.get((n - 1) / 2) + all.get(n / 2)) / 2;
  }
}
