// SPDX-License-Identifier: Apache-2.0
package dev.heddle.sizes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.sizes.Act.Load;
import dev.heddle.sizes.Act.Span;
import dev.heddle.sizes.Act.Store;
import dev.heddle.sizes.ByteBuffers.Model;
import dev.heddle.sizes.ByteBuffers.TooLarge;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.Verdict.Answer;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Random programs with accesses of different sizes: every engine finds exactly the final states
 * that buffers of single bytes have. {@code -Dheddle.sizes.programs=N} takes N programs instead of
 * 500, {@code -Dheddle.seed=S} other ones.
 */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class MixedSizesAgainstByteBuffersTest {
  private static final int PROGRAMS = Integer.getInteger("heddle.sizes.programs", 200);
  private static final long SEED = Long.getLong("heddle.seed", 1);
  private static final int STATES = 4_000;
  private static final int ORDERS = 3_000;

  @ParameterizedTest
  @EnumSource
  void enginesFindTheFinalStatesOfByteBuffers(Model model) {
    Random random = new Random(SEED);
    int compared = 0;
    int relaxed = 0;
    int inside = 0;
    int torn = 0;
    while (compared < PROGRAMS) {
      List<List<Act>> program = RandomActs.next(random);
      try {
        Set<List<Long>> expected = ByteBuffers.finals(program, model, STATES);
        Set<List<Long>> sequential =
            model == Model.SC ? expected : ByteBuffers.finals(program, Model.SC, STATES);
        compare(program, model, expected, sequential);
        compared++;
        relaxed += expected.equals(sequential) ? 0 : 1;
        inside += loads(program, true) ? 1 : 0;
        torn += loads(program, false) ? 1 : 0;
      } catch (TooLarge e) {
        // another one
      }
    }
    String counts = "%d relaxed, %d inside, %d torn".formatted(relaxed, inside, torn);
    assertEquals(model != Model.SC, relaxed > PROGRAMS / 20, counts);
    assertTrue(inside > PROGRAMS / 8 && torn > PROGRAMS / 8, counts);
  }

  private static void compare(
      List<List<Act>> program, Model model, Set<List<Long>> expected, Set<List<Long>> sequential) {
    Engines engines = new Engines(program);
    for (Algorithm a : List.of(Algorithm.OPTIMAL, Algorithm.SOURCE)) {
      assertEquals(expected, engines.explored(model, a), () -> a + "\n" + engines);
    }
    assertEquals(expected, engines.generated(model), () -> "generated\n" + engines);
    if (model != Model.SC) {
      Answer robust = engines.robust(model);
      Answer monitored = engines.monitored(model);
      assertTrue(robust == Answer.FAIL || expected.equals(sequential), () -> "robust\n" + engines);
      assertTrue(
          monitored == robust || monitored == Answer.UNKNOWN,
          () -> "robust " + robust + ", monitored " + monitored + "\n" + engines);
    }
  }

  /** Whether a load needs bytes of an older store of its thread: no others, or others, too. */
  private static boolean loads(List<List<Act>> program, boolean inside) {
    return program.stream().anyMatch(acts -> loadsInThread(acts, inside));
  }

  private static boolean loadsInThread(List<Act> acts, boolean inside) {
    for (int i = 0; i < acts.size(); i++) {
      for (int k = 0; k < i; k++) {
        if (acts.get(i) instanceof Load(Span load)
            && acts.get(k) instanceof Store(Span store, int _)
            && store.meets(load)
            && !store.equals(load)
            && store.has(load) == inside) {
          return true;
        }
      }
    }
    return false;
  }

  @Test
  void generatorFindsTheFinalStatesOfRmo() {
    Random random = new Random(SEED);
    int compared = 0;
    while (compared < PROGRAMS / 4) {
      List<List<Act>> program = RandomActs.next(random);
      try {
        Set<List<Long>> expected = MemoryOrders.finals(program, ORDERS);
        Engines engines = new Engines(program);
        assertEquals(expected, engines.underRmo(), engines::toString);
        assertTrue(expected.containsAll(ByteBuffers.finals(program, Model.PSO, STATES)));
        compared++;
      } catch (TooLarge e) {
        // another one
      }
    }
  }

  /** Store buffering with a load of a part of the own store in between, or of more. */
  @Test
  void onlyALoadOfMoreThanTheOwnStoreIsAFence() throws TooLarge {
    Span all = new Span(0, 8);
    assertTrue(bothReadNothing(new Span(1, 2), new Span(5, 1)));
    assertFalse(bothReadNothing(all, all));
  }

  private static boolean bothReadNothing(Span first, Span second) throws TooLarge {
    Span low = new Span(0, 4);
    Span high = new Span(4, 4);
    List<List<Act>> program =
        List.of(
            List.of(new Store(low, 1), new Load(first), new Load(high)),
            List.of(new Store(high, 2), new Load(second), new Load(low)));
    Set<List<Long>> expected = ByteBuffers.finals(program, Model.TSO, STATES);
    compare(program, Model.TSO, expected, ByteBuffers.finals(program, Model.SC, STATES));
    return expected.stream().anyMatch(s -> s.getLast() == 0 && s.get(s.size() - 3) == 0);
  }
}
