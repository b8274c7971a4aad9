package dev.heddle.machine;

import static dev.heddle.machine.Threads.CHANGES;
import static dev.heddle.machine.Threads.STACK_TOP;

import dev.heddle.program.Instruction.LoopHead;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import java.util.Arrays;

/**
 * Whether a thread comes back to the head of a loop as it was there before: with the same live
 * registers, the same private memory, the same mutexes, cells as it left them, and nothing else
 * changed. Then it will go round for ever unless others move.
 */
final class Rounds {
  // ---- what is remembered of a visit, in front of the live registers
  /** How often the thread had changed something, plus 1, so that 0 is no visit. */
  private static final int CHANGED = 0;

  /** How far the journal of private memory had come. */
  private static final int JOURNAL = 1;

  /** How far the private stack went (high half), and how many events there were. */
  private static final int EXTENT = 2;

  private static final int BOOKKEEPING = LoopHead.BOOKKEEPING;

  private final Code code;
  private final Threads threads;
  private final Memory memory;
  private final Execution execution;
  private final Readiness readiness;

  // ---- scratch: the mutexes and cells of a round, and by how much it changed each
  private int[] location = new int[8];
  private long[] by = new long[8];
  private int used;

  Rounds(Machine machine, Code code) {
    this.code = code;
    this.threads = machine.threads;
    this.memory = machine.memory;
    this.execution = machine.execution();
    this.readiness = machine.readiness;
  }

  /** Whether the loop came round unchanged; else remembers how things are. */
  boolean isIdle(int t, long[] r, int b, int pc) {
    int live = code.ops[pc + 1];
    int n = code.ops[pc + 2];
    int saved = live + n;
    if (isSame(t, r, b, live, n)
        && memory.journal.isRestored(t, word(r, b, saved + JOURNAL))
        && keepsNothing(t, (int) word(r, b, saved + EXTENT))) {
      return true;
    }
    remember(r, b, saved + CHANGED, threads.state[t * Threads.WIDTH + CHANGES] + 1L);
    remember(r, b, saved + JOURNAL, memory.journal.position());
    remember(r, b, saved + EXTENT, extent(t));
    for (int i = 0; i < n; i++) {
      remember(r, b, saved + BOOKKEEPING + i, word(r, b, live + i));
    }
    return false;
  }

  private boolean isSame(int t, long[] r, int b, int live, int n) {
    int saved = live + n;
    int at = t * Threads.WIDTH;
    boolean same =
        word(r, b, saved + CHANGED) == threads.state[at + CHANGES] + 1L
            && word(r, b, saved + EXTENT) >>> 32 == threads.state[at + STACK_TOP];
    for (int i = 0; same && i < n; i++) {
      same = word(r, b, live + i) == word(r, b, saved + BOOKKEEPING + i);
    }
    return same;
  }

  private long extent(int t) {
    return (long) threads.state[t * Threads.WIDTH + STACK_TOP] << 32 | execution.length();
  }

  /** A register; in a call that is replaced by its body, a parameter may be a constant. */
  private long word(long[] r, int b, int argument) {
    return code.value(r, b, code.arguments[argument]);
  }

  private void remember(long[] r, int b, int argument, long value) {
    threads.put(r, b + code.arguments[argument], value);
  }

  /** Whether the thread gave back every mutex and changed back every cell since then. */
  private boolean keepsNothing(int t, int since) {
    used = 0;
    int e = execution.lastInLane(readiness.lane(t));
    for (; e >= since; e = execution.previousInLane(e)) {
      long label = execution.label(e);
      if (Label.is(label, Label.WRITE)) {
        switch (execution.kind(e)) {
          case Kind.LOCK, Kind.TRYLOCK -> change(Label.location(label), 1);
          case Kind.UNLOCK -> change(Label.location(label), -1);
          case Kind.AWAIT -> change(Label.location(label), execution.value(e) - execution.old(e));
          default -> {}
        }
      }
    }
    for (int i = 0; i < used; i++) {
      if (by[i] != 0) {
        return false;
      }
    }
    return true;
  }

  private void change(int where, long difference) {
    int i = 0;
    while (i < used && location[i] != where) {
      i++;
    }
    if (i == used) {
      if (used == location.length) {
        location = Arrays.copyOf(location, used * 2);
        by = Arrays.copyOf(by, used * 2);
      }
      location[used] = where;
      by[used++] = 0;
    }
    by[i] += difference;
  }
}
