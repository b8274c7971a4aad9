// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.fence.ControlState;
import dev.heddle.fence.Synthesis;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.automaton.AutomatonPrinter;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.attack.AttackViolation;
import dev.heddle.states.attack.Robustness;
import dev.heddle.states.reachability.PsoReachability;
import dev.heddle.verify.fences.AutomatonFences;
import java.util.Set;
import java.util.logging.Logger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Automata under PSO against brute force. */
@Tag("slow")
class PsoTest {
  private static final int PROGRAMS = Integer.getInteger("pso.programs", 12);
  private static final int FIRST = Integer.getInteger("pso.seed", 0);
  private static final int STATES = Integer.getInteger("pso.states", 2000);
  private static final int LONGEST = Integer.getInteger("pso.longest", 40);

  @ParameterizedTest
  @CsvSource({"false,false", "false,true", "true,false", "true,true"})
  void attacksAreFeasibleIfAndOnlyIfSomeComputationIsNotLikeSc(boolean cycles, boolean locks) {
    int robust = 0;
    int sure = 0;
    int more = 0;
    for (int seed = FIRST; seed < FIRST + PROGRAMS; seed++) {
      ParallelProgram program =
          new RandomAutomata(5_000_000 + seed, cycles, locks, seed % 2 > 0).program();
      String text = seed + "\n" + AutomatonPrinter.print(program);
      PsoByBruteForce pso = new PsoByBruteForce(program, Set.of());
      Robustness.Result result = Robustness.decide(program, MemoryModel.PSO, StateLimits.none());
      assertNull(result.limit());
      for (AttackViolation v : result.violations()) {
        PsoMachine end = pso.run(v.computation());
        assertNotNull(end, text);
        assertTrue(end.trace.isCyclic(), text);
      }
      if (result.isRobust()) {
        robust++;
        PsoByBruteForce.Answer cyclic = pso.hasCycle(LONGEST, STATES);
        assertNotEquals(PsoByBruteForce.Answer.YES, cyclic, text);
        sure += cyclic == PsoByBruteForce.Answer.NO ? 1 : 0;
      } else {
        more += Robustness.decide(program, StateLimits.none()).isRobust() ? 1 : 0;
      }
    }
    String all = robust + " of " + PROGRAMS + " robust, " + sure + " surely; PSO only " + more;
    Logger.getLogger("pso").fine(all);
    assertTrue(robust > 0 && robust < PROGRAMS, all);
  }

  /** Without cycles buffers have a bound. */
  @ParameterizedTest
  @CsvSource({"false,false", "false,true", "true,false", "true,true"})
  void goalsAreReachedIfAndOnlyIfBruteForceDoes(boolean cycles, boolean locks) {
    int reached = 0;
    int relaxed = 0;
    int decided = 0;
    for (int seed = FIRST; seed < FIRST + PROGRAMS; seed++) {
      ParallelProgram program =
          new RandomAutomata(6_000_000 + seed, cycles, locks, seed % 2 > 0).programWithPsoGoal();
      String text = seed + "\n" + AutomatonPrinter.print(program);
      PsoByBruteForce pso = new PsoByBruteForce(program, Set.of());
      Reachability result = PsoReachability.run(program, 3, StateLimits.none());
      PsoByBruteForce.Answer answer = pso.reaches(cycles ? 4 : Integer.MAX_VALUE, 10 * STATES);
      switch (result.answer()) {
        case REACHABLE -> {
          reached++;
          relaxed += ScByBruteForce.reaches(program) ? 0 : 1;
          assertTrue(pso.isGoal(pso.run(result.computation())), text);
          assertNotEquals(PsoByBruteForce.Answer.NO, answer, text);
        }
        case UNREACHABLE -> {
          assertNotEquals(PsoByBruteForce.Answer.YES, answer, text);
          decided += answer == PsoByBruteForce.Answer.NO ? 1 : 0;
        }
        case UNKNOWN -> assertTrue(cycles, text);
      }
    }
    String all = reached + " reached, " + relaxed + " not under SC, surely not " + decided;
    Logger.getLogger("pso").fine(all);
    assertTrue(reached > 0 && decided > 0, all);
  }

  @ParameterizedTest
  @CsvSource({"ROBUST,false", "ROBUST,true", "ASSERTIONS,false", "ASSERTIONS,true"})
  void fencesAreEnoughAndNoCheaperOnesAre(AutomatonFences.Goal goal, boolean locks) {
    int fenced = 0;
    int most = 0;
    int checked = 0;
    for (int seed = FIRST; seed < FIRST + PROGRAMS; seed++) {
      RandomAutomata random = new RandomAutomata(7_000_000 + seed, false, locks, seed % 2 > 0);
      ParallelProgram program =
          goal == AutomatonFences.Goal.ROBUST ? random.program() : random.programWithPsoGoal();
      String text = seed + "\n" + AutomatonPrinter.print(program);
      if (goal == AutomatonFences.Goal.ASSERTIONS && ScByBruteForce.reaches(program)) {
        assertEquals(Synthesis.Answer.IMPOSSIBLE, fences(program, goal).result().answer(), text);
        continue;
      }
      var result = fences(program, goal).result();
      assertEquals(Synthesis.Answer.ENOUGH, result.answer(), text);
      assertEquals(result.fences(), result.reasons().keySet(), text);
      PsoByBruteForce.Answer bad = isBad(program, goal, result.fences());
      if (bad == PsoByBruteForce.Answer.UNKNOWN) {
        continue;
      }
      assertEquals(PsoByBruteForce.Answer.NO, bad, text);
      for (Set<ControlState> fewer : FenceSets.below(program, result.fences().size())) {
        assertEquals(PsoByBruteForce.Answer.YES, isBad(program, goal, fewer), () -> fewer + text);
      }
      checked++;
      fenced += result.fences().isEmpty() ? 0 : 1;
      most = Math.max(most, result.fences().size());
    }
    String all = checked + " checked, " + fenced + " with fences, most " + most;
    Logger.getLogger("pso").fine(all);
    assertTrue(goal == AutomatonFences.Goal.ASSERTIONS ? checked > 0 : fenced > 0, all);
  }

  private static AutomatonFences fences(ParallelProgram program, AutomatonFences.Goal goal) {
    return AutomatonFences.ask(
        new AutomatonFences.Question(
            program, MemoryModel.PSO, goal, AutomatonFences.Cost.UNIFORM, 20, StateLimits.none()));
  }

  private static PsoByBruteForce.Answer isBad(
      ParallelProgram program, AutomatonFences.Goal goal, Set<ControlState> fences) {
    PsoByBruteForce pso = new PsoByBruteForce(program, fences);
    return switch (goal) {
      case ROBUST -> pso.hasCycle(Integer.MAX_VALUE, STATES);
      case ASSERTIONS -> pso.reaches(Integer.MAX_VALUE, 10 * STATES);
    };
  }
}
