// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.observe;

/**
 * What a search did.
 *
 * @param executions complete ones, none of them equivalent to another in a reducing search
 * @param redundant runs given up because all they could still do was covered elsewhere
 * @param cut executions that a limit kept from growing
 * @param events appended in all
 */
public record Statistics(long executions, long redundant, long cut, long events, End end) {

  /** Why the search ended. */
  public enum End {
    /** There was nothing left to explore. */
    EXHAUSTED,
    /** The observer had seen enough. */
    STOPPED,
    /** The wakeup trees outgrew their budget. */
    OUTGROWN
  }

  /** Of both searches; they ended as the second one did. */
  public Statistics plus(Statistics second) {
    return new Statistics(
        executions + second.executions,
        redundant + second.redundant,
        cut + second.cut,
        events + second.events,
        second.end);
  }
}
