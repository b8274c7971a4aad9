// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.foata.generate.Counts;
import dev.heddle.foata.generate.GenerationRequest;
import dev.heddle.foata.generate.Generator;
import dev.heddle.foata.generate.Listener;
import dev.heddle.foata.generate.Listener.Fate;
import dev.heddle.foata.generate.Representative;
import dev.heddle.program.Expression;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.Global;
import dev.heddle.program.Order;
import dev.heddle.program.Program;
import dev.heddle.program.ProgramBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The examples of the paper. */
class PaperTest {
  private static final int BYTES = 4;

  /** Of section 1: (a) [x] := 1; (b) r1 := [y] and (c) [y] := 1; (d) r2 := [x]. */
  private static Program dekker() {
    ProgramBuilder p = new ProgramBuilder("dekker");
    Global x = p.integer("x", BYTES, 0);
    Global y = p.integer("y", BYTES, 0);
    p.thread(thread(x, y));
    p.thread(thread(y, x));
    return p.build();
  }

  private static dev.heddle.program.Function thread(Global own, Global other) {
    FunctionBuilder f = new FunctionBuilder(own.name());
    f.store(address(own), Expression.constant(1, 32), BYTES, Order.PLAIN);
    f.load(f.register("r", 32), address(other), BYTES, Order.PLAIN);
    return f.build();
  }

  private static Expression address(Global g) {
    return new Expression.GlobalAddress(g, 0, 64);
  }

  private static String letter(Event e) {
    char letter = (char) ('a' + 2 * e.processor() + e.id());
    return letter + (e.isShadow() ? "'" : "");
  }

  private static String form(List<List<Event>> steps) {
    return steps.stream()
        .map(s -> s.stream().map(PaperTest::letter).collect(Collectors.joining("", "(", ")")))
        .collect(Collectors.joining());
  }

  private static List<String> forms(Architecture architecture, GenerationRequest.Extent extent) {
    List<String> found = new ArrayList<>();
    Generator.generate(
        new GenerationRequest(dekker(), architecture, GenerationRequest.Mode.EVALUATED, extent),
        e -> found.add(form(e.steps())));
    return found.stream().sorted().toList();
  }

  @Test
  void scHasThreeNormalFormsOfSixExecutions() {
    for (GenerationRequest.Extent extent : GenerationRequest.Extent.values()) {
      assertEquals(List.of("(a)(b)(c)(d)", "(ac)(bd)", "(c)(d)(a)(b)"), forms(new Sc(), extent));
    }
    Counts all =
        Generator.generate(
            new GenerationRequest(
                dekker(),
                new Sc(),
                GenerationRequest.Mode.EVALUATED,
                GenerationRequest.Extent.EVERYTHING),
            _ -> true);
    assertEquals(6, all.complete());
    assertEquals(3, all.kept());
  }

  /** Fig. 1 shades b behind acd, and a behind c. */
  @Test
  void scDropsTheNodesOfTheFigure() {
    List<String> dropped = new ArrayList<>();
    Listener listener =
        new Listener() {
          private final StringBuilder path = new StringBuilder();

          @Override
          public void enter(Event e, Fate fate) {
            path.append(letter(e));
            if (fate == Fate.ABNORMAL) {
              dropped.add(path.toString());
            }
          }

          @Override
          public void leave() {
            path.setLength(path.length() - 1);
          }

          @Override
          public boolean complete(Representative execution) {
            return true;
          }
        };
    Counts counts =
        Generator.generate(
            new GenerationRequest(
                dekker(),
                new Sc(),
                GenerationRequest.Mode.EVALUATED,
                GenerationRequest.Extent.NORMAL),
            listener);
    assertEquals(List.of("acdb", "ca"), dropped);
    assertEquals(2, counts.dropped());
    assertEquals(0, counts.of(Fate.INCOMPLETABLE));
  }

  @Test
  void tsoHasTheFourOfTheText() {
    assertEquals(
        List.of("(ac)(a'b)(c'd)", "(ac)(a'c')(bd)", "(ac)(bd)(a'c')", "(ac)(c'd)(a'b)"),
        forms(new Tso(), GenerationRequest.Extent.PRUNED));
  }
}
