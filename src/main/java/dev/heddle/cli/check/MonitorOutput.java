// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.check;

import dev.heddle.cli.arguments.Format;
import dev.heddle.cli.input.SourceFiles;
import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.program.Printable;
import dev.heddle.report.check.CheckText;
import dev.heddle.report.check.MonitorText;
import dev.heddle.report.check.MonitorTsv;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.monitoring.MonitorVerdict;
import java.util.List;

/** The answers of {@code heddle monitor}, one for each model. */
final class MonitorOutput {
  /** So many violations are shown as text. */
  private static final int MOST_SHOWN = 20;

  /** What is shown of a violation, and of an error, besides itself. */
  interface Proofs {
    String of(int number, MonitorVerdict.Found found);

    String of(int number, Finding error);
  }

  /** Of a recorded execution there is nothing more to show. */
  static final Proofs NONE =
      new Proofs() {
        @Override
        public String of(int number, MonitorVerdict.Found found) {
          return "";
        }

        @Override
        public String of(int number, Finding error) {
          return "";
        }
      };

  private final Format format;
  private final Streams streams;
  private final SourceFiles sources;
  private String separator = "";
  private boolean failed;
  private boolean unknown;

  MonitorOutput(Format format, Streams streams, SourceFiles sources) {
    this.format = format;
    this.streams = streams;
    this.sources = sources;
  }

  int exitCode() {
    return failed ? ExitCode.FAIL : unknown ? ExitCode.UNKNOWN : ExitCode.PASS;
  }

  void show(List<String> files, MonitorVerdict verdict, Proofs proofs) {
    failed |= verdict.answer() == Verdict.Answer.FAIL;
    unknown |= verdict.answer() == Verdict.Answer.UNKNOWN;
    String name = Printable.line(String.join(" ", files));
    switch (format) {
      case TEXT -> text(name, verdict, proofs);
      case TSV -> {
        streams.out().print(separator.isEmpty() ? MonitorTsv.HEADER : "");
        streams.out().print(MonitorTsv.of(name, verdict));
      }
      case JSON, SARIF, JUNIT, GITHUB -> {}
    }
    separator = "\n";
    streams.out().flush();
  }

  private void text(String name, MonitorVerdict verdict, Proofs proofs) {
    streams.out().print(separator + MonitorText.answer(name, verdict));
    streams.out().print(MonitorText.counts(verdict));
    List<MonitorVerdict.Found> findings = verdict.findings();
    for (int i = 0; i < Math.min(MOST_SHOWN, findings.size()); i++) {
      MonitorVerdict.Found f = findings.get(i);
      streams.out().print("\n" + MonitorText.violation(i + 1, f, sources) + proofs.of(i, f));
    }
    if (findings.size() > MOST_SHOWN) {
      int more = findings.size() - MOST_SHOWN;
      streams.out().print("\nand " + more + " more violations; --format json lists them all\n");
    }
    List<Finding> errors = verdict.errors();
    for (int i = 0; i < Math.min(MOST_SHOWN, errors.size()); i++) {
      Finding error = errors.get(i);
      streams.out().print("\n" + CheckText.error(i + 1, error) + proofs.of(i, error));
    }
    if (errors.size() > MOST_SHOWN) {
      int more = errors.size() - MOST_SHOWN;
      streams.out().print("\nand " + more + " more errors; --format json lists them all\n");
    }
  }
}
