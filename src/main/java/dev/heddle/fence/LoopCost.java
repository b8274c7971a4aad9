// SPDX-License-Identifier: Apache-2.0
package dev.heddle.fence;

import dev.heddle.program.Expression;
import dev.heddle.program.Function;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.program.automaton.Transition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The cost of a fence inside loops: each enclosing loop multiplies it by ten. */
public final class LoopCost {
  private LoopCost() {}

  /** Of a fence in each control state. */
  public static Map<ControlState, Long> of(ParallelProgram program) {
    Map<ControlState, Long> costs = new HashMap<>();
    for (int t = 0; t < program.threads().size(); t++) {
      Automaton thread = program.threads().get(t);
      List<int[]> successors = new ArrayList<>();
      for (List<Integer> leaving : thread.leaving()) {
        successors.add(
            leaving.stream().map(thread.transitions()::get).mapToInt(Transition::target).toArray());
      }
      int[] depths = LoopNesting.depths(successors, thread.initial());
      for (int q = 0; q < depths.length; q++) {
        costs.put(new ControlState(t, q), LoopNesting.cost(depths[q]));
      }
    }
    return costs;
  }

  /**
   * The cost of a fence at each point. Loops that call a function count for it; recursion and calls
   * by pointers do not.
   */
  public static Map<SourcePosition, Long> of(Points points) {
    Program program = points.program();
    List<int[]> depths = program.functions().stream().map(LoopCost::depths).toList();
    int[] around = new int[depths.size()];
    for (int round = 0; round < around.length && deepen(program, depths, around); round++) {
      // calls of calls
    }
    Map<SourcePosition, Long> costs = new HashMap<>();
    for (int f = 0; f < around.length; f++) {
      List<Instruction> code = program.functions().get(f).code();
      for (int i = 0; i < code.size(); i++) {
        if (Points.isPoint(code.get(i))) {
          long cost = LoopNesting.cost(around[f] + depths.get(f)[i]);
          costs.merge(code.get(i).at(), cost, Math::max);
        }
      }
    }
    return costs;
  }

  private static int[] depths(Function f) {
    List<int[]> successors = IntStream.range(0, f.code().size()).mapToObj(f::successors).toList();
    return LoopNesting.depths(successors, 0);
  }

  /** One more round of the loops around functions; whether something changed. */
  private static boolean deepen(Program program, List<int[]> depths, int[] around) {
    boolean changed = false;
    for (int f = 0; f < around.length; f++) {
      List<Instruction> code = program.functions().get(f).code();
      for (int i = 0; i < code.size(); i++) {
        if (code.get(i) instanceof Instruction.Call call
            && call.callee() instanceof Expression.FunctionAddress(int callee)
            && around[callee] < around[f] + depths.get(f)[i]
            && callee != f) {
          around[callee] = around[f] + depths.get(f)[i];
          changed = true;
        }
      }
    }
    return changed;
  }
}
