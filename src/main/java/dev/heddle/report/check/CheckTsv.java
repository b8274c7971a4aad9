// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.check;

import dev.heddle.verify.Verdict;
import java.util.stream.Collectors;

/** A verdict as one tab-separated line, for scripts. */
public final class CheckTsv {
  public static final String HEADER =
      "file\tmodel\tverdict\texecutions\tredundant\tassume\tspin\tbound\terrors\n";

  private CheckTsv() {}

  public static String of(String name, Verdict v) {
    Verdict.Blocked blocked = v.counts().blocked();
    String errors =
        v.findings().stream()
            .map(f -> f.flaw().kind() + "@" + f.flaw().at().line())
            .distinct()
            .sorted()
            .collect(Collectors.joining(", "));
    return String.join(
            "\t",
            name,
            v.model(),
            v.answer().toString(),
            String.valueOf(v.counts().executions()),
            String.valueOf(v.counts().redundant()),
            String.valueOf(blocked.assume()),
            String.valueOf(blocked.spin()),
            String.valueOf(blocked.bound()),
            errors)
        + "\n";
  }
}
