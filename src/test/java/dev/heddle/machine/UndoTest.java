// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.RandomPrograms;
import dev.heddle.oracle.Shape;
import dev.heddle.program.Program;
import dev.heddle.trace.Label;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Random walks forth and back: undo restores everything that can be seen. */
@Tag("slow")
class UndoTest {
  private static final List<Shape> SHAPES = Shape.ALL;
  private static final int PROGRAMS = Integer.getInteger("heddle.programs", 20);
  private static final int TURNS = 12;

  @ParameterizedTest
  @FieldSource("SHAPES")
  void undoRestoresEveryStateOnTheWay(Shape shape) {
    Random random = new Random(1);
    for (int i = 0; i < PROGRAMS; i++) {
      Program program = RandomPrograms.next(random, shape);
      for (MemoryModel model : Machine.MODELS) {
        walk(new Machine(program, model), random);
      }
    }
  }

  /** The states so far are kept; each must be found again on the way back. */
  private static void walk(Machine machine, Random random) {
    List<Snapshot> path = new ArrayList<>(List.of(Snapshot.of(machine)));
    for (int turn = 0; turn < TURNS; turn++) {
      int forth = random.nextInt(10);
      while (forth-- > 0 && step(machine, random)) {
        path.add(Snapshot.of(machine));
      }
      int back = random.nextInt(path.size());
      while (back-- > 0) {
        undo(machine, path);
      }
    }
    while (path.size() > 1) {
      undo(machine, path);
    }
    assertEquals(Snapshot.of(new Machine(machine.program(), machine.model())), path.getFirst());
  }

  private static void undo(Machine machine, List<Snapshot> path) {
    machine.undo();
    path.removeLast();
    assertEquals(path.getLast(), Snapshot.of(machine), () -> machine.program().toString());
  }

  private static boolean step(Machine machine, Random random) {
    List<Integer> enabled = new ArrayList<>();
    for (int lane = 0; lane < 64 * machine.laneWords(); lane++) {
      if (machine.isEnabled(lane)) {
        enabled.add(lane);
      }
    }
    if (enabled.isEmpty()) {
      return false;
    }
    int lane = enabled.get(random.nextInt(enabled.size()));
    machine.step(lane, random.nextInt(Math.max(1, machine.alternatives(lane))));
    return true;
  }

  /** What a machine went through before does not show in what it does next. */
  @ParameterizedTest
  @FieldSource("SHAPES")
  void aUsedMachineIsAsGoodAsNew(Shape shape) {
    Random random = new Random(2);
    for (int i = 0; i < PROGRAMS; i++) {
      Program program = RandomPrograms.next(random, shape);
      for (MemoryModel model : Machine.MODELS) {
        Machine used = new Machine(program, model);
        for (int run = 0; run < 3; run++) {
          while (step(used, random)) {}
          while (used.execution().length() > 0) {
            used.undo();
          }
        }
        Machine fresh = new Machine(program, model);
        while (stepBoth(used, fresh, random)) {
          assertEquals(Snapshot.of(fresh), Snapshot.of(used), program::toString);
        }
      }
    }
  }

  /** Takes the same step in both, found by its lane's name. */
  private static boolean stepBoth(Machine a, Machine b, Random random) {
    if (!step(a, random)) {
      return false;
    }
    int d = a.execution().length() - 1;
    long label = a.execution().label(d);
    String name = a.laneName(Label.lane(label));
    for (int lane = 0; lane < 64 * b.laneWords(); lane++) {
      if (b.isEnabled(lane) && b.laneName(lane).equals(name)) {
        b.step(lane, Label.is(label, Label.CHOICE) ? Label.ordinal(label) : 0);
        return true;
      }
    }
    throw new AssertionError(name + " cannot move in both");
  }
}
