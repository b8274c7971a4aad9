// SPDX-License-Identifier: Apache-2.0
package dev.heddle.fence;

import dev.heddle.limit.Limit;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.program.automaton.Transition;
import dev.heddle.program.automaton.TransitionCommand;
import dev.heddle.states.Effort;
import dev.heddle.states.Reachability;
import dev.heddle.states.StateLimits;
import dev.heddle.states.computation.Computation;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** Clauses from the computations by which a program of automata reaches its goal. */
public final class GoalClauses implements ClauseSource<ControlState, Computation> {
  private final ParallelProgram program;
  private final Function<ParallelProgram, Reachability> search;
  private final StateLimits limits;
  private int queries;
  private Effort effort = Effort.NONE;

  /**
   * @param search whether the goal of a program can be reached
   */
  public GoalClauses(
      ParallelProgram program, Function<ParallelProgram, Reachability> search, StateLimits limits) {
    this.limits = limits;
    this.program = program;
    this.search = search;
  }

  @Override
  public Open<ControlState, Computation> ask(Set<ControlState> fences) {
    Reachability result = search.apply(Fenced.of(program, fences));
    queries += result.queries();
    effort = effort.plus(result.effort());
    return switch (result.answer()) {
      case UNREACHABLE -> new Open<>(List.of(), null);
      case UNKNOWN -> new Open<>(List.of(), result.limit());
      case REACHABLE -> new Open<>(List.of(clause(result.computation())), null);
    };
  }

  @Override
  public Optional<Limit> timeLimit() {
    return limits.isLate() ? Optional.of(Limit.Budget.TIME) : Optional.empty();
  }

  /**
   * The states that a thread left while stores of it waited: a fence in one, or it stays possible.
   */
  private Clause<ControlState, Computation> clause(Computation computation) {
    Set<ControlState> left = new TreeSet<>();
    int[] waiting = new int[program.threads().size()];
    for (Computation.Entry e : computation.entries()) {
      int t = e.event().thread();
      if (e.event().isFlush()) {
        waiting[t]--;
        continue;
      }
      List<Transition> original = program.threads().get(t).transitions();
      int number = e.event().transition();
      if (number < original.size() && waiting[t] > 0) {
        left.add(new ControlState(t, original.get(number).source()));
      }
      if (number < original.size()
          && original.get(number).command() instanceof TransitionCommand.Store) {
        waiting[t]++;
      }
    }
    String who =
        String.join(
            " and ",
            left.stream().map(s -> program.threads().get(s.thread()).name()).distinct().toList());
    return new Clause<>(
        left,
        left.isEmpty()
            ? "the goal is reached under SC"
            : "the goal is reached when " + who + " lets stores wait",
        computation);
  }

  public int queries() {
    return queries;
  }

  public Effort effort() {
    return effort;
  }
}
