// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.fence;

import dev.heddle.fence.BadExecution;
import dev.heddle.program.Printable;
import dev.heddle.verify.fences.AutomatonFences;
import dev.heddle.verify.fences.ProgramFences;
import java.util.List;
import java.util.function.Function;

/**
 * Fences of a C program or litmus test, with what a report needs to describe them.
 *
 * @param isLitmus whether fences exclude a final state instead of an error
 * @param again creates the command that runs an execution again
 */
public record SourceFences(
    List<String> files,
    AutomatonFences.Goal goal,
    ProgramFences found,
    boolean isLitmus,
    Function<BadExecution, String> again) {
  public SourceFences {
    files = List.copyOf(files);
  }

  /** The answer as text. */
  String why() {
    if (found.sequential().isPresent()) {
      return "no set of fences suffices, it is possible under SC: "
          + found.sequential().get().flaw();
    }
    return FenceText.why(what(), found.result());
  }

  private String what() {
    return switch (goal) {
      case ROBUST -> "robust";
      case ASSERTIONS -> isLitmus ? "final state impossible" : "no error";
    };
  }

  String name() {
    return Printable.line(String.join(" ", files));
  }

  /** A fence as text. */
  static String text(ProgramFences.Suggestion s) {
    return s.site().strength() + " fence, in " + s.function() + ", cost " + s.cost();
  }
}
