// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata;

/** Total store order: stores reach memory later, but in program order. */
public final class Tso implements Architecture {
  @Override
  public String name() {
    return "tso";
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
        || a.isShadow() && b.isShadow() && a.isWrite() && b.isWrite();
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
