// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.machine.Machine;
import dev.heddle.machine.plan.MachineOptions;
import dev.heddle.machine.plan.OutputListener;
import dev.heddle.machine.plan.Plan;
import dev.heddle.machine.plan.Technique;
import dev.heddle.machine.plan.TechniqueException;
import dev.heddle.machine.state.SharedNumbers;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.BruteForce;
import dev.heddle.oracle.BruteForce.Result;
import dev.heddle.oracle.Ending;
import dev.heddle.oracle.Fault;
import dev.heddle.oracle.Model;
import dev.heddle.oracle.ProgramSource;
import dev.heddle.oracle.RandomTwins;
import dev.heddle.oracle.Shape;
import dev.heddle.program.Program;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Where equal threads begin in one order, every end of every execution is found but for the names
 * of equal threads, and nothing else. {@code -Dheddle.programs=N} takes N programs of each shape
 * under each model, {@code -Dheddle.seed=S} other ones.
 */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class TwinsAgainstBruteForceTest {
  private static final int PROGRAMS = Integer.getInteger("heddle.programs", 40);
  private static final long SEED = Long.getLong("heddle.seed", 1);
  private static final int STATES = 20_000;

  /** What became of the threads, what went wrong and what memory holds. */
  private record End(Object fates, Object faults, Object memory) {
    static End of(Ending e) {
      return new End(e.fates(), e.faults(), e.memory());
    }

    /** The same whichever thread is which. */
    static End withoutNames(Ending e) {
      return new End(
          e.fates().values().stream().sorted().toList(),
          e.faults().stream().map(Fault::kind).sorted().toList(),
          e.memory());
    }
  }

  private static Stream<Arguments> shapesAndModels() {
    return Stream.of(
            Shape.STRAIGHT,
            Shape.ATOMICS,
            Shape.LOCKS,
            Shape.CHOICE,
            Shape.CELLS,
            Shape.SEMAPHORES,
            Shape.COUNTERS,
            Shape.BARRIERS,
            Shape.LOCALS,
            Shape.OBJECTS,
            Shape.ONLOOKERS,
            Shape.WRITERS,
            Shape.SYNC_SPAWN,
            Shape.RENEWALS,
            Shape.EVERYTHING)
        .flatMap(shape -> Stream.of(Model.values()).map(model -> Arguments.of(shape, model)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("shapesAndModels")
  void everyEndButForNames(Shape shape, Model model) {
    Random random = new Random(SEED);
    int compared = 0;
    for (int i = 0; i < PROGRAMS; i++) {
      Program program = RandomTwins.next(random, shape);
      boolean readsLast = random.nextBoolean();
      Result expected = new BruteForce(program, model, STATES).run();
      if (!expected.tooLarge()) {
        compared++;
        compare(program, model, readsLast, new OptimalDpor(), expected);
        compare(program, model, readsLast, new SourceDpor(), expected);
      }
    }
    assertTrue(compared > PROGRAMS / 3, compared + " programs are small enough");
  }

  private static void compare(
      Program program, Model model, boolean readsLast, Explorer explorer, Result expected) {
    Set<End> ends = new HashSet<>();
    Set<End> unnamed = new HashSet<>();
    long redundant = explore(program, model, readsLast, explorer, ends, unnamed);
    Set<End> impossible = new HashSet<>(ends);
    expected.endings().values().forEach(e -> impossible.remove(End.of(e)));
    Set<End> lost =
        expected.endings().values().stream().map(End::withoutNames).collect(Collectors.toSet());
    lost.removeAll(unnamed);
    String difference = impossible.size() + " impossible, " + lost.size() + " lost";
    assertEquals(
        "0 impossible, 0 lost",
        difference,
        () ->
            explorer.getClass().getSimpleName()
                + " readsLast="
                + readsLast
                + "\n"
                + impossible
                + "\n"
                + lost
                + "\n"
                + program
                + "\n"
                + ProgramSource.java(program));
    assertEquals(0, explorer instanceof OptimalDpor ? redundant : 0, program::toString);
  }

  /** By all techniques that fit the program; runs in vain. */
  private static long explore(
      Program program,
      Model model,
      boolean readsLast,
      Explorer explorer,
      Set<End> ends,
      Set<End> unnamed) {
    Plan fitting = Plan.FULL;
    while (true) {
      try {
        Machine machine = machine(program, model, fitting);
        machine.readOnlySuffixes().defer(readsLast);
        return explorer
            .explore(
                machine,
                (m, complete) -> {
                  m.endAll();
                  Ending ending = Endings.of(m);
                  ends.add(End.of(ending));
                  unnamed.add(End.withoutNames(ending));
                  m.readOnlySuffixes().replayInOrder();
                  m.endAll();
                  assertEquals(End.of(ending), End.of(Endings.of(m)), "in order");
                  m.readOnlySuffixes().replayReadsLast();
                  return true;
                })
            .redundant();
      } catch (TechniqueException e) {
        ends.clear();
        unnamed.clear();
        fitting = fitting.without(e.technique());
      }
    }
  }

  private static Machine machine(Program program, Model model, Plan plan) {
    return new Machine(
        program,
        MemoryModel.valueOf(model.name()),
        OutputListener.NONE,
        new SharedNumbers(),
        MachineOptions.STATES.with(plan).commutingUpdates().leavingExits());
  }

  /** How many executions there are with and without twins, in all. */
  @Test
  void thereAreFewer() {
    Random random = new Random(SEED);
    long with = 0;
    long without = 0;
    for (Shape shape : List.of(Shape.ATOMICS, Shape.LOCKS, Shape.SEMAPHORES)) {
      for (int i = 0; i < PROGRAMS; i++) {
        Program program = RandomTwins.next(random, shape);
        with += count(program, Plan.FULL);
        without += count(program, Plan.FULL.without(Technique.TWINS));
      }
    }
    assertTrue(with < without, with + " of " + without);
  }

  private static long count(Program program, Plan plan) {
    try {
      Machine machine = machine(program, Model.SC, plan);
      return new OptimalDpor().explore(machine, (m, complete) -> true).executions();
    } catch (TechniqueException e) {
      return count(program, plan.without(e.technique()));
    }
  }
}
