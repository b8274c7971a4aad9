// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.fence;

import dev.heddle.report.Fold;
import dev.heddle.report.SourceText;
import dev.heddle.verify.fences.BadExecutions;
import dev.heddle.verify.fences.ProgramFences;

/** Fences of a source for the terminal: the answer, then each fence and why it is needed. */
public final class SourceFenceText {
  private SourceFenceText() {}

  public static String of(SourceFences fences, SourceText source) {
    ProgramFences found = fences.found();
    BadExecutions.Work work = found.work();
    StringBuilder out = new StringBuilder();
    out.append(found.answer()).append(' ').append(fences.name());
    out.append(' ').append(found.model()).append(": ").append(fences.why()).append('\n');
    out.append("Cost ").append(found.result().cost());
    out.append(", searches ").append(work.searches());
    out.append(", rounds ").append(found.result().rounds());
    out.append(", executions ").append(work.executions()).append('\n');
    for (ProgramFences.Suggestion s : found.suggestions()) {
      out.append('\n').append(s.site().at()).append(": ").append(SourceFences.text(s));
      out.append(", before\n");
      source.line(s.site().at()).ifPresent(l -> out.append(quote(l, s.site().at().column())));
      out.append(Fold.hanging("  without it: ", s.without().flaw(), 4));
      out.append(fences.again().apply(s.without()));
    }
    if (found.suggestions().isEmpty()) {
      found.witness().ifPresent(w -> out.append('\n').append(fences.again().apply(w)));
    }
    return out.toString();
  }

  /** The text of the line after the fence. */
  private static String quote(String line, int column) {
    return "    " + line.substring(Math.min(line.length(), column - 1)).strip() + "\n";
  }
}
