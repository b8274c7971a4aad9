// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.reduction;

import static dev.heddle.machine.state.Threads.JOINED;
import static dev.heddle.machine.state.Threads.LOCATION;

import dev.heddle.machine.event.BlindLocations;
import dev.heddle.machine.event.CausalPast;
import dev.heddle.machine.event.Joins;
import dev.heddle.machine.event.Twins;
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
 * The places of deferred reads. A place is the number of the write before which the read comes, or
 * -1 if it comes after all writes. Stores to a blind location are not ordered: there, a place is
 * the number of the store that is read, or, for the initial value, the number of events that are
 * not deferred reads.
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
  private final Twins twins;
  private final DeferredReadJournal journal;
  private final BlindLocations blind;

  DeferredReadPlaces(
      Configuration configuration,
      Joins joins,
      CausalPast past,
      Twins twins,
      DeferredReadJournal journal,
      BlindLocations blind) {
    this.execution = configuration.execution;
    this.locations = configuration.locations;
    this.memory = configuration.memory;
    this.threads = configuration.threads;
    this.lanes = configuration.lanes;
    this.joins = joins;
    this.past = past;
    this.twins = twins;
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

  /** The next place after another one; -1 if there is none. */
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
    journal.orderBefore(thread);
    past.gatherForLoad(thread);
    boolean fits =
        !isKnown(previous)
            && (!journal.choices().exist() || isRealisable(thread, location, previous));
    return fits ? previous : NONE;
  }

  private int location(int thread) {
    return threads.state[thread * Threads.WIDTH + LOCATION];
  }

  /**
   * Whether a write, the newest one that can be read, is in the past that was gathered. A group of
   * commuting writes must be in it as a whole: a read between them is not supported.
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

  /** The newest store, up to a given one, that a thread can read from a blind location. */
  private int newestReadable(int thread, int location, int newest) {
    for (int s = newest; s >= 0; s = execution.previousWrite(s)) {
      if (isRealisable(thread, location, s)) {
        return s;
      }
    }
    return isRealisable(thread, location, journal.others()) ? journal.others() : NONE;
  }

  /** Whether a thread's next read can have a place, given all reads that have been placed. */
  private boolean isRealisable(int thread, int location, int place) {
    journal.orderAll();
    int lane = lanes.ofThread(thread);
    int store = store(location, place);
    int mark = execution.insertions();
    int d = execution.open(lane);
    joins.after(threads.state[thread * Threads.WIDTH + JOINED]);
    twins.order(thread);
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

  /** The store that a read of a blind location reads from, or -1; its place elsewhere. */
  int store(int location, int place) {
    return blind.contains(location) && place == journal.others() ? NONE : place;
  }

  /** Orders the current event after what it reads. */
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

  /** Called before a thread's next read is made: adds the reads of others to happens-before. */
  void prepare(int thread, int location) {
    if (blind.contains(location)) {
      journal.orderAll();
    } else {
      journal.orderBefore(thread);
    }
  }

  /** Records the store that the newest read chose, if its location is blind. */
  void recordChoice(int d, int location, int store) {
    if (blind.contains(location)) {
      journal.choices().add(d, store);
      journal.orderAll();
    }
  }
}
