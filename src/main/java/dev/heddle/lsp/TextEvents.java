// SPDX-License-Identifier: Apache-2.0
package dev.heddle.lsp;

import com.google.gson.JsonPrimitive;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.services.TextDocumentService;

/** What the editor does with texts, and asks about them. */
final class TextEvents implements TextDocumentService {
  /** After an edit, for those that follow it. */
  private static final Duration PAUSE = Duration.ofMillis(500);

  private final Settings settings;
  private final Documents documents;
  private final Checks checks;
  private final Findings findings;
  private final ScheduledExecutorService pauses =
      Executors.newSingleThreadScheduledExecutor(
          task -> Thread.ofPlatform().daemon().unstarted(task));

  TextEvents(Settings settings, Documents documents, Checks checks, Findings findings) {
    this.settings = settings;
    this.documents = documents;
    this.checks = checks;
    this.findings = findings;
  }

  @Override
  public void didOpen(DidOpenTextDocumentParams params) {
    TextDocumentItem item = params.getTextDocument();
    documents
        .put(item.getUri(), item.getVersion(), item.getText())
        .ifPresent(d -> check(d, Settings.Trigger.OPEN));
  }

  /** The whole text is sent. What is being checked is no longer the text: it is cancelled. */
  @Override
  public void didChange(DidChangeTextDocumentParams params) {
    if (params.getContentChanges().isEmpty()) {
      return;
    }
    String uri = params.getTextDocument().getUri();
    int version = params.getTextDocument().getVersion();
    String text = params.getContentChanges().getLast().getText();
    documents
        .put(uri, version, text)
        .ifPresent(d -> {
          checks.cancel(d.file());
          if (settings.trigger() == Settings.Trigger.CHANGE) {
            var _ =
                pauses.schedule(() -> checkIfNewest(d), PAUSE.toMillis(), TimeUnit.MILLISECONDS);
          }
        });
  }

  private void checkIfNewest(Document document) {
    if (documents.find(document.uri()).filter(document::equals).isPresent()) {
      check(document, Settings.Trigger.CHANGE);
    }
  }

  @Override
  public void didSave(DidSaveTextDocumentParams params) {
    documents
        .find(params.getTextDocument().getUri())
        .ifPresent(d -> check(d, Settings.Trigger.SAVE));
  }

  @Override
  public void didClose(DidCloseTextDocumentParams params) {
    Optional<Document> closed = documents.find(params.getTextDocument().getUri());
    documents.remove(params.getTextDocument().getUri());
    closed.ifPresent(d -> {
      checks.cancel(d.file());
      findings.remove(d.file());
    });
  }

  /** Checks a whole program, if this is to start a check. */
  private void check(Document document, Settings.Trigger trigger) {
    if (settings.trigger().includes(trigger) && document.programLine().isPresent()) {
      var _ = checks.start(document);
    }
  }

  @Override
  public CompletableFuture<List<? extends CodeLens>> codeLens(CodeLensParams params) {
    return CompletableFuture.completedFuture(
        documents.find(params.getTextDocument().getUri()).flatMap(this::lens).stream().toList());
  }

  private Optional<CodeLens> lens(Document document) {
    OptionalInt line = document.programLine();
    if (line.isEmpty()) {
      return Optional.empty();
    }
    Position at = new Position(line.getAsInt(), 0);
    Command command =
        new Command(
            title(document),
            WorkspaceEvents.CHECK,
            List.of((Object) new JsonPrimitive(document.uri())));
    return Optional.of(new CodeLens(new Range(at, at), command, null));
  }

  private String title(Document document) {
    Optional<CheckReport> report = findings.find(document.file());
    if (report.isEmpty()) {
      return "Check with Heddle";
    }
    String when = isCurrent(report.get(), document) ? "" : " (before the last edit)";
    return "Check with Heddle · " + report.get().summary() + when;
  }

  private static boolean isCurrent(CheckReport report, Document document) {
    return report.document().text().equals(document.text());
  }

  /** What the line did in executions that fail, unless the text has changed since. */
  @Override
  public CompletableFuture<Hover> hover(HoverParams params) {
    int line = params.getPosition().getLine() + 1;
    StringBuilder text = new StringBuilder();
    documents
        .find(params.getTextDocument().getUri())
        .ifPresent(here -> {
          for (CheckReport report : findings.all()) {
            Optional<Document> checked = documents.find(report.document().uri());
            if (checked.filter(d -> isCurrent(report, d)).isPresent()) {
              LineHistory.of(report, here.file(), line).ifPresent(text::append);
            }
          }
        });
    return CompletableFuture.completedFuture(
        text.isEmpty() ? null : new Hover(new MarkupContent(MarkupKind.MARKDOWN, text.toString())));
  }
}
