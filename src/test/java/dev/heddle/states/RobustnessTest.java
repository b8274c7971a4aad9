// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.frontend.automaton.AutomatonReader;
import dev.heddle.limit.Limit;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.automaton.AutomatonPrinter;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.attack.AttackViolation;
import dev.heddle.states.attack.Robustness;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
class RobustnessTest {
  private static final int PROGRAMS = Integer.getInteger("reach.programs", 150);
  private static final int FIRST = Integer.getInteger("reach.seed", 0);
  private static final int LONGEST = 16;
  private static final int MOST = Integer.getInteger("reach.traces", 1500);

  private static ParallelProgram read(String text) {
    return AutomatonReader.read("test", text).program();
  }

  /** What is between lock and unlock is one: the load of x depends on the store behind it. */
  @Test
  void aSectionIsOneStep() {
    String text =
        """
        thread t1 initial a
          transition a b write 1 0
          transition b c read r 1
        end
        thread t2 initial a
          transition a b lock
          transition b c read r 0
          transition c d write 1 1
          transition d e unlock
        end
        """;
    Robustness.Result result = Robustness.decide(read(text), StateLimits.none());
    assertFalse(result.isRobust());
    assertTrue(Traces.isCyclic(result.violations().getFirst().computation()));
    String apart =
        text.replace(
            "transition c d", "transition c x unlock transition x y lock\n  transition y d");
    assertTrue(Robustness.decide(read(apart), StateLimits.none()).isRobust());
    String before =
        text.replace("lock\n  transition b c read r 0", "read r 0\n  transition b c lock");
    assertTrue(Robustness.decide(read(before), StateLimits.none()).isRobust());
  }

  /** There are more attacks than fit into memory: whoever lists them looks at the clock. */
  @Test
  void listingAttacksEndsWhenTheTimeIsUp() {
    StringBuilder text = new StringBuilder("thread t1 initial a\n");
    for (int i = 0; i < 20_000; i++) {
      text.append("  transition a b write 1 " + i + "\n  transition b a read r " + i + "\n");
    }
    ParallelProgram program = read(text + "end\n");
    Robustness.Result result =
        Robustness.decide(program, new StateLimits(Long.MAX_VALUE, Duration.ZERO));
    assertEquals(Limit.Budget.TIME, result.limit());
    assertEquals(0, result.plausible());
    assertFalse(result.isRobust());
  }

  /** The counts are those of the prototype of the rules, decided pair by pair. */
  @ParameterizedTest
  @CsvSource({"peterson,12,12,6", "dekker,30,30,18", "sb,2,2,2"})
  void everyAttackIsDecided(String name, int queries, int plausible, int feasible)
      throws IOException {
    Path file = Path.of("examples/automata", name + ".automaton");
    Robustness.Result result =
        Robustness.each(read(Files.readString(file)), MemoryModel.TSO, StateLimits.none());
    assertEquals(queries, result.queries());
    assertEquals(plausible, result.plausible());
    assertEquals(feasible, result.violations().size());
  }

  @Test
  void attacksAreFeasibleIfAndOnlyIfSomeComputationIsNotLikeSc() {
    int robust = 0;
    for (int seed = FIRST; seed < FIRST + PROGRAMS; seed++) {
      ParallelProgram program =
          new RandomAutomata(1_000_000 + seed, seed % 2 == 0, seed % 3 > 0).program();
      String text = seed + "\n" + AutomatonPrinter.print(program);
      Robustness.Result result = Robustness.decide(program, StateLimits.none());
      assertNull(result.limit());
      assertEquals(
          result.isRobust(),
          Robustness.each(program, MemoryModel.TSO, StateLimits.none()).isRobust(),
          text);
      for (AttackViolation v : result.violations()) {
        assertTrue(Traces.isCyclic(v.computation()), text);
      }
      if (result.isRobust()) {
        robust++;
        assertFalse(Traces.explore(program, LONGEST, MOST).cyclic(), text);
      }
    }
    assertTrue(robust > PROGRAMS / 10 && robust < 9 * PROGRAMS / 10, "robust " + robust);
  }
}
