// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.bench;

import dev.heddle.bench.Measurement;
import dev.heddle.report.Result;
import dev.heddle.verify.Verdict;
import java.util.List;
import java.util.Optional;

/** Writes measurements as a page. */
final class BenchPage {
  private BenchPage() {}

  /**
   * @param comparison lines about another run; none if there is none
   */
  static Result of(List<Measurement> run, List<String> comparison) {
    Result.Table table =
        new Result.Table(
            "executions per CPU second, the median of several JVMs",
            Measurement.COLUMNS,
            run.stream().map(m -> new Result.Row(m.cells(), false, Optional.empty())).toList());
    Result result = result("Every number of executions is the known one.", Optional.of(table));
    return comparison.isEmpty()
        ? result
        : result.with(List.of(listing("Compared with the other run", comparison)));
  }

  static Result of(List<String> lines) {
    return result("", Optional.empty()).with(List.of(listing("Measured", lines)));
  }

  private static Result.Listing listing(String title, List<String> lines) {
    return new Result.Listing(title, String.join("\n", lines).strip());
  }

  private static Result result(String headline, Optional<Result.Table> table) {
    String machine =
        System.getProperty("os.name")
            + ", JDK "
            + Runtime.version().feature()
            + ", "
            + Runtime.getRuntime().availableProcessors()
            + " processors";
    return new Result(
        "Measurements",
        List.of(),
        "",
        Verdict.Answer.PASS,
        "",
        headline,
        List.of(new Result.Figure("measured on", machine)),
        List.of(),
        List.of(),
        table);
  }
}
