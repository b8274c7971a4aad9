// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.reduction;

import static dev.heddle.machine.state.Threads.BASE;
import static dev.heddle.machine.state.Threads.CONTENTS;
import static dev.heddle.machine.state.Threads.LOCATION;
import static dev.heddle.machine.state.Threads.NEXT;
import static dev.heddle.machine.state.Threads.NUMBER;
import static dev.heddle.machine.state.Threads.PC;

import dev.heddle.machine.code.Code;
import dev.heddle.machine.event.JoinSequence;
import dev.heddle.machine.event.Joins;
import dev.heddle.machine.plan.Technique;
import dev.heddle.machine.run.Interpreter;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.MemoryJournal;
import dev.heddle.machine.state.Threads;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;

/**
 * How threads that waited for others go on, to an event or to their end. Where one only computes,
 * that depends on nothing but the state it waited in and on what the other returned; a search comes
 * back to the same state for half of its executions, so what was done there before is done again
 * without running it, a row of joins at once.
 */
public final class JoinMemo {
  private static final int SLOTS = 256;

  /** Joins must have been passed so often before it is worth it. */
  private static final int WORTH = 8;

  /** Rows that are noted as one are kept for good. */
  private static final int MOST_WHOLES = 10_000;

  private final Execution execution;
  private final Code code;
  private final Threads threads;
  private final MemoryJournal pokes;
  private final Joins joins;
  private final Interpreter interpreter;
  private final ThreadStateInterner states;
  private final JoinSequence[] rows = new JoinSequence[SLOTS];
  private final boolean isUsed;
  private int passed;
  private int wholes;

  public JoinMemo(Configuration configuration, Joins joins, Interpreter interpreter) {
    this.execution = configuration.execution;
    this.code = configuration.code;
    this.isUsed = configuration.options.plan().uses(Technique.REMEMBERED_JOINS);
    this.threads = configuration.threads;
    this.pokes = configuration.memory.journal;
    this.joins = joins;
    this.interpreter = interpreter;
    this.states = new ThreadStateInterner(threads, configuration.live);
  }

  /** The row of joins that a thread stands before, if all of it is known; else null. */
  JoinSequence whole(int t) {
    JoinSequence row = known(t);
    return row == null ? null : row.whole;
  }

  /** Lets a thread go on whose join can pass, until it waits for one that cannot, or for none. */
  void goOn(int t, int d) {
    do {
      JoinSequence row = joins.areTooMany() ? null : known(t);
      if (row == null) {
        run(t, d);
      } else {
        JoinSequence whole = row.whole;
        row = whole != null && (whole.mask & ~joins.silent()) == 0 ? whole : row;
        joins.pass(t, row, d);
        row.repeat(t, threads);
      }
    } while (joins.mayPass(t));
  }

  /** What it is known to do, if it waited like this before; else null. */
  private JoinSequence known(int t) {
    int at = t * Threads.WIDTH;
    number(t);
    int number = threads.state[at + NUMBER];
    JoinSequence row = rows[number & SLOTS - 1];
    if (row == null || !isKnown(row, number, received(at))) {
      return null;
    }
    if (row.whole == null && row.mask != 0 && wholes < MOST_WHOLES) {
      complete(row);
    }
    return row;
  }

  private static boolean isKnown(JoinSequence row, int number, long received) {
    return row.from == number && row.received[0] == received;
  }

  /** Finds the longest row that begins like this one, if all of it is known. */
  private void complete(JoinSequence row) {
    JoinSequence next = row.to() == 0 ? null : rows[row.to() & SLOTS - 1];
    if (row.scalars[NEXT] != Kind.JOIN) {
      row.whole = row;
    } else if (next != null && next.from == row.to() && next.whole != null) {
      row.whole = row.and(next.whole);
      row.whole.number = execution.growingForks().number(row.whole.row());
      wholes++;
    }
  }

  /** Gives the state in which a thread waits a number, which must be saved with it. */
  private void number(int t) {
    int at = t * Threads.WIDTH;
    if (isUsed
        && threads.state[at + NUMBER] == 0
        && passed > WORTH
        && threads.state[at + CONTENTS] >= 0) {
      threads.state[at + NUMBER] = states.number(t);
    }
  }

  private long received(int at) {
    return threads.result[threads.state[at + LOCATION]];
  }

  /** Runs it, and remembers what it did if it would do the same again. */
  private void run(int t, int d) {
    int at = t * Threads.WIDTH;
    passed++;
    int number = threads.state[at + NUMBER];
    int child = threads.state[at + LOCATION];
    long received = received(at);
    int origin =
        code.userOrigin(threads.frames[t], threads.state[at + BASE], threads.state[at + PC]);
    int changes = threads.journalMark();
    int poked = pokes.mark();
    boolean again = interpreter.passJoin(t, d);
    int next = threads.state[at + NEXT];
    if (next == Kind.JOIN) {
      number(t);
    }
    boolean waitsOrEnds = next == Kind.JOIN || next == Threads.ENDED || next == Threads.HALTED;
    if (number > 0 && again && waitsOrEnds && pokes.mark() == poked) {
      JoinSequence.Waits waits =
          new JoinSequence.Waits(new int[] {child}, new long[] {received}, new int[] {origin});
      rows[number & SLOTS - 1] = new JoinSequence(number, waits, states.effect(t, changes));
    }
  }
}
