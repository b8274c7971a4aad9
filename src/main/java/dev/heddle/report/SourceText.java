// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import dev.heddle.program.SourcePosition;
import java.util.Optional;

/** Quotes lines of the user's files. */
@FunctionalInterface
public interface SourceText {
  /**
   * The line at a position, if the file can be read. Of a row with instructions of several threads,
   * only the one at the position is kept, in its column.
   */
  Optional<String> line(SourcePosition at);
}
