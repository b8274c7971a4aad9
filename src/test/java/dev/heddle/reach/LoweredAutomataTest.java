package dev.heddle.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.frontend.automaton.AutomatonLowering;
import dev.heddle.machine.MemoryModel;
import dev.heddle.program.LoopBound;
import dev.heddle.program.automaton.AutomatonPrinter;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.Check;
import dev.heddle.verify.Limits;
import dev.heddle.verify.RobustExecutions;
import dev.heddle.verify.Thoroughness;
import dev.heddle.verify.Verdict;
import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Robustness of automata by their executions is what the attacks say. */
class LoweredAutomataTest {
  private static final int PROGRAMS = Integer.getInteger("lowered.programs", 100);

  private static Verdict.Answer byExecutions(ParallelProgram program, MemoryModel model) {
    Limits limits = new Limits(20_000, Duration.ofMinutes(1), Check.DEPTH, LoopBound.NONE);
    return RobustExecutions.ask(
            new Check.Question(
                AutomatonLowering.lower(program),
                model,
                Algorithm.OPTIMAL,
                limits,
                Set.of(),
                Thoroughness.SOME))
        .answer();
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
          Robustness.decide(program, dev.heddle.reach.Limits.none()).violations().isEmpty();
      String text = "seed " + seed + "\n" + AutomatonPrinter.print(program);
      assertEquals(robust ? Verdict.Answer.PASS : Verdict.Answer.FAIL, tso, text);
      known++;
      fails += robust ? 0 : 1;
      Verdict.Answer pso = byExecutions(program, MemoryModel.PSO);
      assertTrue(robust || pso != Verdict.Answer.PASS, text);
      more += robust && pso == Verdict.Answer.FAIL ? 1 : 0;
    }
    String all = known + " programs, " + fails + " not robust, " + more + " only against PSO";
    assertTrue(fails > PROGRAMS / 20 && more > 0 && known > PROGRAMS / 2, all);
    java.util.logging.Logger.getLogger("fences").fine(all);
  }
}
