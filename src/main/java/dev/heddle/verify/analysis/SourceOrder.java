// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.analysis;

import dev.heddle.program.SourcePosition;
import java.util.Comparator;

/** The order of source positions in a text. */
final class SourceOrder {
  static final Comparator<SourcePosition> ORDER =
      Comparator.comparing(SourcePosition::file)
          .thenComparingInt(SourcePosition::line)
          .thenComparingInt(SourcePosition::column);

  private SourceOrder() {}
}
