// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.outcomes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.foata.Architectures;
import dev.heddle.frontend.litmus.LitmusReader;
import dev.heddle.frontend.litmus.LitmusTest;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.condition.Observable;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.DetailedWitness;
import dev.heddle.verify.Shown;
import dev.heddle.verify.executions.Executions;
import dev.heddle.verify.outcomes.FinalState;
import dev.heddle.verify.outcomes.Outcomes;
import dev.heddle.verify.session.SearchLimits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Pictures of normal forms against the final states of the same executions, and against the
 * machine: those without a cycle end as executions of SC do, and all of those are among them.
 */
@Tag("slow")
class ExecutionPictureTest {
  private static final SearchLimits LIMITS =
      new SearchLimits(100_000, Duration.ofHours(1), 100_000, 3);

  @ParameterizedTest
  @EnumSource(names = {"SC", "TSO", "PSO"})
  void picturesAgreeWithTheMachine(MemoryModel model) throws IOException {
    int tests = 0;
    int cycles = 0;
    for (Path file : Shown.litmusTests()) {
      LitmusTest test = LitmusReader.read(file.toString(), Files.readString(file));
      Set<FinalState> sequential = new TreeSet<>();
      int[] seen = new int[2];
      boolean[] complete = {true};
      Executions.askWithAccesses(
          new Executions.Question(
              test.program(), test.condition(), Architectures.of(model), LIMITS),
          (form, accesses) -> {
            if (accesses.isEmpty() || form.state().isEmpty()) {
              complete[0] = false;
              return;
            }
            DetailedWitness picture =
                ExecutionPicture.of(test.program(), model.toString(), accesses.get());
            seen[0]++;
            check(file, test, picture, form.state().get());
            if (picture.cycle().isEmpty()) {
              sequential.add(form.state().get());
            } else {
              seen[1]++;
            }
          });
      if (complete[0] && seen[0] > 0) {
        tests++;
        cycles += seen[1];
        assertEquals(underSc(test), sequential, file.toString());
      }
    }
    System.out.println(
        "pictures of executions: " + model + ", tests " + tests + ", cycles " + cycles);
    assertTrue(tests > 60, "tests: " + tests);
    assertEquals(model != MemoryModel.SC, cycles > 0);
  }

  private static Set<FinalState> underSc(LitmusTest test) {
    return new TreeSet<>(
        Outcomes.ask(
                new Outcomes.Question(
                    test.program(), test.condition(), MemoryModel.SC, Algorithm.OPTIMAL, LIMITS),
                null)
            .states()
            .keySet());
  }

  /** What the steps leave in memory is the final state, as far as that names memory. */
  private static void check(Path file, LitmusTest test, DetailedWitness picture, FinalState state) {
    Map<String, String> memory = new HashMap<>();
    picture.memory().forEach(c -> memory.put(c.place(), c.value()));
    picture.frames().forEach(f -> f.changes().forEach(c -> memory.put(c.place(), c.value())));
    List<Observable> columns = test.condition().columns();
    for (int i = 0; i < columns.size(); i++) {
      if (columns.get(i) instanceof Observable.Cell c && memory.containsKey(c.name())) {
        String expected = String.valueOf(state.values().get(i));
        assertEquals(expected, memory.get(c.name()), file + " " + c.name());
      }
    }
  }
}
