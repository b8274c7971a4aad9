// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

/** The kinds of statements that {@link RandomBody} writes. */
public enum Statement {
  LOAD(1),
  STORE(1),
  /** A store, then a load of the same location. */
  FORWARD(2),
  /** A store, then a load or a store of most likely another location. */
  DELAY(2),
  /** A load, then a store of its value elsewhere. */
  COPY(2),
  /** A load from an array, the index depends on a loaded value. */
  INDEXED_LOAD(1),
  INDEXED_STORE(1),
  UPDATE(1),
  EXCHANGE(1),
  /** An update whose result is seldom used. */
  COUNT(1),
  FULL_FENCE(1),
  STORE_FENCE(1),
  /** A fence that SC, TSO and PSO take no notice of. */
  WEAK_FENCE(0),
  /** A release or sequentially consistent store, with its fences. */
  ORDERED_STORE(1),
  /** A lock, something, an unlock. */
  CRITICAL(3),
  LOCK(1),
  UNLOCK(1),
  /** A trylock, something if it succeeded, perhaps an unlock. */
  TRY_LOCK(2),
  BRANCH(1),
  /** Twice the same. */
  LOOP(2),
  /** Loads until it likes the value, at most twice. */
  SPIN(2),
  CHOOSE(1),
  ASSUME(0),
  ASSERT(0),
  /** A cut or an exit under a condition. */
  STOP(0),
  ASSIGN(0),
  CALL(1),
  SPAWN(2),
  JOIN(0),

  /** An await of no special meaning. */
  AWAIT(1),
  /** Of a semaphore. */
  DOWN(1),
  UP(1),
  TRY_DOWN(2),
  /** Of a reader-writer lock, with something between taking and leaving it. */
  READ_LOCK(3),
  WRITE_LOCK(3),
  /** Of a one-shot flag. */
  RAISE(1),
  WAIT_FOR_FLAG(1),
  ONCE(2),
  BARRIER(4),
  /** Of a barrier as the library has it. */
  MEET(2),
  /** Of a semaphore as the library has it. */
  POST(1),
  TAKE(1),
  /** Of a reader-writer lock as the library has it. */
  SHARED(3),
  EXCLUSIVE(3),

  ALLOCATE(1),
  /** An object on the stack that others may see. */
  AUTOMATIC(2),
  /** An access through a pointer. */
  USE(1),
  FREE(1),
  /** Of a mutex or cell inside an object. */
  USE_WORD(2),

  /** Goes round until it likes what it sees. */
  SPIN_FOREVER(2),
  SPIN_LOCK(3),
  SPIN_TRY_LOCK(3),

  PRIVATE(1),
  CONSTANT(0),
  BEHIND_MUTEX(2),
  HOLDS(0),
  /** Asks who holds a mutex before it begins anew. */
  RENEW(1),
  /** Asks whether a thread has ended. */
  ENDED(0),
  THREAD_LOCAL(1),
  PRINT(0),
  CHOOSE_SOME(1),
  /** The end of the process, under a condition. */
  HALT(0),
  /** An access of a variable that few threads use. */
  KEEP(1);

  /** The least number of operations it needs. */
  final int cost;

  Statement(int cost) {
    this.cost = cost;
  }
}
