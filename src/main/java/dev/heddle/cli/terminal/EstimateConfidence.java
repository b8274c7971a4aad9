// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.terminal;

/**
 * Decides whether an estimate is reliable: it has hardly changed since the number of executions was
 * half of the current one.
 */
final class EstimateConfidence {
  private static final double MOST_CHANGE = 1.5;

  /** The number of executions has doubled since then. */
  private long mark;

  /** At the mark, and at the one before; 0 if there is none. */
  private double atMark;

  private double before;

  boolean in(long executions, double estimate) {
    if (executions < mark) {
      mark = 0;
      atMark = 0;
    }
    if (executions >= 2 * mark) {
      before = atMark;
      atMark = estimate;
      mark = executions;
    }
    return estimate < before * MOST_CHANGE && estimate > before / MOST_CHANGE;
  }
}
