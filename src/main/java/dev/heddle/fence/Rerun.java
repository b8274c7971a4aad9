// SPDX-License-Identifier: Apache-2.0
package dev.heddle.fence;

import dev.heddle.machine.Machine;
import dev.heddle.machine.plan.OutputListener;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.Origin;
import dev.heddle.program.Program;
import dev.heddle.program.SourcePosition;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Replays an execution of a program with fences on the program without them. The trace is the same,
 * and the replay shows when threads pass the points that have no fence yet.
 */
final class Rerun {
  /** Stands where a format would: no string is there. */
  private static final long MARK = -100;

  /**
   * A thread passed a point.
   *
   * @param operations how many it had done by then
   */
  record Pass(int thread, SourcePosition point, int operations) {}

  private final List<Pass> passes = new ArrayList<>();
  private final Machine fenced;
  private final Machine plain;
  private final Points.Fenced fences;

  /**
   * @param prepared what searches do to a program before they run it
   */
  Rerun(Points points, Points.Fenced fences, MemoryModel model, UnaryOperator<Program> prepared) {
    this.fences = fences;
    this.fenced = new Machine(prepared.apply(fences.program()), model);
    List<SourcePosition> numbers = new ArrayList<>();
    Program marked = points.replace(p -> mark(p.at(), numbers));
    OutputListener printer =
        (point, memory, format, arguments) -> {
          if (format == MARK) {
            SourcePosition at = numbers.get((int) arguments[0]);
            passes.add(new Pass(point.thread(), at, point.operation()));
          }
        };
    this.plain = new Machine(prepared.apply(marked), model, printer);
  }

  private static Instruction mark(SourcePosition at, List<SourcePosition> numbers) {
    numbers.add(at);
    Expression number = Expression.constant(numbers.size() - 1, 64);
    return new Instruction.Print(Expression.constant(MARK, 64), List.of(number), at);
  }

  /** Runs it, step by step in both machines. */
  Machine run(List<String> schedule) {
    Execution x = fenced.execution();
    for (String step : schedule) {
      take(fenced, step);
      int d = x.length() - 1;
      if (!isInserted(d)) {
        take(plain, step);
      } else {
        passWaiting(fenced.threadName(x.thread(d)));
      }
    }
    return plain;
  }

  private boolean isInserted(int d) {
    Execution x = fenced.execution();
    return x.kind(d) == Kind.FENCE
        && fences.inserted().contains(Origin.instruction(fenced.program(), x.origin(d)));
  }

  /**
   * The thread waited for its stores at a fence. Where another thing comes next that waits for them
   * (a fence of the program, a spawn, a join), that was no event any more; without the fence it is.
   */
  private void passWaiting(String thread) {
    for (int t = 0; t < plain.threadCount(); t++) {
      int next = plain.state().next(t);
      boolean waits = next == Kind.FENCE || next == Kind.SPAWN;
      if (waits && plain.threadName(t).equals(thread) && plain.isPossible(plain.laneOf(t))) {
        plain.step(plain.laneOf(t), 0);
      }
    }
  }

  private static void take(Machine machine, String step) {
    int mark = step.indexOf('?');
    String name = mark < 0 ? step : step.substring(0, mark);
    int choice = mark < 0 ? 0 : Integer.parseInt(step.substring(mark + 1));
    for (int lane = 0; lane < machine.laneWords() * 64; lane++) {
      if (machine.isPossible(lane) && machine.laneName(lane).equals(name)) {
        machine.step(lane, choice);
        return;
      }
    }
    throw new IllegalStateException(step + " is not possible");
  }

  List<Pass> passes() {
    return passes;
  }
}
