// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.observe;

/**
 * The counts of a search and why it ended.
 *
 * @param executions complete ones, none of them equivalent to another in a reducing search
 * @param redundant runs abandoned because all their continuations are covered elsewhere
 * @param cut executions that a limit cut
 * @param events appended in all
 */
public record Statistics(long executions, long redundant, long cut, long events, End end) {

  /** Why the search ended. */
  public enum End {
    /** Every execution was explored. */
    EXHAUSTED,
    /** The observer stopped it. */
    STOPPED,
    /** The wakeup trees outgrew their budget. */
    OUTGROWN
  }

  /** The sum of both; the end is that of the second. */
  public Statistics plus(Statistics second) {
    return new Statistics(
        executions + second.executions,
        redundant + second.redundant,
        cut + second.cut,
        events + second.events,
        second.end);
  }
}
