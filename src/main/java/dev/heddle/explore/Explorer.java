package dev.heddle.explore;

import dev.heddle.machine.Machine;
import java.util.function.IntFunction;

/** A search over the executions of a machine, which it leaves as it found it. */
public interface Explorer {
  Statistics explore(Machine machine, Observer observer);

  /** A machine to be searched, and who sees its executions. */
  record Subject(Machine machine, Observer observer) {}

  /**
   * As above, by several threads, each with its own machine; these must share their numbers.
   * Whatever search cannot do that works alone.
   *
   * @param subjects makes the i-th; the first one is always asked for, the others if there is
   *     enough to do
   */
  default Statistics explore(IntFunction<Subject> subjects, int jobs) {
    Subject only = subjects.apply(0);
    return explore(only.machine(), only.observer());
  }
}
