// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.event;

/** A location that was assumed to be blind is not; the search must start again without it. */
public final class BlindLocationException extends RuntimeException {
  private final transient Place place;

  BlindLocationException(Place place) {
    super("a location is not blind", null, false, false);
    this.place = place;
  }

  /** The location. */
  public Place place() {
    return place;
  }
}
