// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import dev.heddle.explore.wakeup.WakeupTree;
import dev.heddle.machine.LabelTranslation;

/**
 * A search's copy of the {@link SharedTree}, in its own numbers. It may be outdated, because
 * covered sequences remain covered.
 */
final class TreeReplica {
  WakeupTree tree;
  final LabelTranslation exchange;

  /** The number of changes of the original that have been applied here. */
  long read;

  TreeReplica(LabelTranslation exchange) {
    this.exchange = exchange;
  }
}
