// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.fence;

import dev.heddle.fence.ControlState;
import dev.heddle.fence.Synthesis;
import dev.heddle.program.Printable;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.report.LimitText;
import dev.heddle.verify.fences.AutomatonFences;
import java.util.List;

/** Fences for the terminal: the answer, then a fence per line and why it is needed. */
public final class FenceText {
  private FenceText() {}

  public static String of(
      String file, ParallelProgram program, AutomatonFences.Goal goal, AutomatonFences fence) {
    var result = fence.result();
    String why = why(goal, fence);
    StringBuilder out =
        new StringBuilder(
            fence.answer() + " " + Printable.line(file) + " " + fence.model() + ": " + why + "\n");
    out.append("Cost ").append(result.cost());
    out.append(", queries ").append(fence.queries());
    out.append(", rounds ").append(result.rounds());
    out.append(", states ").append(fence.effort().states()).append('\n');
    for (ControlState f : result.fences()) {
      out.append("  ").append(position(program, f));
      out.append(", or ").append(result.reasons().get(f).name()).append('\n');
    }
    return out.toString();
  }

  static String why(AutomatonFences.Goal goal, AutomatonFences fence) {
    return why(goal == AutomatonFences.Goal.ROBUST ? "robust" : "goal unreachable", fence.result());
  }

  /** The reason of the answer as text. */
  static String why(String what, Synthesis.Result<?, ?> result) {
    String fences = count(result.fences().size());
    return switch (result.answer()) {
      case ENOUGH ->
          result.fences().isEmpty()
              ? what + " without fences"
              : what + " with " + fences + ", and not with less";
      case IMPOSSIBLE -> "no set of fences suffices: " + result.unpreventable();
      case UNKNOWN ->
          (result.fences().isEmpty() ? "" : "at least " + fences + " needed, but ")
              + "not decided: "
              + LimitText.of(result.limit());
    };
  }

  private static String count(int n) {
    return n == 1 ? "1 fence" : n + " fences";
  }

  /** The position that the fence precedes; none if nothing follows it. */
  static SourcePosition before(ParallelProgram program, ControlState f) {
    Automaton thread = program.threads().get(f.thread());
    List<Integer> leaving = thread.leaving().get(f.state());
    return leaving.isEmpty()
        ? SourcePosition.NONE
        : thread.transitions().get(leaving.getFirst()).position();
  }

  static String position(ParallelProgram program, ControlState f) {
    Automaton thread = program.threads().get(f.thread());
    String state = thread.name() + ": mfence in state " + thread.states().get(f.state());
    int line = before(program, f).line();
    return line == 0 ? state : state + " (before line " + line + ")";
  }
}
