package dev.heddle.verify;

import java.util.List;
import java.util.Set;

/** Is every execution of a program like one under SC? PASS if so; other errors do not count. */
public final class RobustExecutions {
  /** Enough for an answer within seconds. */
  private static final long MOST_EXECUTIONS = 10_000;

  private RobustExecutions() {}

  /** The same question, with extras for {@link Replayed} to know what to look for. */
  public static Check.Question asking(Check.Question q, Thoroughness thoroughness) {
    return new Check.Question(
        q.program(), q.model(), q.algorithm(), q.limits(), Set.of(Extra.ROBUSTNESS), thoroughness);
  }

  /** Other errors stop a search early, too; if only such were found, it has to go on to the end. */
  public static Verdict ask(Check.Question question) {
    Verdict soon = Check.ask(asking(question, Thoroughness.SOME));
    Verdict robust = only(soon);
    return soon.findings().isEmpty() || !robust.findings().isEmpty()
        ? robust
        : only(Check.ask(asking(question, Thoroughness.ALL)));
  }

  /** A question and its answer. */
  public record Answered(Check.Question question, Verdict verdict) {}

  /**
   * As {@link #ask}, of a program whose loops may have no end: with more and more rounds, until
   * something is found or all was seen, or it takes too many executions.
   */
  public static Answered askInRounds(Check.Question question, int most) {
    Answered last = null;
    for (int rounds = 1; rounds <= most; rounds++) {
      Check.Question bounded = in(question, rounds);
      Verdict verdict = ask(bounded);
      boolean unknown = verdict.answer() == Verdict.Answer.UNKNOWN;
      boolean all = seen(verdict) < bounded.limits().executions();
      if (last == null || !unknown || all) {
        last = new Answered(bounded, verdict);
      }
      if (!unknown || !all) {
        break;
      }
    }
    return last;
  }

  private static long seen(Verdict v) {
    return v.counts().executions() + v.counts().blocked().all() + v.counts().redundant();
  }

  /** The same question, with loops that go round so many times, and not too many executions. */
  public static Check.Question in(Check.Question q, int rounds) {
    Limits limits = q.limits().unrolling(rounds).atMost(MOST_EXECUTIONS);
    return new Check.Question(
        q.program(), q.model(), q.algorithm(), limits, q.extras(), q.thoroughness());
  }

  private static Verdict only(Verdict v) {
    List<Finding> cycles =
        v.findings().stream().filter(f -> f.flaw().kind() == ErrorKind.NOT_ROBUST).toList();
    return new Verdict(v.model(), v.algorithm(), v.counts(), cycles, v.limits(), v.effort());
  }
}
