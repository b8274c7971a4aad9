package dev.heddle.verify;

import java.util.List;
import java.util.Set;

/** Is every execution of a program like one under SC? PASS if so; other errors do not count. */
public final class RobustExecutions {
  private RobustExecutions() {}

  /** The same question, with extras for {@link Replayed} to know what to look for. */
  public static Check.Question asking(Check.Question q, Thoroughness thoroughness) {
    return new Check.Question(
        q.program(),
        q.model(),
        q.algorithm(),
        q.limits(),
        Set.of(Extra.ROBUSTNESS),
        thoroughness,
        Liveness.SAFETY);
  }

  /** Other errors stop a search early, too; if only such were found, it has to go on to the end. */
  public static Verdict ask(Check.Question question) {
    Verdict soon = Check.ask(asking(question, Thoroughness.SOME));
    Verdict robust = only(soon);
    return soon.findings().isEmpty() || !robust.findings().isEmpty()
        ? robust
        : only(Check.ask(asking(question, Thoroughness.ALL)));
  }

  private static Verdict only(Verdict v) {
    List<Finding> cycles =
        v.findings().stream().filter(f -> f.flaw().kind() == ErrorKind.NOT_ROBUST).toList();
    return new Verdict(
        v.model(), v.algorithm(), v.counts(), v.obstacles(), cycles, v.reached(), v.effort());
  }
}
