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

  /** By slot: a number for what it holds now, and of which it was found (not) to change all. */
  private final long[] version = new long[SLOTS];

  private final long[] covered = new long[SLOTS];
  private long versions;

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

  /** Lets a thread go on whose join can pass, until it waits for one that cannot, or ends. */
  void goOn(int t, int d) {
    int at = t * Threads.WIDTH;
    do {
      int number = threads.state[at + WAITING];
      int slot = number % SLOTS;
      if (number > 0 && isKnown(slot, number, threads.result[threads.state[at + LOCATION]])) {
        repeat(t, d, slot);
      } else {
        run(t, d, number);
      }
    } while (threads.state[at + NEXT] == Kind.JOIN && joins.isGone(threads.state[at + LOCATION]));
  }

  /** Runs it, and remembers what it did if it would do the same again. */
  private void run(int t, int d, int number) {
    int at = t * Threads.WIDTH;
    int slot = number % SLOTS;
    long ofOther = threads.result[threads.state[at + LOCATION]];
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
      returned[slot] = ofOther;
      origin[slot] = itsOrigin;
      version[slot] = ++versions;
      covered[slot] = 0;
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

  /** Repeats one and those behind it, as far as they are known and can pass. */
  private void repeat(int t, int d, int first) {
    int at = t * Threads.WIDTH;
    int child = threads.state[at + LOCATION];
    for (int slot = first; slot >= 0; ) {
      joins.pass(t, child, d, origin[slot]);
      int next = slot * Threads.WIDTH;
      child = scalars[next + LOCATION];
      int behind = scalars[next + NEXT] == Kind.JOIN ? behind(scalars[next + WAITING], child) : -1;
      if (behind < 0 || !covers(behind, slot)) {
        put(t, slot);
      }
      if (behind < 0) {
        int joined = threads.state[at + JOINED];
        System.arraycopy(scalars, next, threads.state, at, Threads.WIDTH);
        threads.state[at + JOINED] = joined;
        threads.result[t] = result[slot];
      }
      slot = behind;
    }
  }

  /** What is known of the state with this number, if the thread it waits for is gone; else -1. */
  private int behind(int number, int child) {
    int slot = number % SLOTS;
    boolean passes = number > 0 && joins.isGone(child);
    return passes && isKnown(slot, number, threads.result[child]) ? slot : -1;
  }

  /** Whether one changes every register that the one before it does: then that need not. */
  private boolean covers(int slot, int before) {
    if (Math.abs(covered[slot]) != version[before]) {
      covered[slot] = changesAll(slot, before) ? version[before] : -version[before];
    }
    return covered[slot] > 0;
  }

  private boolean changesAll(int slot, int before) {
    boolean all = true;
    for (int i = before * MOST; i < before * MOST + count[before]; i++) {
      boolean found = false;
      for (int j = slot * MOST; j < slot * MOST + count[slot]; j++) {
        found |= register[j] == register[i];
      }
      all &= found;
    }
    return all;
  }

  private void put(int t, int slot) {
    long[] r = threads.frames[t];
    int end = slot * MOST + count[slot];
    for (int i = slot * MOST; i < end; i++) {
      threads.put(r, register[i], value[i]);
    }
  }
}
