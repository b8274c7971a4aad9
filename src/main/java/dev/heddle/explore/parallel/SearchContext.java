// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import dev.heddle.explore.observe.Observer;
import dev.heddle.machine.Machine;
import java.util.Optional;

/** Machines for one program that several threads can search; they must share their numbers. */
public interface SearchContext {
  /** The most members that there may be. */
  int size();

  /** Creates member i. The first one is always created, the others if there is enough work. */
  Member member(int i);

  /** Called when other members may be needed soon, to prepare them. */
  default void prepare() {}

  /** Whether the first member may share its work from now on; called until the answer is true. */
  default boolean mayShare() {
    return true;
  }

  /** Whether the search can start again with another algorithm if its trees grow too large. */
  default boolean mayFallBack() {
    return false;
  }

  /** Where to resume; empty for a new search. */
  default Optional<Frontier> frontier() {
    return Optional.empty();
  }

  /** Whether a stopped search computes what is left to do. */
  default boolean mayResume() {
    return false;
  }

  /** Called when the search was stopped, with what is left to do. */
  default void stopped(Frontier rest) {}

  /** A machine to be searched, and the observer of its executions. */
  record Member(Machine machine, Observer observer) {}
}
