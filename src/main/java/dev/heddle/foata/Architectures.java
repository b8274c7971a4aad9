// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata;

import dev.heddle.model.MemoryModel;
import dev.heddle.model.UnsupportedModelException;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** The memory models as architectures. */
public final class Architectures {
  public static final Set<MemoryModel> MODELS =
      Collections.unmodifiableSet(
          EnumSet.of(MemoryModel.SC, MemoryModel.TSO, MemoryModel.PSO, MemoryModel.RMO));

  private Architectures() {}

  /**
   * @throws UnsupportedModelException if there is no architecture for the model
   */
  public static Architecture of(MemoryModel model) {
    return switch (model) {
      case SC -> new Sc();
      case TSO -> new Tso();
      case PSO -> new Pso();
      case RMO -> new Rmo();
      case PSO_SPARC ->
          throw new UnsupportedModelException("the generator of executions", model, MODELS);
    };
  }
}
