// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.reachability;

import dev.heddle.limit.Limit;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.program.automaton.TransitionCommand;
import dev.heddle.states.Effort;
import dev.heddle.states.Reachability;
import dev.heddle.states.StateLimits;
import dev.heddle.states.computation.BufferedState;
import dev.heddle.states.computation.Computation;
import dev.heddle.states.computation.ComputationEvent;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Decides whether the goal can be reached with at most so many stores in a buffer, by a search of
 * all states without any reduction; tests compare the other algorithms with it. If no thread stores
 * into a full buffer, the bound has no effect.
 */
public final class BufferedSearch {
  /**
   * The result of a search.
   *
   * @param events of a computation to the goal; empty if there is none, or no event is needed
   * @param cut whether the bound kept a thread from storing, so that not all states were visited
   * @param limit the limit that stopped the search; null if none did
   */
  public record Result(
      boolean reached, List<ComputationEvent> events, boolean cut, Limit limit, Effort effort) {
    public Result {
      events = List.copyOf(events);
    }
  }

  /** The event by which a state was first reached. */
  private record Link(BufferedState.Key from, ComputationEvent event) {}

  private final ParallelProgram program;
  private final MemoryModel model;
  private final int bound;
  private final StateLimits limits;
  private final Map<BufferedState.Key, Link> seen = new HashMap<>();
  private final Deque<BufferedState> todo = new ArrayDeque<>();
  private boolean cut;

  private BufferedSearch(
      ParallelProgram program, MemoryModel model, int bound, StateLimits limits) {
    this.program = program;
    this.model = model;
    this.bound = bound;
    this.limits = limits;
  }

  public static Result run(
      ParallelProgram program, MemoryModel model, int bound, StateLimits limits) {
    BufferedSearch search = new BufferedSearch(program, model, bound, limits);
    try {
      return search.run();
    } catch (OutOfMemoryError _) {
      search.todo.clear();
      search.seen.clear();
      return new Result(false, List.of(), search.cut, Limit.Budget.HEAP, Effort.NONE);
    }
  }

  /**
   * The result as an answer about the program; it holds without a bound if the search was not cut.
   */
  public static Reachability answer(
      ParallelProgram program, MemoryModel model, int bound, StateLimits limits) {
    Result found = run(program, model, bound, limits);
    Reachability.Answer answer =
        found.reached()
            ? Reachability.Answer.REACHABLE
            : found.cut() || found.limit() != null
                ? Reachability.Answer.UNKNOWN
                : Reachability.Answer.UNREACHABLE;
    String proof =
        answer == Reachability.Answer.UNREACHABLE
            ? "no buffer ever needs more than " + bound + " stores"
            : "";
    Limit limit =
        answer != Reachability.Answer.UNKNOWN
            ? null
            : found.limit() != null ? found.limit() : new Limit.BufferLength(bound);
    return new Reachability(
        answer,
        Reachability.Method.BUFFERS,
        found.reached() ? Computation.run(program, model, found.events()) : null,
        proof,
        limit,
        0,
        List.of(),
        found.effort());
  }

  private Result run() {
    long start = System.nanoTime();
    BufferedState state = new BufferedState(program, model);
    seen.put(state.key(), new Link(null, null));
    Limit limit = limits.spend(1);
    while (state != null && !state.isGoal() && limit == null) {
      int known = seen.size();
      expand(state);
      limit = limits.spend(seen.size() - known);
      state = todo.poll();
    }
    boolean reached = state != null && state.isGoal();
    Effort effort = new Effort(seen.size(), seen.size(), 0, 0, (System.nanoTime() - start) / 1e9);
    return new Result(
        reached, reached ? way(state) : List.of(), cut, reached ? null : limit, effort);
  }

  private void expand(BufferedState state) {
    BufferedState.Key from = state.key();
    for (int t = 0; t < program.threads().size(); t++) {
      flushes(from, state, t);
      int transitions = program.threads().get(t).transitions().size();
      for (int i = 0; i < transitions; i++) {
        if (program.threads().get(t).transitions().get(i).source() == state.control(t)) {
          add(from, state, new ComputationEvent(t, i));
        }
      }
    }
  }

  private void flushes(BufferedState.Key from, BufferedState state, int t) {
    if (!model.isPartial()) {
      add(from, state, ComputationEvent.flush(t));
      return;
    }
    for (int newer = state.buffered(t) - 1; newer >= 0; newer--) {
      add(from, state, ComputationEvent.flush(t, newer));
    }
  }

  private void add(BufferedState.Key from, BufferedState state, ComputationEvent event) {
    if (isFull(state, event)) {
      cut = true;
      return;
    }
    BufferedState next = state.copy();
    if (next.apply(event) != null && seen.putIfAbsent(next.key(), new Link(from, event)) == null) {
      todo.add(next);
    }
  }

  private boolean isFull(BufferedState state, ComputationEvent event) {
    int t = event.thread();
    return !event.isFlush()
        && state.buffered(t) == bound
        && program.threads().get(t).transitions().get(event.transition()).command()
            instanceof TransitionCommand.Store;
  }

  private List<ComputationEvent> way(BufferedState goal) {
    List<ComputationEvent> way = new ArrayList<>();
    Link link = seen.get(goal.key());
    while (link.from() != null) {
      way.addFirst(link.event());
      link = seen.get(link.from());
    }
    return way;
  }
}
