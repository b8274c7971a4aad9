// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.search;

/** The progress of each shard: the states of this level that are still to be expanded. */
final class ShardFrontier {
  /** By shard: from (inclusive), to. */
  final int[] from = new int[ScSearch.SHARDS];

  final int[] to = new int[ScSearch.SHARDS];

  int left() {
    int left = 0;
    for (int s = 0; s < from.length; s++) {
      left += to[s] - from[s];
    }
    return left;
  }

  /** Advances to the next level: the states that were added since the last one. */
  void next(States states) {
    for (int s = 0; s < from.length; s++) {
      from[s] = to[s];
      to[s] = states.size(s);
    }
  }
}
