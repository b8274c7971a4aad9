// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A state in which nothing can move.
 *
 * @param shared memory, holders of mutexes (plus 1), and counts of semaphores
 * @param fates per thread
 */
record Outcome(SortedMap<String, Integer> shared, List<Fate> fates) {
  Outcome {
    shared = new TreeMap<>(shared);
    fates = List.copyOf(fates);
  }

  /**
   * How a thread stands.
   *
   * @param place the step, or the number of steps at the end
   * @param outputs empty unless the thread ended
   */
  record Fate(How how, int place, List<Integer> outputs) {
    @Override
    public String toString() {
      return how == How.ENDED ? "ended" + outputs : how.name().toLowerCase() + "@" + place;
    }
  }

  enum How {
    ENDED,
    WAITS,
    ASSUMED,
    FAILED
  }

  boolean has(How how) {
    return fates.stream().anyMatch(f -> f.how() == how);
  }

  /** Somebody waits, and that is the only thing to say against it. */
  boolean isDeadlock() {
    return has(How.WAITS) && !has(How.FAILED) && !has(How.ASSUMED);
  }
}
