// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import dev.heddle.explore.states.Fate;
import dev.heddle.machine.Machine;
import dev.heddle.machine.state.Stop;
import dev.heddle.verify.Liveness;
import dev.heddle.verify.analysis.ExecutionEnding;

/**
 * Classifies states for a check, in the same way as {@link ExecutionEnding} classifies the ends of
 * executions.
 */
record StateFates(Liveness liveness) implements Fate.Classifier {
  @Override
  public Fate fate(Machine machine, boolean canMove) {
    if (machine.faults().count() > 0) {
      return Fate.ERROR;
    }
    boolean assumed = false;
    boolean cut = false;
    boolean waits = false;
    boolean exited = false;
    for (int t = 0; t < machine.threadCount(); t++) {
      Stop stop = machine.state().stop(t);
      if (stop.isFailure()) {
        return Fate.ERROR;
      }
      assumed |= stop == Stop.ASSUMPTION;
      cut |= stop.isCut();
      exited |= machine.state().isHalted(t) && (t > 0 || liveness != Liveness.ALL);
      waits |= machine.state().isStarted(t) && !machine.state().isEnded(t);
    }
    if (cut || assumed) {
      return cut ? Fate.UNKNOWN : Fate.ASSUMED;
    }
    if (exited || !waits || liveness == Liveness.SAFETY) {
      return Fate.END;
    }
    return canMove ? Fate.OPEN : Fate.ERROR;
  }
}
