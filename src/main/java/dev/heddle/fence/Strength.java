// SPDX-License-Identifier: Apache-2.0
package dev.heddle.fence;

import dev.heddle.program.Barrier;
import java.util.EnumSet;
import java.util.Set;

/** The accesses that a fence orders. */
public enum Strength {
  /** Stores before it reach memory before any store after it; loads may overtake it. */
  STORE_STORE("store-store", EnumSet.of(Barrier.STORE_STORE, Barrier.LOAD_STORE)),

  /** Whatever is before it comes before whatever is after it. */
  FULL("full", EnumSet.allOf(Barrier.class));

  private final String name;
  private final Set<Barrier> barriers;

  Strength(String name, Set<Barrier> barriers) {
    this.name = name;
    this.barriers = barriers;
  }

  Set<Barrier> barriers() {
    return barriers;
  }

  @Override
  public String toString() {
    return name;
  }
}
