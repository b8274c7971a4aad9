// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.monitoring;

import dev.heddle.limit.Limit;
import dev.heddle.limit.Obstacles;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Verdict;
import java.util.List;
import java.util.Optional;

/**
 * The answer of monitors about a program.
 *
 * @param method how executions were chosen, in a word
 * @param findings distinct violations, most frequent first
 * @param errors what else is wrong in executions that were monitored, each with a schedule of SC
 * @param obstacles what kept all runs from being complete executions; empty if one was complete
 * @param reached limits that may have hidden other violations; empty if none did
 */
public record MonitorVerdict(
    String model,
    String method,
    Counts counts,
    List<Found> findings,
    List<Finding> errors,
    Optional<Obstacles> obstacles,
    List<Limit> reached) {

  /** The method by which nothing is left out. */
  public static final String ALL = "all";

  /** The method by which a recorded execution is all there is. */
  public static final String TRACE = "trace";

  /** Of a command that was stopped before anything was monitored. */
  public static MonitorVerdict stopped(String model, String method, Limit why) {
    return new MonitorVerdict(
        model,
        method,
        new Counts(0, 0, 0, 0),
        List.of(),
        List.of(),
        Optional.empty(),
        List.of(why));
  }

  /**
   * @param runs executions that were monitored
   * @param events of all of them
   * @param violating runs with a violation
   * @param nanoseconds that the monitor took
   */
  public record Counts(long runs, long events, long violating, long nanoseconds) {
    public double averageLength() {
      return runs == 0 ? 0 : (double) events / runs;
    }

    public double averageSeconds() {
      return runs == 0 ? 0 : nanoseconds / 1e9 / runs;
    }
  }

  /**
   * A violation.
   *
   * @param count how often it was reported
   * @param runs in how many executions
   * @param schedule of an execution of the relaxed machine that is not sequentially consistent;
   *     empty if there is no program to run
   */
  public record Found(ConsistencyViolation violation, long count, long runs, String schedule) {}

  public MonitorVerdict {
    findings = List.copyOf(findings);
    errors = List.copyOf(errors);
    reached = List.copyOf(reached);
  }

  /** Whether all executions were asked for. */
  public boolean isDecision() {
    return method.equals(ALL);
  }

  /** Whether an execution was only read, not run. */
  public boolean isOfTrace() {
    return method.equals(TRACE);
  }

  /** Why violations may have been missed; empty if none was, as far as runs can tell. */
  public List<Limit> limits() {
    return findings.isEmpty() && reached.isEmpty()
        ? obstacles.stream().<Limit>map(o -> new Limit.NoExecution(o, isDecision())).toList()
        : reached;
  }

  public Verdict.Answer answer() {
    return !findings.isEmpty() || !errors.isEmpty()
        ? Verdict.Answer.FAIL
        : limits().isEmpty() ? Verdict.Answer.PASS : Verdict.Answer.UNKNOWN;
  }
}
