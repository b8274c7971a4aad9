// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.event;

import dev.heddle.machine.state.Configuration;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;

/** The values that events found at their locations and left there. */
public final class Effects {
  private final Execution execution;
  private final Locations locations;
  private final Events events;

  public Effects(Configuration configuration, Events events) {
    this.execution = configuration.execution;
    this.locations = configuration.locations;
    this.events = events;
  }

  public boolean writes(int d) {
    return Label.is(execution.label(d), Label.WRITE);
  }

  /**
   * Whether another write can restore what a write changed: it ends no object and initialises no
   * byte.
   */
  public boolean isUndone(int d) {
    return !locations.isObject(execution.location(d)) && events.wasWritten(d);
  }

  /** Whether an event changes its location. */
  public boolean changes(int d) {
    return writes(d) && (old(d) != value(d) || !isUndone(d));
  }

  /** The value that an access found; for a mutex, the number of its holder plus 1. */
  public long old(int d) {
    return switch (execution.kind(d)) {
      case Kind.LOCK, Kind.TRYLOCK -> 0;
      case Kind.UNLOCK -> holder(d);
      case Kind.READ -> execution.value(d);
      case Kind.COMPARE -> writes(d) ? execution.old(d) : execution.value(d);
      default -> execution.old(d);
    };
  }

  /** The value that a write left; for a mutex, the number of its holder plus 1. */
  public long value(int d) {
    return switch (execution.kind(d)) {
      case Kind.LOCK, Kind.TRYLOCK -> holder(d);
      case Kind.UNLOCK -> 0;
      default -> execution.value(d);
    };
  }

  /** The value of a mutex that the event's thread holds. */
  private long holder(int d) {
    return execution.thread(d) + 1L;
  }
}
