// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

import java.util.Locale;

/** The executions that a search counts as one. */
public enum Classes {
  /** Every load reads from the same store, and stores to each byte reach memory in one order. */
  TRACES,
  /** They differ at most in orders that no thread observes: see {@code Technique.COARSE}. */
  OBSERVED;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
