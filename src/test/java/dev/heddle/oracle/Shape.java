// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import static dev.heddle.oracle.Statement.ALLOCATE;
import static dev.heddle.oracle.Statement.ASSERT;
import static dev.heddle.oracle.Statement.ASSIGN;
import static dev.heddle.oracle.Statement.ASSUME;
import static dev.heddle.oracle.Statement.AUTOMATIC;
import static dev.heddle.oracle.Statement.AWAIT;
import static dev.heddle.oracle.Statement.BARRIER;
import static dev.heddle.oracle.Statement.BEHIND_MUTEX;
import static dev.heddle.oracle.Statement.BRANCH;
import static dev.heddle.oracle.Statement.CALL;
import static dev.heddle.oracle.Statement.CHOOSE;
import static dev.heddle.oracle.Statement.CHOOSE_SOME;
import static dev.heddle.oracle.Statement.CONSTANT;
import static dev.heddle.oracle.Statement.COPY;
import static dev.heddle.oracle.Statement.COUNT;
import static dev.heddle.oracle.Statement.CRITICAL;
import static dev.heddle.oracle.Statement.DELAY;
import static dev.heddle.oracle.Statement.DOWN;
import static dev.heddle.oracle.Statement.ENDED;
import static dev.heddle.oracle.Statement.EXCHANGE;
import static dev.heddle.oracle.Statement.EXCLUSIVE;
import static dev.heddle.oracle.Statement.FORWARD;
import static dev.heddle.oracle.Statement.FREE;
import static dev.heddle.oracle.Statement.FULL_FENCE;
import static dev.heddle.oracle.Statement.HALT;
import static dev.heddle.oracle.Statement.HOLDS;
import static dev.heddle.oracle.Statement.INDEXED_LOAD;
import static dev.heddle.oracle.Statement.INDEXED_STORE;
import static dev.heddle.oracle.Statement.JOIN;
import static dev.heddle.oracle.Statement.KEEP;
import static dev.heddle.oracle.Statement.LOAD;
import static dev.heddle.oracle.Statement.LOCK;
import static dev.heddle.oracle.Statement.LOOP;
import static dev.heddle.oracle.Statement.MEET;
import static dev.heddle.oracle.Statement.ONCE;
import static dev.heddle.oracle.Statement.ORDERED_STORE;
import static dev.heddle.oracle.Statement.POST;
import static dev.heddle.oracle.Statement.PRINT;
import static dev.heddle.oracle.Statement.PRIVATE;
import static dev.heddle.oracle.Statement.RAISE;
import static dev.heddle.oracle.Statement.READ_LOCK;
import static dev.heddle.oracle.Statement.RENEW;
import static dev.heddle.oracle.Statement.SHARED;
import static dev.heddle.oracle.Statement.SPAWN;
import static dev.heddle.oracle.Statement.SPIN;
import static dev.heddle.oracle.Statement.SPIN_FOREVER;
import static dev.heddle.oracle.Statement.SPIN_LOCK;
import static dev.heddle.oracle.Statement.SPIN_TRY_LOCK;
import static dev.heddle.oracle.Statement.STOP;
import static dev.heddle.oracle.Statement.STORE;
import static dev.heddle.oracle.Statement.STORE_FENCE;
import static dev.heddle.oracle.Statement.TAKE;
import static dev.heddle.oracle.Statement.THREAD_LOCAL;
import static dev.heddle.oracle.Statement.TRY_DOWN;
import static dev.heddle.oracle.Statement.TRY_LOCK;
import static dev.heddle.oracle.Statement.UNLOCK;
import static dev.heddle.oracle.Statement.UP;
import static dev.heddle.oracle.Statement.UPDATE;
import static dev.heddle.oracle.Statement.USE;
import static dev.heddle.oracle.Statement.USE_WORD;
import static dev.heddle.oracle.Statement.WAIT_FOR_FLAG;
import static dev.heddle.oracle.Statement.WEAK_FENCE;
import static dev.heddle.oracle.Statement.WRITE_LOCK;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What kind of program {@link RandomPrograms} makes.
 *
 * @param operations about how many operations all threads do together, at most
 * @param locations at most so many variables are shared, besides arrays and mutexes
 * @param mixedSizes whether an eight-byte variable is accessed in parts
 * @param weights how often each kind of statement is written
 */
public record Shape(
    String name,
    int minThreads,
    int maxThreads,
    int operations,
    int locations,
    boolean mixedSizes,
    Map<Statement, Integer> weights) {

  public static final Shape STRAIGHT =
      plain("STRAIGHT", 2, 3, 13, 3)
          .with(1, FULL_FENCE, STORE_FENCE, WEAK_FENCE, ORDERED_STORE, ASSIGN);
  public static final Shape BRANCHES =
      plain("BRANCHES", 2, 3, 14, 2)
          .with(6, BRANCH)
          .with(2, LOOP, SPIN, INDEXED_LOAD, INDEXED_STORE, ASSERT)
          .with(1, STORE_FENCE, ASSIGN, STOP);
  public static final Shape ATOMICS =
      plain("ATOMICS", 2, 3, 12, 2)
          .with(6, UPDATE, EXCHANGE)
          .with(2, BRANCH)
          .with(1, STORE_FENCE, ASSERT);
  public static final Shape LOCKS =
      plain("LOCKS", 2, 3, 15, 2).with(8, CRITICAL).with(3, TRY_LOCK, LOCK).with(2, UNLOCK, BRANCH);
  public static final Shape MIXED_SIZES =
      plain("MIXED_SIZES", 2, 3, 12, 1)
          .withMixedSizes()
          .with(1, UPDATE, EXCHANGE, FULL_FENCE, STORE_FENCE, BRANCH);
  public static final Shape SPAWN_JOIN =
      plain("SPAWN_JOIN", 1, 2, 13, 2)
          .with(12, SPAWN)
          .with(4, JOIN)
          .with(2, BRANCH)
          .with(1, UPDATE, CALL, STORE_FENCE);

  /** Several are started, and then waited for one after another. */
  public static final Shape JOIN_ROWS =
      new Shape("JOIN_ROWS", 1, 2, 14, 2, false, Map.of())
          .with(16, SPAWN)
          .with(10, LOAD, STORE)
          .with(9, JOIN, ASSIGN)
          .with(1, UPDATE, CALL, PRIVATE, HALT);

  public static final Shape CHOICE =
      plain("CHOICE", 2, 3, 13, 2)
          .with(5, CHOOSE)
          .with(4, BRANCH)
          .with(3, ASSUME, ASSERT)
          .with(1, STOP, INDEXED_LOAD);
  public static final Shape CALLS =
      plain("CALLS", 2, 3, 12, 2).with(8, CALL).with(2, BRANCH, ASSIGN).with(1, UPDATE, STOP, LOOP);
  public static final Shape MANY_THREADS =
      plain("MANY_THREADS", 4, 5, 10, 2)
          .with(2, UPDATE)
          .with(1, EXCHANGE, BRANCH, STORE_FENCE, TRY_LOCK);

  /** Awaits of any kind. */
  public static final Shape CELLS =
      plain("CELLS", 2, 3, 15, 2)
          .with(12, AWAIT)
          .with(3, UP, DOWN)
          .with(1, BRANCH, CRITICAL, TRY_LOCK, UPDATE, STORE_FENCE, CHOOSE);

  public static final Shape SEMAPHORES =
      plain("SEMAPHORES", 2, 3, 12, 2)
          .with(8, DOWN, UP)
          .with(4, TRY_DOWN, READ_LOCK, WRITE_LOCK)
          .with(1, CRITICAL, LOCK, TRY_LOCK, BRANCH, EXCHANGE, FULL_FENCE);
  public static final Shape FLAGS =
      plain("FLAGS", 2, 4, 13, 2)
          .with(6, RAISE, WAIT_FOR_FLAG, BARRIER)
          .with(5, ONCE)
          .with(1, CRITICAL, TRY_LOCK, BRANCH, UPDATE, STORE_FENCE, AWAIT);

  /** What waits, in threads that are started on the way. */
  public static final Shape SYNC_SPAWN =
      plain("SYNC_SPAWN", 1, 2, 16, 2)
          .with(24, SPAWN)
          .with(4, JOIN, AWAIT, UP, DOWN)
          .with(2, RAISE, WAIT_FOR_FLAG, ONCE, CRITICAL)
          .with(1, TRY_LOCK, BRANCH, READ_LOCK, WRITE_LOCK, CALL);

  /** Pointers are stored where others find them. */
  public static final Shape OBJECTS =
      plain("OBJECTS", 2, 3, 13, 1)
          .with(8, ALLOCATE, USE)
          .with(6, FREE)
          .with(3, AUTOMATIC, USE_WORD)
          .with(1, BRANCH, CRITICAL, TRY_LOCK, UPDATE, FULL_FENCE, STORE_FENCE, CALL);

  /** Pointers are given to new threads. */
  public static final Shape HANDED_OVER =
      plain("HANDED_OVER", 1, 2, 15, 1)
          .with(24, SPAWN)
          .with(6, ALLOCATE, USE, FREE)
          .with(4, JOIN)
          .with(2, AUTOMATIC, STOP)
          .with(1, USE_WORD, BRANCH, CRITICAL, TRY_LOCK, STORE_FENCE, UP, DOWN);

  public static final Shape SPINNING =
      plain("SPINNING", 2, 3, 11, 2)
          .with(10, SPIN_FOREVER)
          .with(6, SPIN_LOCK, SPIN_TRY_LOCK)
          .with(2, BRANCH, CRITICAL, UPDATE, EXCHANGE)
          .with(1, TRY_LOCK, STORE_FENCE, LOOP, CALL, CHOOSE, PRIVATE)
          .with(1, DOWN, UP, READ_LOCK, WRITE_LOCK);

  /** What is no event, between events. */
  public static final Shape LOCALS =
      plain("LOCALS", 2, 3, 14, 2)
          .with(5, PRIVATE, BEHIND_MUTEX, THREAD_LOCAL)
          .with(8, SPAWN)
          .with(3, CALL, CHOOSE_SOME, CONSTANT)
          .with(2, HOLDS, LOCK, CRITICAL, JOIN, BRANCH)
          .with(1, TRY_LOCK, PRINT, HALT, STOP, UPDATE);

  /** Most threads end with loads. */
  public static final Shape ONLOOKERS =
      new Shape("ONLOOKERS", 3, 4, 12, 2, false, Map.of())
          .with(20, LOAD)
          .with(8, STORE)
          .with(4, ASSERT)
          .with(2, BRANCH, SPIN, ASSIGN, SPAWN, CALL)
          .with(1, UPDATE, FULL_FENCE, ASSUME, SPIN_FOREVER, JOIN, INDEXED_LOAD, PRIVATE);

  /** Some wait for those that only look, and then for what others may have taken. */
  public static final Shape AFTER_ONLOOKERS =
      new Shape("AFTER_ONLOOKERS", 2, 3, 12, 1, false, Map.of())
          .with(10, LOAD)
          .with(8, SPAWN, JOIN)
          .with(4, STORE, LOCK)
          .with(3, DOWN)
          .with(2, UP, AWAIT, ASSERT)
          .with(1, HOLDS, CRITICAL, HALT, CALL);

  /** Locks begin anew, among them those of threads that have ended. */
  public static final Shape RENEWALS =
      plain("RENEWALS", 2, 3, 14, 1)
          .with(10, RENEW)
          .with(8, SPAWN, LOCK)
          .with(5, ENDED, JOIN)
          .with(3, TRY_LOCK, CRITICAL)
          .with(2, UNLOCK, BRANCH)
          .with(1, UPDATE, FULL_FENCE, STORE_FENCE, CALL, CHOOSE, UP, DOWN, HOLDS, STOP, HALT);

  public static final Shape EVERYTHING =
      plain("EVERYTHING", 2, 4, 18, 2)
          .withMixedSizes()
          .with(2, Statement.values())
          .with(5, LOAD, STORE, FORWARD)
          .with(4, BRANCH, DELAY)
          .with(1, ASSERT, ASSUME, STOP, LOCK, UNLOCK, JOIN, FULL_FENCE)
          .with(0, RENEW, ENDED, COUNT, MEET, POST, TAKE, SHARED, EXCLUSIVE, KEEP);

  /** Updates whose results nobody uses, and others that see what they did. */
  public static final Shape COUNTERS =
      plain("COUNTERS", 2, 3, 12, 2)
          .with(14, COUNT)
          .with(3, ASSERT, BRANCH)
          .with(2, UPDATE, EXCHANGE)
          .with(1, FULL_FENCE, CRITICAL, TRY_LOCK);

  /** The same of several sizes. */
  public static final Shape MIXED_COUNTERS =
      plain("MIXED_COUNTERS", 2, 3, 11, 1)
          .withMixedSizes()
          .with(10, COUNT)
          .with(1, ASSERT, BRANCH, UPDATE, EXCHANGE, FULL_FENCE);

  /** The same in threads that are started on the way, and in objects that are freed. */
  public static final Shape SPAWNED_COUNTERS =
      plain("SPAWNED_COUNTERS", 1, 2, 15, 1)
          .with(20, SPAWN)
          .with(12, COUNT)
          .with(6, JOIN)
          .with(3, ALLOCATE, USE, ASSERT)
          .with(1, FREE, EXCHANGE, CALL, CRITICAL, TRY_LOCK, UP, DOWN, BARRIER);

  /** Several threads store where those that look later, if anybody, load. */
  public static final Shape WRITERS =
      new Shape("WRITERS", 3, 4, 10, 3, false, Map.of())
          .with(12, STORE)
          .with(8, LOAD)
          .with(3, ASSERT, COUNT)
          .with(1, FULL_FENCE, BRANCH, FORWARD);

  /** The same with threads that are started on the way, and joined before they are looked at. */
  public static final Shape SPAWNED_WRITERS =
      new Shape("SPAWNED_WRITERS", 1, 2, 13, 2, false, Map.of())
          .with(20, SPAWN)
          .with(12, STORE)
          .with(8, JOIN)
          .with(8, LOAD)
          .with(3, ASSERT)
          .with(1, CRITICAL, TRY_LOCK, EXCHANGE);

  public static final List<Shape> BLIND = List.of(WRITERS, SPAWNED_WRITERS);

  /** Barriers, of fewer or more threads than they wait for. */
  public static final Shape BARRIERS =
      plain("BARRIERS", 2, 4, 14, 2)
          .with(14, MEET)
          .with(2, UPDATE, EXCHANGE, COUNT)
          .with(1, ASSERT, BRANCH, FULL_FENCE, CRITICAL, TRY_LOCK);

  /** The same in threads that are started on the way, with others that only read. */
  public static final Shape SPAWNED_BARRIERS =
      plain("SPAWNED_BARRIERS", 1, 2, 15, 2)
          .with(20, SPAWN)
          .with(14, MEET)
          .with(6, JOIN, LOAD)
          .with(1, ASSERT, COUNT, CALL, TRY_LOCK, STOP, HALT);

  /** Semaphores and reader-writer locks of the library. */
  public static final Shape COUNTED_CELLS =
      plain("COUNTED_CELLS", 2, 4, 14, 2)
          .with(8, POST, SHARED)
          .with(5, TAKE, EXCLUSIVE)
          .with(1, ASSERT, BRANCH, FULL_FENCE, CRITICAL, TRY_LOCK, UPDATE, CHOOSE);

  /** The same in threads that are started on the way, and barriers. */
  public static final Shape SPAWNED_COUNTED_CELLS =
      plain("SPAWNED_COUNTED_CELLS", 1, 2, 15, 2)
          .with(20, SPAWN)
          .with(8, POST, SHARED)
          .with(5, TAKE, EXCLUSIVE, MEET)
          .with(6, JOIN)
          .with(1, ASSERT, COUNT, CALL, TRY_LOCK, STOP, HALT);

  /** Readers of a lock wait for each other while they have it. */
  public static final Shape READERS =
      new Shape("READERS", 3, 3, 9, 1, false, Map.of())
          .with(12, SHARED)
          .with(4, EXCLUSIVE)
          .with(1, MEET, POST, LOAD);

  public static final List<Shape> COUNTED = List.of(COUNTED_CELLS, SPAWNED_COUNTED_CELLS, READERS);

  /** Programs whose threads meet at a barrier. */
  public static final List<Shape> MEETING = List.of(BARRIERS, SPAWNED_BARRIERS);

  public static final List<Shape> COUNTING = List.of(COUNTERS, MIXED_COUNTERS, SPAWNED_COUNTERS);

  /** Threads store what they read where few others do. */
  public static final Shape KEEPERS =
      new Shape("KEEPERS", 2, 4, 12, 2, false, Map.of())
          .with(12, LOAD, KEEP)
          .with(6, STORE)
          .with(3, ASSERT)
          .with(2, BRANCH, COPY)
          .with(1, FULL_FENCE, COUNT, STOP, ASSIGN);

  /** The same with threads that are started on the way, and joined before others look at it. */
  public static final Shape SPAWNED_KEEPERS =
      new Shape("SPAWNED_KEEPERS", 1, 2, 14, 2, false, Map.of())
          .with(18, SPAWN)
          .with(12, KEEP, LOAD)
          .with(8, STORE, JOIN)
          .with(3, ASSERT, BRANCH)
          .with(1, CRITICAL, TRY_LOCK, FULL_FENCE, STORE_FENCE, CALL, HALT, STOP, PRIVATE);

  /** The same of several sizes. */
  public static final Shape MIXED_KEEPERS =
      new Shape("MIXED_KEEPERS", 1, 3, 12, 2, true, Map.of())
          .with(10, SPAWN, KEEP)
          .with(8, LOAD)
          .with(5, STORE, JOIN)
          .with(1, ASSERT, FULL_FENCE);

  public static final List<Shape> KEEPING = List.of(KEEPERS, SPAWNED_KEEPERS, MIXED_KEEPERS);

  public static final List<Shape> ALL =
      List.of(
          STRAIGHT,
          BRANCHES,
          ATOMICS,
          LOCKS,
          MIXED_SIZES,
          SPAWN_JOIN,
          JOIN_ROWS,
          CHOICE,
          CALLS,
          MANY_THREADS,
          CELLS,
          SEMAPHORES,
          FLAGS,
          SYNC_SPAWN,
          OBJECTS,
          HANDED_OVER,
          SPINNING,
          LOCALS,
          ONLOOKERS,
          AFTER_ONLOOKERS,
          RENEWALS,
          BARRIERS,
          COUNTED_CELLS,
          KEEPERS,
          EVERYTHING);

  public Shape {
    weights = Map.copyOf(weights);
  }

  /** The same with other sizes. */
  public Shape withOperations(int most) {
    return new Shape(name, minThreads, maxThreads, most, locations, mixedSizes, weights);
  }

  /** The same with so many shared variables at most. */
  public Shape withLocations(int most) {
    return new Shape(name, minThreads, maxThreads, operations, most, mixedSizes, weights);
  }

  /** The same with other numbers of threads. */
  public Shape withThreads(int fewest, int most) {
    return new Shape(name, fewest, most, operations, locations, mixedSizes, weights);
  }

  @Override
  public String toString() {
    return name;
  }

  /** Whether there are loops that only a bound or other threads can end. */
  boolean spins() {
    return has(SPIN_FOREVER);
  }

  boolean has(Statement statement) {
    return weights.getOrDefault(statement, 0) > 0;
  }

  private static Shape plain(
      String name, int minThreads, int maxThreads, int operations, int locations) {
    return new Shape(name, minThreads, maxThreads, operations, locations, false, Map.of())
        .with(5, LOAD, STORE)
        .with(4, FORWARD, DELAY)
        .with(1, COPY);
  }

  private Shape with(int weight, Statement... statements) {
    Map<Statement, Integer> all = new HashMap<>(weights);
    Arrays.asList(statements).forEach(s -> all.put(s, weight));
    return new Shape(name, minThreads, maxThreads, operations, locations, mixedSizes, all);
  }

  private Shape withMixedSizes() {
    return new Shape(name, minThreads, maxThreads, operations, locations, true, weights);
  }
}
