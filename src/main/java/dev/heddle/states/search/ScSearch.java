// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.search;

import dev.heddle.limit.Limit;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.Effort;
import dev.heddle.states.StateLimits;
import dev.heddle.states.Workers;
import dev.heddle.states.computation.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * Can the goal be reached under SC? Breadth first over packed states, so that a way that is found
 * is a short one. States are spread over a fixed number of shards by their hash; all shards expand
 * a batch of states side by side, then all take what the others found for them. Threads and memory
 * unfold between batches, in order, on one core. So there is no locking, and the same states get
 * the same numbers on any number of cores.
 */
public final class ScSearch {
  static final int SHARDS = 16;
  private static final int BATCH = 1 << 14;

  /** So many states are expanded without a look at the clock. */
  private static final int BETWEEN_LOOKS = 1 << 8;

  /** With fewer states to expand, other cores only cost time. */
  private static final int WORTH_SHARING = 1 << 10;

  private final StateLimits limits;
  private UnfoldedProgram unfolding;
  private final ShardFrontier frontier = new ShardFrontier();
  private final long start = System.nanoTime();
  private States states;

  /** One for each shard, or one for all; null before the first batch. */
  private ShardMessages[] outboxes;

  private int goal = -1;
  private Limit limit;
  private int depth;

  private ScSearch(ParallelProgram program, StateLimits limits) {
    this.limits = limits;
    unfolding = new UnfoldedProgram(program);
    states = new States(StateLayout.of(unfolding.counts()));
  }

  /**
   * Searches from the initial state until the goal is found, nothing is left, or a limit is hit.
   */
  public static SearchResult run(ParallelProgram program, StateLimits limits) {
    ScSearch search = new ScSearch(program, limits);
    try {
      search.run();
      return search.result();
    } catch (OutOfMemoryError _) {
      return search.givenUp();
    }
  }

  /** What takes memory goes first, else there is none to say so. */
  private SearchResult givenUp() {
    int size = states.size();
    states = null;
    outboxes = null;
    unfolding = null;
    return new SearchResult(
        false, Limit.Budget.HEAP, List.of(), new Effort(size, size, 0, depth, seconds()));
  }

  private void run() {
    addInitial(new int[unfolding.threads.length], 0);
    while (goal < 0 && limit == null && nextLevel()) {
      depth++;
      while (goal < 0 && limit == null && frontier.left() > 0) {
        batch();
      }
    }
  }

  /** Every combination of where the threads rest first. */
  private void addInitial(int[] resting, int thread) {
    if (thread < resting.length) {
      for (int number : unfolding.threads[thread].resting.rests(LocalStates.INITIAL)) {
        resting[thread] = number;
        addInitial(resting, thread + 1);
      }
      return;
    }
    long[] state = new long[states.layout().words];
    for (int t = 0; t < resting.length; t++) {
      states.layout().put(state, t, resting[t]);
    }
    note(states.add(state, -1), 1);
  }

  private void note(int id, long added) {
    if (id >= 0 && goal < 0 && isGoal(id)) {
      goal = id;
    }
    limit = limit == null ? limits.spend(added) : limit;
  }

  private boolean isGoal(int id) {
    LocalStates[] threads = unfolding.threads;
    for (int t = 0; t < threads.length; t++) {
      if (!threads[t].resting.isFinal(states.field(id, t))) {
        return false;
      }
    }
    return true;
  }

  private boolean nextLevel() {
    frontier.next(states);
    return frontier.left() > 0;
  }

  private void batch() {
    int[] until = new int[SHARDS];
    for (int s = 0; s < SHARDS; s++) {
      until[s] = Math.min(frontier.to[s], frontier.from[s] + BATCH);
    }
    boolean share = frontier.left() >= WORTH_SHARING;
    if (outboxes == null || share && outboxes.length == 1) {
      outboxes = outboxes(share ? SHARDS : 1);
    }
    each(
        share,
        s -> {
          for (int i = frontier.from[s]; i < until[s] && !isLate(i); i++) {
            states.expand(States.id(s, i), outboxes[s % outboxes.length]);
          }
        });
    System.arraycopy(until, 0, frontier.from, 0, SHARDS);
    deliver(share);
    if (limit != null) {
      return; // perhaps not all was expanded
    }
    List<Integer> missed = new ArrayList<>();
    for (ShardMessages outbox : outboxes) {
      missed.addAll(outbox.missed());
    }
    while (!missed.isEmpty() && goal < 0 && limit == null) {
      missed = again(missed);
    }
  }

  private boolean isLate(int state) {
    return state % BETWEEN_LOOKS == 0 && limits.isLate();
  }

  private ShardMessages[] outboxes(int number) {
    ShardMessages[] all = new ShardMessages[number];
    Arrays.setAll(all, _ -> new ShardMessages(unfolding.threads, states.layout(), SHARDS));
    return all;
  }

  /** Each shard takes what is for it, and looks for the goal among what is new. */
  private void deliver(boolean share) {
    int before = states.size();
    int[] goals = new int[SHARDS];
    each(
        share,
        to -> {
          int from = states.size(to);
          for (ShardMessages outbox : outboxes) {
            outbox.deliver(to, states);
          }
          goals[to] = -1;
          for (int i = from; i < states.size(to) && goals[to] < 0; i++) {
            goals[to] = isGoal(States.id(to, i)) ? States.id(to, i) : -1;
          }
        });
    for (int found : goals) {
      goal = goal < 0 ? found : goal;
    }
    limit = limit == null ? limits.spend(states.size() - before) : limit;
  }

  /**
   * Unfolds what some states need, repacks if that is too much for the layout, expands them. Those
   * that need still more are returned.
   */
  private List<Integer> again(List<Integer> missed) {
    unfolding.unfold(states, missed, limits);
    List<Integer> moved = missed;
    int[] counts = unfolding.counts();
    if (!states.layout().holds(counts)) {
      Repacking repacking = new Repacking(states, frontier, StateLayout.of(counts));
      states = repacking.run();
      moved = missed.stream().map(repacking::moved).toList();
      outboxes = outboxes(outboxes.length);
    }
    for (int id : moved) {
      states.expand(id, outboxes[0]);
    }
    deliver(false);
    return outboxes[0].missed();
  }

  private void each(boolean share, IntConsumer work) {
    (share ? limits.workers() : Workers.NONE).each(SHARDS, work);
  }

  private SearchResult result() {
    List<Step> way =
        goal < 0
            ? Collections.emptyList()
            : new PathReconstruction(unfolding.threads, states).to(goal);
    long bytes = unfolding.bytes() + states.bytes();
    Effort effort = new Effort(states.size(), states.size(), bytes, depth, seconds());
    return new SearchResult(goal >= 0, limit, way, effort);
  }

  private double seconds() {
    return (System.nanoTime() - start) / 1e9;
  }
}
