// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.state;

import dev.heddle.trace.Locations;
import java.util.Arrays;

/**
 * Stores that have not reached memory, for TSO (one lane per thread) and PSO (one per thread and
 * location). Entries of all threads form one stack in the order they were buffered, so undo is
 * truncation; committing only moves a lane's head.
 */
public final class StoreBuffers {
  /** A load must wait: its newest overlapping entry does not have all its bytes. */
  public static final int WAIT = -2;

  public static final int NONE = -1;
  private static final int[] EMPTY = {};

  private final boolean perLocation;
  private final Locations locations;
  private final Lanes lanes;
  private final CommitLanes commitLanes;
  private final WideValues wide;

  // ---- per entry
  private int[] thread = new int[64];
  private int[] location = new int[64];
  private long[] value = new long[64];
  private int[] ordinal = new int[64];
  private int[] epoch = new int[64];
  private int[] operation = new int[64];
  private int[] origin = new int[64];
  private int[] lane = new int[64];

  /** The event in whose step it was buffered, -1 before the first. */
  private int[] event = new int[64];

  /** The newest join of its thread since then, plus 1; 0 for none. */
  private int[] joined = new int[64];

  /** The event of its commit; meaningful once it is before its lane's head. */
  private int[] commit = new int[64];

  /** The last load that read it from the buffer, or -1. */
  private int[] reader = new int[64];

  /** The next newer and older entry of its lane. */
  private int[] newer = new int[64];

  private int[] older = new int[64];
  private int top;

  // ---- per lane: oldest entry not committed, newest entry ever; -1 for none
  private int[] head = new int[0];
  private int[] tail = new int[0];

  /** Per thread: how many of its stores wait. */
  private int[] pending = new int[8];

  private boolean fenced;

  StoreBuffers(
      boolean perLocation,
      Locations locations,
      Lanes lanes,
      CommitLanes commitLanes,
      WideValues wide) {
    this.perLocation = perLocation;
    this.locations = locations;
    this.lanes = lanes;
    this.commitLanes = commitLanes;
    this.wide = wide;
  }

  /** The lane that will commit a store of this thread, or -1 when there are too many lanes. */
  public int lane(int t, int at) {
    int l = commitLanes.lane(t, at);
    if (t >= pending.length) {
      pending = Arrays.copyOf(pending, t * 2);
    }
    if (l >= head.length) {
      knowLane(l);
    }
    return l;
  }

  private void knowLane(int l) {
    int known = head.length;
    head = Arrays.copyOf(head, l + 64);
    tail = Arrays.copyOf(tail, l + 64);
    Arrays.fill(head, known, head.length, NONE);
    Arrays.fill(tail, known, tail.length, NONE);
  }

  private void grow() {
    int n = top * 2;
    thread = Arrays.copyOf(thread, n);
    location = Arrays.copyOf(location, n);
    value = Arrays.copyOf(value, n);
    ordinal = Arrays.copyOf(ordinal, n);
    epoch = Arrays.copyOf(epoch, n);
    operation = Arrays.copyOf(operation, n);
    origin = Arrays.copyOf(origin, n);
    lane = Arrays.copyOf(lane, n);
    event = Arrays.copyOf(event, n);
    joined = Arrays.copyOf(joined, n);
    commit = Arrays.copyOf(commit, n);
    reader = Arrays.copyOf(reader, n);
    newer = Arrays.copyOf(newer, n);
    older = Arrays.copyOf(older, n);
  }

  /** Buffers a store; {@link #describe} must follow. */
  public int enqueue(int t, int l, int at, long v, int itsJoined) {
    int i = top++;
    if (i == thread.length) {
      grow();
    }
    thread[i] = t;
    location[i] = at;
    value[i] = v;
    joined[i] = itsJoined;
    lane[i] = l;
    reader[i] = NONE;
    older[i] = tail[l];
    if (head[l] < 0) {
      head[l] = i;
    } else {
      newer[tail[l]] = i;
    }
    tail[l] = i;
    pending[t]++;
    return i;
  }

  public void describe(
      int i, int itsEvent, int itsOrdinal, int itsEpoch, int itsOperation, int itsOrigin) {
    event[i] = itsEvent;
    ordinal[i] = itsOrdinal;
    epoch[i] = itsEpoch;
    operation[i] = itsOperation;
    origin[i] = itsOrigin;
    arrives(i);
  }

  /** Takes back all entries from the mark on; what is enabled is restored elsewhere. */
  void truncate(int mark) {
    while (top > mark) {
      int i = --top;
      int l = lane[i];
      tail[l] = older[i];
      if (head[l] == i) {
        head[l] = NONE;
      }
      pending[thread[i]]--;
    }
  }

  public int mark() {
    return top;
  }

  /** Whether no store was ever buffered. */
  public boolean isEmpty() {
    return top == 0;
  }

  /** The oldest entry of a lane leaves for memory by event {@code d}. */
  public int commit(int l, int d) {
    int i = head[l];
    head[l] = i == tail[l] ? NONE : newer[i];
    commit[i] = d;
    pending[thread[i]]--;
    leaves(i);
    return i;
  }

  /** Takes the commit of entry {@code i} back; what is enabled is restored elsewhere. */
  public void uncommit(int i) {
    head[lane[i]] = i;
    pending[thread[i]]++;
  }

  public int pending(int t) {
    return t < pending.length ? pending[t] : 0;
  }

  /** The entries of a thread that wait, the oldest first. */
  int[] waiting(int t) {
    int[] all = pending(t) == 0 ? EMPTY : new int[pending(t)];
    int n = 0;
    for (int l = 0; n < all.length; l++) {
      int lane = commitLanes.of(t)[l];
      for (int i = tail[lane]; head[lane] >= 0 && i >= head[lane]; i = older[i]) {
        all[n++] = i;
      }
    }
    Arrays.sort(all);
    return all;
  }

  // ---------------------------------------------------------------- which commits can move

  /** Entry {@code i} is new: nothing older waits for it. */
  private void arrives(int i) {
    int l = lane[i];
    if (head[l] == i) {
      lanes.set(l, !ordered() || mayCommit(thread[i], i));
    }
  }

  /** Entry {@code i} has left: it may have been the last that the next ones waited for. */
  private void leaves(int i) {
    int own = lane[i];
    lanes.set(own, head[own] >= 0 && (!ordered() || mayCommit(thread[i], head[own])));
    if (!ordered()) {
      return;
    }
    for (int l : commitLanes.of(thread[i])) {
      int j = head[l];
      if (j > i && l != own && holdsBack(i, j)) {
        lanes.set(l, mayCommit(thread[i], j));
      }
    }
  }

  /** Whether commits of a thread may have to wait for those of its other lanes. */
  private boolean ordered() {
    return perLocation && (fenced || locations.mixed());
  }

  /** Some thread has passed a store-store fence: from now on every commit is looked at. */
  public void fence() {
    fenced = true;
  }

  /** PSO: no older entry of the thread overlaps it or is from before a store-store fence. */
  private boolean mayCommit(int t, int i) {
    for (int l : commitLanes.of(t)) {
      int first = head[l];
      if (first >= 0 && first < i && holdsBack(first, i)) {
        return false;
      }
    }
    return true;
  }

  private boolean holdsBack(int i, int j) {
    return epoch[i] < epoch[j] || locations.overlap(location[i], location[j]);
  }

  /** Whether a store waits that shares bytes, or is from before a store-store fence. */
  public boolean holdsBack(int t, int at, int itsEpoch) {
    for (int l : commitLanes.of(t)) {
      int first = head[l];
      if (first >= 0 && (epoch[first] < itsEpoch || locations.overlap(location[first], at))) {
        return true;
      }
    }
    return false;
  }

  // ---------------------------------------------------------------- what a load sees

  /** The entry a load would be forwarded from, {@link #NONE} for memory, or {@link #WAIT}. */
  public int newest(int t, int at) {
    if (pending(t) == 0) {
      return NONE;
    }
    if (!perLocation) {
      int l = commitLanes.of(t)[0];
      for (int i = tail[l]; i >= head[l]; i = older[i]) {
        if (location[i] == at || locations.mixed() && locations.overlap(location[i], at)) {
          return forwarding(i, at);
        }
      }
      return NONE;
    }
    int newest = newestAt(t, at);
    for (int other : locations.overlaps(at)) {
      newest = Math.max(newest, newestAt(t, other));
    }
    return newest < 0 ? NONE : forwarding(newest, at);
  }

  private int forwarding(int i, int at) {
    return locations.covers(location[i], at) ? i : WAIT;
  }

  /** What entry {@code i} has for a location all of whose bytes it has. */
  public long value(int i, int at) {
    int from = location[i];
    if (from == at) {
      return value[i];
    }
    int offset = (int) (locations.address(at) - locations.address(from));
    long bits =
        locations.size(from) > Long.BYTES ? wide.from(value[i], offset) : value[i] >>> 8 * offset;
    int size = locations.size(at);
    return size < Long.BYTES ? bits & (1L << 8 * size) - 1 : bits;
  }

  /** The newest store of a thread that waits and has this byte, or {@link #NONE}; a slow search. */
  public int newestOver(int t, long address) {
    for (int i = top - 1; i >= 0; i--) {
      long offset = address - locations.address(location[i]);
      boolean has = offset >= 0 && offset < locations.size(location[i]);
      if (thread[i] == t && has && !isCommitted(i) && !locations.isObject(location[i])) {
        return i;
      }
    }
    return NONE;
  }

  private int newestAt(int t, int at) {
    int l = commitLanes.known(t, at);
    return l < 0 || head[l] < 0 ? NONE : tail[l];
  }

  /** The location of the store that a lane commits next; it has one. */
  public int nextLocation(int l) {
    return location[head[l]];
  }

  // ---------------------------------------------------------------- entries

  public int thread(int i) {
    return thread[i];
  }

  public int location(int i) {
    return location[i];
  }

  /** How many store-store fences that mattered its thread had passed. */
  public int epoch(int i) {
    return epoch[i];
  }

  public long value(int i) {
    return value[i];
  }

  /** The event in whose step the entry was buffered. */
  public int event(int i) {
    return event[i];
  }

  public int joined(int i) {
    return joined[i];
  }

  public int ordinal(int i) {
    return ordinal[i];
  }

  public int operation(int i) {
    return operation[i];
  }

  public int origin(int i) {
    return origin[i];
  }

  public int commitEvent(int i) {
    return commit[i];
  }

  public boolean isCommitted(int i) {
    int first = head[lane[i]];
    return first < 0 || i < first;
  }

  public int reader(int i) {
    return reader[i];
  }

  public void reader(int i, int load) {
    reader[i] = load;
  }
}
