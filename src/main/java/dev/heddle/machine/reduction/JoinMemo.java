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
 * Resumes threads that waited in joins, up to their next event or their end, and remembers the
 * effect. If a thread only computes after a join, the effect depends on the state in which it
 * waited and on the result of the joined thread, so it is repeated without running the thread, for
 * a sequence of joins at once. See docs/internals/joins.md.
 */
public final class JoinMemo {
  private static final int SLOTS = 256;

  /** The number of joins that must have been passed before effects are remembered. */
  private static final int MIN_PASSED = 8;

  /** The most sequences that are combined; these are never forgotten. */
  private static final int MAX_COMBINED = 10_000;

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
  private int combined;

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

  /** The longest sequence of joins that a thread is about to pass; null if it is not known. */
  JoinSequence longest(int t) {
    JoinSequence row = known(t);
    return row == null ? null : row.longest;
  }

  /** Resumes a thread whose join can pass, up to a join that cannot pass, an event, or its end. */
  void resume(int t, int d) {
    do {
      JoinSequence row = joins.areTooMany() ? null : known(t);
      if (row == null) {
        run(t, d);
      } else {
        JoinSequence longest = row.longest;
        row = longest != null && (longest.mask & ~joins.silent()) == 0 ? longest : row;
        joins.pass(t, row, d);
        row.repeat(t, threads);
      }
    } while (joins.mayPass(t));
  }

  /** The remembered effect of the thread's next join; null if there is none. */
  private JoinSequence known(int t) {
    int at = t * Threads.WIDTH;
    number(t);
    int number = threads.state[at + NUMBER];
    JoinSequence row = rows[number & SLOTS - 1];
    if (row == null || !isKnown(row, number, received(at))) {
      return null;
    }
    if (row.longest == null && row.mask != 0 && combined < MAX_COMBINED) {
      findLongest(row);
    }
    return row;
  }

  private static boolean isKnown(JoinSequence row, int number, long received) {
    return row.from == number && row.received[0] == received;
  }

  /** Finds the longest sequence that begins with this one, if all of it is known. */
  private void findLongest(JoinSequence row) {
    JoinSequence next = row.to() == 0 ? null : rows[row.to() & SLOTS - 1];
    if (row.scalars[NEXT] != Kind.JOIN) {
      row.longest = row;
    } else if (next != null && next.from == row.to() && next.longest != null) {
      row.longest = row.and(next.longest);
      row.longest.number = execution.growingForks().number(row.longest.row());
      combined++;
    }
  }

  /** Numbers the state in which a thread waits; the number is saved with the thread. */
  private void number(int t) {
    int at = t * Threads.WIDTH;
    if (isUsed
        && threads.state[at + NUMBER] == 0
        && passed > MIN_PASSED
        && threads.state[at + CONTENTS] >= 0) {
      threads.state[at + NUMBER] = states.number(t);
    }
  }

  private long received(int at) {
    return threads.result[threads.state[at + LOCATION]];
  }

  /** Runs the thread past its join, and remembers the effect if it is repeatable. */
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
