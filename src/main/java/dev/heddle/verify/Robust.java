package dev.heddle.verify;

import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.reach.Limits;
import dev.heddle.reach.Robustness;

/**
 * Is a program of automata robust: is every computation under TSO like one under SC?
 *
 * @param answer PASS if it is
 */
public record Robust(Verdict.Answer answer, Robustness.Result result) {
  /** Decides; if it is not, shows an attack by each thread that can attack. */
  public static Robust ask(ParallelProgram program, Limits limits) {
    return of(Robustness.decide(program, limits));
  }

  /** Decides every attack by itself. */
  public static Robust askEach(ParallelProgram program, Limits limits) {
    return of(Robustness.each(program, limits));
  }

  private static Robust of(Robustness.Result result) {
    Verdict.Answer answer =
        !result.violations().isEmpty()
            ? Verdict.Answer.FAIL
            : result.limit() == null ? Verdict.Answer.PASS : Verdict.Answer.UNKNOWN;
    return new Robust(answer, result);
  }
}
