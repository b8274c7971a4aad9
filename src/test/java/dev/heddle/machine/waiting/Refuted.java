// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.waiting;

import dev.heddle.machine.event.Effects;
import dev.heddle.machine.event.Readiness;
import dev.heddle.machine.state.Threads;
import dev.heddle.machine.state.VisitedStates;
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
  static boolean comesRoundAlone(
      Trials trials,
      VisitedStates visited,
      Effects effects,
      Readiness readiness,
      Threads threads,
      Execution execution,
      int t) {
    int start = execution.length();
    long[] first = visited.words(t);
    boolean round = false;
    boolean goesOn = true;
    while (goesOn && !round) {
      int d = trials.begin(t);
      goesOn = !effects.changes(d);
      if (goesOn) {
        trials.run(t, d);
        round = Arrays.equals(first, visited.words(t));
        int next = threads.state[t * Threads.WIDTH + Threads.NEXT];
        goesOn = d < start + LONGEST_ROUND && looks(next) && readiness.mayMove(t);
      }
    }
    while (execution.length() > start) {
      trials.end();
    }
    return round;
  }

  private static boolean looks(int kind) {
    return switch (kind) {
      case Kind.READ, Kind.UPDATE, Kind.COMPARE, Kind.TRYLOCK -> true;
      default -> false;
    };
  }
}
