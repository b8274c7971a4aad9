// SPDX-License-Identifier: Apache-2.0
package dev.heddle.trace;

import java.util.ArrayList;
import java.util.List;

/**
 * The events of a thread while it holds a certain mutex: an atomic section, if nothing of others
 * comes between.
 *
 * @param begin the event that locks
 * @param end the one that unlocks, or the last one of its thread
 * @param left whether it unlocks
 */
public record Section(int begin, int end, boolean left) {
  /** The mutex of atomic sections, as the library calls it. */
  public static final String MUTEX = "__heddle_atomic_section";

  /** All sections of an execution by the mutex at an address. */
  public static List<Section> of(Execution x, long mutex) {
    List<Section> all = new ArrayList<>();
    for (int d = 0; d < x.length(); d++) {
      if (x.kind(d) == Kind.LOCK && x.locations().address(x.location(d)) == mutex) {
        all.add(from(x, d));
      }
    }
    return all;
  }

  private static Section from(Execution x, int begin) {
    int last = begin;
    for (int d = begin + 1; d < x.length(); d++) {
      if (x.thread(d) == x.thread(begin)) {
        last = d;
        if (x.kind(d) == Kind.UNLOCK && x.location(d) == x.location(begin)) {
          return new Section(begin, d, true);
        }
      }
    }
    return new Section(begin, last, false);
  }
}
