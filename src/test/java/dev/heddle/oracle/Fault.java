// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import java.util.Comparator;

/** That accesses of a thread did something wrong; they were made all the same. */
public record Fault(String thread, Kind kind) implements Comparable<Fault> {
  /** Instead of a thread's name. */
  public static final String SOMEBODY = "*";

  private static final Comparator<Fault> ORDER =
      Comparator.comparing(Fault::thread).thenComparing(Fault::kind);

  /** What they did. */
  public enum Kind {
    USE_AFTER_FREE,
    DOUBLE_FREE,
    UNINITIALIZED,
    /** A second join of a thread. Who comes second is no part of a trace. */
    JOINED
  }

  @Override
  public int compareTo(Fault other) {
    return ORDER.compare(this, other);
  }
}
