package dev.heddle.machine;

import static dev.heddle.machine.Threads.JOINED;
import static dev.heddle.machine.Threads.LOCATION;
import static dev.heddle.machine.Threads.NEXT;
import static dev.heddle.machine.Threads.WAITING;

import dev.heddle.trace.Kind;

/**
 * How a thread that waited for another one goes on to its next join, or to its end. Where it only
 * computes, that depends on nothing but the state it waited in and on what the other one returned;
 * a search comes back to the same state for half of its executions, so what was done there before
 * is done again without running it. States have numbers, which undo restores like all scalars.
 */
final class Continuations {
  private static final int SLOTS = 64;

  /** Registers that a remembered one may change. */
  private static final int MOST = 48;

  private final Machine machine;
  private final Threads threads;
  private final MemoryJournal pokes;
  private final Joins joins;
  private final Interpreter interpreter;

  // ---- by slot: from which state, what the other returned, where it joined
  private final int[] from = new int[SLOTS];
  private final long[] returned = new long[SLOTS];
  private final int[] origin = new int[SLOTS];

  // ---- by slot: the scalars it comes to, the registers it changes, what the thread returns
  private final int[] scalars = new int[SLOTS * Threads.WIDTH];
  private final int[] count = new int[SLOTS];
  private final int[] register = new int[SLOTS * MOST];
  private final long[] value = new long[SLOTS * MOST];
  private final long[] result = new long[SLOTS];

  /** The last number given to a state. */
  private int numbers;

  Continuations(Machine machine, Interpreter interpreter) {
    this.machine = machine;
    this.threads = machine.threads;
    this.pokes = machine.memory.journal;
    this.joins = machine.joins;
    this.interpreter = interpreter;
  }

  /** Gives the state in which a thread waits a number, which must be saved with it. */
  void number(int t) {
    int at = t * Threads.WIDTH + WAITING;
    if (threads.state[at] == 0 && numbers < Integer.MAX_VALUE) {
      threads.state[at] = ++numbers;
    }
  }

  /** Lets a thread go on whose join can pass, until it stands before the next one or an event. */
  void goOn(int t, int d) {
    int at = t * Threads.WIDTH;
    int number = threads.state[at + WAITING];
    int slot = number % SLOTS;
    int child = threads.state[at + LOCATION];
    if (number > 0 && isKnown(slot, number, threads.result[child])) {
      repeat(t, d, slot);
      return;
    }
    int changes = threads.journalMark();
    int poked = pokes.mark();
    int itsOrigin = machine.userOrigin(t);
    boolean repeatable = interpreter.passJoin(t, d);
    int next = threads.state[at + NEXT];
    if (next == Kind.JOIN) {
      number(t);
    }
    boolean waits = next == Kind.JOIN || next == Threads.ENDED || next == Threads.HALTED;
    int n = threads.journalMark() - changes;
    if (number > 0 && repeatable && waits && pokes.mark() == poked && n <= MOST) {
      from[slot] = number;
      returned[slot] = threads.result[child];
      origin[slot] = itsOrigin;
      remember(t, slot, n);
    }
  }

  private boolean isKnown(int slot, int number, long ofOther) {
    return from[slot] == number && returned[slot] == ofOther;
  }

  private void remember(int t, int slot, int n) {
    System.arraycopy(
        threads.state, t * Threads.WIDTH, scalars, slot * Threads.WIDTH, Threads.WIDTH);
    result[slot] = threads.result[t];
    long[] r = threads.frames[t];
    int first = slot * MOST;
    int end = first;
    for (int i = threads.journalMark() - n; i < threads.journalMark(); i++) {
      int changed = threads.journaled(i);
      int known = first;
      while (known < end && register[known] != changed) {
        known++;
      }
      if (known == end) {
        register[end] = changed;
        value[end++] = r[changed];
      }
    }
    count[slot] = end - first;
  }

  private void repeat(int t, int d, int slot) {
    int at = t * Threads.WIDTH;
    joins.pass(t, threads.state[at + LOCATION], d, origin[slot]);
    int joined = threads.state[at + JOINED];
    System.arraycopy(scalars, slot * Threads.WIDTH, threads.state, at, Threads.WIDTH);
    threads.state[at + JOINED] = joined;
    threads.result[t] = result[slot];
    long[] r = threads.frames[t];
    int end = slot * MOST + count[slot];
    for (int i = slot * MOST; i < end; i++) {
      threads.put(r, register[i], value[i]);
    }
  }
}
