// SPDX-License-Identifier: Apache-2.0
package dev.heddle.fence;

import java.util.Comparator;

/** Where a fence can be in an automaton: a thread leaves the state only with an empty buffer. */
public record ControlState(int thread, int state) implements Comparable<ControlState> {
  private static final Comparator<ControlState> ORDER =
      Comparator.comparingInt(ControlState::thread).thenComparingInt(ControlState::state);

  @Override
  public int compareTo(ControlState other) {
    return ORDER.compare(this, other);
  }
}
