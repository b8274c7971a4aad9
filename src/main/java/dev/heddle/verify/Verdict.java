// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

import dev.heddle.limit.Limit;
import dev.heddle.limit.Obstacles;
import java.util.ArrayList;
import java.util.List;

/**
 * Does a program fail, as far as is known?
 *
 * @param method what was searched for the answer: not AUTO
 * @param counts of executions; nothing if the answer is by states
 * @param findings the errors, distinct, in the order they were found
 * @param reached the limits that kept the search from being complete; empty if none did
 */
public record Verdict(
    String model,
    Algorithm algorithm,
    Method method,
    Counts counts,
    Obstacles obstacles,
    List<Finding> findings,
    List<Limit> reached,
    Effort effort) {

  /** Does the program fail. */
  public enum Answer {
    /** Every execution was explored and none fails. */
    PASS,
    /** An execution fails, and can be replayed. */
    FAIL,
    /**
     * None of the executions that were explored fails, but a limit hid some, or none was complete.
     */
    UNKNOWN
  }

  /**
   * @param executions complete ones, those that fail included
   * @param redundant runs that showed nothing new
   * @param classes which executions count as one
   */
  public record Counts(long executions, Blocked blocked, long redundant, Classes classes) {
    public Counts(long executions, Blocked blocked, long redundant) {
      this(executions, blocked, redundant, Classes.TRACES);
    }

    /** All runs. */
    public long all() {
      return executions + blocked.all() + redundant;
    }
  }

  /**
   * Executions that did not end.
   *
   * @param assume an assumption did not hold
   * @param spin a thread stopped in a loop that waits, though an end could still be reached
   * @param bound a limit of the analysis cut it
   */
  public record Blocked(long assume, long spin, long bound) {
    public long all() {
      return assume + spin + bound;
    }
  }

  /**
   * What the answer took.
   *
   * @param steps of lanes
   * @param seconds of wall time
   * @param states that were seen; 0 if executions were
   */
  public record Effort(long steps, double seconds, long states) {
    public Effort(long steps, double seconds) {
      this(steps, seconds, 0);
    }
  }

  /** By executions. */
  public Verdict(
      String model,
      Algorithm algorithm,
      Counts counts,
      Obstacles obstacles,
      List<Finding> findings,
      List<Limit> reached,
      Effort effort) {
    this(model, algorithm, Method.EXECUTIONS, counts, obstacles, findings, reached, effort);
  }

  public Verdict {
    findings = List.copyOf(findings);
    reached = List.copyOf(reached);
  }

  /** Of a search that was stopped before it began. */
  public static Verdict stopped(String model, Algorithm algorithm, Limit why) {
    return new Verdict(
        model,
        algorithm,
        new Counts(0, new Blocked(0, 0, 0), 0),
        new Obstacles(List.of(), false),
        List.of(),
        List.of(why),
        new Effort(0, 0));
  }

  /** The same, other limits having kept the search from being complete. */
  public Verdict within(List<Limit> others) {
    return new Verdict(model, algorithm, method, counts, obstacles, findings, others, effort);
  }

  /** The same, its errors with other schedules. */
  public Verdict withFindings(List<Finding> others) {
    return new Verdict(model, algorithm, method, counts, obstacles, others, reached, effort);
  }

  /** The same with an error that was found in another way. */
  public Verdict with(Finding finding, Limit how) {
    List<Limit> all = new ArrayList<>(reached);
    all.add(how);
    return with(finding).within(all);
  }

  /** The same with an error. */
  public Verdict with(Finding finding) {
    return new Verdict(
        model, algorithm, method, counts, obstacles, List.of(finding), reached, effort);
  }

  /** Whether the caller or a signal ended the search. */
  public boolean isCancelled() {
    return reached.contains(Limit.Budget.CANCELLED);
  }

  /** Whether all runs were seen, and none of them was a complete execution. */
  public boolean isVacuous() {
    return method == Method.EXECUTIONS
        && counts.executions() == 0
        && findings.isEmpty()
        && reached.isEmpty();
  }

  /** Why errors may have been missed; empty if none was. */
  public List<Limit> limits() {
    return isVacuous() ? List.of(new Limit.NoExecution(obstacles, true)) : reached;
  }

  /** Errors that were found are there whatever a limit hid; none needs a complete search. */
  public Answer answer() {
    return !findings.isEmpty() ? Answer.FAIL : limits().isEmpty() ? Answer.PASS : Answer.UNKNOWN;
  }
}
