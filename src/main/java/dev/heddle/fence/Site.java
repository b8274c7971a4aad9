package dev.heddle.fence;

import dev.heddle.program.SourcePosition;
import java.util.Comparator;

/** A fence that a program can have at one of its {@link Points}. */
public record Site(SourcePosition at, Strength strength) implements Comparable<Site> {
  static final Comparator<SourcePosition> BY_POSITION =
      Comparator.comparing(SourcePosition::file)
          .thenComparingInt(SourcePosition::line)
          .thenComparingInt(SourcePosition::column);

  private static final Comparator<Site> ORDER =
      Comparator.comparing(Site::at, BY_POSITION).thenComparing(Site::strength);

  @Override
  public int compareTo(Site other) {
    return ORDER.compare(this, other);
  }
}
