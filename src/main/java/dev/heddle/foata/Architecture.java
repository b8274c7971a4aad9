// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata;

/**
 * A memory model: which events of a processor stay in order, and which events depend on each other
 * (section 3 of the paper). Implementations are stateless. {@link Event} has the properties of
 * events that they may use; {@link Relations} has the parts that most of them share. If an
 * architecture is found to break its contract, the generation ends with an {@link
 * ArchitectureException}.
 *
 * <p>An instruction that touches memory is an {@link Action}. If the architecture {@link #shadows}
 * it, it has two events: the main event, in program order, which puts the action into the
 * processor's backlog, and later the shadow event, at which the action leaves the backlog and takes
 * effect.
 */
public interface Architecture {
  /** Its name in reports. */
  String name();

  /** Whether the action happens in two stages: begun in program order, completed later. */
  boolean shadows(Action action);

  /**
   * Whether {@code a} must happen before {@code b}, of the same processor. Called only if {@code a}
   * is older, or the main event of the action whose shadow event is {@code b}. Must hold for two
   * main events, and for an action's own two events. Must also hold if {@code b} takes effect and
   * needs a value that {@code a} reads (see {@link Event#needs}).
   */
  boolean sameDep(Event a, Event b);

  /**
   * Whether two events of different processors depend on each other, where {@code x} and {@code y}
   * are the backlogs of their processors. Symmetric. Holds only for accesses of a common location;
   * events that depend on each other with some backlogs must do so with empty backlogs.
   */
  boolean diffDep(Backlog x, Backlog y, Event a, Event b);

  /** Orders independent events within a step: negative if {@code a} comes first. */
  int order(Event a, Event b);
}
