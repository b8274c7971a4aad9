// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.state;

import dev.heddle.program.Program;

/** Why a thread stopped before its end, or what one of its accesses did wrong. */
public enum Stop {
  NONE(""),
  ASSUMPTION("an assumption did not hold"),
  SPIN("spins"),
  ASSERTION("assertion failed"),
  NULL("access through a null pointer"),
  BAD_ADDRESS("access outside every object"),
  OUT_OF_BOUNDS("access out of bounds"),
  CONSTANT("write to a constant"),
  USE_AFTER_FREE("use after free"),
  UNINITIALIZED("read of uninitialised memory"),
  DOUBLE_FREE("double free"),
  INVALID_FREE("free of something that was not allocated"),
  DIVISION("division by zero"),
  NOT_LOCKED("unlock of a mutex the thread does not hold"),
  BAD_CALL("call of something that is not a suitable function"),
  BAD_JOIN("join of something that is not a thread"),
  JOINED("join of a thread that was joined already"),
  CUT("bound reached"),
  LONG_RUN("more than a million local steps without touching memory"),
  THREADS(
      "starts more than %d threads, or nests threads more than %d deep"
          .formatted(Program.MOST_THREADS, Program.DEEPEST_THREAD)),
  TOO_MANY("more stores, locations, memory or nested calls than an analysis can number");

  private final String text;

  Stop(String text) {
    this.text = text;
  }

  /** An error of the program. */
  public boolean isFailure() {
    return switch (this) {
      case ASSERTION,
          NULL,
          BAD_ADDRESS,
          OUT_OF_BOUNDS,
          CONSTANT,
          USE_AFTER_FREE,
          UNINITIALIZED,
          DOUBLE_FREE,
          INVALID_FREE,
          DIVISION,
          NOT_LOCKED,
          BAD_CALL,
          BAD_JOIN,
          JOINED ->
          true;
      case NONE, ASSUMPTION, SPIN, CUT, LONG_RUN, THREADS, TOO_MANY -> false;
    };
  }

  /** A limit of the analysis: what would have come after was not seen. */
  public boolean isCut() {
    return this == CUT || this == TOO_MANY || isEndless();
  }

  /**
   * Whether the program probably never ends, so that other executions would reach the same limit.
   */
  public boolean isEndless() {
    return this == LONG_RUN || this == THREADS;
  }

  @Override
  public String toString() {
    return text;
  }
}
