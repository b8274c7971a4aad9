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
 * Accesses that share some of their bytes, each with others of its own: the PSO monitor, which
 * remembers one store per location, may not see all that such stores could do. (If one of two
 * contains the other, it does.)
 */
final class OverlappingAccesses {
  private final Machine machine;
  private final Locations locations;

  /** Locations before this one have been examined. */
  private int looked;

  private int crossing = -1;

  OverlappingAccesses(Machine machine) {
    this.machine = machine;
    this.locations = machine.locations();
  }

  /** Says so, if there are any in the execution that the machine stands at. */
  Optional<Limit> look() {
    for (; looked < locations.count() && crossing < 0; looked++) {
      for (int other : locations.overlaps(looked)) {
        crossing = cross(looked, other) ? looked : crossing;
      }
    }
    return crossing < 0 ? Optional.empty() : text();
  }

  private boolean cross(int a, int b) {
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
      if (access && x.location(d) == crossing) {
        return Optional.of(
            new Limit.Unsupported(
                "accesses overlap in part",
                Origin.instruction(machine.program(), x.origin(d)).at()));
      }
    }
    return Optional.empty();
  }
}
