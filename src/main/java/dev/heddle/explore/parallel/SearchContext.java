// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import dev.heddle.explore.observe.Observer;
import dev.heddle.machine.Machine;
import java.util.Optional;

/** Machines for one program that several threads can search; they must share their numbers. */
public interface SearchContext {
  /** How many there may be. */
  int size();

  /** Makes the i-th; the first one is always asked for, the others if there is enough to do. */
  Member member(int i);

  /** Others may be asked for soon: what takes little time can be done for them now. */
  default void prepare() {}

  /** Whether the first one may share its work from now on; asked until the answer is yes. */
  default boolean mayShare() {
    return true;
  }

  /** Whether the search is begun again in another way if it has too much to remember. */
  default boolean hasAnotherWay() {
    return false;
  }

  /** Where to go on; empty if the search starts at the start. */
  default Optional<Frontier> frontier() {
    return Optional.empty();
  }

  /** Whether to find out what is left to do when the search is stopped. */
  default boolean mayResume() {
    return false;
  }

  /** The search was stopped, and this is left to do. */
  default void stopped(Frontier rest) {}

  /** A machine to be searched, and who sees its executions. */
  record Member(Machine machine, Observer observer) {}
}
