// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.suite;

import dev.heddle.cli.terminal.SanitizedStream;
import java.util.List;

/** The table of a suite: a line for each answer, then what the unexpected ones are about. */
final class SuiteOutput {
  private final int widest;
  private final boolean quiet;
  private final SanitizedStream out;

  SuiteOutput(List<Question> questions, boolean quiet, SanitizedStream out) {
    this.widest = questions.stream().mapToInt(q -> q.test().length()).max().orElse(0);
    this.quiet = quiet;
    this.out = out;
  }

  void show(SuiteAnswer a) {
    if (quiet && a.isExpected()) {
      return;
    }
    Question q = a.question();
    String test = q.test() + " ".repeat(widest - q.test().length());
    String row =
        String.format(
            "%-4s  %s  %-3s  %-7s", a.isExpected() ? "ok" : "!", test, q.model(), a.word());
    out.println((row + "  " + a.complaint()).stripTrailing());
    out.flush();
  }

  void finish(List<SuiteAnswer> answers) {
    List<SuiteAnswer> others = answers.stream().filter(a -> !a.isExpected()).toList();
    for (SuiteAnswer a : quiet ? List.<SuiteAnswer>of() : others) {
      out.print("\n" + a.text());
    }
    long tests = answers.stream().map(a -> a.question().test()).distinct().count();
    out.println(
        (quiet || others.isEmpty() ? "" : "\n")
            + tests
            + (tests == 1 ? " test, " : " tests, ")
            + answers.size()
            + (answers.size() == 1 ? " answer: " : " answers: ")
            + (others.isEmpty() ? "all as expected" : others.size() + " not as expected"));
  }
}
