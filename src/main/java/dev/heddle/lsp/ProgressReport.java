// SPDX-License-Identifier: Apache-2.0
package dev.heddle.lsp;

import dev.heddle.model.MemoryModel;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.WorkDoneProgressBegin;
import org.eclipse.lsp4j.WorkDoneProgressCreateParams;
import org.eclipse.lsp4j.WorkDoneProgressEnd;
import org.eclipse.lsp4j.WorkDoneProgressNotification;
import org.eclipse.lsp4j.WorkDoneProgressReport;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.LanguageClient;

/**
 * Tells the editor how far a check is, by notifications with a token. Nothing is sent before the
 * editor has accepted the token, nor after the end. It is thread-safe.
 */
final class ProgressReport {
  private static final long INTERVAL_NANOS = 300_000_000;

  private final Optional<LanguageClient> client;
  private final String token = UUID.randomUUID().toString();
  private boolean begun;
  private boolean ended;
  private long last;

  /**
   * @param client empty if it does not show progress
   */
  ProgressReport(Optional<LanguageClient> client) {
    this.client = client;
  }

  /** By this the editor cancels the check. */
  String token() {
    return token;
  }

  void begin(String title) {
    client.ifPresent(c -> {
      var create = new WorkDoneProgressCreateParams(Either.forLeft(token));
      var _ = c.createProgress(create).thenRun(() -> accepted(title));
    });
  }

  private synchronized void accepted(String title) {
    if (!ended) {
      WorkDoneProgressBegin begin = new WorkDoneProgressBegin();
      begin.setTitle(title);
      begin.setCancellable(true);
      begin.setPercentage(0);
      begun = true;
      send(begin);
    }
  }

  /**
   * @param done the part of the check that is done, from 0 to 1
   */
  synchronized void update(MemoryModel model, long executions, double done) {
    long now = System.nanoTime();
    if (begun && !ended && now - last >= INTERVAL_NANOS) {
      last = now;
      WorkDoneProgressReport report = new WorkDoneProgressReport();
      report.setMessage(String.format(Locale.ROOT, "%s: %,d executions", model, executions));
      report.setPercentage((int) Math.min(99, 100 * done));
      send(report);
    }
  }

  synchronized void end(String message) {
    if (begun && !ended) {
      WorkDoneProgressEnd end = new WorkDoneProgressEnd();
      end.setMessage(message);
      send(end);
    }
    ended = true;
  }

  private void send(WorkDoneProgressNotification value) {
    client.ifPresent(
        c -> c.notifyProgress(new ProgressParams(Either.forLeft(token), Either.forLeft(value))));
  }
}
