package dev.heddle.fence;

import dev.heddle.program.automaton.Command;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.program.automaton.Transition;
import dev.heddle.reach.Computation;
import dev.heddle.reach.Effort;
import dev.heddle.reach.LazyReachability;
import dev.heddle.reach.Limits;
import dev.heddle.reach.Oracle;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What lets a program of automata reach its goal under TSO. */
public final class GoalClauses implements ClauseSource<ControlState, Computation> {
  private final ParallelProgram program;
  private final List<? extends Oracle> oracles;
  private final int rounds;
  private final Limits limits;
  private int queries;
  private Effort effort = Effort.NONE;

  public GoalClauses(
      ParallelProgram program, List<? extends Oracle> oracles, int rounds, Limits limits) {
    this.program = program;
    this.oracles = oracles;
    this.rounds = rounds;
    this.limits = limits;
  }

  @Override
  public Open<ControlState, Computation> ask(Set<ControlState> fences) {
    ParallelProgram fenced = Fenced.of(program, fences);
    LazyReachability.Result result = LazyReachability.run(fenced, oracles, rounds, limits);
    queries += result.queries();
    effort = effort.plus(result.effort());
    return switch (result.answer()) {
      case UNREACHABLE -> new Open<>(List.of(), null);
      case UNKNOWN -> new Open<>(List.of(), result.reason());
      case REACHABLE -> new Open<>(List.of(clause(result.computation())), null);
    };
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
      if (number < original.size() && original.get(number).command() instanceof Command.Store) {
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
