// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.monitoring;

import dev.heddle.limit.Limit;
import dev.heddle.machine.Machine;
import dev.heddle.program.Origin;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Locations;
import java.util.Optional;

/**
 * Finds accesses that overlap in part. The PSO monitor remembers one store per location, so it may
 * miss violations by such stores. (It does not if one access contains the other.)
 */
final class OverlappingAccesses {
  private final Machine machine;
  private final Locations locations;

  /** Locations before this one have been examined. */
  private int examined;

  private int found = -1;

  OverlappingAccesses(Machine machine) {
    this.machine = machine;
    this.locations = machine.locations();
  }

  /** A limit if the current execution has such accesses. */
  Optional<Limit> find() {
    for (; examined < locations.count() && found < 0; examined++) {
      for (int other : locations.overlaps(examined)) {
        found = overlapInPart(examined, other) ? examined : found;
      }
    }
    return found < 0 ? Optional.empty() : text();
  }

  private boolean overlapInPart(int a, int b) {
    return !locations.isMutex(a) && !locations.isMutex(b) && !contains(a, b) && !contains(b, a);
  }

  private boolean contains(int outer, int inner) {
    long start = locations.address(inner) - locations.address(outer);
    return start >= 0 && start + locations.size(inner) <= locations.size(outer);
  }

  private Optional<Limit> text() {
    Execution x = machine.execution();
    for (int d = 0; d < x.length(); d++) {
      boolean access = Kind.isOperation(x.kind(d)) && x.kind(d) != Kind.CHOICE;
      if (access && x.location(d) == found) {
        return Optional.of(
            new Limit.Unsupported(
                "accesses overlap in part",
                Origin.instruction(machine.program(), x.origin(d)).at()));
      }
    }
    return Optional.empty();
  }
}
