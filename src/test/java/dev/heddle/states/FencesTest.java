// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.fence.AttackClauses;
import dev.heddle.fence.ControlState;
import dev.heddle.fence.Fenced;
import dev.heddle.fence.GoalClauses;
import dev.heddle.fence.LoopCost;
import dev.heddle.fence.Synthesis;
import dev.heddle.frontend.automaton.AutomatonReader;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.automaton.AutomatonPrinter;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.attack.Robustness;
import dev.heddle.states.attack.RobustnessOracle;
import dev.heddle.states.computation.Computation;
import dev.heddle.states.reachability.BufferedSearch;
import dev.heddle.states.reachability.LazyReachability;
import dev.heddle.states.search.ScSearch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Fences against all sets of fences. */
@Tag("slow")
class FencesTest {
  private static final int PROGRAMS = Integer.getInteger("reach.programs", 60);
  private static final int FIRST = Integer.getInteger("reach.seed", 0);
  private static final List<RobustnessOracle> ORACLES = List.of(RobustnessOracle.values());

  private static ParallelProgram example(String name) throws IOException {
    Path file = Path.of("examples/automata", name + ".automaton");
    return AutomatonReader.read(name, Files.readString(file)).program();
  }

  /** Whether a set of fewer fences than this is enough. */
  private static boolean smaller(
      ParallelProgram program, int size, Predicate<Set<ControlState>> enough) {
    return FenceSets.below(program, size).stream().anyMatch(enough);
  }

  @Test
  void fencesMakeRobustAndFewerDoNot() {
    int fenced = 0;
    for (int seed = FIRST; seed < FIRST + PROGRAMS; seed++) {
      ParallelProgram program =
          new RandomAutomata(3_000_000 + seed, seed % 2 == 0, seed % 4 == 0).program();
      String text = seed + "\n" + AutomatonPrinter.print(program);
      Synthesis.Result<ControlState, Computation> result =
          Synthesis.run(new AttackClauses(program, MemoryModel.TSO, StateLimits.none()), _ -> 1);
      assertEquals(Synthesis.Answer.ENOUGH, result.answer(), text);
      assertFalse(Traces.explore(Fenced.of(program, result.fences()), 14, 500).cyclic(), text);
      Predicate<Set<ControlState>> robust =
          fences -> Robustness.decide(Fenced.of(program, fences), StateLimits.none()).isRobust();
      assertFalse(smaller(program, result.fences().size(), robust), text);
      for (ControlState fence : result.fences()) {
        Set<ControlState> others = new HashSet<>(result.fences());
        others.remove(fence);
        assertFalse(robust.test(others), text);
        assertNotNull(result.reasons().get(fence), text);
      }
      fenced += result.fences().isEmpty() ? 0 : 1;
    }
    assertTrue(fenced > PROGRAMS / 20, "with fences: " + fenced);
  }

  /** Without cycles the plain search is exact. */
  @Test
  void fencesKeepFromTheGoalAndFewerDoNot() {
    int fenced = 0;
    for (int seed = FIRST; seed < FIRST + PROGRAMS; seed++) {
      ParallelProgram program =
          new RandomAutomata(4_000_000 + seed, false, seed % 4 == 0).programWithGoal();
      String text = seed + "\n" + AutomatonPrinter.print(program);
      Synthesis.Result<ControlState, Computation> result =
          Synthesis.run(
              new GoalClauses(
                  program,
                  p -> LazyReachability.run(p, ORACLES, 100, StateLimits.none()),
                  StateLimits.none()),
              _ -> 1);
      Predicate<Set<ControlState>> safe =
          fences ->
              !BufferedSearch.run(
                      Fenced.of(program, fences),
                      MemoryModel.TSO,
                      Integer.MAX_VALUE,
                      StateLimits.none())
                  .reached();
      if (ScByBruteForce.reaches(program)) {
        assertEquals(Synthesis.Answer.IMPOSSIBLE, result.answer(), text);
        continue;
      }
      assertEquals(Synthesis.Answer.ENOUGH, result.answer(), text);
      assertTrue(safe.test(result.fences()), text);
      assertFalse(smaller(program, result.fences().size(), safe), text);
      fenced += result.fences().isEmpty() ? 0 : 1;
    }
    assertTrue(fenced > 0, "with fences: " + fenced);
  }

  @ParameterizedTest
  @CsvSource({
    "dekker,4",
    "peterson,2",
    "lamport,6",
    "parker,1",
    "mcs,0",
    "clh,0",
    "stack,0",
    "sb,2"
  })
  void classicsNeedSoMany(String name, int fences) throws IOException {
    Synthesis.Result<ControlState, Computation> result =
        Synthesis.run(
            new AttackClauses(example(name), MemoryModel.TSO, StateLimits.none()), _ -> 1);
    assertEquals(Synthesis.Answer.ENOUGH, result.answer());
    assertEquals(fences, result.fences().size());
  }

  /** Locks whose goal cannot be reached for the right reason: with a check less, it can. */
  @ParameterizedTest
  @CsvSource({
    "mcs,transition spun critical check == r 0,transition spun critical noop",
    "clh,transition spun critical check == r 0,transition spun critical noop",
    "stack,transition compared swap check == now top,transition compared swap noop",
    "lamport,transition seen free check == r 0,transition seen free noop",
    "peterson,transition whose critical check == r 1,transition whose critical noop",
    "dekker,transition asked critical check == r 0,transition asked critical noop"
  })
  void goalsAreReachableIfTheAlgorithmIsWrong(String name, String right, String wrong)
      throws IOException {
    assertFalse(ScSearch.run(example(name), StateLimits.none()).reached());
    String text = AutomatonPrinter.print(example(name));
    String broken = text.replace(right, wrong);
    assertFalse(broken.equals(text));
    assertTrue(
        ScSearch.run(AutomatonReader.read(name, broken).program(), StateLimits.none()).reached());
  }

  @Test
  void loopsCostMore() {
    ParallelProgram program =
        AutomatonReader.read(
                "f",
                """
                thread t initial a
                  transition a b noop
                  transition b c noop
                  transition c d noop
                  transition d c noop
                  transition d b noop
                  transition d e noop
                  transition c c noop
                end
                """)
            .program();
    List<Long> costs = new ArrayList<>();
    for (int q = 0; q < 5; q++) {
      costs.add(LoopCost.of(program).get(new ControlState(0, q)));
    }
    assertEquals(List.of(1L, 10L, 100L, 100L, 1L), costs);
  }
}
