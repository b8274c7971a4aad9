// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.search;

import java.util.Arrays;
import java.util.stream.Stream;

/**
 * The states of a search, distributed over shards. A state's id is its index times 16 plus its
 * shard.
 */
final class States {
  private final StateLayout layout;
  private final Shard[] shards = new Shard[ScSearch.SHARDS];

  States(StateLayout layout) {
    this.layout = layout;
    Arrays.setAll(shards, _ -> new Shard(layout.words));
  }

  StateLayout layout() {
    return layout;
  }

  static int id(int shard, int index) {
    return index * ScSearch.SHARDS + shard;
  }

  /** Shards use the upper bits of the hash, their tables the lower ones. */
  static int shard(long hash) {
    return (int) (hash >>> 60) & ScSearch.SHARDS - 1;
  }

  /** Adds a state; its id if it is new, else -1. */
  int add(long[] state, int parent) {
    long hash = StateLayout.hash(state, 0, layout.words);
    Shard shard = shards[shard(hash)];
    return shard.add(state, 0, hash, parent) ? id(shard(hash), shard.size() - 1) : -1;
  }

  boolean add(int shard, long[] from, int offset, int parent) {
    return shards[shard].add(from, offset, StateLayout.hash(from, offset, layout.words), parent);
  }

  /** A copy of a state. */
  long[] state(int id) {
    Shard shard = shards[id % ScSearch.SHARDS];
    int index = id / ScSearch.SHARDS;
    int base = shard.base(index);
    return Arrays.copyOfRange(shard.chunk(index), base, base + layout.words);
  }

  int field(int id, int field) {
    Shard shard = shards[id % ScSearch.SHARDS];
    int index = id / ScSearch.SHARDS;
    return layout.field(shard.chunk(index), shard.base(index), field);
  }

  /** Expands a state into an outbox. */
  void expand(int id, ShardMessages outbox) {
    Shard shard = shards[id % ScSearch.SHARDS];
    int index = id / ScSearch.SHARDS;
    outbox.expand(shard.chunk(index), shard.base(index), id);
  }

  int parent(int id) {
    return shards[id % ScSearch.SHARDS].parent(id / ScSearch.SHARDS);
  }

  void parent(int id, int parent) {
    shards[id % ScSearch.SHARDS].parent(id / ScSearch.SHARDS, parent);
  }

  int size(int shard) {
    return shards[shard].size();
  }

  int size() {
    int size = 0;
    for (Shard shard : shards) {
      size += shard.size();
    }
    return size;
  }

  long bytes() {
    return Stream.of(shards).mapToLong(Shard::bytes).sum();
  }
}
