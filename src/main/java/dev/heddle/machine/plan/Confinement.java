// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.plan;

import java.util.HashSet;
import java.util.Set;

/**
 * Which loads and stores are assumed to access only confined locations: memory that passes between
 * threads only where one starts or joins another. See docs/internals/confined-locations.md.
 *
 * @param isOpen whether the machine observes which accesses may be assumed
 * @param accesses the operations that are assumed
 */
public record Confinement(boolean isOpen, Set<Integer> accesses) {
  public static final Confinement NONE = new Confinement(false, Set.of());
  public static final Confinement OPEN = new Confinement(true, Set.of());

  public Confinement {
    accesses = Set.copyOf(accesses);
  }

  public static Confinement of(Set<Integer> accesses) {
    return new Confinement(false, accesses);
  }

  /** The same without an access to a location that is not confined. */
  public Confinement without(int access) {
    Set<Integer> others = new HashSet<>(accesses);
    others.remove(access);
    return of(others);
  }
}
