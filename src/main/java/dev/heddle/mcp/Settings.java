// SPDX-License-Identifier: Apache-2.0
package dev.heddle.mcp;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * How tools run.
 *
 * @param heddle the command that runs Heddle, without arguments
 * @param scratch the folder for the folders of texts
 * @param time the most that a call may take
 * @param flags for clang, of each C program
 * @param version of Heddle
 */
public record Settings(
    List<String> heddle, Path scratch, Duration time, List<String> flags, String version) {
  public Settings {
    heddle = List.copyOf(heddle);
    flags = List.copyOf(flags);
  }
}
