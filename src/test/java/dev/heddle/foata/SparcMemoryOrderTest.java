// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.heddle.foata.generate.GenerationRequest;
import dev.heddle.foata.generate.Generator;
import dev.heddle.foata.generate.Representative;
import dev.heddle.oracle.Shrinker;
import dev.heddle.program.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Random programs: the representatives end in the states of the SPARC V9 axioms, and there are as
 * many as there are pairs of reads-from and coherence. {@code -Dheddle.programs=N} takes N programs
 * under each model instead of 150, {@code -Dheddle.seed=S} other ones.
 */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class SparcMemoryOrderTest {
  private static final int PROGRAMS = Integer.getInteger("heddle.programs", 150);
  private static final long SEED = Long.getLong("heddle.seed", 1);
  private static final int ACCESSES = 7;
  private static final int ORDERS = 10_000;
  private static final int TRIES = 2_000;

  @ParameterizedTest
  @EnumSource
  void representativesAreTheExecutionsOfTheAxioms(SparcMemoryOrder.Model model) {
    Architecture architecture = architecture(model);
    Random random = new Random(SEED);
    int compared = 0;
    int several = 0;
    while (compared < PROGRAMS) {
      Program p = SmallPrograms.next(random, SmallPrograms.Kind.DEPENDENT, ACCESSES);
      SortedMap<String, Long> expected = expected(p, model);
      if (expected == null) {
        continue;
      }
      compared++;
      several += expected.size() > 1 ? 1 : 0;
      if (!expected.equals(actual(p, architecture))) {
        Program small = Shrinker.shrink(p, q -> differs(q, model, architecture), TRIES);
        fail(
            small
                + "\nshould be "
                + expected(small, model)
                + "\nis "
                + actual(small, architecture));
      }
    }
    assertEquals(PROGRAMS, compared);
    assertTrue(several > PROGRAMS / 2, several + " of them with several states");
  }

  private static boolean differs(
      Program p, SparcMemoryOrder.Model model, Architecture architecture) {
    SortedMap<String, Long> expected = expected(p, model);
    return expected != null && !expected.equals(actual(p, architecture));
  }

  /** Null if that would take too long. */
  private static SortedMap<String, Long> expected(Program p, SparcMemoryOrder.Model model) {
    try {
      return new SparcMemoryOrder(p, model, ORDERS).states();
    } catch (SparcMemoryOrder.TooMany _) {
      return null;
    }
  }

  static Architecture architecture(SparcMemoryOrder.Model model) {
    return switch (model) {
      case SC -> new Sc();
      case TSO -> new Tso();
      case PSO -> new Pso();
      case RMO -> new Rmo();
      case LOAD_LOAD -> Examples.architecture("LoadLoad");
    };
  }

  private static SortedMap<String, Long> actual(Program p, Architecture architecture) {
    SortedMap<String, Long> states = new TreeMap<>();
    GenerationRequest q =
        new GenerationRequest(
            p, architecture, GenerationRequest.Mode.EVALUATED, GenerationRequest.Extent.PRUNED);
    Generator.generate(
        q,
        execution -> {
          states.merge(state(p, execution), 1L, Long::sum);
          return true;
        });
    return states;
  }

  private static String state(Program p, Representative execution) {
    List<Long> values = new ArrayList<>();
    p.globals().forEach(g -> values.add(execution.read(g.address(), g.size())));
    for (int t = 0; t < p.threads().size(); t++) {
      int registers = p.functions().get(p.threads().get(t)).registers().size();
      for (int r = 0; r < registers; r++) {
        values.add(execution.register(t, r));
      }
    }
    return values.toString();
  }
}
