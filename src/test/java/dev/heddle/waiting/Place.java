// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

import java.util.Comparator;

/** A step of a thread. */
record Place(int thread, int step) implements Comparable<Place> {
  private static final Comparator<Place> ORDER =
      Comparator.comparingInt(Place::thread).thenComparingInt(Place::step);

  @Override
  public int compareTo(Place other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return thread + "@" + step;
  }
}
