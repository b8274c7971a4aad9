// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.heddle.foata.Architecture;
import dev.heddle.foata.Architectures;
import dev.heddle.foata.Pso;
import dev.heddle.foata.Rmo;
import dev.heddle.limit.Limit;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.ProgramSource;
import dev.heddle.oracle.RandomPrograms;
import dev.heddle.oracle.Shape;
import dev.heddle.oracle.Shrinker;
import dev.heddle.program.Function;
import dev.heddle.program.Global;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import dev.heddle.program.condition.FinalCondition;
import dev.heddle.program.condition.Observable;
import dev.heddle.program.condition.Proposition;
import dev.heddle.verify.executions.Executions;
import dev.heddle.verify.outcomes.OutcomeTable;
import dev.heddle.verify.outcomes.Outcomes;
import dev.heddle.verify.session.SearchLimits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random programs: the generator finds as many executions as Optimal-DPOR, with the same final
 * states, failures, deadlocks and limits; and RMO admits all that PSO does. {@code
 * -Dheddle.programs=N} takes N programs of each shape under each model instead of 40.
 */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class ExecutionsAgainstExplorersTest {
  private static final int PROGRAMS = Integer.getInteger("heddle.programs", 40);
  private static final long SEED = Long.getLong("heddle.seed", 1);
  private static final int TRIES = 3_000;
  private static final SearchLimits LIMITS = new SearchLimits(500, Duration.ofHours(1), 100_000, 2);

  private static final List<Shape> SHAPES =
      List.of(
          Shape.STRAIGHT,
          Shape.BRANCHES,
          Shape.ATOMICS,
          Shape.LOCKS,
          Shape.MIXED_SIZES,
          Shape.CHOICE,
          Shape.MANY_THREADS);

  private static Stream<Arguments> shapesAndModels() {
    return SHAPES.stream()
        .flatMap(s ->
            Stream.of(MemoryModel.SC, MemoryModel.TSO, MemoryModel.PSO)
                .map(m -> Arguments.of(s, m)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("shapesAndModels")
  void generatorAgreesWithOptimalDpor(Shape shape, MemoryModel model) {
    Random random = new Random(SEED);
    int compared = 0;
    int several = 0;
    for (int i = 0; i < 3 * PROGRAMS && compared < PROGRAMS; i++) {
      Program program = RandomPrograms.next(random, shape);
      OutcomeTable expected = explored(program, model);
      if (isWide(program) || isStopped(expected)) {
        continue;
      }
      compared++;
      several += expected.counts().executions() > 1 ? 1 : 0;
      if (differs(program, model)) {
        Program small = Shrinker.shrink(program, p -> differs(p, model), TRIES);
        fail(
            small
                + "\nexplored "
                + explored(small, model)
                + "\ngenerated "
                + generated(small, Architectures.of(model))
                + ProgramSource.java(small));
      }
    }
    assertEquals(PROGRAMS, compared, "programs small enough to compare");
    assertTrue(several > PROGRAMS / 2, several + " of them with several executions");
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void rmoAdmitsWhatPsoAdmits(Shape shape) {
    Random random = new Random(SEED);
    for (int i = 0; i < PROGRAMS; i++) {
      Program program = RandomPrograms.next(random, shape);
      if (isWide(program)) {
        continue;
      }
      OutcomeTable pso = generated(program, new Pso());
      OutcomeTable rmo = generated(program, new Rmo());
      if (!isStopped(pso) && !isStopped(rmo)) {
        assertTrue(rmo.states().keySet().containsAll(pso.states().keySet()), program::toString);
      }
    }
  }

  private static Stream<Shape> shapes() {
    return SHAPES.stream();
  }

  private static boolean differs(Program program, MemoryModel model) {
    OutcomeTable expected = explored(program, model);
    OutcomeTable actual = generated(program, Architectures.of(model));
    return !isStopped(expected)
        && !(expected.states().equals(actual.states())
            && expected.counts().equals(actual.counts())
            && expected.endings().equals(actual.endings())
            && expected.limits().equals(actual.limits()));
  }

  /** Whether it has accesses of 16 bytes, which the generator refuses. */
  private static boolean isWide(Program program) {
    return program.functions().stream()
        .flatMap(f -> f.code().stream())
        .anyMatch(i -> i instanceof Instruction.Access a && a.bytes() > 8);
  }

  private static boolean isStopped(OutcomeTable table) {
    return table.limits().stream().anyMatch(Limit.Budget.class::isInstance);
  }

  private static OutcomeTable explored(Program p, MemoryModel model) {
    return Outcomes.ask(
        new Outcomes.Question(p, everything(p), model, Algorithm.OPTIMAL, LIMITS), null);
  }

  private static OutcomeTable generated(Program p, Architecture architecture) {
    return Executions.ask(new Executions.Question(p, everything(p), architecture, LIMITS));
  }

  /** Every byte of memory and every register. */
  private static FinalCondition everything(Program p) {
    List<Observable> columns = new ArrayList<>();
    for (Global g : p.globals()) {
      for (int i = 0; i < g.size(); i++) {
        columns.add(new Observable.Cell(g.address() + i, 1, g.name() + "+" + i));
      }
    }
    for (int t = 0; t < p.threads().size(); t++) {
      Function f = p.functions().get(p.threads().get(t));
      for (int r = 0; r < f.registers().size(); r++) {
        Function.Variable v = f.registers().get(r);
        columns.add(new Observable.ThreadRegister(t, r, v.bits(), t + ":" + v.name()));
      }
    }
    Proposition any = new Proposition.Literal(true);
    return new FinalCondition(columns, any, FinalCondition.Quantifier.EXISTS, any, "true");
  }
}
