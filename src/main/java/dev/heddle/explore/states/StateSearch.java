// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.states;

import dev.heddle.machine.Machine;
import dev.heddle.machine.state.StateNumbers;
import java.util.Arrays;
import java.util.OptionalLong;

/**
 * Searches all states of a machine, depth first. Finds an error, or that there is none: no state is
 * an {@link Fate#ERROR error}, and from each an {@link Fate#END end} can be reached.
 *
 * <p>States are numbered in the order they are met, so their numbers are the preorder that Tarjan's
 * algorithm needs: it finds the components of states that can reach each other, each after those
 * that can be reached from it. So whether an end can be reached is known of a component when it is
 * complete, and no step has to be kept.
 */
public final class StateSearch {
  /** What is known. */
  public enum Outcome {
    /** Not all states have been seen yet. */
    OPEN,
    /** All states have been seen: there is no error, and the program can come to an end. */
    SAFE,
    /** The machine stands in a state that is an error. */
    ERROR,
    /** From some state no end can be reached. */
    ENDLESS,
    /** What follows some state is not known, or the program cannot come to an end. */
    UNKNOWN,
    /** A path became too long. */
    TOO_DEEP,
    /** There are too many states. */
    TOO_MANY
  }

  // ---- what is known of a state, as bits
  private static final byte REACHES_END = 1;
  private static final byte IS_ASSUMED = 2;

  /** Its component is complete. */
  private static final byte IS_CLOSED = 4;

  private final Machine machine;
  private final Fate.Judge judge;
  private final StateNumbers numbers;
  private final PendingSteps steps;
  private final int longest;
  private final long most;

  // ---- per state
  private byte[] known = new byte[256];

  /** The least state that can be reached from it within its component, as far as is known. */
  private int[] low = new int[256];

  /** The states on the path, and those whose component is not complete. */
  private int[] path = new int[64];

  private int[] open = new int[64];
  private int openCount;

  private Outcome outcome = Outcome.OPEN;

  /** Whether what follows was not known of each state. */
  private boolean isIncomplete;

  /** Whether some execution comes to an end at which all assumptions hold. */
  private boolean canEnd;

  private boolean begun;
  private long made;

  /**
   * @param machine at the start of the program, with {@link StateNumbers#PLAN}
   * @param section the mutex of atomic sections; empty if there are none
   * @param longest how many steps a path may have
   * @param most how many states there may be
   */
  public StateSearch(
      Machine machine, OptionalLong section, Fate.Judge judge, int longest, long most) {
    this.machine = machine;
    this.judge = judge;
    this.numbers = machine.numberStates();
    this.steps = new PendingSteps(machine, section);
    this.longest = longest;
    this.most = most;
  }

  /** Makes up to so many steps more. */
  public Outcome advance(long more) {
    if (!begun) {
      begun = true;
      isIncomplete = !numbers.sayAll();
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

  /** How many states were seen. */
  public int states() {
    return numbers.count();
  }

  /** How many steps were made. */
  public long made() {
    return made;
  }

  private void arrive(int state) {
    int from = path[steps.depth() - 1];
    isIncomplete |= !numbers.sayAll();
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

  /** Those that were seen are before it in the order of numbers. */
  private boolean isNew(int state) {
    return state == entered;
  }

  /** How many states were entered. */
  private int entered;

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
    note(state, canMove, steps.isTorn() ? Fate.UNKNOWN : judge.fate(machine, canMove));
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

  /** All steps of the last state of the path were made. */
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

  /** The component of a state is complete: it and what was opened since. */
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
