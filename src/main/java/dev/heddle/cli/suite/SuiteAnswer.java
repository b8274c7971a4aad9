// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.suite;

import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.verify.Verdict;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What came of a question.
 *
 * @param answer empty if the command gave none: its input is wrong, or it failed itself
 * @param text what it printed, messages included
 * @param sarif the only run of its SARIF log; empty if there is none
 */
record SuiteAnswer(
    Question question, Optional<Verdict.Answer> answer, String text, Map<String, Object> sarif) {
  static SuiteAnswer of(Question question, int code, String text, Map<String, Object> sarif) {
    Optional<Verdict.Answer> answer =
        switch (code) {
          case ExitCode.PASS -> Optional.of(Verdict.Answer.PASS);
          case ExitCode.FAIL -> Optional.of(Verdict.Answer.FAIL);
          case ExitCode.UNKNOWN -> Optional.of(Verdict.Answer.UNKNOWN);
          default -> Optional.empty();
        };
    return new SuiteAnswer(question, answer, text, sarif);
  }

  /** A question that was not asked, or not to the end. */
  static SuiteAnswer notAsked(Question question, String why) {
    return new SuiteAnswer(
        question, Optional.of(Verdict.Answer.UNKNOWN), "UNKNOWN " + why + "\n", Map.of());
  }

  boolean isExpected() {
    return answer.equals(Optional.of(question.expected()))
        && (answer.get() != Verdict.Answer.FAIL || headline().contains(question.error()));
  }

  /** The answer in one word. */
  String word() {
    return answer.map(Verdict.Answer::toString).orElse("ERROR");
  }

  /** Why, in one line, without the names that the table has. */
  String headline() {
    String first = text.lines().findFirst().orElse("no answer");
    for (Verdict.Answer a : Verdict.Answer.values()) {
      if (first.startsWith(a + " ")) {
        int colon = first.indexOf(": ");
        return colon < 0 ? first.substring(a.toString().length() + 1) : first.substring(colon + 2);
      }
    }
    return first;
  }

  /** What is wrong with the answer; empty if it is as expected. */
  String complaint() {
    if (isExpected()) {
      return "";
    }
    boolean other = answer.equals(Optional.of(question.expected()));
    String wanted = other ? "an error with '" + question.error() + "'" : "" + question.expected();
    return "expected " + wanted + ": " + headline();
  }

  static int exitCode(List<SuiteAnswer> all) {
    boolean isWrong = all.stream().anyMatch(a -> a.answer.isEmpty());
    boolean isFailed =
        all.stream()
            .anyMatch(
                a -> !a.isExpected() && !a.answer.equals(Optional.of(Verdict.Answer.UNKNOWN)));
    boolean isUnknown = all.stream().anyMatch(a -> !a.isExpected());
    return isWrong
        ? ExitCode.WRONG_INPUT
        : isFailed ? ExitCode.FAIL : isUnknown ? ExitCode.UNKNOWN : ExitCode.PASS;
  }
}
