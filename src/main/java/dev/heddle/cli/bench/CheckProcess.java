// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.bench;

import dev.heddle.bench.MeasuringProcess;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.cli.command.HeddleProcess;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Runs {@code heddle check} in a fresh JVM, from its start to its end. */
final class CheckProcess {
  /** What it printed, its exit code, and how long it took. */
  record Run(String out, int code, double seconds) {
    String verdict() {
      return out.lines().findFirst().orElse("");
    }
  }

  private CheckProcess() {}

  /**
   * @param prefix words before the command, such as those of {@code taskset}
   * @param file from Heddle's own folder
   * @param flags for clang
   */
  static Run run(List<String> prefix, Path file, List<String> options, List<String> flags) {
    List<String> command = new ArrayList<>(prefix);
    command.addAll(HeddleProcess.command(List.of()));
    Path home = Path.of(System.getProperty("heddle.home", ""));
    command.addAll(List.of("check", home.resolve(file).toString()));
    command.addAll(options);
    command.add("--");
    command.addAll(flags);
    try {
      MeasuringProcess.Result result = MeasuringProcess.run(command);
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
