// SPDX-License-Identifier: Apache-2.0
package dev.heddle.fence;

import dev.heddle.limit.Limit;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.program.automaton.Transition;
import dev.heddle.states.Effort;
import dev.heddle.states.StateLimits;
import dev.heddle.states.attack.AttackViolation;
import dev.heddle.states.attack.Robustness;
import dev.heddle.states.computation.Computation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Clauses from the feasible attacks on a program of automata. */
public final class AttackClauses implements ClauseSource<ControlState, Computation> {
  private final ParallelProgram program;
  private final MemoryModel model;
  private final StateLimits limits;
  private int queries;
  private Effort effort = Effort.NONE;

  public AttackClauses(ParallelProgram program, MemoryModel model, StateLimits limits) {
    this.program = program;
    this.model = model;
    this.limits = limits;
  }

  @Override
  public Open<ControlState, Computation> ask(Set<ControlState> fences) {
    Robustness.Result result = Robustness.decide(Fenced.of(program, fences), model, limits);
    queries += result.queries();
    effort = effort.plus(result.effort());
    List<Clause<ControlState, Computation>> clauses = new ArrayList<>();
    for (AttackViolation v : result.violations()) {
      clauses.add(new Clause<>(inside(v), v.toString(), v.computation()));
    }
    return new Open<>(clauses, result.limit());
  }

  @Override
  public Optional<Limit> timeLimit() {
    return limits.isLate() ? Optional.of(Limit.Budget.TIME) : Optional.empty();
  }

  /**
   * The states between the store and the last access: a fence in one of them, or the attack stays.
   */
  private Set<ControlState> inside(AttackViolation v) {
    Set<ControlState> inside = new TreeSet<>();
    List<Transition> transitions = program.threads().get(v.attack().thread()).transitions();
    for (int i : v.sequence().subList(0, v.sequence().size() - 1)) {
      inside.add(new ControlState(v.attack().thread(), transitions.get(i).target()));
    }
    return inside;
  }

  public int queries() {
    return queries;
  }

  public Effort effort() {
    return effort;
  }
}
