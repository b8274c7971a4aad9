// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import dev.heddle.explore.wakeup.WakeupTree;
import dev.heddle.machine.LabelTranslation;

/**
 * A search's copy of the {@link SharedTree}, in its own numbers and perhaps not up to date: what
 * was covered some time ago still is.
 */
final class TreeReplica {
  WakeupTree tree;
  final LabelTranslation exchange;

  /** How many changes of the original have been made here too. */
  long read;

  TreeReplica(LabelTranslation exchange) {
    this.exchange = exchange;
  }
}
