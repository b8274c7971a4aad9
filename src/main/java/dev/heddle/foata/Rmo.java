// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata;

/**
 * Relaxed memory order (SPARC V9): loads, stores and branches complete in any order in which a
 * store follows older accesses of its location, and an event follows those on which it depends. Two
 * loads of one location are not ordered.
 *
 * <p>The paper states data dependence in the wrong direction; here the older event writes the
 * register that the newer one reads. It also leaves out what SPARC V9 calls dependence through
 * memory: a load depends on what an older store of its processor to the same location depends on.
 */
public final class Rmo implements Architecture {
  @Override
  public String name() {
    return "rmo";
  }

  @Override
  public boolean shadows(Action action) {
    return !action.isAtomic();
  }

  @Override
  public boolean sameDep(Event a, Event b) {
    return Relations.begun(a, b)
        || Relations.fenced(a, b)
        || Relations.drained(a, b)
        || a.isShadow()
            && b.isShadow()
            && (b.isWrite() && a.overlaps(b)
                || b.needs(a)
                || a.isAssertion() && b.isWrite()
                || b.needsThroughMemory(a));
  }

  @Override
  public boolean diffDep(Backlog x, Backlog y, Event a, Event b) {
    return Relations.crxw(x, y, a, b);
  }

  @Override
  public int order(Event a, Event b) {
    return Relations.byProcessor(a, b);
  }
}
