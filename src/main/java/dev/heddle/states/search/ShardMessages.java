// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The successors that one shard found for each shard: packed states, each followed by its parent.
 */
final class ShardMessages implements Expansion.Sink {
  private final int words;
  private final long[][] mail;
  private final int[] size;
  private final List<Expansion.Miss> misses = new ArrayList<>();
  private final List<Integer> missed = new ArrayList<>();
  private final Expansion expansion;
  private int parent;

  ShardMessages(LocalStates[] threads, StateLayout layout, int shards) {
    words = layout.words;
    mail = new long[shards][0];
    size = new int[shards];
    expansion = new Expansion(threads, layout, misses, this);
  }

  /** Stores the successors of a state. */
  void expand(long[] array, int base, int id) {
    parent = id;
    if (!expansion.run(array, base)) {
      missed.add(id);
      misses.clear();
    }
  }

  /** The states that have to be expanded again; each is returned once. */
  List<Integer> missed() {
    List<Integer> told = List.copyOf(missed);
    missed.clear();
    return told;
  }

  @Override
  public void state(long[] state) {
    int to = States.shard(StateLayout.hash(state, 0, words));
    int at = size[to];
    if (at + words + 1 > mail[to].length) {
      mail[to] = Arrays.copyOf(mail[to], Math.max(16 * (words + 1), 2 * at));
    }
    System.arraycopy(state, 0, mail[to], at, words);
    mail[to][at + words] = parent;
    size[to] = at + words + 1;
  }

  void deliver(int to, States states) {
    for (int at = 0; at < size[to]; at += words + 1) {
      states.add(to, mail[to], at, (int) mail[to][at + words]);
    }
    size[to] = 0;
  }
}
