// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.foata.generate.GenerationRequest;
import dev.heddle.foata.generate.Generator;
import dev.heddle.program.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Random programs without branches: every class of executions has exactly one representative.
 * {@code -Dheddle.programs=N} takes N programs under each model instead of 120.
 */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class CommutationClosureTest {
  private static final int PROGRAMS = Integer.getInteger("heddle.programs", 120);
  private static final long SEED = Long.getLong("heddle.seed", 1);
  private static final int EXECUTIONS = 3_000;

  @ParameterizedTest
  @EnumSource(names = "LOAD_LOAD", mode = EnumSource.Mode.EXCLUDE)
  void everyClassHasOneRepresentative(SparcMemoryOrder.Model model) {
    Random random = new Random(SEED);
    int compared = 0;
    int several = 0;
    while (compared < PROGRAMS) {
      int accesses = model == SparcMemoryOrder.Model.SC ? 7 : 4 + random.nextInt(2);
      Program p = SmallPrograms.next(random, SmallPrograms.Kind.PLAIN, accesses);
      List<Set<String>> classes;
      try {
        classes = new CommutationClosure(p, model, EXECUTIONS).classes();
      } catch (CommutationClosure.TooMany _) {
        continue;
      }
      compared++;
      several += classes.size() > 1 ? 1 : 0;
      for (GenerationRequest.Extent extent : GenerationRequest.Extent.values()) {
        List<String> found = representatives(p, model, extent);
        assertEquals(classes.size(), found.size(), p::toString);
        for (Set<String> c : classes) {
          assertEquals(1, found.stream().filter(c::contains).count(), p::toString);
        }
      }
    }
    assertTrue(several > PROGRAMS / 2, several + " of them with several classes");
  }

  /** Each as the order of its events. */
  private static List<String> representatives(
      Program p, SparcMemoryOrder.Model model, GenerationRequest.Extent extent) {
    List<String> found = new ArrayList<>();
    GenerationRequest q =
        new GenerationRequest(
            p, SparcMemoryOrderTest.architecture(model), GenerationRequest.Mode.EVALUATED, extent);
    Generator.generate(
        q,
        execution -> {
          found.add(
              execution.steps().stream()
                  .flatMap(List::stream)
                  .map(Event::toString)
                  .collect(Collectors.joining(", ", "[", "]")));
          return true;
        });
    return found;
  }
}
