// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.RandomPrograms;
import dev.heddle.oracle.Shape;
import dev.heddle.oracle.Sketch;
import dev.heddle.program.Program;
import dev.heddle.verify.monitoring.MonitorVerdict;
import dev.heddle.verify.monitoring.Monitoring;
import dev.heddle.verify.session.Sampling;
import dev.heddle.verify.session.Sampling.Scheduler;
import dev.heddle.verify.session.SearchLimits;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Any number of threads makes the same executions by chance, and reports the same violations. */
@Tag("slow")
class MonitorJobsTest {
  private static final int RUNS = 300;

  private static MonitorVerdict ask(Program program, Optional<Sampling> sampling, int jobs) {
    return Monitoring.ask(
        new Monitoring.Question(program, MemoryModel.PSO, SearchLimits.DEFAULT.by(jobs), sampling));
  }

  private static void assertSame(MonitorVerdict one, MonitorVerdict several) {
    assertEquals(one.findings(), several.findings());
    assertEquals(one.errors(), several.errors());
    assertEquals(one.limits(), several.limits());
    assertEquals(one.counts().runs(), several.counts().runs());
    assertEquals(one.counts().events(), several.counts().events());
    assertEquals(one.counts().violating(), several.counts().violating());
  }

  @ParameterizedTest
  @EnumSource
  void walks(Scheduler scheduler) {
    Random random = new Random(8);
    int violating = 0;
    for (int i = 0; i < 90; i++) {
      Program program =
          RandomPrograms.next(random, Shape.ALL.get(random.nextInt(Shape.ALL.size())));
      Optional<Sampling> sampling = Optional.of(new Sampling(scheduler, RUNS, i, 3));
      MonitorVerdict one = ask(program, sampling, 1);
      assertSame(one, ask(program, sampling, 3));
      assertEquals(RUNS, one.counts().runs());
      violating += one.findings().isEmpty() ? 0 : 1;
    }
    assertTrue(violating > 5, violating + " programs with violations");
  }

  /** Many stores, and two threads that can leave sequential consistency. */
  @Test
  void allExecutions() {
    Sketch sketch = new Sketch("x", "y", "z");
    for (int i = 1; i <= 6; i++) {
      int own = i;
      sketch.thread(t -> t.store("z", own));
    }
    sketch.thread(t -> {
      t.store("x", 1);
      t.load("y");
      t.load("z");
    });
    sketch.thread(t -> {
      t.store("y", 1);
      t.load("x");
    });
    MonitorVerdict one = ask(sketch.program(), Optional.empty(), 1);
    assertEquals(1, one.findings().size(), () -> one.findings().toString());
    assertTrue(one.counts().runs() > 4_000, () -> one.counts().toString());
    assertSame(one, ask(sketch.program(), Optional.empty(), 3));
  }
}
