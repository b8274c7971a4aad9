// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import dev.heddle.machine.Machine;
import dev.heddle.machine.state.Faults;
import dev.heddle.machine.state.Stop;
import dev.heddle.oracle.Ending;
import dev.heddle.oracle.Ending.Fate;
import dev.heddle.oracle.Fault;
import dev.heddle.program.Global;
import dev.heddle.program.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** The state that a machine stands in, in the oracle's words. */
final class Endings {
  private Endings() {}

  static Ending of(Machine machine) {
    Program program = machine.program();
    List<Byte> memory = new ArrayList<>();
    for (Global g : program.globals()) {
      for (int i = 0; i < g.size(); i++) {
        memory.add((byte) machine.state().read(g.address() + i, 1));
      }
    }
    List<List<Long>> registers = new ArrayList<>();
    for (int t = 0; t < program.threads().size(); t++) {
      List<Long> own = new ArrayList<>();
      for (int r : Ending.registers(program.functions().get(program.threads().get(t)))) {
        own.add(machine.state().register(t, r));
      }
      registers.add(own);
    }
    SortedMap<String, Fate> fates = new TreeMap<>();
    for (int t = 0; t < machine.threadCount(); t++) {
      if (machine.state().isStarted(t)) {
        fates.put(machine.threadName(t), fate(machine, t));
      }
    }
    return new Ending(memory, registers, fates, faults(machine));
  }

  private static SortedSet<Fault> faults(Machine machine) {
    Faults all = machine.faults();
    SortedSet<Fault> faults = new TreeSet<>();
    for (int i = 0; i < all.count(); i++) {
      // which of two joins is the second one depends on the schedule alone
      String thread =
          all.isJoin(i)
              ? Fault.SOMEBODY
              : machine.threadName(machine.execution().thread(all.event(i)));
      faults.add(new Fault(thread, Fault.Kind.valueOf(all.what(i).name())));
    }
    return faults;
  }

  private static Fate fate(Machine machine, int thread) {
    if (machine.state().isHalted(thread)) {
      return Fate.HALTED;
    }
    Stop stop = machine.state().stop(thread);
    return switch (stop) {
      case NONE -> machine.state().isEnded(thread) ? Fate.RETURNED : Fate.WAITING;
      case ASSUMPTION -> Fate.ASSUMED;
      default -> stop.isFailure() ? Fate.FAILED : Fate.CUT;
    };
  }
}
