// SPDX-License-Identifier: Apache-2.0
package dev.heddle.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.trace.Handwritten.Store;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * The rules of happens-before and of races, by their numbers in docs/internals/happens-before.md.
 */
class HappensBeforeTest {
  private final Handwritten by = new Handwritten("x", "y");

  private void assertBefore(int a, int b) {
    assertTrue(by.before(a, b), a + " before " + b);
  }

  private void assertNotBefore(int a, int b) {
    assertFalse(by.before(a, b), a + " not before " + b);
  }

  @Test
  void rule1ProgramOrderInsideALane() {
    int first = by.load(0, "x", 0);
    int other = by.load(1, "y", 0);
    int second = by.load(0, "y", 0);
    assertBefore(first, second);
    assertBefore(first, first);
    assertNotBefore(second, first);
    assertNotBefore(first, other);
    assertNotBefore(other, second);
  }

  @Test
  void rule1AStoreIsBeforeItsCommitAndCommitsAreInOrder() {
    int load = by.load(0, "y", 0);
    Store first = by.store(0, "x", 1);
    int later = by.load(0, "y", 0);
    Store second = by.store(0, "y", 1);
    int commit = by.commit(first);
    assertBefore(load, commit);
    assertNotBefore(later, commit);
    int next = by.commit(second);
    assertBefore(commit, next);
    assertBefore(later, next);
  }

  @Test
  void rule2AFenceIsAfterTheOwnCommits() {
    Store store = by.store(0, "x", 1);
    int load = by.load(0, "y", 0);
    int commit = by.commit(store);
    int other = by.commit(by.store(1, "y", 1));
    int fence = by.fence(0);
    assertNotBefore(load, commit);
    assertBefore(commit, fence);
    assertBefore(load, fence);
    assertNotBefore(other, fence);
    assertEquals("", by.races(fence));
  }

  @Test
  void rule3ALoadIsAfterTheLastCommitOfAnother() {
    int first = by.commit(by.store(0, "x", 1));
    int second = by.commit(by.store(0, "x", 2));
    int load = by.load(1, "x", 2);
    assertBefore(first, load);
    assertEquals(String.valueOf(second), by.races(load));
  }

  @Test
  void rule3ALoadIsNotAfterTheOwnCommit() {
    int commit = by.commit(by.store(0, "x", 1));
    int load = by.load(0, "x", 1);
    assertNotBefore(commit, load);
    assertEquals("", by.races(load));
  }

  @Test
  void rule4ACommitIsAfterWritesAndReadsOfOthers() {
    int zero = by.load(0, "x", 0);
    int one = by.load(1, "x", 0);
    int own = by.load(2, "x", 0);
    int commit = by.commit(by.store(2, "x", 1));
    assertEquals(one + " " + zero, by.races(commit));
    assertBefore(own, commit);
    int next = by.write(1, "x", 2);
    assertEquals(String.valueOf(commit), by.races(next));
    assertBefore(own, next);
    int last = by.update(2, "x", 3);
    assertEquals(String.valueOf(next), by.races(last));
    assertBefore(commit, last);
  }

  /** As numbers, because readers and writers are found in no order worth promising. */
  private static String sorted(String races) {
    return String.join(
        " ",
        List.of(races.split(" ")).stream()
            .map(Integer::valueOf)
            .sorted()
            .map(String::valueOf)
            .toList());
  }

  @Test
  void rule4WhatIsCoveredByALaterRaceIsNoRace() {
    int read = by.load(0, "x", 0);
    by.load(0, "x", 0);
    int write = by.write(1, "x", 1);
    assertEquals("1", by.races(write));
    assertBefore(read, write);
    int after = by.write(2, "x", 2);
    assertEquals(String.valueOf(write), by.races(after));
  }

  @Test
  void rule5AForwardedLoadCountsOnceItsStoreCommitted() {
    Store store = by.store(0, "x", 1);
    int load = by.forwardedLoad(store);
    assertEquals("", by.races(load));
    int before = by.commit(by.store(1, "x", 2));
    assertNotBefore(load, before);
    int commit = by.commit(store);
    assertNotBefore(load, commit);
    int after = by.commit(by.store(1, "x", 3));
    assertBefore(load, after);
    assertEquals(load + " " + commit, sorted(by.races(after)));
  }

  @Test
  void rule6SpawnAndJoin() {
    int spawn = by.spawn(0, 1);
    Store store = by.store(1, "x", 1);
    int load = by.load(1, "y", 0);
    assertBefore(spawn, load);
    int commit = by.commit(store);
    assertBefore(spawn, commit);
    int join = by.join(0, 1);
    assertBefore(load, join);
    assertBefore(commit, join);
    assertEquals("", by.races(by.load(0, "x", 1)));
  }

  @Test
  void rule7LocksRaceWithLocksAndComeAfterUnlocks() {
    int lock = by.lock(0, "x");
    int unlock = by.unlock(0, "x");
    int next = by.lock(1, "x");
    assertEquals(String.valueOf(lock), by.races(next));
    assertBefore(unlock, next);
    int failed = by.fail(0, "x");
    assertEquals(String.valueOf(next), by.races(failed));
    int again = by.unlock(1, "x");
    assertEquals(String.valueOf(failed), by.races(again));
  }

  @Test
  void aMutexIsNotTheBytesAtItsAddress() {
    by.lock(0, "x");
    int write = by.write(1, "x", 1);
    assertEquals("", by.races(write));
  }

  @Test
  void aChoiceRacesWithItsOtherAlternatives() {
    assertEquals(~0 + " " + ~2, by.races(by.choose(0, 1, 3)));
  }

  /** Longer than a row of bits is at first. */
  @Test
  void orderOfALongExecutionIsReachability() {
    Random random = new Random(1);
    List<int[]> accesses = new ArrayList<>();
    String[] variables = {"x", "y"};
    for (int d = 0; d < 300; d++) {
      int[] a = {random.nextInt(5), random.nextInt(2), random.nextInt(3)};
      accesses.add(a);
      if (a[2] == 0) {
        by.write(a[0], variables[a[1]], d);
      } else {
        by.load(a[0], variables[a[1]], 0);
      }
    }
    for (int b = 0; b < 300; b++) {
      for (int a = 0; a < b; a++) {
        assertEquals(isReached(accesses, a, b), by.before(a, b), a + " " + b);
      }
    }
  }

  /** By conflicts and program order alone. */
  private static boolean isReached(List<int[]> accesses, int from, int to) {
    boolean[] reached = new boolean[to + 1];
    reached[from] = true;
    for (int b = from + 1; b <= to; b++) {
      for (int a = from; a < b && !reached[b]; a++) {
        int[] x = accesses.get(a);
        int[] y = accesses.get(b);
        reached[b] = reached[a] && (x[0] == y[0] || x[1] == y[1] && (x[2] == 0 || y[2] == 0));
      }
    }
    return reached[to];
  }

  @Test
  void droppingEventsTakesTheirRacesBack() {
    by.load(0, "x", 0);
    by.commit(by.store(1, "x", 1));
    int races = by.execution.races().count();
    int load = by.load(2, "x", 1);
    assertEquals("1", by.races(load));
    by.execution.drop();
    assertEquals(races, by.execution.races().count());
    assertEquals(2, by.execution.length());
    assertEquals("1", by.races(by.load(2, "x", 1)));
  }

  /** Beyond one word of bits, too: against edges that are followed one by one. */
  @Test
  void eventsCanBeInsertedBeforeEarlierOnes() {
    Random random = new Random(11);
    for (int i = 0; i < 40; i++) {
      int events = 5 + random.nextInt(150);
      HappensBefore order = new HappensBefore();
      boolean[][] before = new boolean[events + 10][events + 10];
      for (int d = 0; d < events; d++) {
        append(order, before, d, random.nextInt(d + 1) - 1, random.nextInt(d + 1) - 1);
      }
      insertSome(order, before, events, random);
    }
  }

  private static void append(HappensBefore order, boolean[][] before, int d, int a, int b) {
    order.open();
    order.add(a);
    order.add(b);
    order.close(d);
    before[d][d] = true;
    for (int e = 0; e < d; e++) {
      before[e][d] = a >= 0 && before[e][a] || b >= 0 && before[e][b];
    }
  }

  private static void insertSome(
      HappensBefore order, boolean[][] before, int events, Random random) {
    for (int d = events; d < events + 10; d++) {
      append(order, before, d, random.nextInt(d), random.nextInt(d + 1) - 1);
      int e = random.nextInt(d);
      if (before[e][d]) {
        continue;
      }
      boolean[][] then = copy(before);
      int mark = order.insert(d, e, d);
      for (int f = 0; f < d; f++) {
        for (int g = 0; g <= d && then[e][f]; g++) {
          before[g][f] |= then[g][d];
        }
      }
      assertSame(before, order, d);
      if (random.nextInt(3) == 0) {
        order.takeBack(mark);
        assertSame(then, order, d);
        order.insert(d, e, d);
      }
    }
  }

  private static boolean[][] copy(boolean[][] rows) {
    boolean[][] copy = new boolean[rows.length][];
    for (int i = 0; i < rows.length; i++) {
      copy[i] = rows[i].clone();
    }
    return copy;
  }

  private static void assertSame(boolean[][] before, HappensBefore order, int last) {
    for (int a = 0; a <= last; a++) {
      for (int b = 0; b <= last; b++) {
        assertEquals(before[a][b], order.before(a, b), a + " before " + b);
      }
    }
  }
}
