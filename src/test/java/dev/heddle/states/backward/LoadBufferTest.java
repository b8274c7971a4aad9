// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.backward;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.program.automaton.AutomatonPrinter;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.RandomAutomata;
import dev.heddle.states.StateLimits;
import dev.heddle.states.finite.FiniteProgram;
import dev.heddle.states.finite.NotFiniteException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("slow")
class LoadBufferTest {
  private static final int PROGRAMS = Integer.getInteger("backward.programs", 80);
  private static final int FIRST = Integer.getInteger("backward.seed", 0);

  /** Each also without reductions, so many of them. */
  private static final int PLAIN = 10;

  @ParameterizedTest
  @EnumSource
  void agreesWithStoreBuffers(HardAutomata family) throws NotFiniteException {
    Map<Comparison.Known, Integer> counts = new EnumMap<>(Comparison.Known.class);
    for (int seed = FIRST; seed < FIRST + PROGRAMS; seed++) {
      Comparison compared = Comparison.of(family.program(seed), seed % PLAIN == 0);
      String text = seed + "\n" + family.text(seed);
      assertEquals(List.of(), compared.mistakes(), text);
      counts.merge(compared.known(), 1, Integer::sum);
    }
    assertTrue(counts.getOrDefault(Comparison.Known.REACHED, 0) > PROGRAMS / 30, counts::toString);
    assertTrue(
        counts.getOrDefault(Comparison.Known.UNREACHED, 0) > PROGRAMS / 30, counts::toString);
  }

  @ParameterizedTest
  @EnumSource
  void pendingStoresCoverPso(HardAutomata family) throws NotFiniteException {
    Map<Comparison.Known, Integer> counts = new EnumMap<>(Comparison.Known.class);
    for (int seed = FIRST; seed < FIRST + PROGRAMS; seed++) {
      Comparison compared = Comparison.pso(family.program(seed));
      String text = seed + "\n" + family.text(seed);
      assertEquals(List.of(), compared.mistakes(), text);
      counts.merge(compared.known(), 1, Integer::sum);
    }

    assertTrue(counts.getOrDefault(Comparison.Known.REACHED, 0) > 0, counts::toString);
    assertTrue(counts.getOrDefault(Comparison.Known.UNREACHED, 0) > 0, counts::toString);
  }

  @Test
  void agreesOnPlainRandomPrograms() throws NotFiniteException {
    int compared = 0;
    for (int seed = FIRST; seed < FIRST + PROGRAMS; seed++) {
      ParallelProgram program =
          new RandomAutomata(3_000_000 + seed, true, seed % 3 == 0).programWithGoal();
      try {
        FiniteProgram.of(program, StateLimits.none());
      } catch (NotFiniteException _) {
        continue;
      }
      Comparison answers = Comparison.of(program, seed % PLAIN == 0);
      assertEquals(List.of(), answers.mistakes(), () -> AutomatonPrinter.print(program));
      compared++;
    }
    assertTrue(compared > PROGRAMS / 2, "compared " + compared);
  }
}
