// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.robustness;

import dev.heddle.machine.plan.Technique;
import dev.heddle.verify.ErrorKind;
import dev.heddle.verify.ErrorPolicy;
import dev.heddle.verify.Finding;
import dev.heddle.verify.OptionalCheck;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.check.Check;
import dev.heddle.verify.check.CheckQuestion;
import dev.heddle.verify.check.Replayed;
import java.util.List;
import java.util.Set;

/** Is every execution of a program like one under SC? */
public final class RobustExecutions {
  private RobustExecutions() {}

  /** The same question, with optional checks for {@link Replayed} to know what to look for. */
  public static CheckQuestion asking(CheckQuestion q, ErrorPolicy errorPolicy) {
    return new CheckQuestion(
        q.program(),
        q.model(),
        q.algorithm(),
        q.limits(),
        Set.of(OptionalCheck.ROBUSTNESS),
        errorPolicy,
        q.liveness(),
        q.plan().without(Technique.SAMPLING));
  }

  /**
   * PASS if so and nothing else is wrong; executions that are not like one under SC come first.
   * Other errors stop a search early, too; if only such were found, it has to continue to the end.
   */
  public static Verdict ask(CheckQuestion question) {
    Verdict soon = Check.ask(asking(question, ErrorPolicy.SOME));
    Verdict v =
        soon.findings().isEmpty() || hasCycle(soon)
            ? soon
            : Check.ask(asking(question, ErrorPolicy.ALL));
    List<Finding> ordered =
        v.findings().stream().sorted((a, b) -> Boolean.compare(isCycle(b), isCycle(a))).toList();
    return with(ordered, v);
  }

  /** PASS if so; other errors do not count. */
  public static Verdict decide(CheckQuestion question) {
    Verdict v = ask(question);
    return with(v.findings().stream().filter(RobustExecutions::isCycle).toList(), v);
  }

  /** Whether it says if the program is robust; it may tell of other errors and not know. */
  public static boolean isDecided(Verdict v) {
    return hasCycle(v) || v.limits().isEmpty();
  }

  public static boolean hasCycle(Verdict v) {
    return v.findings().stream().anyMatch(RobustExecutions::isCycle);
  }

  /** Whether an execution is not like one under SC, and not wrong in another way. */
  public static boolean isCycle(Finding finding) {
    return finding.flaw().kind() == ErrorKind.NOT_ROBUST;
  }

  private static Verdict with(List<Finding> findings, Verdict v) {
    return new Verdict(
        v.model(), v.algorithm(), v.counts(), v.obstacles(), findings, v.reached(), v.effort());
  }
}
