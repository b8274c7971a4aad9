package dev.heddle.oracle;

import java.util.Comparator;

/** That accesses of a thread did something wrong; they were made all the same. */
public record Fault(String thread, Kind kind) implements Comparable<Fault> {
  private static final Comparator<Fault> ORDER =
      Comparator.comparing(Fault::thread).thenComparing(Fault::kind);

  /** What they did. */
  public enum Kind {
    USE_AFTER_FREE,
    DOUBLE_FREE,
    UNINITIALIZED
  }

  @Override
  public int compareTo(Fault other) {
    return ORDER.compare(this, other);
  }
}
