// SPDX-License-Identifier: Apache-2.0
package dev.heddle.trace;

import java.util.Arrays;

/**
 * Who touched which location last, and the {@link EventRaces} that follow from it: rules 3, 4, 5
 * and 7 of docs/internals/happens-before.md. Grows and shrinks with its execution.
 */
final class Conflicts {
  private final Execution execution;
  private final Locations locations;
  private final HappensBefore order;
  private final EventRaces races;

  // ---- per event
  /** For a write the last write before it at its location, of its group or not; or -1. */
  private int[] previousWrite = new int[64];

  /** For a write the first one of its group, see {@link CommutingWrites}. */
  private int[] opener = new int[64];

  /**
   * For a write the newest reader before it at its location; for a read the next older reader of
   * its location, or if it was forwarded of its store.
   */
  private int[] previousRead = new int[64];

  /** For one that takes a mutex: the one that took it before, or -1. */
  private int[] previousAcquire = new int[64];

  /** For a write: the last load that was forwarded from its store (rule 5), or -1. */
  private int[] forwarded = new int[64];

  // ---- per location
  private int[] lastWrite = Growing.filled(16);

  /** The newest reader since the newest group of writes was opened, or -1. */
  private int[] lastRead = Growing.filled(16);

  /** For a mutex: the event that last took it. */
  private int[] lastAcquire = Growing.filled(16);

  private int[] candidates = new int[16];

  Conflicts(Execution execution, HappensBefore order, EventRaces races) {
    this.execution = execution;
    this.locations = execution.locations();
    this.order = order;
    this.races = races;
  }

  /** Event d is being made. */
  void open(int d) {
    if (d == previousWrite.length) {
      grow(d * 2);
    }
  }

  private void grow(int n) {
    previousWrite = Arrays.copyOf(previousWrite, n);
    opener = Arrays.copyOf(opener, n);
    previousRead = Arrays.copyOf(previousRead, n);
    previousAcquire = Arrays.copyOf(previousAcquire, n);
    forwarded = Arrays.copyOf(forwarded, n);
  }

  /** Takes event d back, which is the last one. */
  void drop(int d) {
    long label = execution.label(d);
    int at = Label.location(label);
    if ((label & Label.ACTIVE) == 0) {
      return;
    }
    lastRead[at] = previousRead[d];
    if ((label & Label.WRITE) != 0) {
      lastWrite[at] = previousWrite[d];
      int kind = execution.kind(d);
      if (kind == Kind.LOCK || kind == Kind.TRYLOCK) {
        lastAcquire[at] = previousAcquire[d];
      }
    }
  }

  /** A location's chains must exist before it is used. */
  void know(int location) {
    if (location >= lastWrite.length) {
      lastWrite = Growing.longer(lastWrite, location + 1);
      lastRead = Growing.longer(lastRead, location + 1);
      lastAcquire = Growing.longer(lastAcquire, location + 1);
    }
  }

  /** The event being made reads memory (rule 3). */
  void read(int d, int thread, int location) {
    int w = lastWrite[location];
    if (locations.isOverlapped(location)) {
      raceAll(d, thread, location, false, false);
    } else if (w >= 0) {
      for (int older = beforeGroup(w); w > older; w = previousWrite[w]) {
        if (execution.thread(w) != thread) {
          race(w, d);
        }
      }
    }
    previousRead[d] = lastRead[location];
    lastRead[location] = d;
  }

  /** The event being made sees what was at a location once, and races with nothing. */
  void look(int d, int location) {
    previousRead[d] = lastRead[location];
  }

  /** The event being made writes memory (rules 4 and 5). */
  void write(int d, int thread, int location) {
    write(d, thread, location, CommutingWrites.NONE);
  }

  /** The same of a write of a class of commuting ones. */
  void write(int d, int thread, int location, int type) {
    int w = lastWrite[location];
    boolean joins = type != 0 && w >= 0 && Label.commuting(execution.label(w)) == type;
    if (joins || w >= 0 && opener[w] != w || locations.isOverlapped(location)) {
      raceAll(d, thread, location, true, joins);
    } else {
      raceReaders(d, thread, location);
    }
    forwarded[d] = -1;
    previousWrite[d] = w;
    opener[d] = joins ? opener[w] : d;
    previousRead[d] = lastRead[location];
    lastWrite[location] = d;
    if (!joins) {
      lastRead[location] = -1;
    }
  }

  /** The newest write before the group of a write, or -1. */
  private int beforeGroup(int w) {
    return previousWrite[opener[w]];
  }

  /** The event being made takes a free mutex: it races with the previous one that did (rule 7). */
  void acquire(int d, int thread, int location) {
    int holder = lastAcquire[location];
    if (holder >= 0 && execution.thread(holder) != thread) {
      race(holder, d);
    }
    order.add(lastWrite[location]);
    write(d, thread, location);
    acquired(d, location);
  }

  /**
   * As {@link #acquire} for a trylock, which races with the unlock too, unless it waited: then see
   * {@link #awaitChange}.
   */
  void acquireByTrying(int d, int thread, int location, int enabler) {
    if (enabler < -1) {
      write(d, thread, location);
    } else {
      awaitChange(d, thread, location, enabler, true);
    }
    acquired(d, location);
  }

  private void acquired(int d, int location) {
    previousAcquire[d] = lastAcquire[location];
    lastAcquire[location] = d;
  }

  /**
   * The event being made passed the test of a loop that waits for memory. It races with the last
   * write before which it would have passed too, {@code enabler}, or -1: as with a lock, the writes
   * since then could not have come after it. Reads of the value it saw could. Writes of other sizes
   * and the end of an object count as writes of the location.
   */
  void awaitChange(int d, int thread, int location, int enabler, boolean writes) {
    raceEnabler(d, thread, location, enabler, writes);
    afterWrite(thread, location, enabler);
    if (locations.isOverlapped(location)) {
      for (int other : locations.overlaps(location)) {
        afterWrite(thread, other, enabler);
      }
    }
    finish(d, thread, location, writes);
  }

  private void raceEnabler(int d, int thread, int location, int enabler, boolean writes) {
    for (int r = writes ? lastRead[location] : -1; r >= 0; r = previousRead[r]) {
      if (execution.thread(r) != thread) {
        race(r, d);
      }
    }
    int w = lastWrite[location];
    if (writes && w >= 0 && execution.thread(w) != thread && forwarded[w] >= 0) {
      race(forwarded[w], d);
    }
    if (enabler >= 0 && execution.thread(enabler) != thread) {
      race(enabler, d);
    }
  }

  private void finish(int d, int thread, int location, boolean writes) {
    if (writes) {
      write(d, thread, location);
    } else {
      read(d, thread, location);
    }
  }

  /** A write that is newer than the enabler comes before the event being made, without a race. */
  private void afterWrite(int thread, int location, int enabler) {
    int w = lastWrite[location];
    if (w > enabler && execution.thread(w) != thread) {
      order.add(w);
    }
  }

  int previousWrite(int d) {
    return previousWrite[d];
  }

  /** Candidates newest first, so that one accumulator tells which are covered by a later one. */
  private void raceReaders(int d, int thread, int location) {
    for (int r = lastRead[location]; r >= 0; r = previousRead[r]) {
      if (execution.thread(r) != thread) {
        race(r, d);
      }
    }
    int w = lastWrite[location];
    if (w >= 0 && execution.thread(w) != thread) {
      race(w, d);
      if (forwarded[w] >= 0) {
        race(forwarded[w], d);
      }
    }
  }

  /**
   * The same where writes form groups, or where other locations share bytes with this one.
   *
   * @param joins whether the event is a write that joins the newest group of its location
   */
  private void raceAll(int d, int thread, int location, boolean write, boolean joins) {
    // what is older than a write of all these bytes is not read any more, and ordered otherwise
    int cover = write ? -1 : lastCover(location);
    int oldest = cover < 0 ? -1 : opener[cover];
    int n = joins ? collectBefore(thread, location) : 0;
    n = joins ? n : collect(n, thread, location, location, write, oldest);
    for (int other : locations.overlaps(location)) {
      n = collect(n, thread, location, other, write, oldest);
    }
    Arrays.sort(candidates, 0, n);
    while (n > 0) {
      race(candidates[--n], d);
    }
  }

  /** Adds the accesses of one location that race with one of another. */
  private int collect(int n, int thread, int location, int other, boolean write, int oldest) {
    n = write ? readers(n, thread, lastRead[other]) : n;
    return group(n, thread, location, lastWrite[other], write, oldest);
  }

  /** Adds what races with a write that joins the newest group of its location. */
  private int collectBefore(int thread, int location) {
    int first = opener[lastWrite[location]];
    int n = readers(0, thread, lastRead[location]);
    n = readers(n, thread, previousRead[first]);
    return group(n, thread, location, previousWrite[first], true, -1);
  }

  private int readers(int n, int thread, int newest) {
    for (int r = newest; r >= 0; r = previousRead[r]) {
      n = execution.thread(r) != thread ? candidate(n, r) : n;
    }
    return n;
  }

  /** Adds the members of a group from its newest on, with the loads forwarded from them. */
  private int group(int n, int thread, int location, int newest, boolean write, int oldest) {
    int older = newest < 0 ? -1 : beforeGroup(newest);
    for (int w = newest; w > older && w >= oldest; w = previousWrite[w]) {
      if (execution.thread(w) != thread) {
        n = candidate(n, w);
        int load = write ? lastForwarded(w, location) : -1;
        n = load >= 0 ? candidate(n, load) : n;
      }
    }
    return n;
  }

  /** The last load that was forwarded from the store of a commit and overlaps a location. */
  private int lastForwarded(int w, int location) {
    int r = forwarded[w];
    while (r >= 0 && !locations.overlap(execution.location(r), location)) {
      r = previousRead[r];
    }
    return r;
  }

  private int candidate(int n, int event) {
    if (n == candidates.length) {
      candidates = Arrays.copyOf(candidates, n * 2);
    }
    candidates[n] = event;
    return n + 1;
  }

  private void race(int e, int d) {
    if (!order.gathered(e)) {
      races.add(e, d);
      order.add(e);
    }
  }

  void forward(int d, int earlier) {
    previousRead[d] = earlier;
  }

  int previousRead(int d) {
    return previousRead[d];
  }

  void forwarded(int d, int load) {
    forwarded[d] = load;
  }

  int lastWrite(int location) {
    return lastWrite[location];
  }

  /** The newest reader since the newest group of writes was opened, or -1. */
  int lastRead(int location) {
    return lastRead[location];
  }

  /** The first write of the group that a write is in. */
  int opener(int d) {
    return opener[d];
  }

  /** The newest write that gave every byte of a location its value, or -1. */
  int lastCover(int location) {
    int last = lastWrite[location];
    if (locations.isOverlapped(location)) {
      for (int other : locations.overlaps(location)) {
        if (lastWrite[other] > last && locations.covers(other, location)) {
          last = lastWrite[other];
        }
      }
    }
    return last;
  }

  int lastAcquire(int location) {
    return lastAcquire[location];
  }
}
