// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A separate JVM in which something is measured. It ends with this one. */
public final class MeasuringProcess {
  /** Exit codes of a JVM after Ctrl-C and SIGTERM, which mostly reach all processes at once. */
  private static final Set<Integer> INTERRUPTED = Set.of(128 + 2, 128 + 15);

  private MeasuringProcess() {}

  /**
   * @param messages what it wrote to its standard error
   * @param seconds from its start to its end
   */
  public record Result(int code, String out, String messages, double seconds) {}

  /**
   * Runs a command. The messages of an interrupted process are dropped, because a JVM that is
   * interrupted while it starts complains about that.
   *
   * @throws CancellationException if the user does not want to wait for it
   */
  public static Result run(List<String> command) throws IOException {
    long start = System.nanoTime();
    Process process = new ProcessBuilder(command).start();
    CompletableFuture<String> messages =
        CompletableFuture.supplyAsync(() -> text(process.getErrorStream()));
    Thread end = new Thread(() -> end(process.toHandle()));
    try {
      Runtime.getRuntime().addShutdownHook(end);
      String out = text(process.getInputStream());
      int code = process.waitFor();
      double seconds = (System.nanoTime() - start) / 1e9;
      Runtime.getRuntime().removeShutdownHook(end);
      if (!INTERRUPTED.contains(code)) {
        return new Result(code, out, messages.join(), seconds);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IllegalStateException e) {
      // this JVM is ending: hooks are no longer added or removed
    } finally {
      process.destroy();
    }
    throw new CancellationException("interrupted");
  }

  private static String text(InputStream stream) {
    try {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      return ""; // the process was ended
    }
  }

  /** Asks it to end; one that has no time to hear is not waited for. */
  private static void end(ProcessHandle process) {
    process.destroy();
    try {
      process.onExit().get(1, TimeUnit.SECONDS);
    } catch (InterruptedException | ExecutionException | TimeoutException e) {
      process.destroyForcibly();
    }
  }
}
