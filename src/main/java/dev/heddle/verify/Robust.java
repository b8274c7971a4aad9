package dev.heddle.verify;

import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.reach.Buffering;
import dev.heddle.reach.Limits;
import dev.heddle.reach.Robustness;
import java.util.Optional;

/**
 * Is a program of automata robust: is every computation under TSO or PSO like one under SC?
 *
 * @param answer PASS if it is
 */
public record Robust(Buffering model, Verdict.Answer answer, Robustness.Result result) {
  /** Decides; if it is not, shows an attack by each thread that can attack. */
  public static Robust ask(ParallelProgram program, Buffering model, Limits limits) {
    return of(model, Robustness.decide(program, model, limits));
  }

  /** Decides every attack by itself. */
  public static Robust askEach(ParallelProgram program, Buffering model, Limits limits) {
    return of(model, Robustness.each(program, model, limits));
  }

  /** The same, if something was left out: then the program is not known to be robust. */
  Robust within(Optional<String> limit) {
    return limit.map(l -> of(model, result.unknown(l))).orElse(this);
  }

  private static Robust of(Buffering model, Robustness.Result result) {
    Verdict.Answer answer =
        !result.violations().isEmpty()
            ? Verdict.Answer.FAIL
            : result.limit() == null ? Verdict.Answer.PASS : Verdict.Answer.UNKNOWN;
    return new Robust(model, answer, result);
  }
}
