package dev.heddle.machine;

import static dev.heddle.machine.Threads.BASE;
import static dev.heddle.machine.Threads.CHANGES;
import static dev.heddle.machine.Threads.NEXT;
import static dev.heddle.machine.Threads.PC;

import java.util.HashSet;
import java.util.Set;

/**
 * A thread that stopped because a round of its loop changed nothing, tried again as things are now,
 * without letting others go on. If it comes to another loop unchanged, it has to come there twice:
 * that it was there before may be an older round. Of one that has to choose on its way nothing is
 * said.
 */
final class Spin {
  /** Events of a round that is tried. */
  private static final int LONGEST_ROUND = 10_000;

  private final Machine machine;
  private final int thread;
  private final int lane;
  private final int at;
  private final int changes;
  private final long[] before;

  Spin(Machine machine, int thread) {
    this.machine = machine;
    this.thread = thread;
    this.lane = machine.laneOf(thread);
    this.at = thread * Threads.WIDTH;
    this.changes = scalar(CHANGES);
    this.before = machine.lanes.enabled();
  }

  /** Whether it would come round again; it is left where it was. */
  boolean isEndless() {
    int length = machine.execution().length();
    Set<Long> heads = new HashSet<>();
    while (machine.stop(thread) == Stop.SPIN && heads.add(place())) {
      machine.resume(thread, lane);
      while (machine.isEnabled(lane)
          && machine.alternatives(lane) == 0
          && changesNothing()
          && machine.execution().length() - length < LONGEST_ROUND) {
        machine.step(lane, 0);
      }
    }
    boolean waits = scalar(NEXT) >= 0 && !machine.isEnabled(lane);
    boolean endless = (waits || machine.stop(thread) == Stop.SPIN) && changesNothing();
    while (machine.execution().length() > length) {
      machine.undo();
    }
    return endless;
  }

  private boolean changesNothing() {
    return scalar(CHANGES) == changes && !machine.lanes.isNewEnabled(before, lane);
  }

  /** Which loop the thread is at the head of; the same in another call is another one. */
  private long place() {
    return (long) scalar(BASE) << 32 | scalar(PC);
  }

  private int scalar(int which) {
    return machine.threads.state[at + which];
  }
}
