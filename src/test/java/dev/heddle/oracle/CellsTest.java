// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.oracle.BruteForce.Result;
import dev.heddle.oracle.Ending.Fate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CellsTest {
  private static Result run(Sketch sketch, Model model) {
    return new BruteForce(sketch.program(), model, 100_000).run();
  }

  /** Two go down, one goes up: either one waits for good. */
  @ParameterizedTest
  @EnumSource
  void aSemaphoreLetsOneThrough(Model model) {
    Sketch sketch =
        new Sketch("s").thread(t -> t.down("s")).thread(t -> t.down("s")).thread(t -> t.up("s"));
    assertEquals(
        Set.of("0#0=2#0;2#0=init|m268435456=2#0,0#0|", "1#0=2#0;2#0=init|m268435456=2#0,1#0|"),
        run(sketch, model).signatures());
    assertEquals(
        Map.of("0", Fate.RETURNED, "1", Fate.WAITING, "2", Fate.RETURNED),
        run(sketch, model).endings().firstEntry().getValue().fates());
  }

  /** What changes nothing is a read: the order of two that see a flag is nobody's business. */
  @ParameterizedTest
  @EnumSource
  void seeingIsNoWrite(Model model) {
    Sketch sketch =
        new Sketch("s").thread(t -> t.up("s")).thread(t -> t.see("s")).thread(t -> t.see("s"));
    assertEquals(
        Set.of("0#0=init;1#0=0#0;2#0=0#0|m268435456=0#0|"), run(sketch, model).signatures());
  }

  /** Message passing: the await comes after the store has reached memory. */
  @Test
  void anAwaitDrains() {
    Sketch sketch =
        new Sketch("x", "s")
            .thread(t -> {
              t.store("x", 1);
              t.up("s");
            })
            .thread(t -> {
              t.down("s");
              t.load("x");
            });
    Result result = run(sketch, Model.PSO);
    assertEquals(1, result.endings().size());
    assertEquals(List.of(1L, 1L), result.endings().firstEntry().getValue().registers().get(1));
  }
}
