// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** CPU time of the processes that this one has started and that have ended, with theirs. */
final class ChildrenTime {
  /** Linux keeps it here, in hundredths of seconds. */
  private static final Path STAT = Path.of("/proc/self/stat");

  private static final double TICKS_PER_SECOND = 100;

  /** The index of the user time after the name of the process; the system time follows. */
  private static final int USER = 13;

  private ChildrenTime() {}

  static boolean isKnown() {
    return Files.isReadable(STAT);
  }

  /** Of all so far; 0 if that is not known. */
  static double seconds() {
    if (!isKnown()) {
      return 0;
    }
    try {
      String line = Files.readString(STAT);
      // the name may have blanks and brackets in it
      String[] fields = line.substring(line.lastIndexOf(')') + 2).split(" ");
      long ticks = Long.parseLong(fields[USER]) + Long.parseLong(fields[USER + 1]);
      return ticks / TICKS_PER_SECOND;
    } catch (IOException e) {
      return 0;
    }
  }
}
