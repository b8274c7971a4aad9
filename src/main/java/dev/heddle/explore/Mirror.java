package dev.heddle.explore;

import dev.heddle.machine.LabelExchange;

/**
 * A search's copy of the {@link SharedTree}, in its own numbers and perhaps not up to date: what
 * was covered some time ago still is.
 */
final class Mirror {
  WakeupTree tree;
  final LabelExchange exchange;

  /** How many changes of the original have been made here too. */
  long read;

  Mirror(LabelExchange exchange) {
    this.exchange = exchange;
  }
}
