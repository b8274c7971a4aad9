// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata;

/**
 * A memory model: which events of a processor stay in order, and which events depend on each other
 * (section 3 of the paper). Implementations are stateless. Everything they may ask of an event is
 * in {@link Event}; {@link Relations} has what most of them share. An architecture that is seen to
 * break its contract ends the generation with an {@link ArchitectureException}.
 *
 * <p>An instruction that touches memory is an {@link Action}. If the architecture {@link #shadows}
 * it, it has two events: the main event when the processor comes to it, in program order, and later
 * the shadow event, which leaves the processor's backlog when the action takes effect.
 */
public interface Architecture {
  /** What reports call it. */
  String name();

  /** Whether the action happens in two stages: begun in program order, completed later. */
  boolean shadows(Action action);

  /**
   * Whether {@code a} must happen before {@code b}, of the same processor. Asked only if {@code a}
   * is older, or the main event of the action whose shadow event is {@code b}. Must hold for two
   * main events, and for an action's own two events. Must hold, too, if {@code b} takes effect and
   * needs a value that {@code a} reads (see {@link Event#needs}).
   */
  boolean sameDep(Event a, Event b);

  /**
   * Whether two events of different processors depend on each other, where {@code x} and {@code y}
   * are the backlogs of their processors. Symmetric. Holds only for accesses of a common location;
   * and what depends with some backlogs must depend with empty ones.
   */
  boolean diffDep(Backlog x, Backlog y, Event a, Event b);

  /** Orders independent events within a step: negative if {@code a} comes first. */
  int order(Event a, Event b);
}
