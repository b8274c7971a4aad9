// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.frontend.litmus.LitmusReader;
import dev.heddle.frontend.litmus.LitmusTest;
import dev.heddle.limit.Limit;
import dev.heddle.model.MemoryModel;
import dev.heddle.verify.outcomes.OutcomeTable;
import dev.heddle.verify.outcomes.Outcomes;
import dev.heddle.verify.session.CheckpointPolicy;
import dev.heddle.verify.session.SearchLimits;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The final states are the same by any number of threads, and in one go or several. */
@Tag("slow")
class OutcomesJobsTest {
  private static final LitmusTest TEST =
      LitmusReader.read(
          "W.litmus",
          """
          X86 W
          { x=0; y=0; }
           P0          | P1          | P2          | P3          | P4          | P5          ;
           MOV [x],$1  | MOV [x],$2  | MOV [x],$3  | MOV [x],$4  | MOV [x],$5  | MOV EAX,[x] ;
           MOV EAX,[y] |             |             |             | MOV [y],$1  | MOV EBX,[x] ;
          exists (5:EAX=1 /\\ 5:EBX=2 /\\ 0:EAX=0)
          """);

  @TempDir Path folder;

  private static Outcomes.Question question(Algorithm algorithm, SearchLimits limits) {
    return new Outcomes.Question(
        TEST.program(), TEST.condition(), MemoryModel.TSO, algorithm, limits);
  }

  private static void assertSame(OutcomeTable expected, OutcomeTable found) {
    assertEquals(expected.states(), found.states());
    assertEquals(expected.counts().executions(), found.counts().executions());
    assertEquals(expected.counts().positive(), found.counts().positive());
    assertEquals(expected.counts().negative(), found.counts().negative());
    assertEquals(expected.endings(), found.endings());
    assertEquals(expected.limits(), found.limits());
  }

  @ParameterizedTest
  @EnumSource
  void theSameStates(Algorithm algorithm) {
    OutcomeTable expected = Outcomes.ask(question(algorithm, SearchLimits.DEFAULT), null);
    assertTrue(expected.counts().executions() > 4_000);
    OutcomeTable found = Outcomes.ask(question(algorithm, SearchLimits.DEFAULT.by(3)), null);
    assertSame(expected, found);
    assertEquals(Map.of(), found.examples());
  }

  @ParameterizedTest
  @EnumSource
  void stoppedAndResumed(Algorithm algorithm) {
    OutcomeTable expected = Outcomes.ask(question(algorithm, SearchLimits.DEFAULT), null);
    Optional<Path> file = Optional.of(folder.resolve("checkpoint"));
    int stages = 0;
    OutcomeTable found;
    do {
      stages++;
      SearchLimits limits = new SearchLimits(stages * 5_000L, Duration.ofDays(1), 100_000, 4);
      CheckpointPolicy keeping =
          new CheckpointPolicy(file, Duration.ofDays(1), file.filter(Files::exists), "1.0");
      found = Outcomes.ask(question(algorithm, limits), keeping, null);
    } while (found.limits().stream().anyMatch(Limit.Resumable.class::isInstance));
    assertSame(expected, found);
    assertEquals(expected.examples(), found.examples());
    assertTrue(stages > 1);
  }
}
