// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.attack;

import dev.heddle.limit.Limit;
import dev.heddle.model.MemoryModel;
import dev.heddle.model.UnsupportedModelException;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.program.automaton.Transition;
import dev.heddle.states.Effort;
import dev.heddle.states.StateLimits;
import dev.heddle.states.computation.BufferedState;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Decides whether every computation with store buffers has the happens-before relation of one under
 * SC. This is so if and only if no attack is feasible (the paper's lemma 6).
 */
public final class Robustness {
  /**
   * The result of a search for attacks.
   *
   * @param queries attacks that were decided, including those that the filter decided
   * @param plausible attacks that the filter left for the search
   * @param limit the limit that stopped the search; null if none did
   */
  public record Result(
      int queries, int plausible, List<AttackViolation> violations, Limit limit, Effort effort) {
    public Result {
      violations = List.copyOf(violations);
    }

    /** The result of a search that was stopped before it began. */
    public static Result stopped(Limit why) {
      return new Result(0, 0, List.of(), why, Effort.NONE);
    }

    /** The same search as an unknown result, because it did not cover everything. */
    public Result unknown(Limit why) {
      return new Result(queries, plausible, violations, why, effort);
    }

    public boolean isRobust() {
      return violations.isEmpty() && limit == null;
    }
  }

  /** The models for which attacks are defined. */
  public static final Set<MemoryModel> MODELS = BufferedState.MODELS;

  /**
   * The number of searches in a batch, on any number of cores: limits are checked between batches.
   */
  private static final int SIDE_BY_SIDE = 8;

  private Robustness() {}

  /**
   * Decides with one search for each thread, which looks for any attack by it. It finds one attack
   * for each thread that has one.
   */
  public static Result decide(ParallelProgram program, MemoryModel model, StateLimits limits) {
    return ask(program, model, Attack::thread, limits);
  }

  /** Under TSO. */
  public static Result decide(ParallelProgram program, StateLimits limits) {
    return decide(program, MemoryModel.TSO, limits);
  }

  /**
   * Under TSO, with one search for all pairs of stores between the same states and loads between
   * the same states.
   */
  public static Result places(ParallelProgram program, StateLimits limits) {
    return ask(
        program,
        MemoryModel.TSO,
        attack -> {
          List<Transition> all = program.threads().get(attack.thread()).transitions();
          Transition s = all.get(attack.store());
          Transition l = all.get(attack.last());
          return List.of(attack.thread(), s.source(), s.target(), l.source(), l.target());
        },
        limits);
  }

  /** Decides each attack by a search of its own. */
  public static Result each(ParallelProgram program, MemoryModel model, StateLimits limits) {
    return ask(program, model, attack -> attack, limits);
  }

  /** Decides attacks with the same key in one search. */
  private static Result ask(
      ParallelProgram program,
      MemoryModel model,
      Function<Attack, Object> key,
      StateLimits limits) {
    if (!MODELS.contains(model)) {
      throw new UnsupportedModelException("the search for attacks", model, MODELS);
    }
    Map<Object, Set<Attack>> groups = new LinkedHashMap<>();
    int plausible = 0;
    for (int t = 0; t < program.threads().size(); t++) {
      for (Attack attack : Attacks.plausible(program, model, t, limits)) {
        groups.computeIfAbsent(key.apply(attack), _ -> new LinkedHashSet<>()).add(attack);
        plausible++;
      }
    }
    if (limits.isLate()) {
      int queries = Attacks.count(program, model);
      return new Result(queries, plausible, List.of(), Limit.Budget.TIME, Effort.NONE);
    }
    long start = System.nanoTime();
    List<AttackSearch.Result> answers = new ArrayList<>();
    List<Set<Attack>> questions = List.copyOf(groups.values());
    for (int from = 0; from < questions.size(); from += SIDE_BY_SIDE) {
      List<Set<Attack>> some =
          questions.subList(from, Math.min(questions.size(), from + SIDE_BY_SIDE));
      answers.addAll(
          limits
              .workers()
              .map(some, attacks -> AttackSearch.run(program, model, attacks, limits.share())));
      long states = 0;
      for (AttackSearch.Result answer : answers.subList(from, answers.size())) {
        states += answer.effort().states();
      }
      limits.charge(states);
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    return result(Attacks.count(program, model), plausible, answers, seconds);
  }

  private static Result result(
      int queries, int plausible, Collection<AttackSearch.Result> answers, double seconds) {
    List<AttackViolation> violations = new ArrayList<>();
    Limit limit = null;
    Effort effort = Effort.NONE;
    for (AttackSearch.Result answer : answers) {
      answer.violation().ifPresent(violations::add);
      limit = limit == null ? answer.limit() : limit;
      effort = effort.plus(answer.effort());
    }
    return new Result(queries, plausible, violations, limit, effort.lasting(seconds));
  }
}
