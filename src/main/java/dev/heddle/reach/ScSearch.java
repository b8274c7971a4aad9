package dev.heddle.reach;

import dev.heddle.program.automaton.ParallelProgram;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

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

  /** With fewer states to expand, other cores only cost time. */
  private static final int WORTH_SHARING = 1 << 10;

  private final boolean locks;
  private final Limits limits;
  private final Cells cells;
  private final LocalStates[] threads;
  private final Frontier frontier = new Frontier();
  private final long start = System.nanoTime();
  private States states;

  /** One for each shard, or one for all; null before the first batch. */
  private Outbox[] outboxes;

  private int goal = -1;
  private String limit;
  private int depth;

  private ScSearch(ParallelProgram program, Limits limits) {
    this.locks = Locks.occurIn(program);
    this.limits = limits;
    cells = new Cells(program.memory());
    ReadCells read = new ReadCells(program);
    threads = new LocalStates[program.threads().size()];
    Arrays.setAll(threads, t -> new LocalStates(program.threads().get(t), cells, read));
  }

  /** How far each shard has come. */
  static final class Frontier {
    /** The states of this level that are to be expanded, by shard: from (inclusive), to. */
    final int[] from = new int[SHARDS];

    final int[] to = new int[SHARDS];

    int left() {
      int left = 0;
      for (int s = 0; s < SHARDS; s++) {
        left += to[s] - from[s];
      }
      return left;
    }
  }

  /**
   * Searches from the initial state until the goal is found, nothing is left, or a limit is hit.
   */
  public static SearchResult run(ParallelProgram program, Limits limits) {
    ScSearch search = new ScSearch(program, limits);
    try {
      search.run();
    } catch (OutOfMemoryError _) {
      search.goal = -1;
      search.limit = "memory";
    }
    return search.result();
  }

  private void run() {
    for (LocalStates t : threads) {
      t.settle(LocalStates.INITIAL);
    }
    states = new States(Layout.of(counts()));
    addInitial(new int[threads.length], 0);
    while (goal < 0 && limit == null && nextLevel()) {
      depth++;
      while (goal < 0 && limit == null && frontier.left() > 0) {
        batch();
      }
    }
  }

  /** Every combination of where the threads rest first. */
  private void addInitial(int[] resting, int thread) {
    if (thread < threads.length) {
      for (int number : threads[thread].rests(LocalStates.INITIAL)) {
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
    for (int t = 0; t < threads.length; t++) {
      if (!threads[t].isFinal(states.field(id, t))) {
        return false;
      }
    }
    return true;
  }

  private boolean nextLevel() {
    for (int s = 0; s < SHARDS; s++) {
      frontier.from[s] = frontier.to[s];
      frontier.to[s] = states.size(s);
    }
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
          for (int i = frontier.from[s]; i < until[s]; i++) {
            states.expand(States.id(s, i), outboxes[s % outboxes.length]);
          }
        });
    System.arraycopy(until, 0, frontier.from, 0, SHARDS);
    deliver(share);
    List<Integer> missed = new ArrayList<>();
    for (Outbox outbox : outboxes) {
      missed.addAll(outbox.missed());
    }
    while (!missed.isEmpty() && goal < 0) {
      missed = again(missed);
    }
  }

  private Outbox[] outboxes(int number) {
    Outbox[] all = new Outbox[number];
    Arrays.setAll(all, _ -> new Outbox(threads, states.layout(), SHARDS));
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
          for (Outbox outbox : outboxes) {
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
    List<Expansion.Miss> misses = new ArrayList<>();
    Expansion dry = new Expansion(threads, states.layout(), misses, _ -> {});
    for (int id : missed) {
      while (!dry.run(states.state(id), 0)) {
        misses.forEach(this::unfold);
        misses.clear();
      }
    }
    List<Integer> moved = missed;
    if (!states.layout().holds(counts())) {
      Repacking repacking = new Repacking(states, frontier, Layout.of(counts()));
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

  private void unfold(Expansion.Miss miss) {
    LocalStates local = threads[miss.thread()];
    if (miss.step() >= 0) {
      if (local.next(miss.step(), miss.number()) == -1) {
        local.load(miss.node(), miss.step(), miss.number());
      }
    } else {
      local.expand(miss.node());
      local.settle(miss.node());
    }
  }

  /** How many numbers each field of a state needs. */
  private int[] counts() {
    int[] counts = new int[threads.length + 1 + cells.slots()];
    for (int t = 0; t < threads.length; t++) {
      counts[t] = Math.max(1, threads[t].resting());
    }
    counts[threads.length] = locks ? threads.length + 1 : 1;
    for (int c = 0; c < cells.slots(); c++) {
      counts[threads.length + 1 + c] = cells.values(c);
    }
    return counts;
  }

  private static void each(boolean share, java.util.function.IntConsumer work) {
    IntStream all = IntStream.range(0, SHARDS);
    (share ? all.parallel() : all).forEach(work);
  }

  private SearchResult result() {
    List<Step> way = goal < 0 ? Collections.emptyList() : new Retrace(threads, states).to(goal);
    long bytes = 0;
    for (LocalStates t : threads) {
      bytes += t.bytes();
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    Effort effort =
        new Effort(states.size(), states.size(), bytes + states.bytes(), depth, seconds);
    return new SearchResult(goal >= 0, limit, way, effort);
  }
}
