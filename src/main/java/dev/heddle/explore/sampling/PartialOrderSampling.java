// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.sampling;

import dev.heddle.machine.Machine;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import java.util.random.RandomGenerator;

/**
 * POS (Yuan, Yang, Gu: Partial Order Aware Concurrency Sampling, 2018): every next event has a
 * random priority and the highest is made; then those that conflict with it draw anew, so that each
 * order of conflicting events is about as likely as another.
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
  public int pick(int[] lanes, int count) {
    for (int i = 0; i < count; i++) {
      if (priorities.of(lanes[i]) == Priorities.NONE) {
        priorities.set(lanes[i], random.nextLong(Long.MAX_VALUE));
      }
    }
    return priorities.highest(lanes, count);
  }

  @Override
  public void moved(Machine machine, int lane) {
    priorities.set(lane, Priorities.NONE);
    Execution x = machine.execution();
    int d = x.length() - 1;
    if (!hasLocation(x.kind(d))) {
      return;
    }
    boolean writes = Label.is(x.label(d), Label.WRITE);
    long address = x.locations().address(x.location(d));
    for (int t = 0; t < machine.threadCount(); t++) {
      int next = machine.state().next(t);
      if (hasLocation(next)
          && machine.state().nextAddress(t) == address
          && (writes || next != Kind.READ)) {
        priorities.set(machine.laneOf(t), Priorities.NONE);
      }
    }
  }

  private static boolean hasLocation(int kind) {
    return kind >= 0 && Kind.isOperation(kind) && kind != Kind.CHOICE;
  }
}
