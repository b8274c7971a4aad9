package dev.heddle.cli;

import dev.heddle.machine.MemoryModel;
import java.util.List;

/** What {@code --model} takes. */
enum Model {
  SC,
  TSO,
  PSO,
  ALL;

  List<MemoryModel> models() {
    return this == ALL ? List.of(MemoryModel.values()) : List.of(MemoryModel.valueOf(name()));
  }
}
