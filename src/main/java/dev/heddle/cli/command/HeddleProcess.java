// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.command;

import java.io.File;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Starts Heddle in another JVM with the options of this one. */
public final class HeddleProcess {
  /** The main class, by name, because commands must not depend on it. */
  private static final String MAIN = "dev.heddle.cli.Main";

  private HeddleProcess() {}

  /**
   * The command, without Heddle's own arguments.
   *
   * @param options more of the JVM's
   */
  public static List<String> command(List<String> options) {
    List<String> command = new ArrayList<>();
    command.add(ProcessHandle.current().info().command().orElse("java"));
    ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(
            a -> a.startsWith("-XX:") && !a.contains("AOTCacheOutput") || a.equals("-Xlog:disable"))
        .forEach(command::add);
    command.addAll(options);
    String path =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(p -> Path.of(p).toAbsolutePath().toString())
            .collect(Collectors.joining(File.pathSeparator));
    command.addAll(List.of("-cp", path, MAIN));
    return command;
  }
}
