// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.SourcePosition;

/** Why a thread stops. */
public record Defect(Kind kind, String message, SourcePosition at) {
  /** Whose fault it is. */
  public enum Kind {
    /** The program does something wrong. */
    FAILURE,
    /** What the program does then is not known. */
    GAP
  }

  @Override
  public String toString() {
    return at.file().isEmpty() ? message : message + " (" + at + ")";
  }
}
