// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import dev.heddle.program.SourcePosition;
import java.util.Optional;

/** Quotes lines of the user's files. */
@FunctionalInterface
public interface SourceText {
  /**
   * The line of a position, if it can be had. Of a row of instructions, one for each thread, only
   * the one at the position is shown, in its column.
   */
  Optional<String> line(SourcePosition at);
}
