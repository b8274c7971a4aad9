// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.session;

import dev.heddle.explore.observe.Observer;
import dev.heddle.machine.Machine;

/** Analyses the executions of one machine of a {@link SearchSession}. */
public interface ExecutionAnalysis<T extends PartialResult<T>> extends Observer {
  Machine machine();

  /** What it has seen. */
  T notes();

  /** Whether others may look at a part of the executions from now on; if so, they do. */
  default boolean mayShare() {
    return true;
  }
}
