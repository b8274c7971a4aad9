// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.arguments;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** A file or folder that a command will write. It is checked before a long search, not after. */
public final class OutputDestination {
  private static final String NOT_WRITABLE = "may not be written";

  private OutputDestination() {}

  /** Refuses what cannot become a file; an option that is not given is fine. */
  public static void checkFile(Arguments arguments, String option) {
    if (arguments.has(option)) {
      Path path = path(arguments, option);
      Path folder = path.toAbsolutePath().getParent();
      refuse(Files.isDirectory(path), option, path, "is a folder");
      refuse(!Files.isDirectory(folder), option, path, "there is no folder " + folder);
      refuse(!Files.isWritable(Files.exists(path) ? path : folder), option, path, NOT_WRITABLE);
    }
  }

  /** Refuses what cannot become a folder. */
  public static void checkFolder(Arguments arguments, String option) {
    if (arguments.has(option)) {
      Path path = path(arguments, option);
      Path above = path.toAbsolutePath();
      while (above != null && !Files.exists(above)) {
        above = above.getParent();
      }
      refuse(above == null || !Files.isDirectory(above), option, path, "is not a folder");
      refuse(!Files.isWritable(above), option, path, NOT_WRITABLE);
    }
  }

  private static Path path(Arguments arguments, String option) {
    String text = arguments.text(option, "");
    try {
      if (!text.isBlank()) {
        return Path.of(text);
      }
    } catch (InvalidPathException e) {
      throw new UsageException(option + ": " + e.getMessage());
    }
    throw new UsageException(option + " needs the name of a file or folder");
  }

  private static void refuse(boolean wrong, String option, Path path, String why) {
    if (wrong) {
      throw new UsageException(option + ": " + path + ": " + why);
    }
  }
}
