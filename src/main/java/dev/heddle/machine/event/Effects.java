// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.event;

import dev.heddle.machine.state.Configuration;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;

/** What events of the execution found at their locations, and what they left there. */
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

  /** Whether a write can be undone by another: no object ends by it, no byte begins to count. */
  public boolean isUndone(int d) {
    return !locations.isObject(execution.location(d)) && events.wasWritten(d);
  }

  /** Whether an event leaves its location otherwise than it found it. */
  public boolean changes(int d) {
    return writes(d) && (old(d) != value(d) || !isUndone(d));
  }

  /** What an access found at its location; of a mutex who held it, plus 1. */
  public long old(int d) {
    return switch (execution.kind(d)) {
      case Kind.LOCK, Kind.TRYLOCK -> 0;
      case Kind.UNLOCK -> holder(d);
      case Kind.READ -> execution.value(d);
      case Kind.COMPARE -> writes(d) ? execution.old(d) : execution.value(d);
      default -> execution.old(d);
    };
  }

  /** What a write left at its location; of a mutex who holds it, plus 1. */
  public long value(int d) {
    return switch (execution.kind(d)) {
      case Kind.LOCK, Kind.TRYLOCK -> holder(d);
      case Kind.UNLOCK -> 0;
      default -> execution.value(d);
    };
  }

  /** What a mutex holds before it is released, and after it is taken. */
  private long holder(int d) {
    return execution.thread(d) + 1L;
  }
}
