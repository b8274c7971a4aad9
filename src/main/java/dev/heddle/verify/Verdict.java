package dev.heddle.verify;

import java.util.List;

/**
 * The answer to {@link Check}.
 *
 * @param findings the errors, distinct, in the order they were found
 * @param limits what kept the search from being complete; empty if nothing did
 */
public record Verdict(
    String model,
    Algorithm algorithm,
    Counts counts,
    List<Finding> findings,
    List<String> limits,
    Effort effort) {

  /** Does the program fail. */
  public enum Answer {
    /** Every execution was explored and none fails. */
    PASS,
    /** An execution fails, and can be replayed. */
    FAIL,
    /** None of the executions that were explored fails, but a limit hid some. */
    UNKNOWN
  }

  /**
   * @param executions complete ones, those that fail included
   * @param redundant runs that showed nothing new
   */
  public record Counts(long executions, Blocked blocked, long redundant) {}

  /**
   * Executions that did not come to an end.
   *
   * @param assume an assumption did not hold
   * @param spin a thread went round a loop without effect, and would have gone on later
   * @param bound a limit of the analysis cut it
   */
  public record Blocked(long assume, long spin, long bound) {
    public long all() {
      return assume + spin + bound;
    }
  }

  /** What the answer took: steps of lanes, and wall time. */
  public record Effort(long steps, double seconds) {}

  public Verdict {
    findings = List.copyOf(findings);
    limits = List.copyOf(limits);
  }

  /** The same, other limits having kept the search from being complete. */
  Verdict within(List<String> others) {
    return new Verdict(model, algorithm, counts, findings, others, effort);
  }

  /** Errors that were found are there whatever a limit hid; none needs a complete search. */
  public Answer answer() {
    return !findings.isEmpty() ? Answer.FAIL : limits.isEmpty() ? Answer.PASS : Answer.UNKNOWN;
  }
}
