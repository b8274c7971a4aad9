// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.oracle.Ending.Fate;
import dev.heddle.program.Global;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads the {@link Ending} from a complete state. */
final class Epilogue {
  private final State state;
  private final Setting setting;
  private final Interpreter interpreter;

  Epilogue(State state, Setting setting) {
    this.state = state;
    this.setting = setting;
    interpreter = setting.interpreter;
  }

  Ending ending() {
    List<Byte> memory = new ArrayList<>();
    int bytes = setting.program.globals().stream().mapToInt(Global::size).sum();
    for (int i = 0; i < bytes; i++) {
      memory.add((byte) state.cells[i]);
    }
    List<List<Long>> registers = new ArrayList<>();
    for (int t = 0; t < setting.program.threads().size(); t++) {
      registers.add(registers(setting.program.threads().get(t), interpreter.local(state.local(t))));
    }
    return new Ending(memory, registers, fates(), setting.memory.faults(state));
  }

  private List<Long> registers(int function, Local local) {
    Set<Integer> own = Ending.registers(setting.program.functions().get(function));
    long[] values = local.frame().root().registers();
    return own.stream().map(r -> values[r]).toList();
  }

  private SortedMap<String, Fate> fates() {
    SortedMap<String, Fate> fates = new TreeMap<>();
    for (int t = 0; t < state.threadCount(); t++) {
      if (state.exists(t)) {
        fates.put(setting.names.name(t), fate(interpreter.local(state.local(t))));
      }
    }
    return fates;
  }

  private static Fate fate(Local local) {
    return switch (local.status()) {
      case RUNNING -> Fate.WAITING;
      case RETURNED -> Fate.RETURNED;
      case HALTED -> Fate.HALTED;
      case ASSUMED -> Fate.ASSUMED;
      case FAILED -> Fate.FAILED;
      case CUT -> Fate.CUT;
    };
  }
}
