// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.states;

import dev.heddle.machine.Machine;
import dev.heddle.machine.state.StateNumbers;
import java.util.Arrays;
import java.util.OptionalLong;

/**
 * Searches all states of a machine, depth first. It finds an error, or determines that no state is
 * an {@link Fate#ERROR error} and that from each an {@link Fate#END end} can be reached.
 *
 * <p>States are numbered in the order in which they are visited, so their numbers are the preorder
 * that Tarjan's algorithm needs: it finds the strongly connected components, each after those that
 * can be reached from it. So when a component is complete, it is known whether an end can be
 * reached from it, and no step has to be stored.
 */
public final class StateSearch {
  /** The result so far. */
  public enum Outcome {
    /** Not all states have been visited yet. */
    OPEN,
    /** All states have been visited: there is no error, and the program can end. */
    SAFE,
    /** The current state of the machine is an error. */
    ERROR,
    /** From some state no end can be reached. */
    ENDLESS,
    /** The successors of some state are not known, or the program cannot end. */
    UNKNOWN,
    /** A path became too long. */
    TOO_DEEP,
    /** There are too many states. */
    TOO_MANY
  }

  // ---- properties of a state, as bits
  private static final byte REACHES_END = 1;
  private static final byte IS_ASSUMED = 2;

  /** Its component is complete. */
  private static final byte IS_CLOSED = 4;

  private final Machine machine;
  private final Fate.Classifier judge;
  private final StateNumbers numbers;
  private final PendingSteps steps;
  private final int longest;
  private final long most;

  // ---- per state
  private byte[] known = new byte[256];

  /** The lowest number of a state of its component that can be reached from it, as far as known. */
  private int[] low = new int[256];

  /** The states on the path, and those whose component is not complete. */
  private int[] path = new int[64];

  private int[] open = new int[64];
  private int openCount;

  private Outcome outcome = Outcome.OPEN;

  /** Whether the successors of some state are not known. */
  private boolean isIncomplete;

  /** Whether some execution ends at which all assumptions hold. */
  private boolean canEnd;

  private boolean begun;
  private long made;

  /** The number of states that were entered. */
  private int entered;

  /**
   * @param machine at the start of the program, with {@link StateNumbers#PLAN}
   * @param section the mutex of atomic sections; empty if there are none
   * @param longest the most steps of a path
   * @param most the most states
   */
  public StateSearch(
      Machine machine, OptionalLong section, Fate.Classifier judge, int longest, long most) {
    this.machine = machine;
    this.judge = judge;
    this.numbers = machine.numberStates();
    this.steps = new PendingSteps(machine, section);
    this.longest = longest;
    this.most = most;
  }

  /** Makes at most this many further steps. */
  public Outcome advance(long more) {
    if (!begun) {
      begun = true;
      isIncomplete = !numbers.determineFuture();
      enter(numbers.number());
    }
    long until = made + more;
    while (outcome == Outcome.OPEN && made < until) {
      if (steps.make()) {
        made++;
        arrive(numbers.number());
      } else {
        leave();
      }
    }
    return outcome;
  }

  /** The number of visited states. */
  public int states() {
    return numbers.count();
  }

  /** The number of steps that were made. */
  public long made() {
    return made;
  }

  private void arrive(int state) {
    int from = path[steps.depth() - 1];
    isIncomplete |= !numbers.determineFuture();
    if (isNew(state)) {
      enter(state);
      return;
    }
    if ((known[state] & IS_CLOSED) == 0) {
      low[from] = Math.min(low[from], state);
    } else {
      known[from] |= (byte) (known[state] & REACHES_END);
    }
    machine.undo();
  }

  /** Whether a state is new: states that were visited have lower numbers. */
  private boolean isNew(int state) {
    return state == entered;
  }

  private void enter(int state) {
    entered++;
    if (state == known.length) {
      known = Arrays.copyOf(known, state * 2);
      low = Arrays.copyOf(low, state * 2);
    }
    low[state] = state;
    if (openCount == open.length) {
      open = Arrays.copyOf(open, openCount * 2);
    }
    open[openCount++] = state;
    if (steps.depth() == path.length) {
      path = Arrays.copyOf(path, openCount * 2);
    }
    path[steps.depth()] = state;
    boolean canMove = steps.open();
    note(state, canMove, steps.isSectionBlocked() ? Fate.UNKNOWN : judge.fate(machine, canMove));
    if (outcome == Outcome.OPEN) {
      outcome = limit();
    }
  }

  private void note(int state, boolean canMove, Fate fate) {
    switch (fate) {
      case OPEN -> {}
      case END -> {
        known[state] |= REACHES_END;
        canEnd |= !canMove;
      }
      case ASSUMED -> known[state] |= canMove ? IS_ASSUMED : IS_ASSUMED | REACHES_END;
      case UNKNOWN -> {
        isIncomplete = true;
        known[state] |= REACHES_END;
      }
      case ERROR -> outcome = Outcome.ERROR;
    }
  }

  private Outcome limit() {
    if (steps.depth() > longest) {
      return Outcome.TOO_DEEP;
    }
    return numbers.count() > most || numbers.isFull() ? Outcome.TOO_MANY : Outcome.OPEN;
  }

  /** Leaves the last state of the path, all of whose steps were made. */
  private void leave() {
    int state = path[steps.depth() - 1];
    steps.close();
    if (low[state] == state) {
      close(state);
    }
    if (steps.depth() == 0) {
      finish();
      return;
    }
    machine.undo();
    int from = path[steps.depth() - 1];
    if ((known[state] & IS_CLOSED) == 0) {
      low[from] = Math.min(low[from], low[state]);
    }
    known[from] |= (byte) (known[state] & REACHES_END);
  }

  /** Completes the component of a state: the state and those that were opened since. */
  private void close(int state) {
    boolean reaches = false;
    boolean assumed = true;
    int first = openCount;
    do {
      first--;
      reaches |= (known[open[first]] & REACHES_END) != 0;
      assumed &= (known[open[first]] & IS_ASSUMED) != 0;
    } while (open[first] != state);
    for (int i = first; i < openCount; i++) {
      known[open[i]] |= reaches ? IS_CLOSED | REACHES_END : IS_CLOSED;
    }
    openCount = first;
    if (!reaches && !assumed && outcome == Outcome.OPEN) {
      outcome = Outcome.ENDLESS;
    }
  }

  private void finish() {
    if (outcome == Outcome.OPEN) {
      outcome = isIncomplete || !canEnd ? Outcome.UNKNOWN : Outcome.SAFE;
    }
  }
}
