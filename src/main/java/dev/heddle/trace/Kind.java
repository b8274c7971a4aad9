// SPDX-License-Identifier: Apache-2.0
package dev.heddle.trace;

/** What an event is; small integers because events live in int arrays. */
public final class Kind {
  public static final int READ = 0;

  /** A store that writes memory at once (SC). */
  public static final int WRITE = 1;

  /** A buffered store reaching memory (TSO, PSO). */
  public static final int COMMIT = 2;

  /** A read-modify-write. */
  public static final int UPDATE = 3;

  /** A compare-exchange; a failed one only reads. */
  public static final int COMPARE = 4;

  public static final int FENCE = 5;
  public static final int SPAWN = 6;

  /** Waiting for the end of another thread; no event, see {@link Forks}. */
  public static final int JOIN = 7;

  public static final int LOCK = 8;

  /** Takes the mutex like a lock, or reads that it is taken. */
  public static final int TRYLOCK = 9;

  public static final int UNLOCK = 10;
  public static final int CHOICE = 11;

  /** Passes the test of a cell and may update it, or reads that it does not pass. */
  public static final int AWAIT = 12;

  /** Asks whether a mutex is held, and frees one that a thread left locked. */
  public static final int RENEW = 13;

  /** Waited until a cell that only grows had reached a value; conflicts with nothing. */
  public static final int PASS = 14;

  private Kind() {}

  /** Whether such events wait until all stores of their thread are in memory. */
  public static boolean drains(int kind) {
    return kind > WRITE && kind != CHOICE && kind != RENEW;
  }

  /** Whether such events count as operations of their thread: those that a trace distinguishes. */
  public static boolean isOperation(int kind) {
    return kind != FENCE && kind != SPAWN;
  }
}
