// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.analysis;

import dev.heddle.machine.Machine;
import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.Origin;
import dev.heddle.program.Program;
import dev.heddle.program.SourcePosition;
import dev.heddle.trace.Edge;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.verify.ErrorKind;
import dev.heddle.verify.Flaw;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Describes a cycle in a Shasha-Snir trace, which shows that the execution is not sequentially
 * consistent.
 */
public final class Cycles {
  private static final Comparator<SourcePosition> BY_LINE =
      Comparator.comparingInt(SourcePosition::line).thenComparingInt(SourcePosition::column);

  private final Program program;

  /** Per operation the instruction that it comes from. */
  private final Map<String, Integer> origins = new HashMap<>();

  public Cycles(Machine machine) {
    this.program = machine.program();
    Execution x = machine.execution();
    for (int d = 0; d < x.length(); d++) {
      if (!Kind.isOperation(x.kind(d))) {
        continue;
      }
      String name = machine.threadName(x.thread(d)) + "#" + x.operation(d);
      origins.put(name, x.origin(d));
    }
  }

  /**
   * The flaw names the instructions of the cycle, beginning with the first by position. Nothing in
   * it depends on the run: cycles of the same code are one flaw.
   */
  public FlawOccurrence occurrence(List<Edge> cycle) {
    int first = 0;
    for (int i = 1; i < cycle.size(); i++) {
      first = BY_LINE.compare(at(cycle.get(i)), at(cycle.get(first))) < 0 ? i : first;
    }
    StringBuilder text = new StringBuilder("not robust: ");
    for (int i = 0; i < cycle.size(); i++) {
      Edge e = cycle.get((first + i) % cycle.size());
      text.append(instruction(e)).append(" -").append(e.type()).append("-> ");
    }
    text.append(instruction(cycle.get(first)));
    Flaw flaw = new Flaw(ErrorKind.NOT_ROBUST, text.toString(), at(cycle.get(first)));
    return new FlawOccurrence(flaw, new FlawOccurrence.Cause.Everything());
  }

  private SourcePosition at(Edge e) {
    return Origin.instruction(program, origins.get(e.from())).at();
  }

  /** Its function, which is the thread of a litmus test, its line, and what it does. */
  private String instruction(Edge e) {
    int origin = origins.get(e.from());
    Instruction i = Origin.instruction(program, origin);
    return Origin.function(program, origin).name() + ":" + i.at().line() + " " + action(i);
  }

  private static String action(Instruction i) {
    return switch (i) {
      case Instruction.Load l -> "load" + location(l.address());
      case Instruction.Store s -> "store" + location(s.address());
      case Instruction.ReadModifyWrite u -> "update" + location(u.address());
      case Instruction.CompareExchange c -> "exchange" + location(c.address());
      case Instruction.Lock l -> "lock" + location(l.mutex());
      case Instruction.TryLock l -> "trylock" + location(l.mutex());
      case Instruction.Unlock u -> "unlock" + location(u.mutex());
      case Instruction.Free f -> "free" + location(f.address());
      default -> "access";
    };
  }

  /** The name of a global, if the text of the program says which one it is. */
  private static String location(Expression address) {
    return address instanceof Expression.GlobalAddress g && g.offset() == 0
        ? " " + g.global().name()
        : "";
  }
}
