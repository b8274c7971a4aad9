package dev.heddle.report;

import dev.heddle.fence.ControlState;
import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.verify.Fence;
import java.util.List;

/** Fences for the terminal: the answer, then a fence per line and why it is needed. */
public final class FenceText {
  private FenceText() {}

  public static String of(String file, ParallelProgram program, Fence.Goal goal, Fence fence) {
    var result = fence.result();
    String what = goal == Fence.Goal.ROBUST ? "robust" : "goal unreachable";
    String fences = count(result.fences().size());
    String why =
        switch (result.answer()) {
          case ENOUGH ->
              result.fences().isEmpty()
                  ? what + " without fences"
                  : what + " with " + fences + ", and not with less";
          case IMPOSSIBLE -> "no fences help: " + result.detail();
          case UNKNOWN -> fences + " are needed, but not all was searched: " + result.detail();
        };
    StringBuilder out = new StringBuilder(fence.answer() + " " + file + " tso: " + why + "\n");
    out.append("Cost ").append(result.cost());
    out.append(", queries ").append(fence.queries());
    out.append(", rounds ").append(result.rounds());
    out.append(", states ").append(fence.effort().states()).append('\n');
    for (ControlState f : result.fences()) {
      out.append("  ").append(position(program, f));
      out.append(", or ").append(result.reasons().get(f)).append('\n');
    }
    return out.toString();
  }

  private static String count(int n) {
    return n == 1 ? "1 fence" : n + " fences";
  }

  private static String position(ParallelProgram program, ControlState f) {
    Automaton thread = program.threads().get(f.thread());
    String state = thread.name() + ": mfence in state " + thread.states().get(f.state());
    List<Integer> leaving = thread.leaving().get(f.state());
    int line =
        leaving.isEmpty() ? 0 : thread.transitions().get(leaving.getFirst()).position().line();
    return line == 0 ? state : state + " (before line " + line + ")";
  }
}
