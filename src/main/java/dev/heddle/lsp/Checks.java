// SPDX-License-Identifier: Apache-2.0
package dev.heddle.lsp;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Runs checks, one at a time, each on a thread of its own. A new check of a document ends the one
 * that still runs. It is thread-safe.
 */
final class Checks {
  /** Milliseconds beyond its time for a check that another one waits for. */
  private static final long PATIENCE = 10_000;

  private final Settings settings;
  private final Documents documents;
  private final Supplier<ProgressReport> reports;
  private final Consumer<CheckReport> finished;
  private final Consumer<Throwable> failed;

  /** What runs, by document. */
  private final Map<Path, Running> running = new ConcurrentHashMap<>();

  /** The newest thread; it waits for the one before. */
  private Thread last = Thread.ofPlatform().unstarted(() -> {});

  private record Running(
      FileCheck check, ProgressReport progress, CompletableFuture<CheckReport> future) {
    void cancel() {
      check.cancel();
      future.cancel(false);
    }
  }

  /**
   * @param reports makes the display of a check's progress
   * @param finished receives what a check found that was not cancelled
   * @param failed receives internal errors
   */
  Checks(
      Settings settings,
      Documents documents,
      Supplier<ProgressReport> reports,
      Consumer<CheckReport> finished,
      Consumer<Throwable> failed) {
    this.settings = settings;
    this.documents = documents;
    this.reports = reports;
    this.finished = finished;
    this.failed = failed;
  }

  /** Begins to check a document. Cancelling what it returns ends the check. */
  synchronized CompletableFuture<CheckReport> start(Document document) {
    ProgressReport progress = reports.get();
    FileCheck check = new FileCheck(document, documents.all(), settings, progress);
    CompletableFuture<CheckReport> future = new CompletableFuture<>();
    Running now = new Running(check, progress, future);
    var _ =
        future.whenComplete((_, _) -> {
          if (future.isCancelled()) {
            check.cancel();
          }
        });
    Running before = running.put(document.file(), now);
    if (before != null) {
      before.cancel();
    }
    Thread previous = last;
    last = Thread.ofPlatform().daemon().name("check").start(() -> run(now, previous));
    return future;
  }

  private void run(Running now, Thread previous) {
    try {
      previous.join(settings.time().toMillis() + PATIENCE);
      now.progress().begin("Heddle: " + now.check().document().file().getFileName());
      Optional<CheckReport> report = now.check().run();
      report.ifPresent(finished);
      now.progress().end(report.map(CheckReport::summary).orElse("cancelled"));
      report.ifPresentOrElse(
          now.future()::complete,
          () -> now.future().completeExceptionally(new CancellationException()));
    } catch (InterruptedException | RuntimeException | StackOverflowError | AssertionError e) {
      failed.accept(e);
      now.progress().end("internal error");
      now.future().completeExceptionally(e);
    } finally {
      running.remove(now.check().document().file(), now);
    }
  }

  /** Ends the check of a document, if one runs. */
  void cancel(Path file) {
    Running now = running.get(file);
    if (now != null) {
      now.cancel();
    }
  }

  /** Ends the check with this progress token. */
  void cancelByToken(String token) {
    running.values().stream()
        .filter(r -> r.progress().token().equals(token))
        .forEach(Running::cancel);
  }

  void cancelAll() {
    running.values().forEach(Running::cancel);
  }
}
