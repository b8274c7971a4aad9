// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.wakeup;

import dev.heddle.machine.Machine;
import dev.heddle.trace.CommutingWrites;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;

/**
 * The contents of memory without an event and all events that happen after it, computed from
 * recorded values, byte by byte where locations of several sizes overlap.
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

  /**
   * The value of z's location after the events before z, without e and the events that happen after
   * e.
   */
  long before(int e, int z) {
    int at = execution.location(z);
    boolean wrote = Label.is(execution.label(z), Label.WRITE);
    byte[] bytes = machine.bytes().of(at, wrote ? execution.old(z) : execution.value(z));
    for (int k = z - 1; k >= e; k--) {
      if (writes(k)) {
        overlay(bytes, at, execution.old(k), execution.location(k));
      }
    }
    long group = execution.old(e);
    for (int k = e + 1; k < z; k++) {
      if (writes(k) && !execution.before(e, k)) {
        boolean joins = Label.commute(execution.label(e), execution.label(k));
        group = joins ? applied(k, group) : group;
        overlay(bytes, at, joins ? group : execution.value(k), execution.location(k));
      }
    }
    return machine.bytes().value(at, bytes);
  }

  /**
   * The value of the location of a write e before z, without e and the events that happen after e.
   */
  long withoutMember(int e, int z) {
    long value = execution.old(e);
    boolean commutes = Label.commuting(execution.label(e)) != CommutingWrites.NONE;
    for (int k = e + 1; commutes && k < z; k++) {
      if (Label.commute(execution.label(e), execution.label(k)) && !execution.before(e, k)) {
        value = applied(k, value);
      }
    }
    return value;
  }

  /** The value that a commuting write stores, given the old value. */
  private long applied(int k, long old) {
    int at = execution.location(k);
    int bits = locations.isMutex(at) ? Long.SIZE : locations.size(at) * Byte.SIZE;
    int type = Label.commuting(execution.label(k));
    return CommutingWrites.apply(type, old, execution.expected(k), bits);
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
