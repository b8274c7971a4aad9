// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

/**
 * Errors that are reported only on request: finding them costs time, or not every user considers
 * them errors.
 */
public enum OptionalCheck {
  /** Heap objects that are never freed. */
  LEAKS,
  /** Conflicting accesses, not all atomic, that C11 leaves unordered. */
  RACES,
  /** Executions that sequential consistency does not have. */
  ROBUSTNESS
}
