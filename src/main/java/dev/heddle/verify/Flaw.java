// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

import dev.heddle.program.Printable;
import dev.heddle.program.SourcePosition;

/** An error of a program. Executions that show equal flaws show the same error. */
public record Flaw(ErrorKind kind, String message, SourcePosition at) {
  public Flaw {
    message = Printable.line(message);
  }

  // By hand: the first call of what a record has by itself takes 10 ms.
  @Override
  public boolean equals(Object other) {
    return other instanceof Flaw flaw
        && kind == flaw.kind
        && message.equals(flaw.message)
        && at.equals(flaw.at);
  }

  @Override
  public int hashCode() {
    return message.hashCode() * 31 + at.hashCode();
  }

  @Override
  public String toString() {
    return at.file().isEmpty() ? message : message + " (" + at + ")";
  }
}
