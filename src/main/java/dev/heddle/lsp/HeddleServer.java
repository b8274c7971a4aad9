// SPDX-License-Identifier: Apache-2.0
package dev.heddle.lsp;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeLensOptions;
import org.eclipse.lsp4j.CodeLensWorkspaceCapabilities;
import org.eclipse.lsp4j.ExecuteCommandOptions;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.SaveOptions;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.SetTraceParams;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.TextDocumentSyncOptions;
import org.eclipse.lsp4j.WindowClientCapabilities;
import org.eclipse.lsp4j.WorkDoneProgressCancelParams;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;

/** The server for one editor. */
final class HeddleServer implements LanguageServer {
  private final Settings settings;
  private final Supplier<LanguageClient> client;
  private final CompletableFuture<Integer> end;
  private final Documents documents = new Documents();
  private final Findings findings;
  private final Checks checks;
  private final TextEvents texts;
  private final WorkspaceEvents workspace;
  private volatile boolean showsProgress;
  private volatile boolean refreshesLenses;
  private volatile boolean shutDown;

  /**
   * @param client the editor, once it is connected
   * @param failed receives internal errors
   * @param end receives the exit code
   */
  HeddleServer(
      Settings settings,
      Supplier<LanguageClient> client,
      Consumer<Throwable> failed,
      CompletableFuture<Integer> end) {
    this.settings = settings;
    this.client = client;
    this.end = end;
    findings = new Findings(client, documents);
    checks = new Checks(settings, documents, this::progress, this::show, failed);
    texts = new TextEvents(settings, documents, checks, findings);
    workspace = new WorkspaceEvents(documents, checks);
  }

  private ProgressReport progress() {
    return new ProgressReport(showsProgress ? Optional.of(client.get()) : Optional.empty());
  }

  private void show(CheckReport report) {
    findings.put(report);
    if (refreshesLenses) {
      var _ = client.get().refreshCodeLenses();
    }
  }

  @Override
  public CompletableFuture<InitializeResult> initialize(InitializeParams params) {
    Optional<ClientCapabilities> editor = Optional.ofNullable(params.getCapabilities());
    showsProgress =
        editor
            .map(ClientCapabilities::getWindow)
            .map(WindowClientCapabilities::getWorkDoneProgress)
            .filter(b -> b)
            .isPresent();
    refreshesLenses =
        editor
            .map(ClientCapabilities::getWorkspace)
            .map(WorkspaceClientCapabilities::getCodeLens)
            .map(CodeLensWorkspaceCapabilities::getRefreshSupport)
            .filter(b -> b)
            .isPresent();
    watch(params.getProcessId());
    ServerInfo info = new ServerInfo("heddle", settings.version());
    return CompletableFuture.completedFuture(new InitializeResult(capabilities(), info));
  }

  /** A server must not outlive its editor, even if nobody closes the stream. */
  private void watch(Integer editor) {
    if (editor != null) {
      ProcessHandle.of(editor)
          .ifPresent(p -> {
            var _ = p.onExit().thenRun(this::exit);
          });
    }
  }

  private static ServerCapabilities capabilities() {
    TextDocumentSyncOptions sync = new TextDocumentSyncOptions();
    sync.setOpenClose(true);
    sync.setChange(TextDocumentSyncKind.Full);
    sync.setSave(new SaveOptions(false));
    ServerCapabilities all = new ServerCapabilities();
    all.setTextDocumentSync(sync);
    all.setHoverProvider(true);
    all.setCodeLensProvider(new CodeLensOptions(false));
    all.setExecuteCommandProvider(new ExecuteCommandOptions(List.of(WorkspaceEvents.CHECK)));
    return all;
  }

  @Override
  public CompletableFuture<Object> shutdown() {
    shutDown = true;
    checks.cancelAll();
    return CompletableFuture.completedFuture(null);
  }

  /** By the protocol, 0 after a request to shut down, else 1. */
  @Override
  public void exit() {
    end.complete(shutDown ? 0 : 1);
  }

  @Override
  public void cancelProgress(WorkDoneProgressCancelParams params) {
    if (params.getToken().isLeft()) {
      checks.cancelByToken(params.getToken().getLeft());
    }
  }

  @Override
  public void setTrace(SetTraceParams params) {
    // Nothing is traced.
  }

  @Override
  public TextDocumentService getTextDocumentService() {
    return texts;
  }

  @Override
  public WorkspaceService getWorkspaceService() {
    return workspace;
  }
}
