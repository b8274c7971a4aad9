// SPDX-License-Identifier: Apache-2.0
package dev.heddle.lsp;

import dev.heddle.api.Heddle;
import dev.heddle.explore.observe.Progress;
import dev.heddle.frontend.c.clang.ClangException;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.InputException;
import dev.heddle.program.Program;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.Witness;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** The check of one document, under one model after the other. It runs once. */
final class FileCheck {
  /** So many errors are shown. */
  private static final int MOST_SHOWN = 20;

  private final Document document;
  private final Collection<Document> open;
  private final Settings settings;
  private final ProgressReport progress;
  private volatile boolean cancelled;

  /**
   * @param open the texts that are read in place of their files
   */
  FileCheck(
      Document document, Collection<Document> open, Settings settings, ProgressReport progress) {
    this.document = document;
    this.open = open;
    this.settings = settings;
    this.progress = progress;
  }

  Document document() {
    return document;
  }

  /** Ends it soon; it has no report then. From any thread. */
  void cancel() {
    cancelled = true;
  }

  /** Checks, and returns what was found; empty if it was cancelled. */
  Optional<CheckReport> run() {
    CheckReport report;
    try {
      report = cancelled ? CheckReport.of(document, List.of()) : check();
    } catch (ClangException e) {
      report = CheckReport.of(document, InputProblem.of(e));
    } catch (InputException e) {
      report = CheckReport.of(document, InputProblem.of(e));
    } catch (IOException e) {
      report = CheckReport.of(document, InputProblem.of(document.file() + ": " + e.getMessage()));
    } catch (OutOfMemoryError e) {
      report = CheckReport.of(document, InputProblem.of("the check needs more memory"));
    }
    return cancelled ? Optional.empty() : Optional.of(report);
  }

  private CheckReport check() throws ClangException, IOException {
    long end = System.nanoTime() + settings.time().toNanos();
    Program program = ProgramReading.read(document, open, settings.reader());
    List<CheckReport.Answer> answers = new ArrayList<>();
    int models = settings.models().size();
    for (int m = 0; m < models && !cancelled; m++) {
      Duration left = Duration.ofNanos(Math.max(1, end - System.nanoTime()));
      answers.add(answer(program, m, left.dividedBy(models - m)));
    }
    return new CheckReport(document, List.of(), answers);
  }

  private CheckReport.Answer answer(Program program, int index, Duration time) {
    MemoryModel model = settings.models().get(index);
    Heddle question =
        settings
            .question()
            .about(program, model)
            .maxTime(time)
            .listening(p -> onProgress(index, p));
    Verdict verdict = question.check();
    List<Witness> witnesses = new ArrayList<>();
    for (Finding finding : verdict.findings()) {
      if (!cancelled && witnesses.size() < MOST_SHOWN) {
        witnesses.add(question.witness(finding));
      }
    }
    return new CheckReport.Answer(model, verdict, witnesses);
  }

  private boolean onProgress(int index, Progress found) {
    int models = settings.models().size();
    double fraction = found.executions() == 0 ? 0 : Math.min(1, found.fraction());
    double done = (index + fraction) / models;
    progress.update(settings.models().get(index), found.executions(), done);
    return !cancelled;
  }
}
