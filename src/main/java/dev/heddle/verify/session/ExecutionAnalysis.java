// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.session;

import dev.heddle.explore.observe.Observer;
import dev.heddle.machine.Machine;

/** Analyses the executions of one machine of a {@link SearchSession}. */
public interface ExecutionAnalysis<T extends PartialResult<T>> extends Observer {
  Machine machine();

  /** The result so far. */
  T notes();

  /** Whether other threads may explore a part of the executions from now on. */
  default boolean mayShare() {
    return true;
  }
}
