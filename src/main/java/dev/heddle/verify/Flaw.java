package dev.heddle.verify;

import dev.heddle.program.SourcePosition;

/** An error of a program. Executions that show equal flaws show the same error. */
public record Flaw(ErrorKind kind, String message, SourcePosition at) {
  @Override
  public String toString() {
    return at.file().isEmpty() ? message : message + " (" + at + ")";
  }
}
