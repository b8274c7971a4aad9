// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.search;

import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.program.automaton.TransitionCommand;

/** Whether a program uses the lock. */
public final class Locks {
  private Locks() {}

  public static boolean occurIn(ParallelProgram program) {
    return program.threads().stream()
        .flatMap(t -> t.transitions().stream())
        .anyMatch(t -> t.command() instanceof TransitionCommand.Lock);
  }
}
