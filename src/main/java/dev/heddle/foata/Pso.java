// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata;

/** Partial store order: stores reach memory later; those to one location in program order. */
public final class Pso implements Architecture {
  @Override
  public String name() {
    return "pso";
  }

  @Override
  public boolean shadows(Action action) {
    return action.isWrite() && !action.isAtomic() || action.isFence();
  }

  @Override
  public boolean sameDep(Event a, Event b) {
    return Relations.begun(a, b)
        || Relations.fenced(a, b)
        || Relations.drained(a, b)
        || a.isShadow() && b.isShadow() && a.isWrite() && b.isWrite() && a.overlaps(b);
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
