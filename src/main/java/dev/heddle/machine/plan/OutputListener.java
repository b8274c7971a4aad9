// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.plan;

import java.util.function.LongUnaryOperator;

/** Receives what a program prints while it runs, again whenever it runs there again. */
@FunctionalInterface
public interface OutputListener {
  OutputListener NONE = (point, memory, format, arguments) -> {};

  /**
   * Where something is printed.
   *
   * @param origin the user's instruction
   * @param operation how many operations the thread has done so far
   */
  record Point(int thread, int origin, int operation) {}

  /**
   * @param memory the bytes as the thread sees them now, by address; negative where there is none
   * @param format the address of the format, as for printf
   */
  void print(Point point, LongUnaryOperator memory, long format, long[] arguments);

  /** A step is undone, and all that was printed in it; by its event. */
  default void takeBack(int event) {}
}
