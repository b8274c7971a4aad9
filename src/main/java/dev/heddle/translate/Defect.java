// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.limit.Limit;
import dev.heddle.program.SourcePosition;

/** The reason why a thread stops. */
public record Defect(Kind kind, String message, SourcePosition at) {
  /** Whose fault it is. */
  public enum Kind {
    /** The program does something wrong. */
    FAILURE,
    /** What the program does then is not known. */
    GAP
  }

  /** Of a gap: why it is not known what the program does. */
  public Limit limit() {
    return new Limit.Unsupported(message, at);
  }

  @Override
  public String toString() {
    return at.file().isEmpty() ? message : message + " (" + at + ")";
  }
}
