// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.waiting.Comparison.Size;
import dev.heddle.waiting.Observed.Difference;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Programs full of loops that wait: the searches, which leave rounds out, show what the whole state
 * graph has. {@code -Dheddle.waiting.programs=N} takes N programs in all instead of 2000, {@code
 * -Dheddle.seed=S} other ones; {@code -Dheddle.waiting.program="..."} compares this one alone.
 */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class WaitingAgainstStateGraphTest {
  private static final int PROGRAMS = Integer.getInteger("heddle.waiting.programs", 2000);
  private static final long SEED = Long.getLong("heddle.seed", 1);

  /** Shrinking takes time, so only the first differences are shown in small. */
  private static final int SHOWN = Integer.getInteger("heddle.waiting.shown", 3);

  private static final String ONE = "heddle.waiting.program";

  /** Where scripts come from. */
  enum Generator {
    /** They tell right rules from wrong ones much better than others. */
    MUTANTS(3),
    RANDOM(1);

    /** How many of four scripts. */
    private final int share;

    Generator(int share) {
      this.share = share;
    }

    Script next(Random random, Order order) {
      Script script;
      do {
        script =
            this == MUTANTS ? new Mutants(random, order).next() : RandomWaits.next(random, order);
      } while (!script.hasLoop());
      return script;
    }
  }

  private static Stream<Arguments> generatorsAndOrders() {
    return Stream.of(Generator.values())
        .flatMap(g -> Stream.of(Order.values()).map(o -> Arguments.of(g, o)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("generatorsAndOrders")
  void searchesShowWhatTheStateGraphHas(Generator generator, Order order) {
    int programs = PROGRAMS * generator.share / (4 * Order.values().length);
    Random random = new Random(SEED + 31 * order.ordinal() + generator.ordinal());
    Map<Size, Integer> sizes = new EnumMap<>(Size.class);
    Map<Difference, Integer> kinds = new EnumMap<>(Difference.class);
    StringBuilder text = new StringBuilder();
    int different = 0;
    for (int i = 0; i < programs; i++) {
      Script script = generator.next(random, order);
      Comparison c = Comparison.of(script, order);
      sizes.merge(c.size(), 1, Integer::sum);
      c.differences().forEach(d -> kinds.merge(d, 1, Integer::sum));
      if (!c.differences().isEmpty() && ++different <= SHOWN) {
        text.append(shown(script, order));
      }
    }
    String summary =
        "%s %s: %s, %d differ: %s\n".formatted(generator, order, sizes, different, kinds);
    assertEquals(0, different, () -> summary + text);
    assertTrue(sizes.getOrDefault(Size.COMPARED, 0) > programs / 2, summary);
  }

  /** The shapes themselves, unchanged. */
  @ParameterizedTest
  @EnumSource
  void shapes(Order order) {
    StringBuilder text = new StringBuilder();
    Shapes.ALL.forEach((name, script) -> {
      Comparison c = Comparison.of(script, order);
      text.append(c.text().isEmpty() ? "" : name + ": " + script + "\n" + c.text());
    });
    assertEquals("", text.toString());
  }

  /** A search of a script with a finite state graph ends, however its rounds follow each other. */
  @ParameterizedTest
  @EnumSource
  void searchesOfShapesEnd(Order order) {
    List<String> endless =
        Shapes.ALL.entrySet().stream()
            .filter(e -> Comparison.of(e.getValue(), order).size() == Size.SEARCH_TOO_LARGE)
            .map(Map.Entry::getKey)
            .sorted()
            .toList();
    assertEquals(List.of(), endless);
  }

  @Test
  @EnabledIfSystemProperty(named = ONE, matches = ".+")
  void one() {
    Script script = Script.parse(System.getProperty(ONE));
    for (Order order : Order.values()) {
      assertEquals("", Comparison.of(script, order).text(), order::toString);
    }
  }

  private static String shown(Script script, Order order) {
    Script small = Comparison.shrink(script, order);
    return "%s, shrunk from %s\n  -D%s=\"%s\"\n%s\n"
        .formatted(order, script, ONE, small, Comparison.of(small, order).text());
  }
}
