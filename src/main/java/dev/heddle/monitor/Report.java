// SPDX-License-Identifier: Apache-2.0
package dev.heddle.monitor;

/** Receives violations. */
@FunctionalInterface
public interface Report {
  /**
   * Under the relaxed model the current event could have happened before the pending store reached
   * memory, although that store happens before the previous event of the current event's processor.
   * All three are given by their labels.
   */
  void violation(int pending, int previous, int current);
}
