// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata.generate;

import dev.heddle.foata.Architecture;
import dev.heddle.program.Program;

/** Which executions of a program to generate. */
public record GenerationRequest(
    Program program, Architecture architecture, Mode mode, Extent extent) {
  /** Whether values count. */
  public enum Mode {
    /** Executions that the initial state admits. */
    EVALUATED,
    /** Whatever branches decide and addresses turn out to be. */
    SYMBOLIC
  }

  /** How far to walk. */
  public enum Extent {
    /** Where complete executions in normal form can be. */
    PRUNED,
    /** As the paper: to the first event that makes an execution abnormal. */
    NORMAL,
    /** Everywhere. */
    EVERYTHING
  }
}
