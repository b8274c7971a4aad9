// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.fence.AttackClauses;
import dev.heddle.fence.Synthesis;
import dev.heddle.frontend.automaton.AutomatonLowering;
import dev.heddle.frontend.automaton.AutomatonReader;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.analysis.LoopBound;
import dev.heddle.program.automaton.AutomatonPrinter;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.attack.Robustness;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.ErrorPolicy;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.check.Check;
import dev.heddle.verify.check.CheckQuestion;
import dev.heddle.verify.fences.AutomatonFences;
import dev.heddle.verify.fences.ProgramFences;
import dev.heddle.verify.robustness.RobustExecutions;
import dev.heddle.verify.session.SearchLimits;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.logging.Logger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Robustness of automata by their executions is what the attacks say. */
@Tag("slow")
class LoweredAutomataTest {
  private static final int PROGRAMS = Integer.getInteger("lowered.programs", 50);

  private static CheckQuestion question(ParallelProgram program, MemoryModel model) {
    SearchLimits limits =
        new SearchLimits(20_000, Duration.ofMinutes(1), Check.DEPTH, LoopBound.NONE);
    return new CheckQuestion(
        AutomatonLowering.lower(program),
        model,
        Algorithm.OPTIMAL,
        limits,
        Set.of(),
        ErrorPolicy.SOME);
  }

  private static Verdict.Answer byExecutions(ParallelProgram program, MemoryModel model) {
    return RobustExecutions.decide(question(program, model)).answer();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void executionsAndAttacksAgree(boolean locks) {
    int fails = 0;
    int known = 0;
    int more = 0;
    for (int seed = 0; seed < PROGRAMS; seed++) {
      ParallelProgram program = new RandomAutomata(seed, false, locks).program();
      Verdict.Answer tso = byExecutions(program, MemoryModel.TSO);
      if (tso == Verdict.Answer.UNKNOWN) {
        continue;
      }
      boolean robust =
          Robustness.decide(program, dev.heddle.states.StateLimits.none()).violations().isEmpty();
      String text = "seed " + seed + "\n" + AutomatonPrinter.print(program);
      assertEquals(robust ? Verdict.Answer.PASS : Verdict.Answer.FAIL, tso, text);
      known++;
      fails += robust ? 0 : 1;
      Verdict.Answer pso = byExecutions(program, MemoryModel.PSO);
      boolean robustToo =
          Robustness.decide(program, MemoryModel.PSO, dev.heddle.states.StateLimits.none())
              .isRobust();
      assertTrue(pso == Verdict.Answer.UNKNOWN || robustToo == (pso == Verdict.Answer.PASS), text);
      more += robust && pso == Verdict.Answer.FAIL ? 1 : 0;
    }
    String all = known + " programs, " + fails + " not robust, " + more + " only against PSO";
    assertTrue(fails > PROGRAMS / 20 && more > 0 && known > PROGRAMS / 2, all);
    Logger.getLogger("fences").fine(all);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void cheapestFencesCostTheSame(boolean locks) {
    int fenced = 0;
    for (int seed = 0; seed < PROGRAMS / 2; seed++) {
      // fences have positions in a text
      String text = AutomatonPrinter.print(new RandomAutomata(seed, false, locks).program());
      ParallelProgram program = AutomatonReader.read("random", text).program();
      ProgramFences found =
          ProgramFences.ask(
              new ProgramFences.Question(
                  question(program, MemoryModel.TSO),
                  AutomatonFences.Goal.ROBUST,
                  AutomatonFences.Cost.UNIFORM,
                  Optional.empty(),
                  _ -> true));
      if (found.answer() == Verdict.Answer.UNKNOWN) {
        continue;
      }
      var attacks =
          Synthesis.run(
              new AttackClauses(program, MemoryModel.TSO, dev.heddle.states.StateLimits.none()),
              _ -> 1);
      assertEquals(Synthesis.Answer.ENOUGH, found.result().answer(), "seed " + seed + "\n" + text);
      assertEquals(attacks.cost(), found.result().cost(), "seed " + seed + "\n" + text);
      fenced += attacks.cost() > 0 ? 1 : 0;
    }
    assertTrue(fenced > PROGRAMS / 20, "only " + fenced + " programs need fences");
  }
}
