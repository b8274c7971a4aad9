// SPDX-License-Identifier: Apache-2.0
package dev.heddle.lsp;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonPrimitive;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WindowClientCapabilities;
import org.eclipse.lsp4j.WorkDoneProgressCreateParams;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;

/** An editor: a process of {@code heddle lsp} as it is shipped, and LSP4J's client. */
final class Editor implements LanguageClient, AutoCloseable {
  private static final int SECONDS = 60;

  final Process process;
  final LanguageServer server;
  final BlockingQueue<PublishDiagnosticsParams> published = new LinkedBlockingQueue<>();
  final BlockingQueue<ProgressParams> progress = new LinkedBlockingQueue<>();
  private int version;

  Editor(Path cache, String... options) throws Exception {
    process = start(cache, options);
    Launcher<LanguageServer> launcher =
        LSPLauncher.createClientLauncher(this, process.getInputStream(), process.getOutputStream());
    launcher.startListening();
    server = launcher.getRemoteProxy();
    InitializeParams params = new InitializeParams();
    params.setProcessId((int) ProcessHandle.current().pid());
    WindowClientCapabilities window = new WindowClientCapabilities();
    window.setWorkDoneProgress(true);
    ClientCapabilities capabilities = new ClientCapabilities();
    capabilities.setWindow(window);
    params.setCapabilities(capabilities);
    InitializeResult result = server.initialize(params).get(SECONDS, TimeUnit.SECONDS);
    assertTrue(result.getCapabilities().getHoverProvider().getLeft());
    server.initialized(new InitializedParams());
  }

  /** The server with the jars that are shipped, and no others. */
  static Process start(Path cache, String... options) throws IOException {
    assertTrue(Files.exists(Path.of("target/heddle.jar")), "mvn package makes it");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xmx512m", "-XX:+UseSerialGC", "-cp"));
    command.add("target/heddle.jar" + File.pathSeparator + "target/lib/commands/lsp/*");
    command.addAll(List.of("dev.heddle.cli.Main", "lsp"));
    command.addAll(List.of(options));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.redirectError(cache.resolve("stderr").toFile());
    return builder.start();
  }

  static String uri(Path file) {
    return file.toAbsolutePath().toUri().toString();
  }

  void open(Path file, String text) {
    TextDocumentItem item = new TextDocumentItem(uri(file), "c", ++version, text);
    server.getTextDocumentService().didOpen(new DidOpenTextDocumentParams(item));
  }

  void change(Path file, String text) {
    server
        .getTextDocumentService()
        .didChange(
            new DidChangeTextDocumentParams(
                new VersionedTextDocumentIdentifier(uri(file), ++version),
                List.of(new TextDocumentContentChangeEvent(text))));
  }

  CompletableFuture<Object> check(Path file) {
    return server
        .getWorkspaceService()
        .executeCommand(
            new ExecuteCommandParams("heddle.check", List.of(new JsonPrimitive(uri(file)))));
  }

  /** The answer to a check, as text. */
  String answer(Path file) throws Exception {
    return (String) check(file).get(SECONDS, TimeUnit.SECONDS);
  }

  /** The next diagnostics of a file. */
  List<Diagnostic> diagnostics(Path file) throws InterruptedException {
    while (true) {
      PublishDiagnosticsParams next = published.poll(SECONDS, TimeUnit.SECONDS);
      assertNotNull(next, "no diagnostics of " + file);
      if (next.getUri().equals(uri(file))) {
        return next.getDiagnostics();
      }
    }
  }

  /** Sends what is no message. */
  void sendRaw(String bytes) throws IOException {
    OutputStream out = process.getOutputStream();
    out.write(bytes.getBytes(StandardCharsets.UTF_8));
    out.flush();
  }

  /** Ends the session as the protocol has it, and returns the exit code. */
  int end() throws Exception {
    server.shutdown().get(SECONDS, TimeUnit.SECONDS);
    server.exit();
    assertTrue(process.waitFor(SECONDS, TimeUnit.SECONDS));
    return process.exitValue();
  }

  @Override
  public CompletableFuture<Void> createProgress(WorkDoneProgressCreateParams params) {
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void notifyProgress(ProgressParams params) {
    progress.add(params);
  }

  @Override
  public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
    published.add(diagnostics);
  }

  @Override
  public void telemetryEvent(Object object) {}

  @Override
  public void showMessage(MessageParams messageParams) {}

  @Override
  public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams params) {
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void logMessage(MessageParams message) {}

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
