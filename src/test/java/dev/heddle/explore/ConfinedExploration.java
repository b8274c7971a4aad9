// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import dev.heddle.explore.observe.Statistics;
import dev.heddle.machine.Machine;
import dev.heddle.machine.event.ConfinedLocationException;
import dev.heddle.machine.plan.Confinement;
import dev.heddle.machine.plan.MachineOptions;
import dev.heddle.machine.plan.OutputListener;
import dev.heddle.machine.plan.Plan;
import dev.heddle.machine.plan.TechniqueException;
import dev.heddle.machine.state.SharedNumbers;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.Ending;
import dev.heddle.program.Program;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A search in which accesses that the first executions suggest to be confined are no events, begun
 * again as often as one of them turns out not to be. Each execution is completed by these accesses.
 */
final class ConfinedExploration {
  private final Program program;
  private final MemoryModel model;
  private final Explorer explorer;
  private final int observed;
  private Plan plan;
  private Confinement confinement = Confinement.OPEN;

  /** By the signature of the complete execution. */
  private final Map<String, Ending> endings = new HashMap<>();

  private final List<String> repeated = new ArrayList<>();
  private int executions;
  private int refusals;
  private CompleteReplay replay;

  /**
   * @param observed after how many executions the assumption is made
   */
  ConfinedExploration(
      Program program, MemoryModel model, Explorer explorer, Plan plan, int observed) {
    this.program = program;
    this.model = model;
    this.explorer = explorer;
    this.plan = plan;
    this.observed = observed;
  }

  Exploration explore() {
    while (true) {
      endings.clear();
      repeated.clear();
      executions = 0;
      MachineOptions options = MachineOptions.DEFAULT.with(plan).leavingExits();
      try {
        Machine machine = machine(options.confining(confinement));
        machine.readOnlySuffixes().defer(true);
        MachineOptions plain = MachineOptions.DEFAULT.with(plan);
        replay = new CompleteReplay(machine(plain.confining(confinement)), machine(plain));
        boolean wasOpen = confinement.isOpen();
        Statistics s = explorer.explore(machine, (m, complete) -> see(m));
        if (!wasOpen || confinement.isOpen()) {
          return new Exploration(endings, repeated, 0, s);
        }
      } catch (TechniqueException e) {
        plan = plan.without(e.technique());
      } catch (ConfinedLocationException e) {
        confinement = confinement.without(e.access());
        refusals++;
      }
    }
  }

  /** Whether accesses were assumed to be confined until the end. */
  boolean isConfined() {
    return !confinement.accesses().isEmpty();
  }

  int refusals() {
    return refusals;
  }

  private Machine machine(MachineOptions options) {
    return new Machine(program, model, OutputListener.NONE, new SharedNumbers(), options);
  }

  private boolean see(Machine machine) {
    if (confinement.isOpen() && ++executions == observed) {
      Confinement suggested = Confinement.of(machine.confinedLocations().suggested());
      if (!suggested.accesses().isEmpty()) {
        confinement = suggested;
        return false;
      }
    }
    boolean isPlain = machine.endsNormally();
    machine.endAll();
    Ending ending = Endings.of(machine);
    machine.readOnlySuffixes().replayInOrder();
    Machine full = replay.follow(Schedule.of(machine));
    if (!ending.equals(Endings.of(full))) {
      throw new IllegalStateException(ending + " ends in " + Endings.of(full));
    }
    if (isPlain != full.endsNormally()) {
      throw new IllegalStateException("ends normally: " + isPlain);
    }
    String signature = Signatures.of(full);
    if (endings.put(signature, ending) != null) {
      repeated.add(signature);
    }
    return true;
  }
}
