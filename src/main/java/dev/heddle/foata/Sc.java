// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata;

/** Sequential consistency: every action happens at once, in program order. */
public final class Sc implements Architecture {
  @Override
  public String name() {
    return "sc";
  }

  @Override
  public boolean shadows(Action action) {
    return false;
  }

  @Override
  public boolean sameDep(Event a, Event b) {
    return a.id() < b.id();
  }

  @Override
  public boolean diffDep(Backlog x, Backlog y, Event a, Event b) {
    return Relations.crxw(x, y, a, b);
  }

  @Override
  public int order(Event a, Event b) {
    return Integer.compare(a.processor(), b.processor());
  }
}
