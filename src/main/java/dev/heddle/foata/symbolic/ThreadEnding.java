// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata.symbolic;

import dev.heddle.program.SourcePosition;

/** How a thread ended. */
public record ThreadEnding(Kind kind, String text, SourcePosition at) {
  /** Why. */
  public enum Kind {
    /** It has nothing left to do. */
    RETURN(""),
    ASSUMPTION("an assumption did not hold"),
    ASSERTION("assertion failed"),
    NULL_POINTER("access through a null pointer"),
    OUT_OF_BOUNDS("access out of bounds"),
    WILD_POINTER("access outside every object"),
    DIVISION("division by zero"),
    MUTEX("unlock of a mutex the thread does not hold"),
    /** A bound of the analysis was reached. */
    CUT("bound reached"),
    /** It waits for a mutex that is never released. */
    WAITING("");

    private final String text;

    Kind(String text) {
      this.text = text;
    }

    /** Whether the ending is an error of the program. */
    public boolean isFailure() {
      return switch (this) {
        case ASSERTION, NULL_POINTER, OUT_OF_BOUNDS, WILD_POINTER, DIVISION, MUTEX -> true;
        case RETURN, ASSUMPTION, CUT, WAITING -> false;
      };
    }
  }

  public ThreadEnding(Kind kind, SourcePosition at) {
    this(kind, kind.text, at);
  }
}
