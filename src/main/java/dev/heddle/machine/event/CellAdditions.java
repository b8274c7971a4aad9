// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.event;

import dev.heddle.machine.code.AwaitTests;
import dev.heddle.machine.code.Code;
import dev.heddle.machine.code.Opcode;
import dev.heddle.machine.plan.Technique;
import dev.heddle.machine.plan.TechniqueException;
import dev.heddle.machine.state.Configuration;
import dev.heddle.program.Instruction.Await.Counted;
import dev.heddle.trace.CommutingWrites;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * Additions to cells whose order may be left open: arrivals at barriers, posts of semaphores, and
 * readers that take and release a lock. See docs/internals/barriers.md and counted-cells.md.
 */
public final class CellAdditions {
  private final Code code;

  /** What is counted by additions whose order is left open. */
  private final Set<Counted> unordered = EnumSet.noneOf(Counted.class);

  /** By location and thread: how often the thread has the lock for reading. */
  private int[][] readers = new int[16][];

  /** How often a lock has been taken for reading. */
  private int taken;

  public CellAdditions(Configuration configuration) {
    this.code = configuration.code;
    if (configuration.options.commutesUpdates() && !configuration.mayWait) {
      for (Counted counted : Counted.values()) {
        if (counted != Counted.NOTHING && configuration.options.plan().uses(technique(counted))) {
          unordered.add(counted);
        }
      }
    }
  }

  private static Technique technique(Counted counted) {
    return switch (counted) {
      case ARRIVALS -> Technique.BARRIERS;
      case POSTS -> Technique.SEMAPHORES;
      case READERS -> Technique.READ_LOCKS;
      case NOTHING -> throw new IllegalArgumentException();
    };
  }

  /** Whether the program has additions whose order is left open. */
  public boolean areThere() {
    for (int pc = 0; !unordered.isEmpty() && pc < code.ops.length; pc += Opcode.WIDTH) {
      if (code.ops[pc] == Opcode.AWAIT && type(pc) != CommutingWrites.NONE) {
        return true;
      }
    }
    return false;
  }

  /** Whether arrivals are not ordered. */
  boolean leavesArrivalsOpen() {
    return unordered.contains(Counted.ARRIVALS);
  }

  /** The class of {@link CommutingWrites} of an operation on a cell. */
  int type(int pc) {
    return unordered.contains(AwaitTests.counted(code, pc))
        ? CommutingWrites.ADDITIONS
        : CommutingWrites.NONE;
  }

  /**
   * An addition whose order is left open.
   *
   * @param passed whether the cell passed the test
   * @throws TechniqueException if a semaphore overflows, which only the last of several posts sees;
   *     or if a thread releases a lock that it does not have, which may be an error or not,
   *     depending on what others do
   */
  void make(int pc, int location, int thread, boolean passed, long difference) {
    Counted counted = AwaitTests.counted(code, pc);
    if (counted == Counted.POSTS && !passed) {
      throw new TechniqueException(Technique.SEMAPHORES);
    }
    if (counted == Counted.READERS && passed) {
      count(location, thread, (int) difference);
      taken += difference > 0 ? 1 : 0;
      if (readers[location][thread] < 0) {
        throw new TechniqueException(Technique.READ_LOCKS);
      }
    }
  }

  /** Takes back an addition that passed. */
  void takeBack(int pc, int location, int thread, long difference) {
    if (AwaitTests.counted(code, pc) == Counted.READERS) {
      count(location, thread, (int) -difference);
      taken -= difference > 0 ? 1 : 0;
    }
  }

  private void count(int location, int thread, int difference) {
    if (location >= readers.length) {
      readers = Arrays.copyOf(readers, Math.max(location + 1, readers.length * 2));
    }
    int[] threads = readers[location];
    if (threads == null || thread >= threads.length) {
      threads = threads == null ? new int[thread + 1] : Arrays.copyOf(threads, thread + 1);
      readers[location] = threads;
    }
    threads[thread] += difference;
  }

  /**
   * The technique to search without if a wait races with a set of additions and not with one of
   * them, as a writer does with two readers that hold a lock until both do so. Of the techniques in
   * use, the last is the most likely.
   */
  TechniqueException raceWithSet() {
    return new TechniqueException(technique(Collections.max(unordered)));
  }

  /**
   * The order of events is asked for: which of several readers was the last one depends on it.
   *
   * @throws TechniqueException if a lock has been taken for reading
   */
  void refuseOrder() {
    if (taken > 0) {
      throw new TechniqueException(Technique.READ_LOCKS);
    }
  }
}
