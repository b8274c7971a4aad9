// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

import static dev.heddle.oracle.Sketch.equal;
import static dev.heddle.oracle.Sketch.number;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.explore.Replay;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.Sketch;
import dev.heddle.program.Expression;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.Global;
import dev.heddle.program.Instruction;
import dev.heddle.program.Order;
import dev.heddle.program.ProgramBuilder;
import dev.heddle.program.SourcePosition;
import dev.heddle.verify.check.Replayed;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a witness tells, and what it leaves out. */
class WitnessTest {
  private static List<String> steps(Witness witness) {
    return witness.steps().stream()
        .map(s -> s.thread() + " " + s.doing() + " " + s.place() + " " + s.value())
        .toList();
  }

  /** Thread 0 reads its own store and what thread 1 wrote; thread 2 does not matter. */
  private static Asking forwarding() {
    Sketch sketch =
        new Sketch("x", "y", "z")
            .thread(t -> {
              t.store("x", 1);
              t.load("x");
              t.raw.check(equal(t.load("y"), 0), "y == 0");
            })
            .thread(t -> t.store("y", 1))
            .thread(t -> t.store("z", 1));
    return Asking.of(sketch, MemoryModel.TSO);
  }

  @Test
  void whatDoesNotMatterIsLeftOut() {
    Asking asking = forwarding();
    Finding finding = asking.verdict().findings().getFirst();
    Witness witness = Replayed.picture(asking.question(), finding).witness();
    assertEquals(List.of("0", "1"), witness.threads().stream().map(c -> c.thread()).toList());
    assertTrue(steps(witness).stream().noneMatch(s -> s.contains(" z ")), witness::toString);
    assertTrue(steps(witness).contains("1 COMMIT y 1"), witness::toString);
    assertTrue(steps(witness).contains("0 BUFFER x 1"), witness::toString);
    Replayed all = Replayed.of(asking.question(), finding.schedule());
    assertTrue(steps(all.witness()).contains("2 COMMIT z 1"), all::toString);
  }

  @Test
  void aReadFromTheBufferIsToldAsSuch() {
    Replayed replayed = Replayed.of(forwarding().question(), "1! 0 0");
    assertTrue(steps(replayed.witness()).contains("0 FORWARDED x 1"), replayed::toString);
    assertTrue(steps(replayed.witness()).contains("0 READ y 1"), replayed::toString);
    assertEquals(
        List.of(new Flaw(ErrorKind.ASSERTION, "assertion failed: y == 0", SourcePosition.NONE)),
        replayed.flaws());
    assertTrue(!replayed.complete());
  }

  @Test
  void aScheduleMustBePossible() {
    assertThrows(Replay.Impossible.class, () -> Replayed.of(forwarding().question(), "0! 0! 0!"));
  }

  /** Also what is printed before the first event. */
  @Test
  void whatIsPrintedIsTold() {
    ProgramBuilder program = new ProgramBuilder("printing");
    Global format = program.global("format", "%d!\n\0".getBytes(StandardCharsets.UTF_8), 1);
    Global x = program.integer("x", 4, 0);
    FunctionBuilder f = new FunctionBuilder("main");
    Expression address = new Expression.GlobalAddress(format, 0, 64);
    for (int i = 1; i <= 2; i++) {
      f.add(new Instruction.Print(address, List.of(number(i)), SourcePosition.NONE));
      f.store(new Expression.GlobalAddress(x, 0, 64), number(i), 4, Order.PLAIN);
    }
    program.thread(f.build());
    program.thread(new FunctionBuilder("other").build());
    Replayed replayed = Replayed.of(Asking.of(program.build(), MemoryModel.SC).question(), "0 0");
    assertEquals(
        List.of(new Witness.Printed("0", "1!\n"), new Witness.Printed("0", "2!\n")),
        replayed.witness().printed());
    assertTrue(replayed.complete());
    assertEquals(List.of(), replayed.flaws());
  }
}
