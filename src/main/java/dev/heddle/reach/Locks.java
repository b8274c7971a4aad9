package dev.heddle.reach;

import dev.heddle.program.automaton.Command;
import dev.heddle.program.automaton.ParallelProgram;

/** Whether a program uses the lock. */
final class Locks {
  private Locks() {}

  static boolean occurIn(ParallelProgram program) {
    return program.threads().stream()
        .flatMap(t -> t.transitions().stream())
        .anyMatch(t -> t.command() instanceof Command.Lock);
  }
}
