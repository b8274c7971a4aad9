// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

import static dev.heddle.mutation.Rewrite.hidden;
import static dev.heddle.waiting.WrongRule.method;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.waiting.WaitingMutationTest.Subject;
import java.lang.classfile.CodeBuilder;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * The check by states against the whole state graph, which shares no code with it: programs with
 * loops that wait, locks, semaphores and assumptions. {@code -Dheddle.waiting.programs=N} takes N
 * programs in all, {@code -Dheddle.seed=S} other ones.
 */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class StatesAgainstStateGraphTest {
  private static final int PROGRAMS = Integer.getInteger("heddle.waiting.programs", 2000);
  private static final long SEED = Long.getLong("heddle.seed", 1);

  private static final Class<?> NUMBERS = hidden("machine.state.StateNumbers");
  private static final Class<?> SEARCH = hidden("explore.states.StateSearch");
  private static final Consumer<CodeBuilder> ZERO = code -> code.iconst_0().ireturn();

  private static final List<WrongRule> WRONG =
      List.of(
          method("what waits in buffers does not matter", NUMBERS, "buffer", "(I)I", ZERO)
              .under(Order.TSO, Order.PSO),
          method("where threads stand does not matter", NUMBERS, "thread", "(I)I", ZERO),
          method("what memory holds does not matter", NUMBERS, "memory", "()I", ZERO),
          method(
              "who holds mutexes does not matter", NUMBERS, "locks", "()V", CodeBuilder::return_),
          method("every state comes to an end", SEARCH, "close", "(I)V", CodeBuilder::return_));

  @ParameterizedTest
  @EnumSource
  void checkByStatesSaysWhatTheStateGraphHas(Order order) {
    Random random = new Random(SEED + order.ordinal());
    StringBuilder wrong = new StringBuilder();
    int compared = 0;
    for (int i = 0; i < PROGRAMS / Order.values().length; i++) {
      Script script =
          i % 3 == 0 ? RandomWaits.next(random, order) : new Mutants(random, order).next();
      String text = StatesComparison.text(script, order);
      boolean isCompared = !text.equals(StatesComparison.TOO_LARGE);
      compared += isCompared ? 1 : 0;
      if (isCompared && !text.isEmpty() && wrong.length() < 10_000) {
        wrong.append(order).append(' ').append(script).append("\n  ").append(text).append('\n');
      }
    }
    assertEquals("", wrong.toString());
    assertTrue(compared > PROGRAMS / Order.values().length / 2, "too many are too large");
  }

  @ParameterizedTest
  @EnumSource
  void shapes(Order order) {
    StringBuilder wrong = new StringBuilder();
    Shapes.ALL.forEach((name, script) -> {
      String text = StatesComparison.text(script, order);
      boolean isWrong = !text.isEmpty() && !text.equals(StatesComparison.TOO_LARGE);
      wrong.append(isWrong ? name + ": " + text + "\n" : "");
    });
    assertEquals("", wrong.toString());
  }

  @ParameterizedTest
  @FieldSource("WRONG")
  void everyWrongNumberingIsNoticed(WrongRule rule) {
    Subject subject = Subject.of(Optional.of(rule));
    boolean noticed = false;
    Random random = new Random(1);
    for (int i = 0; i < 300 && !noticed; i++) {
      for (Order order : subject.orders()) {
        String script = new Mutants(random, order).next().toString();
        String text = subject.text(StatesComparison.class, script, order.name());
        noticed |= !text.isEmpty() && !text.equals(StatesComparison.TOO_LARGE);
      }
    }
    assertTrue(noticed, "not noticed");
  }
}
