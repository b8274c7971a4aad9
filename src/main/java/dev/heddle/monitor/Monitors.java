// SPDX-License-Identifier: Apache-2.0
package dev.heddle.monitor;

import dev.heddle.model.MemoryModel;
import dev.heddle.model.UnsupportedModelException;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** The monitor of each memory model. */
public final class Monitors {
  public static final Set<MemoryModel> MODELS =
      Collections.unmodifiableSet(
          EnumSet.of(MemoryModel.TSO, MemoryModel.PSO, MemoryModel.PSO_SPARC));

  private Monitors() {}

  /**
   * @param report receives violations
   * @throws UnsupportedModelException if there is no monitor for the model
   */
  public static Monitor of(MemoryModel model, Overlaps overlaps, Report report) {
    return switch (model) {
      case TSO -> new TsoMonitor(overlaps, report);
      case PSO, PSO_SPARC -> new PsoMonitor(atomics(model), overlaps, report);
      case SC, RMO -> throw new UnsupportedModelException("the monitors", model, MODELS);
    };
  }

  /** The stores for which an interlocked operation waits under the model. */
  public static PsoMonitor.Atomics atomics(MemoryModel model) {
    return model == MemoryModel.PSO_SPARC ? PsoMonitor.Atomics.SPARC : PsoMonitor.Atomics.FULL;
  }
}
