// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

import java.util.Locale;

/** The method of a check: by what it searches. */
public enum Method {
  /**
   * Executions first; if these are many, they and states take turns, and the first answer counts.
   */
  AUTO,

  /** Executions: each class of them once. */
  EXECUTIONS,

  /** States: each once, however many executions lead to it. */
  STATES;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
