// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.reduction;

import dev.heddle.machine.event.BlindLocations;
import dev.heddle.machine.state.Configuration;
import dev.heddle.trace.Execution;
import java.util.Arrays;

/** The deferred reads that were made, in order: the last events of the execution. */
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

  /** How many of them are known in the order of events. */
  private int settled;

  public DeferredReadJournal(Configuration configuration, BlindLocations blind) {
    this.execution = configuration.execution;
    this.blind = blind;
    this.choices = new BlindReads(execution);
  }

  /** Reads of blind locations among them, with the stores that these chose. */
  BlindReads choices() {
    return choices;
  }

  /** How many events there are but for deferred reads. */
  int others() {
    return count > 0 ? event[0] : execution.length();
  }

  int count() {
    return count;
  }

  /** Where each of them was placed, as {@link DeferredReadPlaces} says. */
  int[] writes() {
    return Arrays.copyOf(write, count);
  }

  /** The event of the newest one. */
  int event() {
    return event[count - 1];
  }

  /** Where its thread stood. */
  int pc() {
    return pc[count - 1];
  }

  /** Which joins its thread had passed. */
  int joined() {
    return joined[count - 1];
  }

  /** Places the newest one before another write; where it was is forgotten. */
  void replace(int before) {
    int i = count - 1;
    if (settled > i) {
      settled = i;
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

  /** Event d is about to be dropped, which may be a look. */
  void drop(int d) {
    if (count > 0 && event[count - 1] == d) {
      count--;
      choices.drop(d);
      if (settled > count) {
        settled = count;
        execution.takeBack(inserted[count]);
      }
    }
  }

  /**
   * A thread is about to look: where others have looked must be known in the order of events by
   * now. For what the same thread sees next it does not matter, so that is left until then.
   */
  void settle(int thread) {
    if (settled < count && execution.thread(event[count - 1]) != thread) {
      settleAll();
    }
  }

  void settleAll() {
    for (; settled < count; settled++) {
      int d = event[settled];
      boolean isBlind = blind.contains(execution.location(d));
      inserted[settled] = execution.insert(d, isBlind ? -1 : write[settled]);
      if (choices.areThere() && !choices.order()) {
        throw new AssertionError("a deferred read is where it cannot be");
      }
    }
  }
}
