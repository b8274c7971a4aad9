package dev.heddle.cli;

import dev.heddle.program.Printable;
import dev.heddle.report.MonitorJson;
import dev.heddle.report.MonitorText;
import dev.heddle.report.MonitorTsv;
import dev.heddle.verify.MonitorVerdict;
import dev.heddle.verify.Verdict;
import java.util.List;

/** The answers of {@code heddle monitor}, one for each model. */
final class MonitorOutput {
  /** So many violations are shown as text. */
  private static final int MOST_SHOWN = 20;

  /** What is shown of a violation besides itself. */
  interface Proof {
    String of(int number, MonitorVerdict.Found found);
  }

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

  void show(List<String> files, MonitorVerdict verdict, Proof proof) {
    failed |= verdict.answer() == Verdict.Answer.FAIL;
    unknown |= verdict.answer() == Verdict.Answer.UNKNOWN;
    String name = Printable.line(String.join(" ", files));
    switch (format) {
      case TEXT -> text(name, verdict, proof);
      case TSV -> {
        streams.out().print(separator.isEmpty() ? MonitorTsv.HEADER : "");
        streams.out().print(MonitorTsv.of(name, verdict));
      }
      case JSON -> streams.out().print(MonitorJson.of(files, verdict));
      case SARIF, JUNIT, GITHUB -> {}
    }
    separator = "\n";
    streams.out().flush();
  }

  private void text(String name, MonitorVerdict verdict, Proof proof) {
    streams.out().print(separator + MonitorText.answer(name, verdict));
    streams.out().print(MonitorText.counts(verdict));
    List<MonitorVerdict.Found> findings = verdict.findings();
    for (int i = 0; i < Math.min(MOST_SHOWN, findings.size()); i++) {
      MonitorVerdict.Found f = findings.get(i);
      streams.out().print("\n" + MonitorText.violation(i + 1, f, sources) + proof.of(i, f));
    }
    if (findings.size() > MOST_SHOWN) {
      int more = findings.size() - MOST_SHOWN;
      streams.out().print("\nand " + more + " more violations; --format json lists them all\n");
    }
  }
}
