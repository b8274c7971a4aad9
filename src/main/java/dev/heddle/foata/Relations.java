// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata;

/** Relations that the architectures of the SPARC hierarchy share. */
public final class Relations {
  private Relations() {}

  /** Two main events in program order, or the two events of one action. */
  public static boolean begun(Event a, Event b) {
    return a.isMain() && (b.isMain() || a.id() == b.id());
  }

  /**
   * A fence completes after the accesses for which it waits, and before those that it delays
   * (section 4.1).
   */
  public static boolean fenced(Event a, Event b) {
    return a.isShadow() && (a.holdsBack(b) || b.isShadow() && b.waitsFor(a));
  }

  /** An atomic read-modify-write begins when the backlog is empty: it is a full fence. */
  public static boolean drained(Event a, Event b) {
    return a.isShadow() && b.isMain() && b.isAtomic();
  }

  /**
   * Concurrent read, exclusive write: both take effect on a common location, and one of them
   * writes. A read that takes its value from its own backlog touches no location. Combines the
   * paper's crxw, crxw' and crxw'': they differ only in which event of an action takes effect.
   */
  public static boolean crxw(Backlog x, Backlog y, Event a, Event b) {
    return (a.isWrite() || b.isWrite())
        && a.takesEffect()
        && b.takesEffect()
        && a.overlaps(b)
        && !x.forwards(a)
        && !y.forwards(b);
  }

  /** By processor, then by age. */
  public static int byProcessor(Event a, Event b) {
    int c = Integer.compare(a.processor(), b.processor());
    return c != 0 ? c : Integer.compare(a.id(), b.id());
  }
}
