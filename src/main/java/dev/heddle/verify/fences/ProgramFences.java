// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.fences;

import dev.heddle.fence.BadExecution;
import dev.heddle.fence.ExecutionClauses;
import dev.heddle.fence.FenceSite;
import dev.heddle.fence.LoopCost;
import dev.heddle.fence.Points;
import dev.heddle.fence.Strength;
import dev.heddle.fence.Synthesis;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.Function;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.condition.FinalCondition;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.check.CheckQuestion;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/**
 * Where do fences belong in a program whose executions are explored?
 *
 * @param suggestions the fences, in order
 * @param sequential an execution of SC that is bad already: no fence helps
 * @param work what the searches took
 */
public record ProgramFences(
    String model,
    Synthesis.Result<FenceSite, BadExecution> result,
    List<Suggestion> suggestions,
    Optional<BadExecution> sequential,
    BadExecutions.Work work) {
  /**
   * A fence.
   *
   * @param function that it goes into
   * @param without what is possible without it, with all others there
   */
  public record Suggestion(FenceSite site, String function, long cost, BadExecution without) {}

  /** More than there can be fences that are not liked. */
  private static final long SCALE = 1 << 12;

  /**
   * @param about the program has points, see {@link Points}
   * @param condition what final states must not meet, instead of errors; only without a goal
   * @param liked of fences that cost the same, these are taken
   */
  public record Question(
      CheckQuestion about,
      AutomatonFences.Goal goal,
      AutomatonFences.Cost cost,
      Optional<FinalCondition> condition,
      Predicate<SourcePosition> liked) {
    /** Under TSO stores are in order anyway. */
    Set<Strength> strengths() {
      return about.model() == MemoryModel.TSO
          ? EnumSet.of(Strength.FULL)
          : EnumSet.allOf(Strength.class);
    }
  }

  public static ProgramFences ask(Question q) {
    BadExecutions search = new BadExecutions(q.about(), q.goal(), q.condition());
    Points points = new Points(q.about().program());
    ToLongFunction<FenceSite> costs = costs(q, points);
    if (q.goal() == AutomatonFences.Goal.ASSERTIONS) {
      List<BadExecution> bad = search.under(MemoryModel.SC).search(points.program()).bad();
      if (!bad.isEmpty()) {
        return of(q, Synthesis.impossible(bad.getFirst().flaw()), List.of(), search)
            .sequentially(bad.getFirst());
      }
    }
    ExecutionClauses source =
        new ExecutionClauses(points, points.sites(q.strengths()), q.about().model(), search);
    ToLongFunction<FenceSite> liking =
        site -> costs.applyAsLong(site) * SCALE + (q.liked().test(site.at()) ? 0 : 1);
    Synthesis.Result<FenceSite, BadExecution> result = Synthesis.run(source, liking).priced(costs);
    Map<SourcePosition, Function> functions = points.functions();
    List<Suggestion> all =
        result.reasons().entrySet().stream()
            .map(e -> {
              String function = functions.get(e.getKey().at()).name();
              long cost = costs.applyAsLong(e.getKey());
              return new Suggestion(e.getKey(), function, cost, e.getValue().evidence());
            })
            .toList();
    return of(q, result, all, search);
  }

  private static ProgramFences of(
      Question q,
      Synthesis.Result<FenceSite, BadExecution> result,
      List<Suggestion> suggestions,
      BadExecutions search) {
    return new ProgramFences(
        q.about().model().toString(), result, suggestions, Optional.empty(), search.work());
  }

  private ProgramFences sequentially(BadExecution bad) {
    return new ProgramFences(model, result, suggestions, Optional.of(bad), work);
  }

  /** An execution that needs a fence, or that none prevents. */
  public Optional<BadExecution> witness() {
    return sequential.or(() ->
        result.answer() == Synthesis.Answer.IMPOSSIBLE
            ? Optional.of(result.clauses().getLast().evidence())
            : suggestions.stream().map(Suggestion::without).findFirst());
  }

  /** If there are others, a full fence costs twice as much as one that only orders stores. */
  private static ToLongFunction<FenceSite> costs(Question q, Points points) {
    long full = q.strengths().contains(Strength.STORE_STORE) ? 2 : 1;
    ToLongFunction<FenceSite> one = site -> site.strength() == Strength.FULL ? full : 1;
    return switch (q.cost()) {
      case UNIFORM -> one;
      case LOOPS -> {
        Map<SourcePosition, Long> loops = LoopCost.of(points);
        yield site -> one.applyAsLong(site) * loops.get(site.at());
      }
    };
  }

  /** PASS if the fences are enough. */
  public Verdict.Answer answer() {
    return switch (result.answer()) {
      case ENOUGH -> Verdict.Answer.PASS;
      case IMPOSSIBLE -> Verdict.Answer.FAIL;
      case UNKNOWN -> Verdict.Answer.UNKNOWN;
    };
  }
}
