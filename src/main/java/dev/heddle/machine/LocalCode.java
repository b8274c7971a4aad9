package dev.heddle.machine;

/** Operations of one thread that are run as they are, not one by one; see {@link Translator}. */
interface LocalCode {
  /**
   * Runs on from {@code pc} in the frame at {@code b}.
   *
   * @return the operation that is none of these, or the one that a loop goes back to
   */
  int run(int pc, long[] r, int b, int t, Interpreter interpreter);
}
