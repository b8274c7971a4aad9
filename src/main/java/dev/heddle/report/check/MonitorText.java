// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.check;

import dev.heddle.report.LimitText;
import dev.heddle.report.SourceText;
import dev.heddle.verify.monitoring.ConsistencyViolation;
import dev.heddle.verify.monitoring.MonitorVerdict;
import java.util.List;
import java.util.Locale;

/** The result of a monitor for the terminal; the first line is the answer. */
public final class MonitorText {
  /**
   * The precision of times, as in the paper's table. The output is therefore usually the same in
   * each run.
   */
  private static final double FINEST = 0.01;

  private MonitorText() {}

  /** The answer in one line. */
  public static String answer(String name, MonitorVerdict v) {
    return v.answer() + " " + name + " " + v.model() + ": " + why(v) + "\n";
  }

  static String why(MonitorVerdict v) {
    return whyRobust(v) + CheckText.beside(v.errors());
  }

  private static String whyRobust(MonitorVerdict v) {
    long runs = v.counts().runs();
    if (!v.findings().isEmpty()) {
      return "not robust: "
          + number(v.findings().size(), "violation")
          + " in "
          + v.counts().violating()
          + " of "
          + traces(runs);
    }
    if (!v.limits().isEmpty()) {
      return LimitText.of(v.limits().getFirst());
    }
    return v.isDecision()
        ? "robust: no violation in " + CheckText.executions(runs) + " of SC, which are all"
        : "no violation in " + traces(runs);
  }

  private static String traces(long n) {
    return number(n, "trace");
  }

  private static String number(long n, String what) {
    return n + " " + what + (n == 1 ? "" : "s");
  }

  /** The row of the paper's table, and limits that may have hidden executions. */
  public static String counts(MonitorVerdict v) {
    StringBuilder out = new StringBuilder();
    MonitorVerdict.Counts c = v.counts();
    out.append("  traces  average length  with violations  distinct  monitor time\n");
    out.append(
        String.format(
            Locale.ROOT,
            "%8d  %14.1f  %15d  %8d  %12s%n",
            c.runs(),
            c.averageLength(),
            c.violating(),
            v.findings().size(),
            time(v)));
    v.limits().stream()
        .skip(v.findings().isEmpty() ? 1 : 0)
        .forEach(l -> out.append("Incomplete ").append(LimitText.of(l)).append('\n'));
    return out.toString();
  }

  /**
   * The time of the monitor; none for a recorded trace, where it would mostly be that of starting
   * the JVM.
   */
  private static String time(MonitorVerdict v) {
    double seconds = v.counts().averageSeconds();
    return v.isOfTrace()
        ? "-"
        : seconds < FINEST ? "<0.01 s" : String.format(Locale.ROOT, "%.2f s", seconds);
  }

  /** A violation, by its number among all: its three instructions, quoted. */
  public static String violation(int number, MonitorVerdict.Found f, SourceText source) {
    ConsistencyViolation v = f.violation();
    List<ConsistencyViolation.Access> three = List.of(v.pending(), v.previous(), v.current());
    int what = three.stream().mapToInt(a -> a.what().length()).max().orElse(0);
    int at = three.stream().mapToInt(a -> a.at().toString().length()).max().orElse(0);
    String line = "  %-8s  %-" + what + "s  %-" + at + "s  %s";
    StringBuilder out = new StringBuilder("Violation " + number + ": reported ");
    out.append(f.count() == 1 ? "once" : f.count() + " times");
    out.append(" in ").append(traces(f.runs())).append('\n');
    for (int i = 0; i < three.size(); i++) {
      ConsistencyViolation.Access a = three.get(i);
      String role = List.of("pending", "previous", "current").get(i);
      String text = source.line(a.at()).map(String::strip).orElse("");
      out.append(String.format(line, role, a.what(), a.at(), text).stripTrailing()).append('\n');
    }
    return out.toString();
  }
}
