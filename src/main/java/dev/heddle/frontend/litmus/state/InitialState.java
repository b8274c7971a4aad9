// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.state;

import dev.heddle.program.SourcePosition;
import java.util.List;
import java.util.Optional;

/** The initial state; what it does not mention is 0. */
public record InitialState(List<LocationItem> locations, List<RegisterItem> registers) {
  /**
   * @param count how many elements, 1 unless it is an array
   * @param values of the first elements; the others are 0
   */
  public record LocationItem(
      String name, Optional<CType> type, int count, List<InitialValue> values, SourcePosition at) {}

  /** {@code register} is as written, with its percent sign if it has one. */
  public record RegisterItem(
      int thread, String register, Optional<CType> type, InitialValue value, SourcePosition at) {}
}
