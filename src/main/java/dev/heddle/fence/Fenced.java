// SPDX-License-Identifier: Apache-2.0
package dev.heddle.fence;

import dev.heddle.program.SourcePosition;
import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.AutomatonBuilder;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.program.automaton.Transition;
import dev.heddle.program.automaton.TransitionCommand;
import java.util.Set;

/** A program with fences. States and transitions keep their numbers; new ones follow. */
public final class Fenced {
  private Fenced() {}

  public static ParallelProgram of(ParallelProgram program, Set<ControlState> fences) {
    ParallelProgram fenced = program;
    for (int t = 0; t < program.threads().size(); t++) {
      fenced = fenced.with(t, of(program.threads().get(t), t, fences));
    }
    return fenced;
  }

  /** A fenced state is left by the fence only; what left it leaves the state after the fence. */
  private static Automaton of(Automaton thread, int number, Set<ControlState> fences) {
    AutomatonBuilder builder = AutomatonBuilder.of(thread);
    for (ControlState fence : fences) {
      if (fence.thread() == number) {
        int behind = builder.newState(thread.states().get(fence.state()) + "_fenced");
        for (int i = 0; i < thread.transitions().size(); i++) {
          Transition t = thread.transitions().get(i);
          if (t.source() == fence.state()) {
            builder.replace(i, new Transition(behind, t.target(), t.command(), t.position()));
          }
        }
        builder.add(
            new Transition(
                fence.state(), behind, new TransitionCommand.Fence(), SourcePosition.NONE));
      }
    }
    return builder.build();
  }
}
