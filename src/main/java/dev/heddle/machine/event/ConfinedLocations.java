// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.event;

import static dev.heddle.machine.state.Threads.OPERATIONS;
import static dev.heddle.machine.state.Threads.PROGRESS;
import static dev.heddle.machine.state.Threads.SPAWNED;

import dev.heddle.machine.plan.Confinement;
import dev.heddle.machine.state.ByteRecords;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.Memory;
import dev.heddle.machine.state.Stop;
import dev.heddle.machine.state.Threads;
import dev.heddle.trace.Forks;
import java.util.HashSet;
import java.util.Set;

/**
 * Globals that pass between threads only where one starts or joins another, so that no thread can
 * observe when they are accessed. Accesses that are assumed to access only such memory are no
 * events. Every access is checked against the last one of the same bytes; if no start or join
 * orders the two, or one of them is an event, the search must begin again without the assumption.
 * See docs/internals/confined-locations.md.
 */
public final class ConfinedLocations {
  private final Threads threads;
  private final Memory memory;
  private final Forks forks;
  private final ByteRecords records;
  private final Set<Integer> accesses;
  private final boolean isUsed;

  /** What was observed; null if nothing is, or no longer. */
  private ObservedAccesses observed;

  /** Whether all accesses are events, since they are only tried. */
  private boolean isSuspended;

  public ConfinedLocations(Configuration configuration) {
    Confinement confinement = configuration.options.confinement();
    this.threads = configuration.threads;
    this.memory = configuration.memory;
    this.forks = configuration.execution.growingForks();
    this.accesses = confinement.accesses();
    boolean isAsked = confinement.isOpen() || !accesses.isEmpty();
    boolean mayWait = configuration.code.loops.exist(); // no reads are deferred then
    this.records = isAsked && !mayWait ? memory.records() : null;
    this.isUsed = records != null;
    this.observed = isUsed && confinement.isOpen() ? new ObservedAccesses() : null;
  }

  /** Whether accesses are assumed to be confined, or observed. */
  public boolean areUsed() {
    return isUsed && (observed != null || !accesses.isEmpty());
  }

  /** Whether an operation is assumed to access confined memory only. */
  public boolean isAssumed(int pc) {
    return isUsed && accesses.contains(pc);
  }

  /** Whether the last access of a byte in this execution was no event. */
  public boolean contains(long address) {
    return isUsed && observed == null && memory.isGlobal(address) && records.isConfined(address);
  }

  /** Sets whether accesses are only tried, and taken back. */
  public void suspend(boolean tried) {
    isSuspended = tried;
  }

  /**
   * Called before each access of memory that is not private to its thread, and before each use of a
   * mutex or cell.
   *
   * @param isPlain whether it is a load or a store
   * @return whether it is no event
   */
  public boolean admits(int t, int pc, long address, int bytes, boolean isPlain) {
    if (isSuspended || !areUsed() || !isPossible(address, bytes)) {
      return false;
    }
    if (!memory.isGlobal(address)) {
      return refuse(pc, address, 0);
    }
    if (observed != null && isPlain) {
      observed.add(pc, address, bytes);
    }
    boolean isEvent = observed == null ? !accesses.contains(pc) : !isPlain;
    if (isEvent) {
      touch(address, bytes);
    } else {
      enter(t, pc, address, bytes);
    }
    return !isEvent && observed == null;
  }

  /** Whether the access is an event if it is not confined; otherwise the thread stops. */
  private boolean isPossible(long address, int bytes) {
    return !Memory.isPrivate(address)
        && !memory.isConstant(address)
        && memory.check(address, bytes) == Stop.NONE;
  }

  /** An event accesses these bytes. */
  private void touch(long address, int bytes) {
    for (int i = 0; i < bytes; i++) {
      if (records.isConfined(address + i)) {
        refuse(records.access(address + i), address + i, 1);
      }
      records.setShared(address + i);
    }
  }

  /** An access that is no event accesses these bytes. */
  private void enter(int t, int pc, long address, int bytes) {
    int at = t * Threads.WIDTH;
    for (int i = 0; i < bytes; i++) {
      boolean fits =
          records.isUntouched(address + i)
              || records.isPart(address + i, i, bytes)
                  && (i > 0 || isOrdered(t, records.thread(address), records.spawned(address)));
      if (!fits) {
        refuse(pc, address, bytes);
      }
      records.set(address + i, i, bytes, pc);
    }
    records.setOwner(address, t, threads.state[at + SPAWNED]);
    if (observed == null) {
      threads.state[at + OPERATIONS]++;
      threads.state[at + PROGRESS]++;
    }
  }

  private boolean refuse(int pc, long address, int bytes) {
    if (observed != null) {
      observed.refuse(pc, address, bytes);
      return false;
    }
    if (accesses.contains(pc)) {
      throw new ConfinedLocationException(pc);
    }
    return false;
  }

  /** The accesses that no observed execution shows to be of shared memory; called once. */
  public Set<Integer> suggested() {
    Set<Integer> all = observed == null ? Set.of() : observed.confined();
    observed = null;
    return new HashSet<>(all);
  }

  /** The loads and stores that have been observed. */
  public Set<Integer> observed() {
    return observed == null ? Set.of() : observed.all();
  }

  // ---------------------------------------------------------------- starts and joins

  /**
   * Whether what another thread did, when it had started so many threads, comes before what a
   * thread does now, since one of them started or joined the other, directly or not.
   */
  private boolean isOrdered(int t, int other, int spawned) {
    return t == other || isBeforeStart(t, other, spawned) || hasJoined(t, other);
  }

  private boolean isBeforeStart(int t, int other, int spawned) {
    long ancestor = threads.handle(other);
    for (long path = threads.handle(t); path != 0; path >>>= 8) {
      if (path >>> 8 == ancestor) {
        return spawned < (path & 0xFF);
      }
    }
    return false;
  }

  private boolean hasJoined(int t, int other) {
    for (int i = forks.count() - 1; i >= 0; i--) {
      if (forks.isJoin(i) && forks.thread(i) == t) {
        for (int child : joined(i)) {
          if (child == other) {
            return true;
          }
        }
      }
    }
    return knows(t, other, forks.count());
  }

  private int[] joined(int i) {
    Forks.Row row = forks.row(i);
    return row == null ? new int[] {forks.other(i)} : row.children();
  }

  /** Whether the other one's end comes before what a thread does after so many starts and joins. */
  private boolean knows(int t, int other, int end) {
    for (int i = 0; i < end; i++) {
      if (!forks.isJoin(i)) {
        if (forks.other(i) == t && knows(forks.thread(i), other, i)) {
          return true;
        }
      } else if (forks.thread(i) == t) {
        for (int child : joined(i)) {
          if (child == other || knows(child, other, i)) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
