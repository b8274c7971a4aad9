// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.event;

import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.Memory;
import dev.heddle.trace.CommutingWrites;
import dev.heddle.trace.EventRaces;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * Locations that only deferred reads read. Their stores are not ordered while the other threads
 * run; each such read chooses its store at the end. That a location is blind is an assumption; a
 * search in which another thread reads it must begin again without it. See
 * docs/internals/blind-locations.md.
 */
public final class BlindLocations {
  private static final byte UNKNOWN = 0;
  private static final byte BLIND = 1;
  private static final byte PLAIN = 2;

  private final Execution execution;
  private final Locations locations;
  private final Memory memory;
  private Set<Place> places = Set.of();

  /** By location. */
  private byte[] known = {};

  public BlindLocations(Configuration configuration) {
    this.execution = configuration.execution;
    this.locations = configuration.locations;
    this.memory = configuration.memory;
  }

  /** Sets the locations that are assumed to be blind. */
  public void assume(Set<Place> blind) {
    places = Set.copyOf(blind);
    known = new byte[0];
  }

  public boolean contains(int location) {
    return !places.isEmpty() && find(location) == BLIND;
  }

  private byte find(int location) {
    if (location >= known.length) {
      known = Arrays.copyOf(known, Math.max(location + 1, known.length * 2));
    }
    if (known[location] == UNKNOWN) {
      known[location] = places.contains(place(location)) ? BLIND : PLAIN;
    }
    return known[location];
  }

  /**
   * Called when a read that is not deferred, or an overlapping access, shows that a location is not
   * blind.
   */
  void refuse(int location) {
    if (contains(location)) {
      throw new BlindLocationException(place(location));
    }
  }

  /** The class of stores to a location; none of them may be overlapped by others. */
  int type(int location) {
    if (!contains(location)) {
      return CommutingWrites.NONE;
    }
    if (locations.isOverlapped(location)) {
      refuse(location);
    }
    return CommutingWrites.BLIND;
  }

  private Place place(int location) {
    return new Place(locations.address(location), locations.size(location));
  }

  /**
   * The locations that a complete execution suggests to be blind: several threads store to them
   * without order, and only deferred reads read them.
   *
   * @param events without the deferred reads
   */
  public Set<Place> suggested(int events) {
    Set<Place> blind = new HashSet<>();
    EventRaces races = execution.races();
    for (int r = 0; r < races.count(); r++) {
      int first = races.first(r);
      int second = races.second(r);
      int location = execution.location(second);
      if (first >= 0 && isStore(first) && isStore(second) && mayBeBlind(location)) {
        blind.add(place(location));
      }
    }
    for (int d = 0; d < events; d++) {
      boolean touches = (execution.label(d) & (Label.ACTIVE | Label.OWN)) != 0;
      if (touches && !isStore(d)) {
        blind.remove(place(execution.location(d)));
      }
    }
    return blind;
  }

  private boolean mayBeBlind(int location) {
    return !locations.isObject(location)
        && !locations.isOverlapped(location)
        && memory.isGlobal(locations.address(location));
  }

  private boolean isStore(int d) {
    return execution.kind(d) == Kind.WRITE || execution.kind(d) == Kind.COMMIT;
  }
}
