// SPDX-License-Identifier: Apache-2.0
package dev.heddle.limit;

import dev.heddle.program.SourcePosition;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The reasons why runs did not become complete executions. Without a complete execution nothing is
 * known about the program.
 *
 * @param assumptions where assumptions failed, in order
 * @param interrupted whether others came between the steps of an atomic section
 */
public record Obstacles(List<SourcePosition> assumptions, boolean interrupted) {
  public static final Comparator<SourcePosition> ORDER =
      Comparator.comparing(SourcePosition::file)
          .thenComparingInt(SourcePosition::line)
          .thenComparingInt(SourcePosition::column);

  private static final int MOST_SHOWN = 3;

  public Obstacles {
    assumptions = List.copyOf(assumptions);
  }

  public static Obstacles of(Collection<SourcePosition> assumptions, long interrupted) {
    return new Obstacles(assumptions.stream().sorted(ORDER).toList(), interrupted > 0);
  }

  /** Why there is no complete execution, all of them having been looked for. */
  public String ofAll() {
    if (!assumptions.isEmpty()) {
      return "no execution satisfies the assumptions" + places();
    }
    // a thread that could continue continues in another run
    return interrupted
        ? ofSome()
        : "internal error in heddle, please report it: every run was blocked by a waiting loop";
  }

  /** Why none of some runs was a complete execution. */
  public String ofSome() {
    if (!assumptions.isEmpty()) {
      return "no run satisfies the assumptions" + places();
    }
    return interrupted
        ? "every run was interrupted inside an atomic section"
        : "every run was blocked by a waiting loop";
  }

  private String places() {
    List<String> known =
        assumptions.stream().filter(a -> a.line() > 0).map(SourcePosition::toString).toList();
    String first = known.stream().limit(MOST_SHOWN).collect(Collectors.joining(", "));
    int more = known.size() - MOST_SHOWN;
    return known.isEmpty() ? "" : " (" + first + (more > 0 ? " and " + more + " more)" : ")");
  }
}
