// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.analysis;

import static dev.heddle.verify.Asking.line;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.explore.OptimalDpor;
import dev.heddle.machine.Machine;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.Sketch;
import dev.heddle.program.Expression.Register;
import dev.heddle.verify.Asking;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class RepeatedJoinsTest {
  /** Whoever comes first in a schedule, every search tells the same, and it can be replayed. */
  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void oneThreadJoinedByTwo(MemoryModel model) {
    Sketch sketch =
        new Sketch("y", "z")
            .array("handle", 2)
            .function(f -> f.store("z", 1))
            .function(f -> {
              f.load("y");
              f.raw.at(line(1));
              f.join(f.load("handle", 0, 8));
            })
            .thread(t -> {
              Register child = t.spawn(0);
              t.store("handle", 0, child);
              t.spawn(1);
              t.store("y", 1);
              t.fence();
              t.raw.at(line(2));
              t.join(child);
            });
    String expected = "join misuse: join of a thread that is joined, too, at t.c:2:1 (t.c:1:1)";
    assertEquals(List.of(expected), Asking.of(sketch, model).errors());
  }

  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void oneThreadJoinedTwiceByAnother(MemoryModel model) {
    Sketch sketch =
        new Sketch("x")
            .function(f -> f.store("x", 1))
            .thread(t -> {
              Register child = t.spawn(0);
              t.raw.at(line(1));
              t.join(child);
              t.raw.at(line(2));
              t.join(child);
            });
    String expected = "join misuse: join of a thread that is joined, too, at t.c:1:1 (t.c:2:1)";
    assertEquals(List.of(expected), Asking.of(sketch, model).errors());
  }

  /** The witness names the error once, however often a loop makes it. */
  @Test
  void oneThreadJoinedInALoop() {
    Sketch sketch =
        new Sketch("x")
            .function(f -> f.store("x", 1))
            .thread(t -> {
              Register child = t.spawn(0);
              t.raw.at(line(1));
              t.join(child);
              t.raw.at(line(2));
              for (int i = 0; i < 3; i++) {
                t.join(child);
              }
            });
    Machine machine = new Machine(sketch.program(), MemoryModel.SC);
    List<FlawOccurrence> found = new ArrayList<>();
    new OptimalDpor().explore(machine, (m, complete) -> found.addAll(new RepeatedJoins(m).find()));
    assertEquals(1, found.size());
  }
}
