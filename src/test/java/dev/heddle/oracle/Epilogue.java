package dev.heddle.oracle;

import dev.heddle.oracle.Ending.Fate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads the {@link Ending} from a complete state. */
final class Epilogue {
  private final State state;
  private final Interpreter interpreter;
  private final Names names;

  Epilogue(State state, Interpreter interpreter, Names names) {
    this.state = state;
    this.interpreter = interpreter;
    this.names = names;
  }

  Ending ending(int roots) {
    List<Byte> memory = new ArrayList<>();
    for (int cell : state.cells) {
      memory.add((byte) cell);
    }
    List<List<Long>> registers = new ArrayList<>();
    for (int t = 0; t < roots; t++) {
      long[] root = interpreter.local(state.local(t)).frame().root().registers();
      registers.add(Arrays.stream(root).boxed().toList());
    }
    return new Ending(memory, registers, fates());
  }

  private SortedMap<String, Fate> fates() {
    SortedMap<String, Fate> fates = new TreeMap<>();
    for (int t = 0; t < state.threadCount(); t++) {
      if (state.exists(t)) {
        fates.put(names.name(t), fate(interpreter.local(state.local(t))));
      }
    }
    return fates;
  }

  private static Fate fate(Local local) {
    return switch (local.status()) {
      case RUNNING -> Fate.WAITING;
      case RETURNED -> Fate.RETURNED;
      case ASSUMED -> Fate.ASSUMED;
      case FAILED -> Fate.FAILED;
      case CUT -> Fate.CUT;
    };
  }
}
