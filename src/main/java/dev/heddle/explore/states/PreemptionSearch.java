// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.states;

import dev.heddle.machine.Machine;
import dev.heddle.machine.state.StateNumbers;
import java.util.Arrays;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;

/**
 * Searches the schedules with at most so many preemptions for errors, depth first and state by
 * state. A thread is preempted if another thread moves although it could move itself; commits of
 * buffered stores are free. Most bugs need few preemptions (Musuvathi and Qadeer, PLDI 2007).
 *
 * <p>What can follow depends on the state, the thread that moved last and the preemptions that are
 * left; with fewer left there is less. So a state is searched again only if more are left than
 * before, or after another thread.
 *
 * <p>If one more preemption leads to no new state, there is none: each step from a state costs at
 * most one, so the states that were known are closed under all steps.
 */
public final class PreemptionSearch {
  /** What a search with one bound found. */
  public enum Outcome {
    /** No error, and schedules with more preemptions were left out, or paths were cut. */
    BOUNDED,
    /** No error, and all states were seen. */
    COMPLETE,
    /** The current state of the machine is an error. */
    ERROR,
    /** There are too many states. */
    TOO_MANY,
    STOPPED
  }

  private static final int NO_THREAD = -1;

  /** Steps between two calls of the condition to continue. */
  private static final int INTERVAL = 1 << 12;

  private final Machine machine;
  private final Fate.Classifier classifier;
  private final StateNumbers numbers;
  private final PendingSteps steps;
  private final int longest;

  // ---- per state on the path: the thread that moved last, and the preemptions that are left
  private int[] running = new int[64];
  private int[] left = new int[64];

  /** By state and thread that moved last: the preemptions that were left, plus 1; 0 for never. */
  private byte[][] searched = new byte[256][];

  private boolean isPruned;
  private Outcome outcome;
  private long made;
  private long cuts;

  /** Whether the successors of some state are not known. */
  private boolean isIncomplete;

  /** Whether more than the state decided what follows, somewhere. */
  private boolean dependsOnThePast;

  /** The most preemptions that a bound may allow. */
  public static final int MOST = Byte.MAX_VALUE - 1;

  /**
   * @param machine at the start of the program, with {@link StateNumbers#PLAN}
   * @param section the mutex of atomic sections; empty if there are none
   * @param longest the most steps of a path; longer ones are cut
   */
  public PreemptionSearch(
      Machine machine, OptionalLong section, Fate.Classifier classifier, int longest) {
    this.machine = machine;
    this.classifier = classifier;
    this.numbers = machine.numberStates();
    this.steps = new PendingSteps(machine, section);
    this.longest = longest;
  }

  /** The number of states that were seen. */
  public int states() {
    return numbers.count();
  }

  /** The number of steps that were made. */
  public long made() {
    return made;
  }

  /** The number of paths that were cut because of their length, in the last search. */
  public long cuts() {
    return cuts;
  }

  /** Whether the successors of some state are not known. */
  public boolean isIncomplete() {
    return isIncomplete;
  }

  /**
   * Searches all schedules with at most so many preemptions, one more than the time before.
   *
   * @param mayContinue called every few thousand steps
   */
  public Outcome search(int preemptions, BooleanSupplier mayContinue) {
    for (byte[] threads : searched) {
      if (threads != null) {
        Arrays.fill(threads, (byte) 0);
      }
    }
    int known = states();
    isPruned = false;
    cuts = 0;
    outcome = null;
    enter(NO_THREAD, preemptions);
    while (steps.depth() > 0 && outcome == null) {
      int at = steps.depth() - 1;
      int lane = steps.lane();
      if (lane < 0) {
        leave();
        continue;
      }
      int thread = machine.threadOf(lane);
      boolean moves = machine.laneOf(thread) == lane;
      int cost = moves && isPreempted(running[at], thread) ? 1 : 0;
      if (cost > left[at]) {
        isPruned = true;
        steps.skip();
        continue;
      }
      steps.make();
      made++;
      if (!enter(moves ? thread : running[at], left[at] - cost)) {
        machine.undo();
      }
      if (outcome == null && made % INTERVAL == 0 && !mayContinue.getAsBoolean()) {
        outcome = Outcome.STOPPED;
      }
    }
    if (outcome != null) {
      return outcome;
    }
    boolean isClosed = !isPruned || known == states() && !dependsOnThePast;
    return isClosed && cuts == 0 ? Outcome.COMPLETE : Outcome.BOUNDED;
  }

  private boolean isPreempted(int thread, int by) {
    return thread != NO_THREAD && thread != by && machine.isEnabled(machine.laneOf(thread));
  }

  /** Adds the machine's state to the path; false if nothing new can follow. */
  private boolean enter(int thread, int preemptions) {
    if (!isNew(numbers.number(), thread, preemptions)) {
      return false;
    }
    int depth = steps.depth();
    if (depth == running.length) {
      running = Arrays.copyOf(running, depth * 2);
      left = Arrays.copyOf(left, depth * 2);
    }
    running[depth] = thread;
    left[depth] = preemptions;
    boolean canMove = steps.open();
    Fate fate = steps.isSectionBlocked() ? Fate.UNKNOWN : classifier.fate(machine, canMove);
    isIncomplete |= fate == Fate.UNKNOWN;
    if (fate == Fate.ERROR) {
      outcome = Outcome.ERROR;
    } else if (numbers.isFull()) {
      outcome = Outcome.TOO_MANY;
    }
    if (depth >= longest && canMove) {
      cuts++;
      steps.skipAll();
    }
    return true;
  }

  private boolean isNew(int state, int thread, int preemptions) {
    if (!numbers.determineFuture()) {
      dependsOnThePast = true;
      return true;
    }
    if (state >= searched.length) {
      searched = Arrays.copyOf(searched, state * 2);
    }
    byte[] threads = searched[state];
    if (threads == null || threads.length < thread + 2) {
      threads = threads == null ? new byte[thread + 2] : Arrays.copyOf(threads, thread + 2);
      searched[state] = threads;
    }
    if (threads[thread + 1] > preemptions) {
      return false;
    }
    threads[thread + 1] = (byte) (preemptions + 1);
    return true;
  }

  /** Leaves the last state of the path, all of whose steps were made or left out. */
  private void leave() {
    steps.close();
    if (steps.depth() > 0) {
      machine.undo();
    }
  }
}
