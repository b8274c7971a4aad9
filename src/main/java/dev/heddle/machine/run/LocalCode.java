// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.run;

/** Translated operations; see {@link Translator}. */
interface LocalCode {
  /** The result if the thread stops before its next event. */
  int PARKED = Integer.MIN_VALUE;

  /** How often loops go back before the interpreter is asked whether that is too often. */
  int ROUNDS = 1_000;

  /** The local variables that hold the parameters of {@link #run}. */
  final class Slot {
    static final int PC = 1;
    static final int R = 2;
    static final int BASE = 3;
    static final int THREAD = 4;
    static final int HOST = 5;

    private Slot() {}
  }

  /**
   * Runs on from {@code pc} in the frame at {@code b}.
   *
   * @return the operation that is none of these; or {@link #PARKED}; or, after {@link #ROUNDS}, the
   *     complement of the operation to continue with
   */
  int run(int pc, long[] r, int b, int t, EffectfulOperations operations);
}
