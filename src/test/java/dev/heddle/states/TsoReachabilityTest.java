// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.bench.AutomatonFamily;
import dev.heddle.frontend.automaton.AutomatonReader;
import dev.heddle.limit.Limit;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.attack.RobustnessOracle;
import dev.heddle.states.reachability.TsoReachability;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class TsoReachabilityTest {
  /** The paper's figure 12: each thread stores in a loop what it has read, with another sign. */
  private static final String FIGURE_12 =
      """
      thread t1 initial q final g
        transition q q write - 1 r 0 transition q q read r 1 transition q g check == r 2
      end
      thread t2 initial q final g
        transition q q write - 1 r 1 transition q q read r 0 transition q g check == r 2
      end
      """;

  /** Reads values in an order that only a thread sees that cannot skip its own stores. */
  private static final String OLDER_VALUE =
      """
      thread t1 initial a final f
        transition a b write 1 0 transition b c write 2 0 transition c a mfence
        transition c d write 1 1 transition d a noop
        transition d e read r 2 transition e f check == r 1
      end
      thread t2 initial a final e
        transition a b read r 1 transition b c check == r 1
        transition c d read r 0 transition d e check == r 0
        transition a a write 1 2 transition a a write 0 2
      end
      """;

  private static Reachability reach(String text, StateLimits limits) {
    return reach(AutomatonReader.read("test", text).program(), limits);
  }

  private static Reachability reach(ParallelProgram program, StateLimits limits) {
    return TsoReachability.run(program, List.of(RobustnessOracle.values()), 20, limits);
  }

  @Test
  void valuesDecideFigure12() {
    Reachability result = reach(FIGURE_12, StateLimits.none());
    assertEquals(Reachability.Answer.UNREACHABLE, result.answer());
    assertEquals(Reachability.Method.VALUES, result.method());
  }

  /** Another thread stores the missing value where it could be seen only past its own store. */
  @Test
  void valuesDecideFigure12WithAnUnreachableStore() {
    String third =
        """
        thread t3 initial a
          transition a b write 2 5 transition b c read r 5 transition c d check == r 0
          transition d e write 2 0 transition e a write 2 1
        end
        """;
    Reachability result = reach(FIGURE_12 + third, StateLimits.none());
    assertEquals(Reachability.Method.VALUES, result.method());
  }

  @Test
  void readersOfALoopAreDecided() {
    assertEquals(Reachability.Answer.UNREACHABLE, reach(OLDER_VALUE, StateLimits.none()).answer());
  }

  @Test
  void answersRepeat() {
    ParallelProgram program = AutomatonFamily.FAST_MUTEX.program(3);
    Reachability once = reach(program, StateLimits.none());
    Reachability again;
    try (Workers workers = Workers.of(3)) {
      again =
          reach(program, new StateLimits(Long.MAX_VALUE, Duration.ofDays(1), _ -> true, workers));
    }
    assertEquals(Reachability.Answer.REACHABLE, once.answer());
    assertEquals(once.method(), again.method());
    assertEquals(once.queries(), again.queries());
    assertEquals(once.effort().states(), again.effort().states());
    assertEquals(once.computation(), again.computation());
  }

  @Test
  void limitsAreSaid() {
    ParallelProgram program = AutomatonFamily.FAST_MUTEX.program(3);
    assertEquals(
        Limit.Budget.STATES, reach(program, new StateLimits(3_000, Duration.ofDays(1))).limit());
    assertEquals(
        Limit.Budget.TIME, reach(program, new StateLimits(1_000_000, Duration.ZERO)).limit());
    StateLimits cancelled =
        new StateLimits(Long.MAX_VALUE, Duration.ofDays(1), states -> states == 0);
    assertEquals(Limit.Budget.CANCELLED, reach(program, cancelled).limit());
  }

  @Test
  void unboundedValuesAreSaid() {
    String counting =
        """
        thread t initial a
          transition a b read r 0 transition b a write + r 1 0
        end
        thread u initial a final e
          transition a b write 1 1 transition b c read r 2 transition c d check == r 0
          transition d e check 0
        end
        """;
    Reachability result = reach(counting, new StateLimits(5_000, Duration.ofDays(1)));
    assertEquals(Reachability.Answer.UNKNOWN, result.answer());
    assertTrue(result.effort().states() > 0);
  }
}
