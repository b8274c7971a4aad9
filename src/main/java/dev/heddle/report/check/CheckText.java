// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.check;

import dev.heddle.report.Fold;
import dev.heddle.report.LimitText;
import dev.heddle.verify.Classes;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Method;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.check.Replayed;
import dev.heddle.verify.robustness.RobustExecutions;
import java.util.List;

/** A verdict for the terminal; the first line is the answer. */
public final class CheckText {
  private CheckText() {}

  /**
   * The answer in one line.
   *
   * @param name the name of the program
   */
  public static String answer(String name, Verdict v) {
    return v.answer() + " " + name + " " + v.model() + ": " + why(v) + "\n";
  }

  static String why(Verdict v) {
    return switch (v.answer()) {
      case PASS ->
          "no error in " + (isByStates(v) ? states(v) : executions(v.counts().executions()));
      case FAIL -> v.findings().getFirst().flaw().toString();
      case UNKNOWN -> LimitText.of(v.limits().getFirst());
    };
  }

  private static boolean isByStates(Verdict v) {
    return v.method() == Method.STATES;
  }

  private static String states(Verdict v) {
    return v.effort().states() + (v.effort().states() == 1 ? " state" : " states");
  }

  /** The answer whether a program is robust, in one line. */
  public static String robust(String name, Verdict v) {
    return v.answer() + " " + name + " " + v.model() + ": " + whyRobust(v) + "\n";
  }

  static String whyRobust(Verdict v) {
    List<Finding> others = v.findings().stream().filter(f -> !RobustExecutions.isCycle(f)).toList();
    String why =
        RobustExecutions.hasCycle(v)
            ? v.findings().getFirst().flaw().toString()
            : v.limits().isEmpty()
                ? "robust: every execution is one of SC"
                : LimitText.of(v.limits().getFirst());
    return why + beside(others);
  }

  /** Errors that are reported after an answer to another question. */
  public static String beside(List<Finding> errors) {
    return errors.isEmpty() ? "" : "; but an execution fails: " + errors.getFirst().flaw();
  }

  static String executions(long n) {
    return n + (n == 1 ? " execution" : " executions");
  }

  /** The counts, and the limits that the answer itself does not name. */
  public static String counts(Verdict v) {
    StringBuilder out = new StringBuilder();
    if (isByStates(v)) {
      return limits(v, out.append("States ").append(v.effort().states()).append('\n'));
    }
    Verdict.Counts counts = v.counts();
    Verdict.Blocked blocked = counts.blocked();
    out.append("Executions ").append(counts.executions());
    out.append(counts.classes() == Classes.OBSERVED ? " (classes: observed)" : "");
    if (blocked.all() > 0) {
      out.append(", blocked ").append(blocked.all()).append(" (assume ").append(blocked.assume());
      out.append(", spin ").append(blocked.spin()).append(", bound ").append(blocked.bound());
      out.append(')');
    }
    out.append(counts.redundant() == 0 ? "" : ", redundant " + counts.redundant()).append('\n');
    return limits(v, out);
  }

  /** What kept the search from being complete, unless the answer says so. */
  public static String limits(Verdict v) {
    return limits(v, new StringBuilder());
  }

  private static String limits(Verdict v, StringBuilder out) {
    v.limits().stream()
        .skip(v.answer() == Verdict.Answer.UNKNOWN ? 1 : 0)
        .forEach(l -> out.append("Incomplete ").append(LimitText.of(l)).append('\n'));
    return out.toString();
  }

  /** An error, by its number among all. */
  public static String error(int number, Finding finding) {
    return Fold.hanging("Error " + number + ": ", finding.flaw().toString(), 2);
  }

  /** How many errors were found only after others, if any. */
  public static String consequences(List<Finding> findings) {
    long n = findings.stream().filter(f -> f.cause().isPresent()).count();
    return n == 0
        ? ""
        : "\n"
            + (n == 1 ? "1 other error occurs" : n + " other errors occur")
            + " only after these as far as known; --format json lists all\n";
  }

  /** The answer about one execution, in one line. */
  public static String answer(String name, String model, Replayed replayed) {
    return (replayed.flaws().isEmpty() ? Verdict.Answer.UNKNOWN : Verdict.Answer.FAIL)
        + " "
        + name
        + " "
        + model
        + ": "
        + why(replayed)
        + "\n";
  }

  static String why(Replayed replayed) {
    return !replayed.flaws().isEmpty()
        ? replayed.flaws().getFirst().toString()
        : !replayed.complete()
            ? "the schedule ends before the execution"
            : !replayed.limits().isEmpty()
                ? LimitText.of(replayed.limits().getFirst())
                : "no error in this one execution";
  }

  /**
   * The command that runs an execution again, for use in a shell.
   *
   * @param rest the words after the schedule
   */
  public static String replay(String command, String schedule, String rest) {
    return again(command + " --schedule", schedule, rest);
  }

  /** The command that shows the final state of an execution of a litmus test. */
  public static String outcome(String file, String model, String schedule) {
    return again("heddle outcomes " + file + " --model " + model + " --replay", schedule, "");
  }

  private static String again(String command, String schedule, String rest) {
    String all = "  " + command + " '" + schedule + "'" + rest + "\n";
    if (all.length() <= Fold.WIDTH || schedule.isEmpty()) {
      return all;
    }
    String steps = Fold.hanging("    ", schedule, 4).stripTrailing();
    return "  " + command + " '\n" + steps + "'" + rest + "\n";
  }
}
