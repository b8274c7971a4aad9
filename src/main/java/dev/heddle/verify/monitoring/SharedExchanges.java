// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.monitoring;

import dev.heddle.limit.Limit;
import dev.heddle.machine.Machine;
import dev.heddle.program.Origin;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Locations;
import java.util.Arrays;
import java.util.Optional;

/**
 * Compare-exchanges of bytes that accesses of other sizes share. Whether one writes may depend on a
 * store that waits, and loads of bytes that this store does not have come before it only if it
 * does: an SC execution does not tell.
 */
final class SharedExchanges {
  private final Machine machine;
  private final Execution x;
  private final Locations locations;

  SharedExchanges(Machine machine) {
    this.machine = machine;
    this.x = machine.execution();
    this.locations = machine.locations();
  }

  /** Says so, if there are any in the execution that the machine stands at. */
  Optional<Limit> find() {
    for (int d = 0; locations.mixed() && d < x.length(); d++) {
      if (isOne(d)) {
        return Optional.of(
            new Limit.Unsupported(
                "a compare-exchange shares bytes with accesses of other sizes",
                Origin.instruction(machine.program(), x.origin(d)).at()));
      }
    }
    return Optional.empty();
  }

  boolean isOne(int d) {
    return x.kind(d) == Kind.COMPARE
        && Arrays.stream(locations.overlaps(x.location(d)))
            .anyMatch(o -> !locations.isMutex(o) && !locations.isObject(o));
  }
}
