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
 * Decides whether the goal can be reached under SC. It searches packed states breadth first, so
 * paths are short. States are distributed over a fixed number of shards by their hash; all shards
 * expand a batch of states in parallel, then each takes the successors that belong to it. Threads
 * and memory unfold between batches, in order, on one core. So there is no locking, and the same
 * states get the same numbers on any number of cores.
 */
public final class ScSearch {
  static final int SHARDS = 16;
  private static final int BATCH = 1 << 14;

  /** The number of states that are expanded between two checks of the clock. */
  private static final int BETWEEN_LOOKS = 1 << 8;

  /** The number of states to expand from which on other threads gain time. */
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
   * Searches from the initial state until the goal is found, all states are visited, or a limit is
   * reached.
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

  /**
   * The result when memory has run out. The states are released first, so that there is memory for
   * the result.
   */
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

  /** Adds every combination of the first yield nodes of the threads. */
  private void addInitial(int[] yielding, int thread) {
    if (thread < yielding.length) {
      for (int number : unfolding.threads[thread].yieldNodes.targets(LocalStates.INITIAL)) {
        yielding[thread] = number;
        addInitial(yielding, thread + 1);
      }
      return;
    }
    long[] state = new long[states.layout().words];
    for (int t = 0; t < yielding.length; t++) {
      states.layout().put(state, t, yielding[t]);
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
      if (!threads[t].yieldNodes.isFinal(states.field(id, t))) {
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

  /**
   * Each shard takes the successors that belong to it, and looks for the goal among the new ones.
   */
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
   * Unfolds the parts that some states need, repacks all states if the layout is too narrow, and
   * expands these states. Returns those that need further parts.
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
