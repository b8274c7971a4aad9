// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.reduction;

import static dev.heddle.machine.state.Threads.JOINED;
import static dev.heddle.machine.state.Threads.LOCATION;

import dev.heddle.machine.event.BlindLocations;
import dev.heddle.machine.event.CausalPast;
import dev.heddle.machine.event.Joins;
import dev.heddle.machine.plan.Technique;
import dev.heddle.machine.plan.TechniqueException;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.Lanes;
import dev.heddle.machine.state.Memory;
import dev.heddle.machine.state.Threads;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;

/**
 * Where a deferred read can be placed. A place is the number of the write before which the read
 * comes, -1 behind all of them. Stores to a blind location have no order: there a place is the
 * number of the store that is read, or, for what was there at first, the number of events that are
 * no deferred reads.
 */
final class DeferredReadPlaces {
  private static final int NONE = -1;

  private final Execution execution;
  private final Locations locations;
  private final Memory memory;
  private final Threads threads;
  private final Lanes lanes;
  private final Joins joins;
  private final CausalPast past;
  private final DeferredReadJournal journal;
  private final BlindLocations blind;

  DeferredReadPlaces(
      Configuration configuration,
      Joins joins,
      CausalPast past,
      DeferredReadJournal journal,
      BlindLocations blind) {
    this.execution = configuration.execution;
    this.locations = configuration.locations;
    this.memory = configuration.memory;
    this.threads = configuration.threads;
    this.lanes = configuration.lanes;
    this.joins = joins;
    this.past = past;
    this.journal = journal;
    this.blind = blind;
  }

  /** The first place of a thread's next read. */
  int latest(int thread) {
    int location = location(thread);
    return blind.contains(location)
        ? newestReadable(thread, location, execution.lastWrite(location))
        : -1;
  }

  /** The place after another one; -1 if there is none. */
  int earlier(int thread, int place) {
    int location = location(thread);
    if (blind.contains(location)) {
      return place == journal.others()
          ? NONE
          : newestReadable(thread, location, execution.previousWrite(place));
    }
    int previous = place < 0 ? execution.lastWrite(location) : execution.previousWrite(place);
    if (previous < 0) {
      return NONE;
    }
    journal.settle(thread);
    past.gatherForLoad(thread);
    boolean fits =
        !isKnown(previous)
            && (!journal.choices().areThere() || isRealisable(thread, location, previous));
    return fits ? previous : NONE;
  }

  private int location(int thread) {
    return threads.state[thread * Threads.WIDTH + LOCATION];
  }

  /**
   * Whether a write, the newest one that can be read, is in the past that was gathered. If it is in
   * a group of commuting ones, all of them must be: some without others cannot be read in this way.
   */
  boolean isKnown(int write) {
    int first = execution.opener(write);
    boolean known = execution.past(write);
    for (int w = write; w != first; ) {
      w = execution.previousWrite(w);
      known &= execution.past(w);
    }
    if (!known && first != write) {
      throw new TechniqueException(Technique.DEFERRED_READS);
    }
    return known;
  }

  /** The first store from this one on back that a thread can read from a blind location. */
  private int newestReadable(int thread, int location, int newest) {
    for (int s = newest; s >= 0; s = execution.previousWrite(s)) {
      if (isRealisable(thread, location, s)) {
        return s;
      }
    }
    return isRealisable(thread, location, journal.others()) ? journal.others() : NONE;
  }

  /** Whether a thread's next read can have a place, together with all that were placed. */
  private boolean isRealisable(int thread, int location, int place) {
    journal.settleAll();
    int lane = lanes.ofThread(thread);
    int store = store(location, place);
    int mark = execution.insertions();
    int d = execution.open(lane);
    joins.after(threads.state[thread * Threads.WIDTH + JOINED]);
    order(d, location, place, store);
    execution.close(d, Kind.READ, Label.of(lane, thread, location, 0, Label.ACTIVE), 0, 0);
    BlindReads choices = journal.choices();
    if (blind.contains(location)) {
      choices.add(d, store);
    } else {
      execution.insert(d, place);
    }
    boolean fits = choices.order() && choices.areRealisable();
    choices.drop(d);
    execution.takeBack(mark);
    execution.drop();
    return fits;
  }

  /** The store that a read of a blind location reads from, or -1; elsewhere its place. */
  int store(int location, int place) {
    return blind.contains(location) && place == journal.others() ? NONE : place;
  }

  /** Orders the event being made behind what it reads. */
  void order(int d, int location, int place, int store) {
    if (blind.contains(location)) {
      execution.lookAt(d, location, store);
    } else {
      execution.look(d, location, place);
    }
  }

  /** The value that is read. */
  long value(int location, int place, int store) {
    boolean isBlind = blind.contains(location);
    if (isBlind && store >= 0) {
      return execution.value(store);
    }
    int next = isBlind ? firstWrite(location) : place;
    return next < 0
        ? memory.read(locations.address(location), locations.size(location))
        : execution.old(next);
  }

  private int firstWrite(int location) {
    int w = execution.lastWrite(location);
    while (w >= 0 && execution.previousWrite(w) >= 0) {
      w = execution.previousWrite(w);
    }
    return w;
  }

  /** A thread's next read is about to be made: others must be in the order of events by now. */
  void prepare(int thread, int location) {
    if (blind.contains(location)) {
      journal.settleAll();
    } else {
      journal.settle(thread);
    }
  }

  /** The read that is the newest event was made: what follows from its choice, if it had one. */
  void made(int d, int location, int store) {
    if (blind.contains(location)) {
      journal.choices().add(d, store);
      journal.settleAll();
    }
  }
}
