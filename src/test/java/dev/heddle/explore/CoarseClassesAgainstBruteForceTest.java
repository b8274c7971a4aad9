// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.explore.observe.Observer;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.machine.Machine;
import dev.heddle.machine.event.BlindLocationException;
import dev.heddle.machine.event.Place;
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
import dev.heddle.oracle.Model;
import dev.heddle.oracle.ProgramSource;
import dev.heddle.oracle.RandomPrograms;
import dev.heddle.oracle.Shape;
import dev.heddle.program.Program;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Label;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Where orders are left open that no thread observes, each class is explored once, and every end of
 * every execution is an end of a class: what became of the threads, what went wrong, what memory
 * holds where others can read it. {@code -Dheddle.programs=N} takes N programs of each shape under
 * each model, {@code -Dheddle.seed=S} other ones.
 */
@Tag("slow")
@org.junit.jupiter.api.parallel.Execution(ExecutionMode.CONCURRENT)
class CoarseClassesAgainstBruteForceTest {
  private static final int PROGRAMS = Integer.getInteger("heddle.programs", 60);
  private static final long SEED = Long.getLong("heddle.seed", 1);
  private static final int STATES = 20_000;

  /** How threads ended, what went wrong and what memory holds: no register of theirs. */
  private record End(Object fates, Object faults, Object memory) {
    /**
     * @param memory whether stores to each byte are ordered
     */
    static End of(Ending ending, boolean memory) {
      return new End(ending.fates(), ending.faults(), memory ? ending.memory() : "");
    }
  }

  /** What a search showed. */
  private static final class Seen implements Observer {
    private final List<String> signatures = new ArrayList<>();
    private final Map<String, Long> types = new HashMap<>();
    private final Set<End> ends = new HashSet<>();

    /** Locations whose stores are not ordered. */
    private Set<Place> blind = Set.of();

    /** Whether an operation that commutes has the name of one that does not. */
    private boolean isAmbiguous;

    @Override
    public boolean onExecution(Machine machine, boolean complete) {
      assertTrue(complete, "an execution does not end");
      machine.endAll();
      End end = End.of(Endings.of(machine), blind.isEmpty());
      ends.add(end);
      machine.readOnlySuffixes().replayInOrder();
      machine.endAll();
      assertEquals(end, End.of(Endings.of(machine), blind.isEmpty()), "in order");
      signatures.add(Signatures.of(machine));
      note(machine);
      machine.readOnlySuffixes().replayReadsLast();
      return true;
    }

    /** Begins again, with other locations. */
    void restart(Set<Place> places) {
      signatures.clear();
      types.clear();
      ends.clear();
      isAmbiguous = false;
      blind = places;
    }

    /** A signature without what is left open. */
    private String coarse(String signature) {
      Set<String> cells = new HashSet<>();
      for (Place place : blind) {
        for (int i = 0; i < place.size(); i++) {
          cells.add(String.valueOf(place.address() + i));
        }
      }
      return CoarseSignatures.of(signature, types, cells);
    }

    /** Which instruction an operation is can depend on what its thread saw. */
    private void note(Machine machine) {
      Execution x = machine.execution();
      for (int d = 0; d < x.length(); d++) {
        if (Label.is(x.label(d), Label.WRITE)) {
          long type = Label.commuting(x.label(d));
          long place = type == 0 ? 0 : (long) x.location(d) << 3 | type;
          String name = machine.threadName(x.thread(d)) + "#" + x.operation(d);
          for (String cell : Signatures.cells(x.locations(), x.location(d))) {
            Long other = types.put(CoarseSignatures.key(name, cell), place);
            isAmbiguous |= other != null && other != place;
          }
        }
      }
    }
  }

  private static Stream<Arguments> shapesAndModels() {
    return Stream.of(Shape.COUNTING, Shape.BLIND, Shape.MEETING, Shape.COUNTED)
        .flatMap(List::stream)
        .flatMap(shape -> Stream.of(Model.values()).map(model -> Arguments.of(shape, model)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("shapesAndModels")
  void everyClassOnceAndEveryEnd(Shape shape, Model model) {
    Random random = new Random(SEED);
    int compared = 0;
    long traces = 0;
    long classes = 0;
    for (int i = 0; i < PROGRAMS; i++) {
      Program program = RandomPrograms.next(random, shape);
      Plan plan = Plan.FULL.without(Technique.TWINS); // which threads are equal is no class
      plan = random.nextBoolean() ? plan : plan.without(Technique.SETTLED_RACES);
      Result expected = new BruteForce(program, model, STATES).run();
      if (!expected.tooLarge()) {
        compared++;
        traces += expected.signatures().size();
        classes += compare(program, model, plan, new OptimalDpor(), expected);
        compare(program, model, plan, new SourceDpor(), expected);
      }
    }
    assertTrue(compared > PROGRAMS / 2, compared + " programs are small enough");
    assertTrue(classes < traces, classes + " classes of " + traces + " traces");
  }

  private static long compare(
      Program program, Model model, Plan plan, Explorer explorer, Result expected) {
    Seen seen = new Seen();
    Statistics s = explore(program, model, plan, explorer, seen);
    if (seen.isAmbiguous) {
      return expected.signatures().size();
    }
    Set<String> wanted =
        expected.signatures().stream().map(seen::coarse).collect(Collectors.toSet());
    List<String> shown = seen.signatures.stream().map(seen::coarse).toList();
    Set<String> missed = new TreeSet<>(wanted);
    shown.forEach(missed::remove);
    Set<String> impossible = new TreeSet<>(shown);
    impossible.removeAll(wanted);
    Set<End> lost =
        expected.endings().values().stream()
            .map(e -> End.of(e, seen.blind.isEmpty()))
            .collect(Collectors.toSet());
    lost.removeAll(seen.ends);
    long redundant = explorer instanceof OptimalDpor ? s.redundant() : 0;
    String difference =
        missed.size()
            + " missed, "
            + impossible.size()
            + " impossible, "
            + (shown.size() - new HashSet<>(shown).size())
            + " repeated, "
            + redundant
            + " redundant, "
            + lost.size()
            + " ends lost";
    assertEquals(
        "0 missed, 0 impossible, 0 repeated, 0 redundant, 0 ends lost",
        difference,
        () ->
            explorer.getClass().getSimpleName()
                + " "
                + plan
                + "\n"
                + missed
                + "\n"
                + impossible
                + "\n"
                + program
                + "\n"
                + ProgramSource.java(program));
    return wanted.size();
  }

  /**
   * By all techniques that fit the program, and with the locations that seem to be blind and are.
   */
  private static Statistics explore(
      Program program, Model model, Plan plan, Explorer explorer, Seen seen) {
    Plan fitting = plan;
    boolean isOpen = true;
    while (true) {
      Machine machine = machine(program, model, fitting);
      try {
        machine.readOnlySuffixes().assumeBlind(seen.blind);
        machine.readOnlySuffixes().defer(true);
        if (!isOpen) {
          return explorer.explore(machine, seen);
        }
        explorer.explore(
            machine,
            (m, complete) -> {
              seen.blind = m.readOnlySuffixes().suggestBlind();
              return false;
            });
        isOpen = false;
      } catch (TechniqueException e) {
        seen.restart(e.technique() == Technique.DEFERRED_READS ? Set.of() : seen.blind);
        fitting = fitting.without(e.technique());
      } catch (BlindLocationException e) {
        Set<Place> others = new HashSet<>(seen.blind);
        others.remove(e.place());
        seen.restart(others);
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
}
