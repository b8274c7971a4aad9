// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.sampling;

import dev.heddle.machine.Machine;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import java.util.random.RandomGenerator;

/**
 * POS (Yuan, Yang, Gu: Partial Order Aware Concurrency Sampling, 2018): every next event has a
 * random priority, and the event with the highest one is made; then events that conflict with it
 * get new priorities, so that the orders of conflicting events are about equally likely. A commit
 * is an event like any other.
 */
public final class PartialOrderSampling implements Strategy {
  private final RandomGenerator random;
  private final Priorities priorities = new Priorities();

  public PartialOrderSampling(RandomGenerator random) {
    this.random = random;
  }

  @Override
  public void begin() {
    priorities.clear();
  }

  @Override
  public int pick(Machine machine, int[] lanes, int count) {
    priorities.draw(lanes, count, random);
    return priorities.highest(lanes, count);
  }

  @Override
  public void onStep(Machine machine, int lane) {
    priorities.set(lane, Priorities.NONE);
    Execution x = machine.execution();
    int d = x.length() - 1;
    if (!NextAccess.hasAddress(x.kind(d))) {
      return;
    }
    boolean writes = Label.is(x.label(d), Label.WRITE);
    long address = x.locations().address(x.location(d));
    for (int t = 0; t < machine.threadCount(); t++) {
      if (NextAccess.addressOf(machine, t) == address
          && (writes || machine.state().next(t) != Kind.READ)) {
        priorities.set(machine.laneOf(t), Priorities.NONE);
      }
    }
    redrawCommits(machine, address);
  }

  private void redrawCommits(Machine machine, long address) {
    for (int w = 0; w < machine.laneWords(); w++) {
      long left = machine.isCommitWord(w) ? machine.enabled(w) : 0;
      for (; left != 0; left &= left - 1) {
        int lane = w * 64 + Long.numberOfTrailingZeros(left);
        if (machine.pendingAddress(lane) == address) {
          priorities.set(lane, Priorities.NONE);
        }
      }
    }
  }
}
