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
  JOIN(0);

  /** The least number of operations it needs. */
  final int cost;

  Statement(int cost) {
    this.cost = cost;
  }
}
