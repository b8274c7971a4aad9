// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.search;

import java.util.Arrays;

/**
 * The same states in a wider layout. Their hashes change, so they move to other shards; expanded
 * states remain before states to be expanded, and these before the next level.
 */
final class Repacking {
  private final States old;
  private final States packed;
  private final ShardFrontier frontier;

  /** The new id of each state, by shard and index. */
  private final int[][] moved = new int[ScSearch.SHARDS][];

  private final long[] buffer;

  Repacking(States old, ShardFrontier frontier, StateLayout wider) {
    this.old = old;
    this.frontier = frontier;
    packed = new States(wider);
    buffer = new long[wider.words];
  }

  States run() {
    int[] from = frontier.from.clone();
    int[] to = frontier.to.clone();
    for (int s = 0; s < ScSearch.SHARDS; s++) {
      moved[s] = new int[old.size(s)];
    }
    move(new int[ScSearch.SHARDS], from);
    Arrays.setAll(frontier.from, packed::size);
    move(from, to);
    Arrays.setAll(frontier.to, packed::size);
    int[] end = new int[ScSearch.SHARDS];
    Arrays.setAll(end, old::size);
    move(to, end);
    for (int s = 0; s < ScSearch.SHARDS; s++) {
      for (int i = 0; i < moved[s].length; i++) {
        int parent = packed.parent(moved[s][i]);
        packed.parent(moved[s][i], parent < 0 ? parent : moved(parent));
      }
    }
    return packed;
  }

  int moved(int id) {
    return moved[id % ScSearch.SHARDS][id / ScSearch.SHARDS];
  }

  private void move(int[] from, int[] to) {
    for (int s = 0; s < ScSearch.SHARDS; s++) {
      for (int i = from[s]; i < to[s]; i++) {
        int id = States.id(s, i);
        Arrays.fill(buffer, 0);
        for (int f = 0; f < old.layout().fields(); f++) {
          packed.layout().put(buffer, f, old.field(id, f));
        }
        moved[s][i] = packed.add(buffer, old.parent(id));
      }
    }
  }
}
