// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.bench;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** How to run a command on one core, where the system can do that. */
final class SingleCore {
  /** Linux says here on which cores a process may run. */
  private static final Path STATUS = Path.of("/proc/self/status");

  private static final String CORES = "Cpus_allowed_list:";

  private SingleCore() {}

  /** What to put before the command; empty if there is no way. */
  static List<String> prefix() {
    Stream<String> folders =
        Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator));
    if (!Files.isReadable(STATUS)
        || folders.noneMatch(f -> Files.isExecutable(Path.of(f, "taskset")))) {
      return List.of();
    }
    try (Stream<String> lines = Files.lines(STATUS)) {
      return lines
          .filter(line -> line.startsWith(CORES))
          .map(line -> List.of("taskset", "-c", first(line.substring(CORES.length()))))
          .findFirst()
          .orElse(List.of());
    } catch (IOException e) {
      return List.of();
    }
  }

  /** The first core of a list such as 0-3,8. */
  static String first(String cores) {
    return cores.strip().split("[-,]", 2)[0];
  }
}
