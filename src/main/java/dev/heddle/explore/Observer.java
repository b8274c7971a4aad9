package dev.heddle.explore;

import dev.heddle.machine.Machine;
import java.util.function.IntUnaryOperator;

/** Sees every execution that a search completes; limits and progress are decorators of it. */
public interface Observer {
  /**
   * A search begins that knows what it will do later.
   *
   * @param scheduled how many other steps are known to come at each node of the path, by its depth
   * @return how far it is, as far as the observer follows it
   */
  default Estimate starts(IntUnaryOperator scheduled) {
    return new Estimate();
  }

  /**
   * A search goes on that was stopped: at a node of its path, by its depth, so many steps have been
   * explored before the one that leads on.
   */
  default void resumes(int depth, int explored) {}

  /** May an execution of so many events grow further? If not it is cut and the search goes on. */
  default boolean mayGrow(int length) {
    return true;
  }

  /**
   * The machine stands at the end of an execution.
   *
   * @param complete false if {@link #mayGrow} cut it
   * @return whether to go on searching
   */
  boolean seen(Machine machine, boolean complete);
}
