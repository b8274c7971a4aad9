// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine;

import dev.heddle.machine.reduction.EndSearch;
import dev.heddle.machine.state.Configuration;

/**
 * Runs each {@link EndSearch} without the techniques that leave steps out, and with a lower limit
 * once one of them was too large.
 */
final class EndReachability {
  /** The most words of all states together; in loops that store, buffers grow. */
  private static final int MOST_WORDS = 1 << 19;

  /** The limit after a search that reached it, because further ones hardly change the answer. */
  private static final int FEW_WORDS = 1 << 12;

  private final Configuration configuration;
  private final MachineParts parts;
  private int mostWords = MOST_WORDS;

  EndReachability(Configuration configuration, MachineParts parts) {
    this.configuration = configuration;
    this.parts = parts;
  }

  /** Whether an end can be reached from the machine's current state. */
  EndSearch.Result search() {
    boolean aside = parts.readOnly.areDeferred();
    boolean defers = parts.resumption.defers();
    boolean heldBack = parts.futile.areHeldBack();
    parts.readOnly.defer(false);
    parts.resumption.defer(false);
    parts.futile.holdBack(false);
    parts.rounds.park(false);
    EndSearch.Result result =
        new EndSearch(
                configuration,
                parts.visited,
                parts.effects,
                parts.stepper,
                parts.readiness,
                parts.enabledness,
                mostWords)
            .run();
    if (result == EndSearch.Result.UNKNOWN) {
      mostWords = FEW_WORDS;
    }
    parts.rounds.park(true);
    parts.futile.holdBack(heldBack);
    parts.resumption.defer(defers);
    parts.readOnly.defer(aside);
    return result;
  }
}
