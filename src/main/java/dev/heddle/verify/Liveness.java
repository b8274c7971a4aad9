// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

/** The threads whose waiting for ever is an error. */
public enum Liveness {
  /** None: only what a thread does counts. An execution in which threads wait is complete. */
  SAFETY,

  /** Those that keep the process from ending. What is left when it ends does not matter. */
  MAIN,

  /**
   * All, also those that main does not free: they are judged as if the process continued after
   * main. A thread other than main that ends the process ends the others on purpose.
   */
  ALL
}
