// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.bench;

import dev.heddle.cli.arguments.UsageException;
import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.model.MemoryModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

/**
 * Whole runs of {@code check}, from its start to the verdict, on programs that are not in the
 * cache: what a user waits for.
 */
final class VerdictBench {
  /** How rows are printed. */
  enum Form {
    TEXT,
    TSV,
    JSON
  }

  /** What a process is ended by that has used up its CPU time; its core would be of no use. */
  private static final String LIMITED = "ulimit -c 0; ulimit -S -t \"$0\"; exec \"$@\"";

  /** The exit code of a process that SIGXCPU has ended. */
  private static final int OUT_OF_TIME = 128 + 24;

  private static final Set<Integer> ANSWERS =
      Set.of(ExitCode.PASS, ExitCode.FAIL, ExitCode.UNKNOWN);

  private final long mostSeconds;
  private final List<String> options;

  /**
   * @param mostSeconds CPU time for each program
   * @param jobs threads that search
   */
  VerdictBench(long mostSeconds, int jobs) {
    this.mostSeconds = mostSeconds;
    this.options = List.of("--no-cache", "--format", "json", "--jobs", String.valueOf(jobs));
  }

  /** The programs with these names; all by default. */
  static List<VerdictSuite.Program> named(List<String> names) {
    for (String name : names) {
      if (VerdictSuite.ALL.stream().noneMatch(p -> p.stem().equals(name))) {
        throw new UsageException("no program " + name + "; docs/bench.md lists them");
      }
    }
    return VerdictSuite.ALL.stream()
        .filter(p -> names.isEmpty() || names.contains(p.stem()))
        .toList();
  }

  /**
   * Runs the programs and prints a line for each.
   *
   * @return an exit code: whether a verdict differs from what is expected
   */
  int measure(
      List<VerdictSuite.Program> programs,
      List<MemoryModel> models,
      Form form,
      Consumer<Object> lines) {
    if (form != Form.JSON) {
      lines.accept(form == Form.TSV ? VerdictRow.tsvHeader() : VerdictRow.header());
    }
    List<VerdictRow> rows = new ArrayList<>();
    for (VerdictSuite.Program program : programs) {
      for (MemoryModel model : models) {
        if (program.expected().containsKey(model)) {
          VerdictRow row = measure(program, model);
          rows.add(row);
          lines.accept(
              switch (form) {
                case TEXT -> row.text();
                case TSV -> row.tsv();
                case JSON -> row.json();
              });
        }
      }
    }
    if (form == Form.TEXT && !rows.isEmpty()) {
      lines.accept(summary(rows));
    }
    return rows.stream().anyMatch(VerdictRow::isWrong) ? ExitCode.FAIL : ExitCode.PASS;
  }

  VerdictRow measure(VerdictSuite.Program program, MemoryModel model) {
    List<String> words = new ArrayList<>(options);
    words.addAll(List.of("--model", model.toString()));
    List<String> limit = List.of("sh", "-c", LIMITED, String.valueOf(mostSeconds));
    double before = ChildrenTime.seconds();
    CheckProcess.Run run = CheckProcess.launch(limit, program.file(), words, program.flags());
    double seconds = ChildrenTime.isKnown() ? ChildrenTime.seconds() - before : run.seconds();
    if (run.code() == OUT_OF_TIME) {
      return new VerdictRow(program, model, Map.of(), seconds);
    }
    if (run.code() == ExitCode.UNKNOWN && run.out().contains("\"interrupted\"")) {
      throw new CancellationException("interrupted");
    }
    if (!ANSWERS.contains(run.code())) {
      throw new IllegalStateException(program.name() + ": check ended with " + run.code());
    }
    return VerdictRow.read(program, model, run.out(), seconds);
  }

  private String summary(List<VerdictRow> rows) {
    List<Double> times = new ArrayList<>(rows.stream().map(VerdictRow::seconds).toList());
    return String.format(
        Locale.ROOT,
        "%d runs: median %.2f CPU s, %d above 1 s, %d without a verdict in %d s, %d that differ",
        rows.size(),
        CheckProcess.middle(times),
        times.stream().filter(t -> t > 1).count(),
        rows.stream().filter(r -> !r.isDecided()).count(),
        mostSeconds,
        rows.stream().filter(VerdictRow::isWrong).count());
  }
}
