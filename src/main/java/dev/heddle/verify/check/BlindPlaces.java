// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import dev.heddle.machine.event.Place;
import java.util.HashSet;
import java.util.Set;

/**
 * Locations that only deferred reads are assumed to read, for one search from the start.
 *
 * @param areOpen whether the first execution may suggest some
 */
record BlindPlaces(Set<Place> places, boolean areOpen) {
  static final BlindPlaces NONE = new BlindPlaces(Set.of(), false);
  static final BlindPlaces OPEN = new BlindPlaces(Set.of(), true);

  static BlindPlaces of(Set<Place> places) {
    return new BlindPlaces(Set.copyOf(places), false);
  }

  /** These locations without one that is not blind. */
  BlindPlaces without(Place place) {
    Set<Place> others = new HashSet<>(places);
    others.remove(place);
    return of(others);
  }
}
