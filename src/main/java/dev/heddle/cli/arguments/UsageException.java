// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.arguments;

import dev.heddle.program.Printable;

/** The command line is wrong; the message is one line. */
public final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1;

  public UsageException(String message) {
    super(Printable.line(message));
  }
}
