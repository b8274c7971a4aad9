// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.reduction;

import dev.heddle.machine.event.BlindLocations;
import dev.heddle.machine.state.Configuration;
import dev.heddle.trace.Execution;
import java.util.Arrays;

/** The deferred reads that have been made, in this order; they are the last events. */
public final class DeferredReadJournal {
  private final Execution execution;
  private final BlindLocations blind;
  private final BlindReads choices;

  // ---- the looks that were made: which events they are, where the thread stood and which joins it
  // had passed, what each saw, how to take it back
  private int[] event = new int[16];
  private int[] pc = new int[16];
  private int[] joined = new int[16];
  private int[] write = new int[16];
  private int[] inserted = new int[16];
  private int count;

  /** The number of reads whose places are part of happens-before. */
  private int ordered;

  public DeferredReadJournal(Configuration configuration, BlindLocations blind) {
    this.execution = configuration.execution;
    this.blind = blind;
    this.choices = new BlindReads(execution);
  }

  /** The reads of blind locations and the stores that they chose. */
  BlindReads choices() {
    return choices;
  }

  /** The number of events that are not deferred reads. */
  int others() {
    return count > 0 ? event[0] : execution.length();
  }

  int count() {
    return count;
  }

  /** The place of each read, as {@link DeferredReadPlaces} defines it. */
  int[] writes() {
    return Arrays.copyOf(write, count);
  }

  /** The event of the newest read. */
  int event() {
    return event[count - 1];
  }

  /** The operation of the newest read. */
  int pc() {
    return pc[count - 1];
  }

  /** The joins that its thread had passed. */
  int joined() {
    return joined[count - 1];
  }

  /** Moves the newest read to the place before another write. */
  void replace(int before) {
    int i = count - 1;
    if (ordered > i) {
      ordered = i;
      execution.takeBack(inserted[i]);
    }
    write[i] = before;
  }

  void add(int d, int before, int where, int joins) {
    if (count == event.length) {
      grow();
    }
    event[count] = d;
    pc[count] = where;
    joined[count] = joins;
    write[count++] = before;
  }

  private void grow() {
    event = Arrays.copyOf(event, count * 2);
    pc = Arrays.copyOf(pc, count * 2);
    joined = Arrays.copyOf(joined, count * 2);
    write = Arrays.copyOf(write, count * 2);
    inserted = Arrays.copyOf(inserted, count * 2);
  }

  /** Called before event d is undone, which may be a deferred read. */
  void drop(int d) {
    if (count > 0 && event[count - 1] == d) {
      count--;
      choices.drop(d);
      if (ordered > count) {
        ordered = count;
        execution.takeBack(inserted[count]);
      }
    }
  }

  /**
   * Adds the places of reads to happens-before if another thread than this one made them. The next
   * read of the same thread does not depend on them.
   */
  void orderBefore(int thread) {
    if (ordered < count && execution.thread(event[count - 1]) != thread) {
      orderAll();
    }
  }

  /** Adds the places of all reads to happens-before. */
  void orderAll() {
    for (; ordered < count; ordered++) {
      int d = event[ordered];
      boolean isBlind = blind.contains(execution.location(d));
      inserted[ordered] = execution.insert(d, isBlind ? -1 : write[ordered]);
      if (choices.exist() && !choices.order()) {
        throw new AssertionError("a deferred read has an impossible place");
      }
    }
  }
}
