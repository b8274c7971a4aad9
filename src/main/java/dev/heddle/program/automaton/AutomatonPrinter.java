// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.automaton;

import java.util.stream.Collectors;

/** The text of programs; reading it gives the program again. */
public final class AutomatonPrinter {
  private AutomatonPrinter() {}

  public static String print(ParallelProgram program) {
    return program.threads().stream()
        .map(AutomatonPrinter::print)
        .collect(Collectors.joining("\n"));
  }

  public static String print(Automaton thread) {
    StringBuilder out = new StringBuilder("thread " + thread.name() + "\n");
    out.append("  initial ").append(thread.states().get(thread.initial())).append('\n');
    for (int state : thread.finals()) {
      out.append("  final ").append(thread.states().get(state)).append('\n');
    }
    for (Transition t : thread.transitions()) {
      out.append("  transition ").append(thread.states().get(t.source())).append(' ');
      out.append(thread.states().get(t.target())).append(' ');
      out.append(print(thread, t.command())).append('\n');
    }
    return out.append("end\n").toString();
  }

  public static String print(Automaton thread, TransitionCommand command) {
    return switch (command) {
      case TransitionCommand.Load l ->
          "read " + register(thread, l.register()) + " " + of(thread, l.address());
      case TransitionCommand.Store s ->
          "write " + of(thread, s.value()) + " " + of(thread, s.address());
      case TransitionCommand.Atomic a ->
          (a.value().isPresent() ? "atomic " : "await ")
              + register(thread, a.register())
              + " "
              + of(thread, a.address())
              + " "
              + of(thread, a.condition())
              + a.value().map(v -> " " + of(thread, v)).orElse("");
      case TransitionCommand.Assign a ->
          "local " + register(thread, a.register()) + " " + of(thread, a.value());
      case TransitionCommand.Assume a -> "check " + of(thread, a.condition());
      case TransitionCommand.Noop _ -> "noop";
      case TransitionCommand.Fence _ -> "mfence";
      case TransitionCommand.Lock _ -> "lock";
      case TransitionCommand.Unlock _ -> "unlock";
    };
  }

  /** A transition as messages name it: what it does, and its line. */
  public static String place(Automaton thread, int number) {
    Transition t = thread.transitions().get(number);
    String command = "'" + print(thread, t.command()) + "'";
    return t.position().line() == 0 ? command : command + " (line " + t.position().line() + ")";
  }

  private static String register(Automaton thread, int number) {
    return thread.registers().get(number);
  }

  private static String of(Automaton thread, AutomatonTerm term) {
    return switch (term) {
      case AutomatonTerm.Constant c -> Long.toString(c.value());
      case AutomatonTerm.Register r -> register(thread, r.number());
      case AutomatonTerm.Not n -> "! " + of(thread, n.operand());
      case AutomatonTerm.Binary b ->
          b.operator() + " " + of(thread, b.left()) + " " + of(thread, b.right());
      case AutomatonTerm.Shadow s -> "@" + s.layer() + " " + of(thread, s.address());
      case AutomatonTerm.Word w -> RegisterExpressions.print(w.expression(), thread.registers());
    };
  }
}
