// SPDX-License-Identifier: Apache-2.0
package dev.heddle.fence;

import dev.heddle.program.SourcePosition;
import java.util.Comparator;

/** A fence that a program can have at one of its {@link Points}. */
public record FenceSite(SourcePosition at, Strength strength) implements Comparable<FenceSite> {
  static final Comparator<SourcePosition> BY_POSITION =
      Comparator.comparing(SourcePosition::file)
          .thenComparingInt(SourcePosition::line)
          .thenComparingInt(SourcePosition::column);

  private static final Comparator<FenceSite> ORDER =
      Comparator.comparing(FenceSite::at, BY_POSITION).thenComparing(FenceSite::strength);

  @Override
  public int compareTo(FenceSite other) {
    return ORDER.compare(this, other);
  }
}
