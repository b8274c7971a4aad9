// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Describes why an operation on a file failed: some exceptions name only the file. */
final class Reason {
  private Reason() {}

  static String of(IOException e) {
    return switch (e) {
      case AccessDeniedException denied -> "permission denied";
      case NoSuchFileException missing -> "no such file";
      case FileSystemException other when other.getReason() != null -> other.getReason();
      default -> e.getMessage();
    };
  }
}
