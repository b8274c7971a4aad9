// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.wakeup;

import dev.heddle.machine.Machine;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;

/**
 * What memory would hold, had an event and all that happens after it not been: worked out byte by
 * byte from recorded values, where locations of several sizes overlap.
 */
final class Reconstruction {
  private final Machine machine;
  private final Execution execution;
  private final Locations locations;

  Reconstruction(Machine machine) {
    this.machine = machine;
    this.execution = machine.execution();
    this.locations = machine.locations();
  }

  /** The value of z's location after the events before z, without e and what happens after it. */
  long before(int e, int z) {
    int at = execution.location(z);
    boolean wrote = Label.is(execution.label(z), Label.WRITE);
    byte[] bytes = machine.bytes().of(at, wrote ? execution.old(z) : execution.value(z));
    for (int k = z - 1; k >= e; k--) {
      if (writes(k)) {
        overlay(bytes, at, execution.old(k), execution.location(k));
      }
    }
    for (int k = e + 1; k < z; k++) {
      if (writes(k) && !execution.before(e, k)) {
        overlay(bytes, at, execution.value(k), execution.location(k));
      }
    }
    return machine.bytes().value(at, bytes);
  }

  private boolean writes(int k) {
    long q = execution.label(k);
    int at = Label.location(q);
    return Label.is(q, Label.WRITE) && !locations.isMutex(at) && !locations.isObject(at);
  }

  private void overlay(byte[] bytes, int at, long other, int otherAt) {
    if (locations.overlap(at, otherAt)) {
      machine.bytes().overlay(bytes, at, other, otherAt);
    }
  }
}
