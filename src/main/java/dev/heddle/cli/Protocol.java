// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.cli.arguments.UsageException;
import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.cli.terminal.Streams;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** Runs commands that speak a protocol on stdin and stdout, with libraries of their own. */
final class Protocol {
  private Protocol() {}

  /** What serves, until its session ends. */
  @FunctionalInterface
  interface Service {
    int serve(InputStream in, OutputStream out);
  }

  /**
   * Serves, and ends the processes that it started. Whatever else writes to stdout writes to
   * stderr.
   *
   * @param end is completed by a signal, to end the session
   * @return the exit code
   */
  static int run(String command, Streams streams, CompletableFuture<Integer> end, Service service) {
    streams.watch().whenInterrupted(() -> end.complete(ExitCode.PASS));
    OutputStream out = new FileOutputStream(FileDescriptor.out);
    System.setOut(System.err);
    try {
      return service.serve(System.in, out);
    } catch (NoClassDefFoundError e) {
      throw new UsageException(
          "%s needs the jars of lib/commands/%s on the class path; the launcher heddle adds them"
              .formatted(command, command));
    } catch (CompletionException e) {
      throw new IllegalStateException(e);
    } finally {
      ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
    }
  }
}
