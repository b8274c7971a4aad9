// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states;

import java.util.Locale;

/** Which stores of a thread reach memory in their order. */
public enum Buffering {
  /** All: a thread has one buffer. */
  TSO,

  /** Those to the same address: it has one for each. */
  PSO;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
