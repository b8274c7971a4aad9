// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata;

import static org.junit.jupiter.api.Assertions.fail;

import dev.heddle.foata.generate.GenerationRequest;
import dev.heddle.foata.generate.Generator;
import dev.heddle.program.Program;
import java.util.Random;
import java.util.function.BiPredicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each clause of RMO's order matters: without it, random programs have other executions. */
class RmoClausesTest {
  private static final int PROGRAMS = 3_000;
  private static final int ACCESSES = 7;
  private static final long MOST = 20_000;

  /** What is left out. */
  enum Clause {
    SAME_LOCATION((a, b) -> b.isWrite() && a.overlaps(b)),
    CONTROL((a, b) -> a.isAssertion() && b.isWrite()),
    THROUGH_MEMORY((a, b) -> b.needsThroughMemory(a) && !b.needs(a)),
    FENCE_BEFORE((a, b) -> b.isFence() && b.waitsFor(a)),
    FENCE_BEHIND((a, b) -> a.isFence() && a.holdsBack(b));

    private final BiPredicate<Event, Event> applies;

    Clause(BiPredicate<Event, Event> applies) {
      this.applies = applies;
    }
  }

  private record Without(Clause clause) implements Architecture {
    private static final Rmo RMO = new Rmo();

    @Override
    public String name() {
      return "rmo without " + clause;
    }

    @Override
    public boolean shadows(Action action) {
      return RMO.shadows(action);
    }

    @Override
    public boolean sameDep(Event a, Event b) {
      boolean onlyBy = a.isShadow() && b.isShadow() && clause.applies.test(a, b);
      return RMO.sameDep(a, b) && !(onlyBy && !b.needs(a));
    }

    @Override
    public boolean diffDep(Backlog x, Backlog y, Event a, Event b) {
      return RMO.diffDep(x, y, a, b);
    }

    @Override
    public int order(Event a, Event b) {
      return RMO.order(a, b);
    }
  }

  @ParameterizedTest
  @EnumSource
  void clauseMatters(Clause clause) {
    Random random = new Random(1);
    for (int i = 0; i < PROGRAMS; i++) {
      Program p = SmallPrograms.next(random, SmallPrograms.Kind.DEPENDENT, ACCESSES);
      if (executions(p, new Rmo()) != executions(p, new Without(clause))) {
        return;
      }
    }
    fail("no program misses " + clause);
  }

  /** How many there are; -1 if the architecture is found to be wrong. */
  private static long executions(Program p, Architecture architecture) {
    GenerationRequest q =
        new GenerationRequest(
            p, architecture, GenerationRequest.Mode.EVALUATED, GenerationRequest.Extent.PRUNED);
    long[] n = {0};
    try {
      Generator.generate(q, _ -> ++n[0] < MOST);
      return n[0];
    } catch (ArchitectureException _) {
      return -1;
    }
  }
}
