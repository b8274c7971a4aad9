// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.event;

import static dev.heddle.machine.state.Threads.EPOCH;
import static dev.heddle.machine.state.Threads.NEXT;
import static dev.heddle.machine.state.Threads.PC;
import static dev.heddle.machine.state.Threads.PROGRESS;
import static dev.heddle.machine.state.Threads.SPAWNED;
import static dev.heddle.machine.state.Threads.STORES;

import dev.heddle.machine.code.Opcode;
import dev.heddle.machine.plan.Technique;
import dev.heddle.machine.plan.TechniqueException;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.Threads;
import dev.heddle.program.Program;
import dev.heddle.program.analysis.ThreadIdentities;
import dev.heddle.trace.CommutingWrites;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Twins: threads that one thread starts one after the other, with the same function and the same
 * arguments, in a program that cannot tell them apart. They begin in the order in which they were
 * started: every other execution is one of these with other names for the threads. See
 * docs/internals/twins.md.
 */
public final class Twins {
  private static final int NOT_YET = -1;

  private final Program program;
  private final Threads threads;
  private final Execution execution;
  private final CommutingUpdates commuting;

  /** Whether the plan and the program allow twins. */
  private boolean asked;

  private boolean seen;

  /** Whether the program cannot tell equal threads apart; null if not known yet. */
  private Boolean hidden;

  // ---- per thread
  /** The twins that were started just before and just after it, plus 1; 0 for none. */
  private int[] before = new int[8];

  private int[] after = new int[8];

  /** The event with which it began, or {@link #NOT_YET}. */
  private int[] begun = new int[8];

  /** How it was started: the event, the state of its parent, and the arguments. */
  private int[][] birth = new int[8][];

  private long[][] arguments = new long[8][];

  public Twins(Configuration configuration, CommutingUpdates commuting) {
    this.commuting = commuting;
    this.program = configuration.program;
    this.threads = configuration.threads;
    this.execution = configuration.execution;
    this.asked =
        configuration.options.commutesUpdates()
            && !configuration.mayWait
            && configuration.code.contains(Opcode.SPAWN)
            && configuration.options.plan().uses(Technique.TWINS);
  }

  /**
   * Called when a thread was started by another one, as part of event {@code d}, but has not run.
   */
  public void start(int t, int parent, int function, int d, long[] given) {
    if (!asked) {
      return;
    }
    if (t >= before.length) {
      int n = Math.max(t + 1, before.length * 2);
      before = Arrays.copyOf(before, n);
      after = Arrays.copyOf(after, n);
      begun = Arrays.copyOf(begun, n);
      birth = Arrays.copyOf(birth, n);
      arguments = Arrays.copyOf(arguments, n);
    }
    int[] s = threads.state;
    int at = parent * Threads.WIDTH;
    before[t] = 0;
    after[t] = 0;
    begun[t] = NOT_YET;
    birth[t] = new int[] {d, function, s[at + PROGRESS], s[at + STORES], s[at + EPOCH]};
    arguments[t] = given;
    int last = s[at + SPAWNED] - 2;
    int u = last < 0 ? -1 : threads.child(parent, last);
    if (u >= 0 && isLike(t, u) && areHidden()) {
      before[t] = u + 1;
      after[u] = t + 1;
      seen = true;
    }
  }

  private boolean isLike(int t, int u) {
    int[] expected = birth[u].clone();
    expected[2]++;
    return Arrays.equals(expected, birth[t])
        && Arrays.equals(arguments[u], arguments[t])
        && !(threads.state[u * Threads.WIDTH + NEXT] == Threads.ENDED && threads.result[u] != 0);
  }

  private boolean areHidden() {
    if (hidden == null) {
      hidden = ThreadIdentities.areHidden(program);
    }
    return hidden;
  }

  /** Whether the program has twins, as far as known. */
  public boolean exist() {
    return seen;
  }

  /** Whether a thread waits for its twin to begin. */
  public boolean isHeldBack(int t) {
    return asked && isTwin(t) && precedes(t) && begun[before[t] - 1] < 0;
  }

  /** Whether a thread has a twin before it, and is about to begin. */
  private boolean precedes(int t) {
    return before[t] != 0 && begun[t] < 0 && isBeginning(t);
  }

  /**
   * Whether a thread begins with its next event. A fence, and a write whose order is left open, do
   * not begin a thread: they neither wait for other threads nor return anything, so each twin has
   * the same next event after them.
   */
  private boolean isBeginning(int t) {
    int at = t * Threads.WIDTH;
    int pc = threads.state[at + PC];
    return switch (threads.state[at + NEXT]) {
      case Kind.FENCE, Kind.SPAWN -> false;
      case Kind.UPDATE -> commuting.type(pc) == CommutingWrites.NONE;
      default -> true;
    };
  }

  /** Orders the current event of a thread after the beginning of its twin. */
  public void order(int t) {
    if (asked && isTwin(t) && precedes(t)) {
      execution.after(begun[before[t] - 1]);
    }
  }

  /** As {@link #order}, for an event with which the thread began and whose place changes. */
  public void orderAgain(int d, int t) {
    if (asked && isTwin(t) && begun[t] == d && before[t] != 0) {
      execution.after(begun[before[t] - 1]);
    }
  }

  /** Called while event {@code d} of a thread is being made. */
  public void make(int d, int t) {
    if (asked && isTwin(t)) {
      order(t);
      if (begun[t] < 0 && isBeginning(t)) {
        begun[t] = d;
      }
    }
  }

  /** Called before an event is undone. */
  void takeBack(int d, int t) {
    if (asked && isTwin(t) && begun[t] == d) {
      begun[t] = NOT_YET;
    }
  }

  /** The twin that may begin once event {@code d} of a thread is made; -1 if there is none. */
  public int next(int d, int t) {
    return asked && isTwin(t) && begun[t] == d ? after[t] - 1 : -1;
  }

  // ---------------------------------------------------------------- ends and joins

  /** Whether a thread has a twin. */
  public boolean isTwin(int t) {
    return asked && t < before.length && (before[t] | after[t]) != 0;
  }

  /**
   * Called when a thread waits for another one. It must have begun, because otherwise it might
   * never begin although its twin could.
   */
  public void waits(int t, int d) {
    if (isTwin(t) && begun[t] < 0) {
      refuse(d);
    }
  }

  /** All twins of a thread, and itself. */
  public IntStream group(int t) {
    int first = t;
    while (before[first] != 0) {
      first = before[first] - 1;
    }
    return IntStream.iterate(first, u -> u >= 0, u -> after[u] - 1);
  }

  /** Called when a thread has ended with a result, which distinguishes it from its twins. */
  public void end(int t, int d) {
    if (isTwin(t) && threads.result[t] != 0) {
      refuse(d);
    }
  }

  /**
   * Called when the order of events is examined, to which twins add.
   *
   * @throws TechniqueException if twins have been started
   */
  void refuseOrder() {
    for (int t = 0; asked && t < Math.min(before.length, threads.count()); t++) {
      if (before[t] != 0 && threads.state[t * Threads.WIDTH + NEXT] != Threads.UNSTARTED) {
        refuse(execution.length() - 1);
      }
    }
  }

  /**
   * Called when event {@code d} shows that the program may tell twins apart.
   *
   * @throws TechniqueException unless nothing has happened so far
   */
  public void refuse(int d) {
    if (d >= 0) {
      throw new TechniqueException(Technique.TWINS);
    }
    asked = false;
    seen = false;
  }
}
