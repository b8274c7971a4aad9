// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

/** Determines how long a search continues after it has found an error. */
public enum ErrorPolicy {
  /** Not at all. */
  FIRST(0, 0),
  /** For some more executions, which take less than a second. */
  SOME(10_000, 300_000),
  /** To the end. */
  ALL(Long.MAX_VALUE, Long.MAX_VALUE);

  private final long executions;
  private final long events;

  ErrorPolicy(long executions, long events) {
    this.executions = executions;
    this.events = events;
  }

  /** Whether so many executions after the first error, with so many events together, suffice. */
  public boolean isEnough(long moreExecutions, long moreEvents) {
    return moreExecutions >= executions || moreEvents >= events;
  }
}
