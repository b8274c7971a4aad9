// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.outcomes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.RandomPrograms;
import dev.heddle.oracle.Shape;
import dev.heddle.oracle.Sketch;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Program;
import dev.heddle.program.UpdateOperator;
import dev.heddle.program.condition.FinalCondition;
import dev.heddle.program.condition.Proposition;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.outcomes.Outcomes;
import dev.heddle.verify.session.SearchLimits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TraceTextTest {
  private static final Proposition TRUE = new Proposition.Literal(true);
  private static final FinalCondition ANY =
      new FinalCondition(List.of(), TRUE, FinalCondition.Quantifier.FORALL, TRUE, "forall true");

  private static List<String> texts(Program program, MemoryModel model, int executions) {
    List<String> texts = new ArrayList<>();
    SearchLimits limits = new SearchLimits(executions, Duration.ofMinutes(1), 1_000, 4);
    Outcomes.ask(
        new Outcomes.Question(program, ANY, model, Algorithm.OPTIMAL, limits),
        seen -> texts.add(TraceText.of(seen)));
    return texts;
  }

  /** Column headers are as wide as they must be, values are signed, parts of x are named. */
  @Test
  void everyOperationHasItsWords() {
    Sketch sketch =
        new Sketch("x", "m")
            .function(t -> t.store("x", 2, Expression.constant(-1, 16)))
            .thread(t -> {
              t.lock("m");
              t.tryLock("m");
              t.unlock("m");
              t.update(UpdateOperator.ADD, "x", -5);
              t.exchange("x", -5, 7);
              t.exchange("x", -5, 8);
              Register child = t.spawn(0);
              t.join(child);
              t.load("x", 2, 2);
              t.store("x", 1);
              t.fence();
              t.raw.choose(t.register(), 1);
            });
    assertEquals(
        List.of(
            """
                 thread 0         thread 0.0
              1  lock m
              2  trylock fails m
              3  unlock m
              4  update x = -5
              5  cas x = 7
              6  cas fails x = 7
              7                   store x+2:2 = -1
              8                   commit x+2:2 = -1
              9  load x+2:2 = -1
             10  store x = 1
             11  commit x = 1
             12  fence
             13  choose 0
            """),
        texts(sketch.program(), MemoryModel.TSO, 10).stream()
            .map(text -> text.substring(0, text.indexOf("  po ")))
            .toList());
  }

  /** Every row is numbered once and every edge names two rows. */
  @Test
  void edgesNameRows() {
    Random random = new Random(1);
    for (int i = 0; i < 60; i++) {
      Shape shape = Shape.ALL.get(i % Shape.ALL.size());
      Program program = RandomPrograms.next(random, shape);
      for (String text : texts(program, MemoryModel.values()[i % 3], 5)) {
        int rows = 0;
        for (String line : text.lines().skip(1).toList()) {
          if (line.matches(" *\\d+  .*")) {
            assertEquals(++rows, Integer.parseInt(line.substring(0, 4).strip()), text);
          } else if (line.startsWith("  schedule ")) {
            break;
          } else {
            assertTrue(line.length() <= 80, text);
            for (String word : line.strip().split("[^0-9]+")) {
              assertTrue(
                  word.isEmpty() || Integer.parseInt(word) <= rows, () -> line + "\n" + text);
            }
          }
        }
      }
    }
  }
}
