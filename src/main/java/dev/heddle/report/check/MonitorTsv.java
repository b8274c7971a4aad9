// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.check;

import dev.heddle.report.LimitText;
import dev.heddle.verify.monitoring.MonitorVerdict;
import java.util.Locale;

/** The result of a monitor as one tab-separated line, for scripts. */
public final class MonitorTsv {
  public static final String HEADER =
      "file\tmodel\tverdict\tmethod\ttraces\taverage length\twith violations\tdistinct\tlimit"
          + "\terrors\n";

  private MonitorTsv() {}

  public static String of(String name, MonitorVerdict v) {
    MonitorVerdict.Counts c = v.counts();
    return String.join(
            "\t",
            name,
            v.model(),
            v.answer().toString(),
            v.method(),
            String.valueOf(c.runs()),
            String.format(Locale.ROOT, "%.1f", c.averageLength()),
            String.valueOf(c.violating()),
            String.valueOf(v.findings().size()),
            LimitText.join(v.limits()),
            String.valueOf(v.errors().size()))
        + "\n";
  }
}
