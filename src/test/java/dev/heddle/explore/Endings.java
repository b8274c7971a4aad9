package dev.heddle.explore;

import dev.heddle.machine.Machine;
import dev.heddle.machine.Stop;
import dev.heddle.oracle.Ending;
import dev.heddle.oracle.Ending.Fate;
import dev.heddle.program.Global;
import dev.heddle.program.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The state that a machine stands in, in the oracle's words. */
final class Endings {
  private Endings() {}

  static Ending of(Machine machine) {
    Program program = machine.program();
    List<Byte> memory = new ArrayList<>();
    for (Global g : program.globals()) {
      for (int i = 0; i < g.size(); i++) {
        memory.add((byte) machine.read(g.address() + i, 1));
      }
    }
    List<List<Long>> registers = new ArrayList<>();
    for (int t = 0; t < program.threads().size(); t++) {
      List<Long> own = new ArrayList<>();
      int count = program.functions().get(program.threads().get(t)).registers().size();
      for (int r = 0; r < count; r++) {
        own.add(machine.register(t, r));
      }
      registers.add(own);
    }
    SortedMap<String, Fate> fates = new TreeMap<>();
    for (int t = 0; t < machine.threadCount(); t++) {
      if (machine.isStarted(t)) {
        fates.put(machine.threadName(t), fate(machine, t));
      }
    }
    return new Ending(memory, registers, fates);
  }

  private static Fate fate(Machine machine, int thread) {
    Stop stop = machine.stop(thread);
    if (stop == Stop.NONE) {
      return machine.isEnded(thread) ? Fate.RETURNED : Fate.WAITING;
    }
    return stop == Stop.ASSUMPTION ? Fate.ASSUMED : stop.isFailure() ? Fate.FAILED : Fate.CUT;
  }
}
