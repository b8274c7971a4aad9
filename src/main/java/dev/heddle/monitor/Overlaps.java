package dev.heddle.monitor;

/** Which other locations share bytes with one. */
@FunctionalInterface
public interface Overlaps {
  int[] NO_LOCATION = {};

  /** Every location is apart from all others. */
  Overlaps NONE = location -> NO_LOCATION;

  int[] of(int location);
}
