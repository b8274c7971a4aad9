// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.executions;

import dev.heddle.foata.generate.GenerationRequest.Mode;
import dev.heddle.foata.generate.Representative;
import dev.heddle.foata.symbolic.ThreadEnding;
import dev.heddle.verify.outcomes.FinalState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * An execution in Foata normal form, for reports.
 *
 * @param steps names of events; those of a step happen together
 * @param state how it ended; empty if it is symbolic or a thread did not come to its end
 * @param unfinished a line for each thread that waits or stopped, where and why
 */
public record NormalForm(
    List<List<String>> steps, Optional<FinalState> state, List<String> unfinished) {

  static NormalForm of(Representative execution, EventNames names, Executions.Question q) {
    List<List<String>> steps =
        execution.steps().stream().map(s -> s.stream().map(names::of).toList()).toList();
    if (q.mode() == Mode.SYMBOLIC) {
      return new NormalForm(steps, Optional.empty(), List.of());
    }
    List<String> unfinished = unfinished(execution);
    Optional<FinalState> state =
        unfinished.isEmpty()
            ? Optional.of(Executions.state(execution, q.condition().columns()))
            : Optional.empty();
    return new NormalForm(steps, state, unfinished);
  }

  private static List<String> unfinished(Representative execution) {
    List<String> lines = new ArrayList<>();
    for (int p = 0; p < execution.processors(); p++) {
      ThreadEnding e = execution.ending(p);
      switch (e.kind()) {
        case RETURN -> {}
        case WAITING -> lines.add("thread " + p + " waits for good at " + e.at());
        default -> lines.add("thread " + p + " stopped at " + e.at() + ": " + e.text());
      }
    }
    return lines;
  }

  /** {@code (a c)(a' b)(c' d)}. */
  @Override
  public String toString() {
    return steps.stream().map(s -> "(" + String.join(" ", s) + ")").collect(Collectors.joining());
  }
}
