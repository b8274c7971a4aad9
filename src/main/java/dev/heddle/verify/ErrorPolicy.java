// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

/** How long a search continues after it has found an error. */
public enum ErrorPolicy {
  /** Not at all. */
  FIRST(0),
  /** For some more executions. */
  SOME(10_000),
  /** To the end. */
  ALL(Long.MAX_VALUE);

  private final long more;

  ErrorPolicy(long more) {
    this.more = more;
  }

  /** Executions after the first error. */
  public long more() {
    return more;
  }
}
