// SPDX-License-Identifier: Apache-2.0
package dev.heddle.fence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.limit.Limit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class HittingSetTest {
  @Test
  void costsAsLittleAsAnyOther() {
    Random random = new Random(1);
    for (int round = 0; round < 500; round++) {
      int positions = 1 + random.nextInt(9);
      long[] costs = random.longs(positions, 1, 5).toArray();
      List<Set<Integer>> clauses = new ArrayList<>();
      for (int c = random.nextInt(8); c > 0; c--) {
        Set<Integer> clause = new HashSet<>();
        for (int i = 1 + random.nextInt(4); i > 0; i--) {
          clause.add(random.nextInt(positions));
        }
        clauses.add(clause);
      }
      Set<Integer> found = HittingSet.cheapest(clauses, p -> costs[p], () -> false);
      assertTrue(clauses.stream().allMatch(c -> c.stream().anyMatch(found::contains)));
      assertEquals(
          cheapest(positions, clauses, costs), found.stream().mapToLong(p -> costs[p]).sum());
    }
  }

  private static long cheapest(int positions, List<Set<Integer>> clauses, long[] costs) {
    long best = Long.MAX_VALUE;
    for (int set = 0; set < 1 << positions; set++) {
      int chosen = set;
      long cost = 0;
      for (int p = 0; p < positions; p++) {
        cost += (chosen >> p & 1) * costs[p];
      }
      boolean all =
          clauses.stream().allMatch(c -> c.stream().anyMatch(p -> (chosen >> p & 1) == 1));
      best = all ? Math.min(best, cost) : best;
    }
    return best;
  }

  @Test
  void emptyClauseCannotBeMet() {
    assertNull(HittingSet.cheapest(List.of(Set.of(1), Set.<Integer>of()), _ -> 1, () -> false));
    assertEquals(Set.of(), HittingSet.cheapest(List.<Set<Integer>>of(), _ -> 1, () -> false));
  }

  /** What was found until then may not be the cheapest, so nothing is said of it. */
  @Test
  void nothingIsSaidWhenTheTimeIsUp() {
    List<Set<Integer>> clauses = List.of(Set.of(1, 2), Set.of(2, 3), Set.of(1, 3));
    int[] looks = {0};
    assertNull(HittingSet.cheapest(clauses, _ -> 1, () -> ++looks[0] > 3));
    assertEquals(Set.of(1, 2), HittingSet.cheapest(clauses, _ -> 1, () -> false));
  }

  @Test
  void fencesAreUnknownWhenTheTimeIsUp() {
    ClauseSource<Integer, String> source =
        new ClauseSource<>() {
          @Override
          public Open<Integer, String> ask(Set<Integer> fences) {
            return new Open<>(List.of(new Clause<>(Set.of(1, 2), "a flaw", "")), null);
          }

          @Override
          public Optional<Limit> timeLimit() {
            return Optional.of(Limit.Budget.TIME);
          }
        };
    Synthesis.Result<Integer, String> result = Synthesis.run(source, _ -> 1);
    assertEquals(Synthesis.Answer.UNKNOWN, result.answer());
    assertEquals(Limit.Budget.TIME, result.limit());
    assertEquals(Set.of(), result.fences());
  }
}
