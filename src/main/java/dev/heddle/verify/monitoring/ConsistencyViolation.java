// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.monitoring;

import dev.heddle.program.SourcePosition;

/**
 * A violation of sequential consistency: under the relaxed model {@code current} may come before
 * {@code pending} has reached memory, although {@code previous}, which precedes it in its thread,
 * comes after {@code pending}.
 */
public record ConsistencyViolation(Access pending, Access previous, Access current) {

  /**
   * An instruction, or one of a recorded execution.
   *
   * @param what it does, in a word or two
   * @param at where it is; with only a name if it is of a recorded execution
   */
  public record Access(String what, SourcePosition at) {
    @Override
    public String toString() {
      return what + " at " + at;
    }
  }
}
