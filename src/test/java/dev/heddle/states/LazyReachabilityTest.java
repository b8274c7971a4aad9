// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.bench.AutomatonFamily;
import dev.heddle.frontend.automaton.AutomatonReader;
import dev.heddle.limit.Limit;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.automaton.AutomatonPrinter;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.attack.Robustness;
import dev.heddle.states.attack.RobustnessOracle;
import dev.heddle.states.reachability.BufferedSearch;
import dev.heddle.states.reachability.LazyReachability;
import dev.heddle.states.reachability.WaitingStores;
import dev.heddle.states.search.ScSearch;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
class LazyReachabilityTest {
  private static final int PROGRAMS = Integer.getInteger("reach.programs", 40);
  private static final int FIRST = Integer.getInteger("reach.seed", 0);
  private static final List<RobustnessOracle> ORACLES = List.of(RobustnessOracle.values());
  private static final int BOUND = 3;

  private static ParallelProgram read(String text) {
    return AutomatonReader.read("test", text).program();
  }

  private static Reachability reach(ParallelProgram program, int rounds) {
    return LazyReachability.run(program, ORACLES, rounds, StateLimits.none());
  }

  /** The third load keeps the goal from being reached, but both stores can be delayed. */
  private static final String SAFE =
      """
      thread t1 initial a final e
        transition a b write 1 0
        transition b c read r 1
        transition c d check == r 0
        transition d e read r 0
      end
      thread t2 initial a final f
        transition a b write 1 1
        transition b c read r 0
        transition c d check == r 0
        transition d e read s 1
        transition e f check == s 0
      end
      """;

  @Test
  void safeProgramThatIsNotRobustIsDecided() {
    Reachability result = reach(read(SAFE), 100);
    assertEquals(Reachability.Answer.UNREACHABLE, result.answer());
    assertEquals("every delay of a store was tried", result.proof());
    assertFalse(Robustness.decide(read(SAFE), StateLimits.none()).isRobust());
  }

  @Test
  void robustProgramIsDecidedAtOnce() {
    Reachability result =
        reach(
            read(
                """
                thread t initial a final c
                  transition a b write 1 0
                  transition b a mfence
                  transition b c check 0
                end
                """),
            1);
    assertEquals("the program is robust", result.proof());
    assertEquals(List.of(), result.rounds());
  }

  /** A fence in the loop bounds what can wait, so the plain search can decide. */
  @Test
  void programWithCyclesIsDecidedIfFewStoresCanWait() {
    String looping =
        SAFE.replace(" end", "")
            .replace("final e", "final e transition e a mfence")
            .replace("final f", "final f transition f a mfence");
    assertEquals(2, WaitingStores.most(read(SAFE.replace("read r 1", "write 2 1"))));
    Reachability result = reach(read(looping), 1);
    assertEquals("at most 1 stores can wait, and all was tried", result.proof());
  }

  @Test
  void limitsAreSaid() {
    ParallelProgram program = AutomatonFamily.LAMPORT.program(3);
    StateLimits few = new StateLimits(100, Duration.ofDays(1));
    assertEquals(Limit.Budget.STATES, LazyReachability.run(program, ORACLES, 9, few).limit());
    StateLimits none = new StateLimits(Long.MAX_VALUE, Duration.ZERO);
    assertEquals(Limit.Budget.TIME, LazyReachability.run(program, ORACLES, 9, none).limit());
    ParallelProgram counting =
        read(
            """
            thread t initial a final c
              transition a a local r + r 1
              transition a b write r 0
              transition b a read s 1
              transition b c check == r -1
            end
            thread u initial a transition a b write 1 1 transition b c read r 0 end
            """);
    Reachability unbounded =
        LazyReachability.run(counting, ORACLES, 9, new StateLimits(5000, Duration.ofDays(1)));
    assertEquals(Limit.Budget.STATES, unbounded.limit());
    assertEquals(Reachability.Answer.UNKNOWN, unbounded.answer());
  }

  @ParameterizedTest
  @CsvSource({
    "LOOP,1,3",
    "LOOP,20,3",
    "DIAMOND,1,8",
    "DIAMOND,7,32",
    "LAMPORT,2,18",
    "FAST_MUTEX,2,70"
  })
  void familiesTakeSoManyQueries(AutomatonFamily family, int size, int queries) {
    Reachability result = reach(family.program(size), 9);
    assertEquals(Reachability.Answer.REACHABLE, result.answer());
    assertEquals(queries, result.queries());
    assertFalse(ScSearch.run(family.program(size), StateLimits.none()).reached());
  }

  /** Buffers are bounded by the number of stores, so the yardstick is exact. */
  @Test
  void decidesProgramsWithoutCycles() {
    int onlyTso = 0;
    int hard = 0;
    for (int seed = FIRST; seed < FIRST + PROGRAMS; seed++) {
      ParallelProgram program = new RandomAutomata(seed, false, seed % 3 == 0).programWithGoal();
      String text = seed + "\n" + AutomatonPrinter.print(program);
      BufferedSearch.Result exact =
          BufferedSearch.run(program, MemoryModel.TSO, Integer.MAX_VALUE, StateLimits.none());
      Reachability lazy = reach(program, 100);
      assertNotEquals(Reachability.Answer.UNKNOWN, lazy.answer(), text);
      assertEquals(exact.reached(), lazy.answer() == Reachability.Answer.REACHABLE, text);
      onlyTso += exact.reached() && !ScByBruteForce.reaches(program) ? 1 : 0;
      hard += !exact.reached() && !lazy.rounds().isEmpty() ? 1 : 0;
    }
    assertTrue(onlyTso > PROGRAMS / 100, "reached under TSO only: " + onlyTso);
    assertTrue(hard > PROGRAMS / 100, "not robust, but unreachable: " + hard);
  }

  @Test
  void isRightAboutProgramsWithCycles() {
    int onlyTso = 0;
    int unknown = 0;
    for (int seed = FIRST; seed < FIRST + PROGRAMS; seed++) {
      ParallelProgram program =
          new RandomAutomata(2_000_000 + seed, true, seed % 3 == 0).programWithGoal();
      String text = seed + "\n" + AutomatonPrinter.print(program);
      BufferedSearch.Result bounded =
          BufferedSearch.run(program, MemoryModel.TSO, BOUND, StateLimits.none());
      Reachability lazy = reach(program, 3);
      if (lazy.answer() == Reachability.Answer.UNREACHABLE || !bounded.cut()) {
        Reachability.Answer other =
            bounded.reached() ? Reachability.Answer.UNREACHABLE : Reachability.Answer.REACHABLE;
        assertNotEquals(other, lazy.answer(), text);
      }
      boolean tso = bounded.reached() && !ScByBruteForce.reaches(program);
      onlyTso += tso ? 1 : 0;
      unknown += tso && lazy.answer() == Reachability.Answer.UNKNOWN ? 1 : 0;
    }
    assertTrue(onlyTso > PROGRAMS / 100, "reached under TSO only: " + onlyTso);
    assertTrue(4 * unknown <= onlyTso, "missed " + unknown + " of " + onlyTso);
  }
}
