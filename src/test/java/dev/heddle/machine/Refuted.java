// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine;

import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import java.util.Arrays;

/** Tempting rules for loops that wait, each refuted: mutants of the engine call them. */
final class Refuted {
  private static final int LONGEST_ROUND = 50;

  private Refuted() {}

  /** For the past of an event: all that came earlier in this schedule. */
  static boolean before(Execution execution, int e, int f) {
    return e <= f;
  }

  /** A thread must not begin a round that it would end alone where it began. */
  static boolean comesRoundAlone(Machine machine, Rounds rounds, int t) {
    int start = machine.execution().length();
    long[] first = rounds.words(t);
    boolean round = false;
    boolean goesOn = true;
    while (goesOn && !round) {
      int d = machine.beginTrial(t);
      goesOn = !rounds.effects().changes(d);
      if (goesOn) {
        machine.runTrial(t, d);
        round = Arrays.equals(first, rounds.words(t));
        goesOn = d < start + LONGEST_ROUND && looks(machine, t);
      }
    }
    while (machine.execution().length() > start) {
      machine.endTrial();
    }
    return round;
  }

  private static boolean looks(Machine machine, int t) {
    int next = machine.threads.state[t * Threads.WIDTH + Threads.NEXT];
    return switch (next) {
      case Kind.READ, Kind.UPDATE, Kind.COMPARE, Kind.TRYLOCK -> machine.mayMove(t);
      default -> false;
    };
  }
}
