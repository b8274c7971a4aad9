// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata.generate;

import dev.heddle.foata.Architecture;
import dev.heddle.program.Program;

/** Which executions of a program to generate. */
public record GenerationRequest(
    Program program, Architecture architecture, Mode mode, Extent extent) {
  /** Whether values are evaluated. */
  public enum Mode {
    /** Executions that the initial state admits. */
    EVALUATED,
    /** Executions for all outcomes of branches and all addresses. */
    SYMBOLIC
  }

  /** Which executions to explore. */
  public enum Extent {
    /** Those that can be continued to complete executions in normal form. */
    PRUNED,
    /** As in the paper: up to the first event that makes an execution abnormal. */
    NORMAL,
    /** All. */
    EVERYTHING
  }
}
