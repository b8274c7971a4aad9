// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.mutation.MutantLoader;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * Is the comparison with the state graph sharp enough? Every tempting and wrong rule about loops
 * that wait is put into the engine, in classes loaded for the purpose, and some shape or mutated
 * script must show it.
 */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class WaitingMutationTest {
  /** Of each memory model, beside the shapes; nearly all are caught by one of the first hundred. */
  private static final int SCRIPTS = Integer.getInteger("heddle.mutation.scripts", 1_000);

  private static final int CONTROLS = 20;
  private static final List<String> ANEW =
      List.of("trace", "machine", "explore", "verify", "waiting");
  private static final List<WrongRule> RULES = WrongRules.ALL;

  /** The comparison in its own class loader. */
  record Subject(MutantLoader loader, Optional<WrongRule> rule) {
    static Subject of(Optional<WrongRule> rule) {
      MutantLoader loader = new MutantLoader(ANEW, rule.map(WrongRule::rewrite));
      Subject subject = new Subject(loader, rule);
      rule.ifPresent(r -> subject.load(r.rewrite().owner()));
      assertEquals(rule.isPresent(), loader.changes() > 0, () -> "rewritten by " + rule);
      return subject;
    }

    private Class<?> load(Class<?> type) {
      try {
        return loader.loadClass(type.getName());
      } catch (ClassNotFoundException e) {
        throw new AssertionError(e);
      }
    }

    List<Order> orders() {
      return rule.map(WrongRule::orders).orElse(List.of(Order.values()));
    }

    /** A shape must come to an end, too. */
    boolean isCaughtByShape(Order order) {
      return Shapes.list().stream().anyMatch(s -> !text(s, order).isEmpty());
    }

    boolean isCaught(Script script, Order order) {
      String text = text(script, order);
      return !text.isEmpty() && !text.equals(Comparison.ENDLESS);
    }

    private String text(Script script, Order order) {
      return text(Comparison.class, script.toString(), order.name());
    }

    String text(Class<?> asked, String... arguments) {
      try {
        Class<?>[] types = new Class<?>[arguments.length];
        Arrays.fill(types, String.class);
        Method method = load(asked).getDeclaredMethod("text", types);
        method.setAccessible(true);
        return (String) method.invoke(null, (Object[]) arguments);
      } catch (InvocationTargetException e) {
        return e.getCause().toString();
      } catch (ReflectiveOperationException e) {
        throw new AssertionError(e);
      }
    }
  }

  @ParameterizedTest
  @FieldSource("RULES")
  void everyWrongRuleIsCaught(WrongRule rule) {
    assertTrue(isCaught(Subject.of(Optional.of(rule)), SCRIPTS), "not noticed");
  }

  @Test
  void eventsThatFaultAreMade() {
    assertEquals("", Subject.of(Optional.empty()).text(Freed.class));
    assertNotEquals("", Subject.of(Optional.of(WrongRules.FAULTING)).text(Freed.class));
  }

  /** Loading the classes anew changes nothing. */
  @Test
  void theOriginalIsNotCaught() {
    assertFalse(isCaught(Subject.of(Optional.empty()), CONTROLS));
  }

  /** But for the assertion that what is scheduled is enabled. */
  @Test
  void aHarmlessRuleIsNotCaught() {
    Subject subject = Subject.of(Optional.of(WrongRules.HARMLESS));
    subject.loader().setDefaultAssertionStatus(false);
    assertFalse(isCaught(subject, CONTROLS));
  }

  private static boolean isCaught(Subject subject, int scripts) {
    boolean caught = subject.orders().stream().anyMatch(subject::isCaughtByShape);
    Random random = new Random(1);
    for (int i = 0; i < scripts && !caught; i++) {
      caught =
          subject.orders().stream()
              .anyMatch(o -> subject.isCaught(new Mutants(random, o).next(), o));
    }
    return caught;
  }
}
