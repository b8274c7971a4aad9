// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.automaton;

import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.AutomatonPrinter;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.program.automaton.Transition;

/** A program of automata for Graphviz: a cluster for each thread, final states with two rings. */
public final class AutomatonDot {
  private AutomatonDot() {}

  public static String of(ParallelProgram program) {
    StringBuilder out = new StringBuilder("digraph " + quote(program.name()) + " {\n");
    out.append("  node [shape=circle, fontname=\"monospace\", fontsize=10]\n");
    out.append("  edge [fontname=\"monospace\", fontsize=10]\n");
    for (int t = 0; t < program.threads().size(); t++) {
      thread(out, t, program.threads().get(t));
    }
    return out.append("}\n").toString();
  }

  private static void thread(StringBuilder out, int number, Automaton thread) {
    String prefix = "t" + number + "_";
    out.append("  subgraph cluster_").append(number).append(" {\n");
    out.append("    label=").append(quote(thread.name())).append('\n');
    out.append("    ").append(prefix).append("start [shape=point]\n");
    for (int q = 0; q < thread.states().size(); q++) {
      out.append("    ").append(prefix).append(q);
      out.append(" [label=").append(quote(thread.states().get(q)));
      out.append(thread.isFinal(q) ? ", shape=doublecircle" : "").append("]\n");
    }
    out.append("    ").append(prefix).append("start -> ");
    out.append(prefix).append(thread.initial()).append('\n');
    for (Transition t : thread.transitions()) {
      out.append("    ").append(prefix).append(t.source()).append(" -> ");
      out.append(prefix).append(t.target()).append(" [label=");
      out.append(quote(AutomatonPrinter.print(thread, t.command()))).append("]\n");
    }
    out.append("  }\n");
  }

  private static String quote(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
