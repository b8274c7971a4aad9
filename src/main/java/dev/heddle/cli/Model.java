// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.machine.MemoryModel;
import java.util.List;

/** What {@code --model} takes. */
enum Model {
  SC,
  TSO,
  PSO,
  ALL;

  /** What {@code --atomics} takes. */
  private enum Atomics {
    FULL,
    SPARC
  }

  static final Syntax.Option ATOMICS =
      new Syntax.Option(
          "--atomics", "A", "full or sparc: read-modify-writes under PSO (default: full)");

  List<MemoryModel> models() {
    return this == ALL
        ? List.of(MemoryModel.SC, MemoryModel.TSO, MemoryModel.PSO)
        : List.of(MemoryModel.valueOf(name()));
  }

  /** The models that are asked for, with the kind of atomics. */
  static List<MemoryModel> chosen(Arguments arguments, Model otherwise) {
    return withAtomics(arguments, arguments.choice("--model", otherwise).models());
  }

  static List<MemoryModel> withAtomics(Arguments arguments, List<MemoryModel> models) {
    if (arguments.choice("--atomics", Atomics.FULL) == Atomics.FULL) {
      return models;
    }
    if (!models.contains(MemoryModel.PSO)) {
      throw new UsageException("--atomics sparc needs --model pso");
    }
    return models.stream().map(m -> m == MemoryModel.PSO ? MemoryModel.PSO_SPARC : m).toList();
  }

  /** The options that choose a model. */
  static List<String> words(MemoryModel model) {
    return model == MemoryModel.PSO_SPARC
        ? List.of("--model", "pso", "--atomics", "sparc")
        : List.of("--model", model.toString());
  }
}
