// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs commands for which the permissions of files hold, even if the tests run as the superuser.
 */
public final class Unprivileged {
  private static final Path SETPRIV = Path.of("/usr/bin/setpriv");

  private Unprivileged() {}

  /** Skips the test if the superuser cannot give up the right to ignore permissions. */
  public static List<String> command(List<String> words) {
    List<String> command = new ArrayList<>();
    if (System.getProperty("user.name").equals("root")) {
      assumeTrue(Files.isExecutable(SETPRIV), "the superuser may read and write everything");
      command.addAll(List.of(SETPRIV.toString(), "--bounding-set=-all"));
    }
    command.addAll(words);
    return command;
  }
}
