// SPDX-License-Identifier: Apache-2.0
package dev.heddle.lsp;

import dev.heddle.program.Printable;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;

/** Serves one editor over two streams. */
public final class EditorConnection {
  /** Of LSP4J; held here because loggers that nobody holds lose their settings. */
  private static final Logger LIBRARY = Logger.getLogger("org.eclipse.lsp4j");

  private EditorConnection() {}

  /**
   * Serves until the editor ends the session, closes the stream, or the caller ends it.
   *
   * @param out for the protocol; nothing else may write to it
   * @param log receives a line for each message that is not understood, and for internal errors
   * @param end the exit code; the caller completes it to end the session
   * @return the exit code
   */
  public static int serve(
      Settings settings,
      InputStream in,
      OutputStream out,
      Consumer<String> log,
      CompletableFuture<Integer> end) {
    LIBRARY.setUseParentHandlers(false);
    LIBRARY.addHandler(lines(log));
    AtomicReference<LanguageClient> client = new AtomicReference<>();
    HeddleServer server =
        new HeddleServer(settings, client::get, e -> log.accept(internal(e)), end);
    Launcher<LanguageClient> launcher = LSPLauncher.createServerLauncher(server, in, out);
    client.set(launcher.getRemoteProxy());
    Future<Void> listening = launcher.startListening();
    Thread.ofPlatform().daemon().start(() -> awaitEndOfInput(listening, server));
    return end.join();
  }

  /** An editor that closes the stream has gone. */
  private static void awaitEndOfInput(Future<Void> listening, HeddleServer server) {
    try {
      listening.get();
    } catch (InterruptedException | ExecutionException e) {
      // The stream is of no use any more, as at its end.
    }
    server.exit();
  }

  private static String internal(Throwable e) {
    StringWriter trace = new StringWriter();
    e.printStackTrace(new PrintWriter(trace, true));
    return "internal error, please report it: " + trace.toString().strip();
  }

  /** Passes each message on as one line. */
  private static Handler lines(Consumer<String> log) {
    return new Handler() {
      @Override
      public void publish(LogRecord entry) {
        if (entry.getLevel().intValue() >= Level.WARNING.intValue()) {
          Throwable cause = entry.getThrown();
          String why = cause == null || cause.getCause() == null ? "" : ": " + cause.getCause();
          log.accept(Printable.line(entry.getMessage() + why));
        }
      }

      @Override
      public void flush() {}

      @Override
      public void close() {}
    };
  }
}
