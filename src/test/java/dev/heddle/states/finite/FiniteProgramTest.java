// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.finite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.bench.AutomatonFamily;
import dev.heddle.frontend.automaton.AutomatonReader;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.StateLimits;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FiniteProgramTest {
  private static ParallelProgram read(String text) {
    return AutomatonReader.read("test", text).program();
  }

  private static FiniteProgram finite(String text) throws NotFiniteException {
    return FiniteProgram.of(read(text), StateLimits.none());
  }

  private static ValueSetSearch values(FiniteProgram program) {
    ValueSetSearch values = new ValueSetSearch(program);
    values.run(Long.MAX_VALUE / 2, StateLimits.none());
    return values;
  }

  /** Copies of the same code are the same states. */
  @Test
  void unrolledLoopsCollapse() throws NotFiniteException {
    FiniteProgram program = FiniteProgram.of(AutomatonFamily.LOOP.program(20), StateLimits.none());
    assertEquals(
        FiniteProgram.of(AutomatonFamily.LOOP.program(40), StateLimits.none()).threads(),
        program.threads());
  }

  /** The value that the second thread needs is stored only after one that nobody stores. */
  @Test
  void valuesThatCannotBeStoredVanish() throws NotFiniteException {
    FiniteProgram program =
        finite(
            """
            thread t initial a final c
              transition a b write 1 0 transition b a noop transition a c noop
              transition a d read r 1 transition d e check == r 7 transition e c write 2 0
            end
            thread u initial a final c
              transition a b read r 0 transition b c check == r 2
            end
            """);
    assertEquals(0, program.threads().getLast().leaving().getFirst().size());
    assertTrue(values(program).isProof());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "transition a b read r 0 transition b a write + r 1 0",
        "transition a a atomic r 0 1 + r 1",
        "transition a a local r + r 1 transition a b write r 0",
        "transition a b atomic r 0 != r 9 - r 1 transition b a noop"
      })
  void runawaysAreRefused(String thread) {
    NotFiniteException e =
        assertThrows(
            NotFiniteException.class, () -> finite("thread t initial a " + thread + " end"));
    assertTrue(e.getMessage().startsWith("perhaps more than") || e.getMessage().startsWith("more"));
  }

  @Test
  void lateUnfoldingsAreRefused() {
    ParallelProgram program = AutomatonFamily.LOOP.program(3);
    StateLimits late = new StateLimits(1, Duration.ZERO);
    assertThrows(NotFiniteException.class, () -> FiniteProgram.of(program, late));
  }

  /** A thread may read old values until it waits for its buffer. */
  @Test
  void fencesTakeOldValues() throws NotFiniteException {
    String buffering =
        """
        thread t initial a final d
          transition a b write 1 0 transition b c read r 1 transition c d check == r 0
        end
        thread u initial a final d
          transition a b write 1 1 transition b c read r 0 transition c d check == r 0
        end
        """;
    assertFalse(values(finite(buffering)).isProof());
    String fenced =
        buffering.replace("transition b c read r", "transition b f mfence transition f c read r");
    assertTrue(values(finite(fenced)).isProof());
  }

  /** What is stored under the lock is seen at the unlock only. */
  @Test
  void sectionsAreSeenAsAWhole() throws NotFiniteException {
    String section =
        """
        thread t initial a final e
          transition a b lock transition b c write 1 0 transition c d write 2 0
          transition d e unlock
        end
        thread u initial a final c
          transition a b read r 0 transition b c check == r 1
        end
        """;
    assertTrue(values(finite(section)).isProof());
    assertFalse(values(finite(section.replace("== r 1", "== r 2"))).isProof());
  }
}
