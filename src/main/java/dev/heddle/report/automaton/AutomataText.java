// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.automaton;

import dev.heddle.program.Printable;
import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.AutomatonPrinter;
import dev.heddle.report.LimitText;
import dev.heddle.report.check.CheckText;
import dev.heddle.states.Effort;
import dev.heddle.states.Oracle;
import dev.heddle.states.Reachability;
import dev.heddle.states.attack.AttackViolation;
import dev.heddle.states.computation.Computation;
import dev.heddle.verify.robustness.AutomatonReachability;
import dev.heddle.verify.robustness.AutomatonRobustness;
import java.util.Locale;
import java.util.stream.Collectors;

/** Answers about programs of automata for the terminal; the first line is the answer. */
public final class AutomataText {
  private AutomataText() {}

  /** The answer whether a program is robust, with an attack if it is not. */
  public static String robust(String file, AutomatonRobustness robust) {
    var result = robust.result();
    StringBuilder out = new StringBuilder(answer(file, robust));
    if (!result.violations().isEmpty()) {
      AttackViolation first = result.violations().getFirst();
      ComputationText text = new ComputationText(first.computation());
      out.append('\n').append(text.table());
      out.append("cycle: ").append(text.cycle(first.cycle())).append('\n');
      result.violations().stream()
          .skip(1)
          .forEach(v -> out.append("also: ").append(v).append('\n'));
    }
    return out.toString();
  }

  /** The answer whether a program is robust, without a computation. */
  public static String answer(String file, AutomatonRobustness robust) {
    var result = robust.result();
    StringBuilder out =
        new StringBuilder(
            robust.answer()
                + " "
                + Printable.line(file)
                + " "
                + robust.model()
                + ": "
                + why(robust)
                + "\n");
    out.append("Queries ").append(result.queries());
    out.append(", plausible ").append(result.plausible());
    return out.append(", states ").append(result.effort().states()).append('\n').toString();
  }

  static String why(AutomatonRobustness robust) {
    var result = robust.result();
    String why =
        !result.violations().isEmpty()
            ? "not robust: " + result.violations().getFirst()
            : result.limit() == null
                ? "robust: none of " + result.queries() + " attacks is feasible"
                : "no attack found, but not all was searched: " + LimitText.of(result.limit());
    return why + CheckText.beside(robust.errors());
  }

  /** The answer whether the goal can be reached. */
  public static String reach(String file, String model, Reachability result) {
    boolean reached = result.computation() != null;
    String goal = reached ? ComputationText.goal(result.computation()) : "";
    return reach(file, model, result, goal) + (reached ? "\n" + table(result.computation()) : "");
  }

  /** The answer whether a goal can be reached, without the path; the goal is given as text. */
  public static String reach(String file, String model, Reachability result, String goal) {
    StringBuilder out = new StringBuilder();
    out.append(AutomatonReachability.answer(result))
        .append(' ')
        .append(Printable.line(file))
        .append(' ')
        .append(model);
    out.append(": ").append(why(result, goal)).append('\n');
    out.append("Queries ").append(result.queries());
    out.append(", rounds ").append(result.rounds().size());
    out.append(", states ").append(result.effort().states());
    boolean backward = result.method() == Reachability.Method.BACKWARD;
    out.append(backward ? ", by the search backwards" : "").append('\n');
    return out.toString();
  }

  public static String table(Computation computation) {
    return new ComputationText(computation).table();
  }

  static String why(Reachability result) {
    return why(
        result, result.computation() == null ? "" : ComputationText.goal(result.computation()));
  }

  static String why(Reachability result, String goal) {
    return switch (result.answer()) {
      case REACHABLE -> "reachable: " + goal;
      case UNREACHABLE -> "unreachable: " + result.proof();
      case UNKNOWN -> "not reached, but not all was searched: " + LimitText.of(result.limit());
    };
  }

  /** The rounds of a search. */
  public static String explain(Reachability result) {
    StringBuilder out = new StringBuilder();
    int number = 0;
    for (Reachability.Round round : result.rounds()) {
      out.append("\nround ").append(++number).append(", ").append(round.name()).append('\n');
      for (Oracle.Sequence s : round.sequences()) {
        Automaton thread = round.asked().threads().get(s.thread());
        out.append("  ").append(thread.name()).append(": ");
        out.append(
            s.transitions().stream()
                .map(i -> AutomatonPrinter.print(thread, thread.transitions().get(i).command()))
                .collect(Collectors.joining("; ")));
        out.append('\n');
      }
      out.append("the extended program\n\n").append(AutomatonPrinter.print(round.extended()));
    }
    return out.toString();
  }

  /** The time and memory of a search, which vary from run to run. */
  public static String effort(Effort effort) {
    return String.format(
        Locale.ROOT,
        "Time %.3f s of search, %.0f states/s, %.1f bytes/state in the largest search%n",
        effort.seconds(),
        effort.states() / Math.max(1e-9, effort.seconds()),
        effort.bytes() / (double) Math.max(1, effort.largest()));
  }
}
