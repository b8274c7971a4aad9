// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.model.MemoryModel;
import dev.heddle.verify.Algorithm;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class ForkTest {
  private static final Duration SOON = Duration.ofMillis(1);

  @TempDir private Path folder;

  private static Family family(Family.Work work, long executions) {
    return new Family(
        "w",
        Families.writers(3),
        List.of(executions, executions, executions),
        work,
        List.of(10, 20));
  }

  /** In other JVMs, with a recording that becomes a picture. */
  @Test
  void programsAreMeasuredInOtherJvms() throws Exception {
    Path recording = folder.resolve("r.jfr");
    Fork fork = new Fork(2, SOON, Duration.ofMillis(300), Optional.of(recording));
    Measurement m = fork.measure(family(Family.Work.CHECK, 24), MemoryModel.TSO, Algorithm.OPTIMAL);
    assertEquals(2, m.samples().size());
    assertTrue(m.samples().stream().allMatch(s -> s.executions() == 24 && s.complete()));
    assertEquals(20, m.peer());
    String svg = FlameGraph.of(recording, "a < b");
    assertTrue(svg.contains("<title>a &lt; b: 100.0%</title>"), svg);
    assertTrue(Files.size(recording) > 0 && svg.endsWith("</svg>\n"));
  }

  @Test
  void aWrongCountIsNoFigure() {
    Stopwatch stopwatch = new Stopwatch(SOON, SOON);
    assertThrows(
        IllegalStateException.class,
        () -> stopwatch.measure(family(Family.Work.SEARCH, 23), MemoryModel.SC, Algorithm.SOURCE));
  }

  /** All but the races can be done in one way: as many executions, however long they are. */
  @Test
  void growingProgramsHaveAsManyExecutions() {
    Stopwatch stopwatch = new Stopwatch(SOON, SOON);
    for (int events : List.of(20, 100)) {
      for (int threads : List.of(2, 5)) {
        Family padded =
            new Family(
                "p", Scaling.padded(threads, events, 9), List.of(), Family.Work.SEARCH, List.of());
        assertEquals(256, stopwatch.best(padded, MemoryModel.SC, Algorithm.OPTIMAL).executions());
      }
    }
  }
}
