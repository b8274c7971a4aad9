// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.backward;

import java.util.List;
import java.util.function.Consumer;

/**
 * Configurations with buffers, and a well-quasi-ordering of them for which steps are monotone: what
 * a configuration can do, a larger one can do, too.
 */
interface Semantics {
  /** Elements that together stand for all configurations of the goal. */
  List<Element> goals();

  /** Passes elements that together stand for all configurations from which a step leads here. */
  void predecessors(Element of, Consumer<Element> sink);

  /**
   * An element that stands for the same reachable configurations and more and is treated instead;
   * null if it stands for none that is reachable.
   */
  Element reduce(Element element);

  /** Whether the initial configuration is above. */
  boolean isInitial(Element element);

  /** Numbers that are equal for elements of which one is below the other. */
  int[] shape(Element element);

  /** Bits of which an element has all that a smaller one has. */
  long demands(Element element);

  /** Whether a buffer is below another, for elements of the same shape. */
  boolean isBelow(int[] smaller, int[] larger);
}
