// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine;

import static dev.heddle.machine.Threads.BASE;
import static dev.heddle.machine.Threads.DRAINED;
import static dev.heddle.machine.Threads.JOINED;
import static dev.heddle.machine.Threads.LOCATION;
import static dev.heddle.machine.Threads.NEXT;
import static dev.heddle.machine.Threads.OPERATIONS;
import static dev.heddle.machine.Threads.PC;
import static dev.heddle.machine.Threads.STORES;

import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;
import java.util.Arrays;

/**
 * Threads that only look from now on: they load and compute, and end. Nobody sees what they do, so
 * they can be left aside until all others are done, and then look at what was there at any time
 * that fits: each load goes between two writes of its location. Which threads these are depends on
 * each thread alone, so equivalent schedules have the same ones. Where loops may wait nobody is
 * left aside: a round that an onlooker's load comes between must not be dropped.
 *
 * <p>Who looks at more than how the threads ended must put the execution {@link #inOrder} first.
 */
public final class ReadOnlySuffixes {
  private final Machine machine;
  private final Code code;
  private final Threads threads;
  private final Memory memory;
  private final Locations locations;
  private final Execution execution;
  private final LiveRegisters live;
  private ReadOnlySuffixAnalysis looking;
  private boolean aside;

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

  /** How many threads waited for a mutex or cell before anybody looked. */
  private int waiting;

  /** The execution as it was before {@link #inOrder}; null if it is as it was made. */
  private DeferredReadPlacement rearranged;

  ReadOnlySuffixes(Machine machine, Code code) {
    this.machine = machine;
    this.code = code;
    this.threads = machine.threads;
    this.memory = machine.memory;
    this.locations = machine.locations();
    this.execution = machine.execution();
    this.live = machine.live;
  }

  // ---------------------------------------------------------------- which threads these are

  /** Whether they are left aside; to be said between two executions. */
  public void leaveAside(boolean untilOthersAreDone) {
    aside(untilOthersAreDone);
    for (int t = 0; t < threads.count(); t++) {
      machine.readiness.refresh(t);
    }
  }

  void aside(boolean now) {
    aside = now && machine.plan().uses(Technique.DEFERRED_READS) && !code.loops.areThere();
    if (aside && looking == null) {
      looking = new ReadOnlySuffixAnalysis(code);
    }
  }

  boolean areAside() {
    return aside;
  }

  /** Whether a thread that stands before a load is left aside. */
  boolean isOne(int t) {
    return aside && looksOnly(t);
  }

  private boolean looksOnly(int t) {
    int[] s = threads.state;
    int at = t * Threads.WIDTH;
    if (!looking.from(threads.frames[t], s[at + BASE], s[at + PC])
        || !isDrained(s, at)
        || !memory.isGlobal(locations.address(s[at + LOCATION]))) {
      return false;
    }
    if (locations.mixed()) {
      throw new ReadOnlySuffixException();
    }
    return true;
  }

  /** Else a load may come before an own store reaches memory, and would have to see it. */
  private static boolean isDrained(int[] s, int at) {
    return s[at + STORES] == s[at + DRAINED];
  }

  /** The first of them that stands before a load; -1 if none does. */
  public int first() {
    Joins joins = machine.joins;
    for (int t = joins.notGone(0); aside && t < threads.count(); t = joins.notGone(t + 1)) {
      if (threads.state[t * Threads.WIDTH + NEXT] == Kind.READ && looksOnly(t)) {
        return t;
      }
    }
    return -1;
  }

  // ---------------------------------------------------------------- what they see

  /**
   * The write before which an onlooker can look after it looked before another.
   *
   * @param before that other, -1 if it looked at what is there now
   * @return -1 if it can see nothing else: it knows the write, or there is none
   */
  public int earlier(int thread, int before) {
    int location = threads.state[thread * Threads.WIDTH + LOCATION];
    int previous = before < 0 ? execution.lastWrite(location) : execution.previousWrite(before);
    if (previous < 0) {
      return -1;
    }
    settle(thread);
    machine.imagineLoad(thread);
    return isKnown(previous) ? -1 : previous;
  }

  /**
   * Whether a write, the newest one that can be seen, is in the past that was gathered. If it is in
   * a group of commuting ones, all of them must be: some without others cannot be seen in this way.
   */
  private boolean isKnown(int write) {
    int first = execution.opener(write);
    boolean known = execution.past(write);
    for (int w = write; w != first; ) {
      w = execution.previousWrite(w);
      known &= execution.past(w);
    }
    if (!known && first != write) {
      throw new ReadOnlySuffixException();
    }
    return known;
  }

  /** An onlooker's load reads what was there before a write, or with -1 what is there. */
  public void look(int thread, int before) {
    settle(thread);
    if (count == 0 && machine.waits()) {
      waiting = waiting();
    }
    int lane = machine.laneOf(thread);
    int d = machine.open(lane);
    int[] s = threads.state;
    int at = thread * Threads.WIDTH;
    long[] r = threads.frames[thread];
    machine.runs.save(thread);
    add(d, before, s[at + PC], s[at + JOINED]);
    machine.joins.after(s[at + JOINED]);
    machine.ends.note(d, s[at + JOINED]);
    s[at + JOINED] = 0;
    int location = s[at + LOCATION];
    execution.look(d, location, before);
    long value = seen(location, before);
    threads.put(r, s[at + BASE] + code.ops[s[at + PC] + 1], value);
    execution.values(d, value, 0);
    int origin = code.userOrigin(r, s[at + BASE], s[at + PC]);
    long label = Label.of(lane, thread, location, 0, Label.ACTIVE);
    execution.close(d, Kind.READ, label, origin, s[at + OPERATIONS]++);
    machine.lookedOn(thread, d, lane);
  }

  private long seen(int location, int before) {
    return before < 0
        ? memory.read(locations.address(location), locations.size(location))
        : execution.old(before);
  }

  /**
   * Whether somebody who joined an onlooker waits for a mutex or cell now: that may have been free
   * before.
   */
  public boolean madeSomebodyWait() {
    return count > 0 && machine.waits() && waiting() != waiting;
  }

  private int waiting() {
    int n = 0;
    for (int t = 0; t < threads.count(); t++) {
      int next = threads.state[t * Threads.WIDTH + NEXT];
      n += next == Kind.LOCK || next == Kind.AWAIT ? 1 : 0;
    }
    return n;
  }

  private void add(int d, int before, int where, int joins) {
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

  /** Whether its thread does the same whatever the newest look, the newest event, sees. */
  public boolean isIndifferent() {
    int where = pc[count - 1];
    return Arrays.binarySearch(live.at(where + Opcode.WIDTH), code.ops[where + 1]) < 0;
  }

  /**
   * Replaces the newest look, if its thread {@link #isIndifferent}.
   *
   * @return as {@link #earlier}
   */
  public int lookAgain(int before) {
    int i = count - 1;
    if (settled > i) {
      settled = i;
      execution.takeBack(inserted[i]);
    }
    write[i] = before;
    int d = event[i];
    int location = execution.location(d);
    execution.imagine();
    execution.after(execution.previousInLane(d));
    machine.joins.after(joined[i]);
    int previous = execution.previousWrite(before);
    boolean known = previous < 0 || isKnown(previous);
    execution.lookAgain(d, before);
    execution.values(d, seen(location, before), 0);
    return known ? -1 : previous;
  }

  /** Event d is about to be dropped, which may be a look. */
  void drop(int d) {
    if (count > 0 && event[count - 1] == d) {
      count--;
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
  private void settle(int thread) {
    if (settled < count && execution.thread(event[count - 1]) != thread) {
      settleAll();
    }
  }

  private void settleAll() {
    for (; settled < count; settled++) {
      inserted[settled] = execution.insert(event[settled], write[settled]);
    }
  }

  // ---------------------------------------------------------------- in order

  /** How many events of the execution are looks: the last ones, unless it was put in order. */
  public int looks() {
    return count;
  }

  /** Puts looks where they belong in the execution, until {@link #asLooked}. */
  public void inOrder() {
    if (count > 0) {
      settleAll();
      rearranged = new DeferredReadPlacement(machine, Arrays.copyOf(write, count));
    }
  }

  /** The execution is again as it was before {@link #inOrder}, if it was put in order. */
  public void asLooked() {
    if (rearranged != null) {
      rearranged.takeBack();
      rearranged = null;
    }
  }
}
