// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.reachability;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.limit.Limit;
import dev.heddle.states.Reachability;
import dev.heddle.states.StateLimits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class TurnsTest {
  private static final Reachability PROVED =
      new SearchLog().unreachable(Reachability.Method.LAZY, "first");
  private static final Reachability ALSO_PROVED =
      new SearchLog().unreachable(Reachability.Method.BACKWARD, "second");

  private final List<String> events = Collections.synchronizedList(new ArrayList<>());

  /** A method that needs so many steps of 1,000 states, and says when it is told to stop. */
  private Turns.Method method(int cost, int steps, Reachability answer, String name) {
    return new Turns.Method(
        cost,
        limits -> {
          for (int i = 0; i < steps; i++) {
            Limit limit = limits.spend(1_000);
            if (limit != null) {
              events.add(name + " " + limit);
              return Reachability.stopped(limit);
            }
            events.add(name);
          }
          return answer;
        });
  }

  private static Turns.Method failing(Error error) {
    return new Turns.Method(
        1,
        _ -> {
          throw error;
        });
  }

  private static Reachability run(StateLimits limits, Turns.Method... methods) {
    return Turns.run(List.of(methods), limits);
  }

  /** A turn is 50 steps of the first method and 5 of the second. */
  @Test
  void theOneThatNeedsLessWorkAnswers() {
    for (int i = 0; i < 20; i++) {
      events.clear();
      Reachability found =
          run(StateLimits.none(), method(1, 1_000, PROVED, "a"), method(10, 20, ALSO_PROVED, "b"));
      assertEquals(ALSO_PROVED, found);
      assertEquals(20, Collections.frequency(events, "b"));
      assertEquals(200, Collections.frequency(events, "a"));
      assertTrue(events.contains("a interrupted"));
    }
  }

  @Test
  void oneWithoutAnAnswerLeavesTheRestToTheOther() {
    Reachability unknown = Reachability.stopped(new Limit.LazyRounds(3));
    Reachability full = Reachability.stopped(Limit.Budget.HEAP);
    StateLimits limits = StateLimits.none();
    assertEquals(
        ALSO_PROVED, run(limits, method(1, 1, unknown, "a"), method(1, 500, ALSO_PROVED, "b")));
    assertEquals(unknown, run(limits, method(1, 1, unknown, "a"), method(1, 500, full, "b")));
  }

  @Test
  void limitsCountTheStatesOfAll() {
    StateLimits limits = new StateLimits(100_000, Duration.ofDays(1));
    Reachability found = run(limits, method(1, 90, PROVED, "a"), method(1, 90, PROVED, "b"));
    assertEquals(Limit.Budget.STATES, found.limit());
  }

  @Test
  void oneThatNeedsTooMuchMemoryDoesNotStopTheOther() {
    Turns.Method greedy = failing(new OutOfMemoryError("test"));
    assertEquals(PROVED, run(StateLimits.none(), greedy, method(1, 9, PROVED, "b")));
  }

  @Test
  void errorsAreThrown() {
    Turns.Method wrong = failing(new AssertionError("test"));
    Turns.Method other = method(1, 1_000_000, PROVED, "b");
    assertThrows(AssertionError.class, () -> run(StateLimits.none(), other, wrong));
  }
}
