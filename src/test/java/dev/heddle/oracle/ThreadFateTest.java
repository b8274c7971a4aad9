// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import static dev.heddle.oracle.Sketch.number;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.oracle.BruteForce.Result;
import dev.heddle.oracle.Ending.Fate;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What becomes of threads that start, stop, fail and wait. */
class ThreadFateTest {
  private static Ending only(Sketch sketch) {
    Result result = new BruteForce(sketch.program(), Model.TSO, 100_000).run();
    assertEquals(1, result.endings().size(), result.signatures()::toString);
    return result.endings().firstEntry().getValue();
  }

  @Test
  void aStoppedThreadStillDrains() {
    Sketch sketch =
        new Sketch("x", "y")
            .thread(t -> {
              t.store("x", 1);
              t.raw.assume(Expression.constant(0, 1));
            })
            .thread(t -> {
              t.store("y", 1);
              t.raw.check(Expression.constant(0, 1), "no");
            })
            .thread(t -> t.raw.cut("bound"));
    Ending ending = only(sketch);
    assertEquals(Map.of("0", Fate.ASSUMED, "1", Fate.FAILED, "2", Fate.CUT), ending.fates());
    assertEquals("[1, 0, 0, 0, 1, 0, 0, 0]", ending.memory().toString());
    assertTrue(ending.failed() && ending.blocked());
  }

  @Test
  void spawnedThreadsHaveNamesHandlesAndResults() {
    Sketch sketch =
        new Sketch("x")
            .function(t -> {
              t.store("x", 7);
              t.raw.exit(number(5));
            })
            .function(t -> {
              Register handle = t.spawn(0);
              t.raw.giveBack(t.join(handle));
            })
            .thread(t -> {
              Register handle = t.spawn(1);
              t.join(handle);
              t.load("x");
            });
    Ending ending = only(sketch);
    assertEquals(Set.of("0", "0.0", "0.0.0"), ending.fates().keySet());
    assertEquals(List.of(List.of(0x101L, 5L, 7L)), ending.registers());
    assertEquals(
        "0#0=0.0.0#0,0.0.0#0,0.0.0#0,0.0.0#0",
        new BruteForce(sketch.program(), Model.PSO, 1000)
            .run()
            .endings()
            .firstKey()
            .split("\\|")[0]);
  }

  @Test
  void aFailedThreadCannotBeJoined() {
    Sketch sketch =
        new Sketch()
            .function(t -> t.raw.check(Expression.constant(0, 1), "no"))
            .thread(t -> t.join(t.spawn(0)));
    assertEquals(Map.of("0", Fate.WAITING, "0.0", Fate.FAILED), only(sketch).fates());
  }

  @Test
  void joinOfNoThreadFails() {
    Sketch sketch = new Sketch().thread(t -> t.join(Expression.constant(0, 64)));
    assertEquals(Map.of("0", Fate.FAILED), only(sketch).fates());
  }

  @Test
  void callsReturnAndExitEndsAtAnyDepth() {
    Sketch sketch =
        new Sketch()
            .function(t -> t.raw.giveBack(number(3)))
            .function(t -> t.raw.exit(null))
            .thread(t -> {
              Register result = t.register();
              Register never = t.register();
              t.raw.call(result, new Expression.FunctionAddress(0));
              t.raw.call(never, new Expression.FunctionAddress(1));
              t.raw.assign(never, number(1));
            });
    Ending ending = only(sketch);
    assertEquals(List.of(List.of(3L, 0L)), ending.registers());
    assertEquals(Map.of("0", Fate.RETURNED), ending.fates());
  }

  @Test
  void localFailuresStopTheThread() {
    Sketch sketch =
        new Sketch("x")
            .thread(t -> t.load("x", 2, 4))
            .thread(t -> t.raw.call(null, Expression.constant(1, 64)))
            .thread(t -> {
              Expression zero = number(0);
              t.store("x", new Expression.Binary(BinaryOperator.SREM, zero, zero));
            })
            .thread(t -> t.raw.lock(Expression.constant(1, 64)));
    Ending ending = only(sketch);
    assertEquals(Set.of(Fate.FAILED), Set.copyOf(ending.fates().values()));
    assertEquals("[0, 0, 0, 0]", ending.memory().toString());
  }

  @Test
  void anOwnMutexCannotBeTakenAgain() {
    Ending ending =
        only(
            new Sketch("m")
                .thread(t -> {
                  t.lock("m");
                  t.lock("m");
                }));
    assertEquals(Map.of("0", Fate.WAITING), ending.fates());
  }
}
