// SPDX-License-Identifier: Apache-2.0
package dev.heddle.trace;

import java.util.Arrays;

/**
 * One execution as it grows and shrinks: events in struct-of-arrays form, index = position, with
 * happens-before rows and races computed as events are appended (stateless model checking for TSO
 * and PSO, section 3; rules 1-7 of docs/internals/happens-before.md). Dropping the last event is
 * the undo.
 *
 * <p>The machine appends: {@link #open}, then the edges that only it knows ({@link #after}), then
 * one of {@link #read}, {@link #write}, {@link #acquire} or nothing, then {@link #close}.
 */
public final class Execution {
  private final Locations locations;
  private final HappensBefore order = new HappensBefore();
  private final EventRaces races = new EventRaces();
  private final Conflicts conflicts;
  private final WaitRaces waits;
  private int length;

  // ---- per event
  private long[] label = new long[64];
  private int[] kind = new int[64];
  private int[] operation = new int[64];
  private int[] origin = new int[64];
  private long[] value = new long[64];
  private long[] old = new long[64];
  private long[] expected = new long[64];

  /** The previous event of the lane, or the spawn's for a first one; -1 for none. */
  private int[] previousInLane = new int[64];

  /** The buffered store that a commit drained or a load read or would have read; -1 for none. */
  private int[] entry = new int[64];

  // ---- per lane
  private int[] lastInLane = Growing.filled(64);

  private final Forks forks = new Forks();

  /** Per event: the spawns and joins before it. */
  private int[] forkMark = new int[64];

  public Execution(Locations locations) {
    this.locations = locations;
    this.conflicts = new Conflicts(this, order, races);
    this.waits = new WaitRaces(this, conflicts, order, races);
  }

  // ---------------------------------------------------------------- appending

  /** Starts an event on a lane, after the lane's previous one. */
  public int open(int lane) {
    int d = length++;
    if (d == label.length) {
      grow();
    }
    if (lane >= lastInLane.length) {
      lastInLane = Growing.longer(lastInLane, lane + 1);
    }
    conflicts.open(d);
    races.open();
    forkMark[d] = forks.count();
    value[d] = 0;
    int previous = lastInLane[lane];
    previousInLane[d] = previous;
    lastInLane[lane] = d;
    entry[d] = -1;
    order.open();
    order.add(previous);
    return d;
  }

  private void grow() {
    int n = label.length * 2;
    label = Arrays.copyOf(label, n);
    kind = Arrays.copyOf(kind, n);
    operation = Arrays.copyOf(operation, n);
    origin = Arrays.copyOf(origin, n);
    value = Arrays.copyOf(value, n);
    old = Arrays.copyOf(old, n);
    expected = Arrays.copyOf(expected, n);
    previousInLane = Arrays.copyOf(previousInLane, n);
    entry = Arrays.copyOf(entry, n);
    forkMark = Arrays.copyOf(forkMark, n);
  }

  /** Puts an event before the one being made, without a race; -1 is no event. */
  public void after(int event) {
    order.add(event);
  }

  /** A location must be known before it is used. */
  public void know(int location) {
    conflicts.know(location);
  }

  /** The event being made reads memory (rule 3). */
  public void read(int d, int thread, int location) {
    conflicts.read(d, thread, location);
  }

  /**
   * The event being made reads what was at a location before some write, or what is there. It is
   * the newest one, but comes between that write and the one before, see {@link #insert}.
   */
  public void look(int d, int location, int write) {
    conflicts.look(d, location);
    order.add(write < 0 ? conflicts.lastWrite(location) : conflicts.previousWrite(write));
  }

  /** The event being made reads from a store to a location, or from none. */
  public void lookAt(int d, int location, int store) {
    conflicts.look(d, location);
    order.add(store);
  }

  /** How many changes of the order can be {@link #takeBack taken back}. */
  public int insertions() {
    return order.changes();
  }

  /** Another look instead of the newest event, of which all but what it sees was gathered. */
  public void lookAgain(int d, int write) {
    order.add(conflicts.previousWrite(write));
    order.close(d);
  }

  /**
   * Puts an event before another one, and all that happens after that, which must not happen before
   * the first; -1 is no event.
   *
   * @return how to {@link #takeBack} it
   */
  public int insert(int d, int other) {
    return order.insert(d, other, length);
  }

  /** Takes back what was inserted since, newer ones first. */
  public void takeBack(int inserted) {
    order.takeBack(inserted);
  }

  /** The event being made writes memory (rules 4 and 5). */
  public void write(int d, int thread, int location) {
    conflicts.write(d, thread, location);
  }

  /** The same of a write of a class of {@link CommutingWrites}. */
  public void write(int d, int thread, int location, int type) {
    conflicts.write(d, thread, location, type);
  }

  /** The event being made takes a free mutex: it races with the previous one that did (rule 7). */
  public void acquire(int d, int thread, int location) {
    conflicts.acquire(d, thread, location);
  }

  /**
   * As {@link #acquire} for a trylock, which races with the unlock too.
   *
   * @param enabler as for {@link #awaitChange} if it is the test of a loop that waits; less than -1
   *     if not
   */
  public void acquireByTrying(int d, int thread, int location, int enabler) {
    conflicts.acquireByTrying(d, thread, location, enabler);
  }

  /** The event being made passed the test of a loop that waits for memory (see rule 7). */
  public void awaitChange(int d, int thread, int location, int enabler, boolean writes) {
    conflicts.awaitChange(d, thread, location, enabler, writes);
  }

  /** The races of waits for cells. */
  public WaitRaces waits() {
    return waits;
  }

  /** The write to the same location before the write d, or -1. */
  public int previousWrite(int d) {
    return conflicts.previousWrite(d);
  }

  /** The first write of the group of {@link CommutingWrites} that the write d is in. */
  public int opener(int d) {
    return conflicts.opener(d);
  }

  /** The event being made takes one of so many alternatives; it races with each of the others. */
  public void choose(int d, int choice, int alternatives) {
    values(d, choice, alternatives);
    for (int c = 0; c < alternatives; c++) {
      if (c != choice) {
        races.add(~c, d);
      }
    }
  }

  /** Ends the event: what it is, which instruction and which operation of its thread. */
  public void close(int d, int kind, long label, int origin, int operation) {
    this.kind[d] = kind;
    this.label[d] = label;
    this.origin[d] = origin;
    this.operation[d] = operation;
    order.close(d);
  }

  /** The values of an event: read or written, and what it replaced. */
  public void values(int d, long value, long old) {
    this.value[d] = value;
    this.old[d] = old;
  }

  public void expected(int d, long expected) {
    this.expected[d] = expected;
  }

  public void entry(int d, int entry) {
    this.entry[d] = entry;
  }

  /** The event being made is forwarded from a store after another load was, or -1. */
  public void forward(int d, int earlier) {
    conflicts.forward(d, earlier);
  }

  /** For a forwarded load: the one that was forwarded from the same store before it, or -1. */
  public int previousRead(int d) {
    return conflicts.previousRead(d);
  }

  /** The last load that was forwarded from the store that event d commits (rule 5), or -1. */
  public void forwarded(int d, int load) {
    conflicts.forwarded(d, load);
  }

  /** A thread starts now: {@code event} is the predecessor of its first one; -1 for none. */
  public void startThread(int lane, int event) {
    if (lane >= lastInLane.length) {
      lastInLane = Growing.longer(lastInLane, lane + 1);
    }
    lastInLane[lane] = event;
  }

  /** Who spawned a thread that started, in which step, and how many operations it had done. */
  public void spawned(int thread, int by, int operations, int step) {
    forks.spawn(by, thread, operations, step);
  }

  /** Takes the last event back. */
  public void drop() {
    int d = --length;
    conflicts.drop(d);
    races.drop();
    forks.truncate(forkMark[d]);
    lastInLane[lane(d)] = previousInLane[d];
  }

  // ---------------------------------------------------------------- reading

  public int length() {
    return length;
  }

  public Locations locations() {
    return locations;
  }

  public long label(int d) {
    return label[d];
  }

  public int kind(int d) {
    return kind[d];
  }

  public int lane(int d) {
    return Label.lane(label[d]);
  }

  /** The real thread, of commits too. */
  public int thread(int d) {
    return Label.thread(label[d]);
  }

  public int location(int d) {
    return Label.location(label[d]);
  }

  /** The number of the memory operation in its thread, from 0; a commit has its store's. */
  public int operation(int d) {
    return operation[d];
  }

  /** The instruction, as packed by the machine; a commit has its store's. */
  public int origin(int d) {
    return origin[d];
  }

  /** What was read, or written; a choice's alternative. */
  public long value(int d) {
    return value[d];
  }

  /** What a write replaced at its location; the number of alternatives of a choice. */
  public long old(int d) {
    return old[d];
  }

  /** What a compare-exchange hoped to read. */
  public long expected(int d) {
    return expected[d];
  }

  /** For a commit: the event in whose step its store was buffered, -1 before the first. */
  public int bufferedAfter(int d) {
    return (int) expected[d];
  }

  /** The spawns and joins so far, an entry for each. */
  public Forks forks() {
    return forks.single();
  }

  /** The same as it grows, where a row of joins may be one entry. */
  public Forks growingForks() {
    return forks;
  }

  /** The thread that spawned this one, or -1. */
  public int parent(int thread) {
    return forks.parent(thread);
  }

  public int entry(int d) {
    return entry[d];
  }

  public int lastInLane(int lane) {
    return lane < lastInLane.length ? lastInLane[lane] : -1;
  }

  public int previousInLane(int d) {
    return previousInLane[d];
  }

  public int lastWrite(int location) {
    return conflicts.lastWrite(location);
  }

  /** The write by which a cell that only grows reached a value, or -1. */
  public int reaching(int location, long value) {
    int w = lastWrite(location);
    while (w >= 0 && Long.compareUnsigned(old(w), value) >= 0) {
      w = previousWrite(w);
    }
    return w;
  }

  /** The newest write that gave every byte of a location its value, or -1. */
  public int lastCover(int location) {
    return conflicts.lastCover(location);
  }

  public int lastAcquire(int location) {
    return conflicts.lastAcquire(location);
  }

  /** Does {@code a} happen before {@code b}, or are they the same event. */
  public boolean before(int a, int b) {
    return order.before(a, b);
  }

  /**
   * The first event from {@code k} on, before {@code end}, that does not happen after {@code e}.
   */
  public int nextNotAfter(int e, int k, int end) {
    return order.nextNotAfter(e, k, end);
  }

  /** Starts gathering the past of a step that is not made; then {@link #after}, {@link #past}. */
  public void imagine() {
    order.open();
  }

  /** Whether the event is in the past gathered since {@link #imagine}. */
  public boolean past(int event) {
    return order.gathered(event);
  }

  public EventRaces races() {
    return races;
  }
}
