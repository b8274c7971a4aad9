package dev.heddle.report;

import dev.heddle.fence.BadExecution;
import dev.heddle.program.Printable;
import dev.heddle.verify.Fence;
import dev.heddle.verify.FenceExecutions;
import java.util.List;
import java.util.function.Function;

/**
 * Fences of a C program or litmus test, to be told.
 *
 * @param isLitmus whether a final state is what must not be, and not an error
 * @param again makes the command that runs an execution again
 */
public record SourceFences(
    List<String> files,
    Fence.Goal goal,
    FenceExecutions found,
    boolean isLitmus,
    Function<BadExecution, String> again) {
  public SourceFences {
    files = List.copyOf(files);
  }

  /** The answer in words. */
  String why() {
    if (found.sequential().isPresent()) {
      return "no fences help, it is possible under SC: " + found.sequential().get().flaw();
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

  /** A fence in words. */
  static String text(FenceExecutions.Suggestion s) {
    return s.site().strength() + " fence, in " + s.function() + ", cost " + s.cost();
  }
}
