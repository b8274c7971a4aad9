package dev.heddle.fence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
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
      Set<Integer> found = HittingSet.cheapest(clauses, p -> costs[p]);
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
    assertNull(HittingSet.cheapest(List.of(Set.of(1), Set.<Integer>of()), _ -> 1));
    assertEquals(Set.of(), HittingSet.cheapest(List.<Set<Integer>>of(), _ -> 1));
  }
}
