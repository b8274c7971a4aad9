// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.check;

import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.cli.terminal.SanitizedStream;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.explore.observe.Progress;
import dev.heddle.limit.Limit;
import dev.heddle.model.MemoryModel;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.session.ErrorListener;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * The answers of {@code check} under each model, and what is known of the one that is being looked
 * for: if the command is stopped, an error that was found is its answer.
 */
final class CheckAnswers implements ErrorListener {
  private final Streams streams;
  private final List<MemoryModel> models;
  private final Algorithm algorithm;

  /** Which model is being checked. */
  private int current;

  /** Whether the answer under that model is printed, at least its first line. */
  private boolean told;

  /** The verdict under that model; null while it is not known. */
  private Verdict verdict;

  private Finding found;
  private boolean failed;
  private boolean unknown;

  CheckAnswers(Streams streams, List<MemoryModel> models, Algorithm algorithm) {
    this.streams = streams;
    this.models = models;
    this.algorithm = algorithm;
  }

  @Override
  public boolean onProgress(Progress progress) {
    return streams.watch().onProgress(progress);
  }

  @Override
  public synchronized void onError(Finding error) {
    found = found == null ? error : found;
  }

  /** A check under the next model begins. */
  synchronized void begin(int model) {
    current = model;
    told = false;
    verdict = null;
    found = null;
  }

  /** The check under the current model has ended. */
  synchronized void end(Verdict known) {
    verdict = known;
    count(known);
  }

  private void count(Verdict known) {
    failed |= known.answer() == Verdict.Answer.FAIL;
    unknown |= known.answer() == Verdict.Answer.UNKNOWN;
  }

  /** Prints the answer under the current model, or its first lines. */
  void print(String text) {
    SanitizedStream out = streams.out();
    synchronized (out) { // who stops the command holds it, too
      synchronized (this) {
        told = true;
      }
      out.print(text);
    }
  }

  /**
   * The command is stopped: gives the answers that were not printed, each with the number of its
   * model, and returns the exit code.
   */
  synchronized int stop(Limit why, BiConsumer<Integer, Verdict> printer) {
    for (int m = told ? current + 1 : current; m < models.size(); m++) {
      Verdict known = m == current && verdict != null ? verdict : stopped(m, why);
      count(known);
      printer.accept(m, known);
    }
    return exitCode();
  }

  private Verdict stopped(int model, Limit why) {
    Verdict none = Verdict.stopped(models.get(model).toString(), algorithm, why);
    return model == current && found != null ? none.with(found) : none;
  }

  synchronized int exitCode() {
    return failed ? ExitCode.FAIL : unknown ? ExitCode.UNKNOWN : ExitCode.PASS;
  }
}
