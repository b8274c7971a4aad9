// SPDX-License-Identifier: Apache-2.0
package dev.heddle.lsp;

import dev.heddle.report.WitnessWords;
import dev.heddle.verify.Witness;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a line did in the executions that fail: what it read and wrote, in which thread. */
final class LineHistory {
  /** A line in a loop has many steps. */
  private static final int MOST_STEPS = 20;

  private LineHistory() {}

  /**
   * As Markdown.
   *
   * @param line counted from 1
   * @return empty if the line has no step in any of them
   */
  static Optional<String> of(CheckReport report, Path file, int line) {
    StringBuilder text = new StringBuilder();
    for (CheckReport.Failure failure : report.failures()) {
      List<String> steps = steps(failure.witness(), file, line);
      if (!steps.isEmpty()) {
        text.append(text.isEmpty() ? "" : "\n");
        text.append("**").append(failure.models().getFirst()).append("**: ");
        text.append(code(failure.flaw().message())).append("\n\n");
        steps.forEach(text::append);
      }
    }
    return text.isEmpty() ? Optional.empty() : Optional.of(text.toString());
  }

  private static List<String> steps(Witness witness, Path file, int line) {
    List<String> steps = new ArrayList<>();
    int more = 0;
    for (int i = 0; i < witness.steps().size(); i++) {
      Witness.Step step = witness.steps().get(i);
      if (step.at().line() == line && file.toString().equals(step.at().file())) {
        if (steps.size() < MOST_STEPS) {
          String what = code(WitnessWords.of(step));
          steps.add("- step %d, thread %s: %s%n".formatted(i + 1, step.thread(), what));
        } else {
          more++;
        }
      }
    }
    if (more > 0) {
      steps.add("- and " + more + " more steps\n");
    }
    return steps;
  }

  /** Text of the program as code, so that it has no meaning in Markdown. */
  private static String code(String text) {
    return "`` " + text.replace("``", "` `") + " ``";
  }
}
