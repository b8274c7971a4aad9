// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.program.Printable;

/** The command line is wrong; one line says how. */
final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1;

  UsageException(String message) {
    super(Printable.line(message));
  }
}
