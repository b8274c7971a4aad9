// SPDX-License-Identifier: Apache-2.0
package dev.heddle.monitor;

/** Receives violations. */
@FunctionalInterface
public interface Report {
  /**
   * Under the relaxed model the current event could have come before the pending store reached
   * memory, although the store happens before the event that precedes it on its processor. All
   * three are named by the labels they were given.
   */
  void violation(int pending, int previous, int current);
}
