// SPDX-License-Identifier: Apache-2.0
package dev.heddle.mcp;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.DoubleConsumer;
import java.util.stream.Stream;

/**
 * Runs commands, each in a process of its own, which ends with the call whatever it does. It is
 * thread-safe.
 */
final class CommandRun {
  /** The most bytes of an answer; assistants do not read more. */
  private static final int MOST_BYTES = 100_000;

  private static final int AT_A_TIME = 2;
  private static final long SECOND = 1000;

  /** Seconds beyond its time, for the start and the end of a command. */
  private static final int PATIENCE = 15;

  private final Settings settings;
  private final Semaphore places = new Semaphore(AT_A_TIME, true);

  CommandRun(Settings settings) {
    this.settings = settings;
  }

  /**
   * What a command printed.
   *
   * @param code -1 if it was ended
   */
  record Printed(int code, String out, String err) {}

  /** Whether a command runs. */
  boolean isAnyRunning() {
    return places.availablePermits() < AT_A_TIME;
  }

  /**
   * Runs the command of a tool.
   *
   * @param waiting is told at intervals how many seconds have passed
   * @throws InterruptedException if the caller's thread is interrupted; the process has ended then
   */
  Printed run(ToolInput input, DoubleConsumer waiting) throws IOException, InterruptedException {
    places.acquire();
    Path own = Files.createTempDirectory(settings.scratch(), "heddle");
    try {
      return run(input, own, waiting);
    } finally {
      delete(own);
      places.release();
    }
  }

  private Printed run(ToolInput input, Path own, DoubleConsumer waiting)
      throws IOException, InterruptedException {
    Path out = own.resolve("out");
    Path err = own.resolve("err");
    List<String> command = new ArrayList<>(settings.heddle());
    command.addAll(input.words(settings));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.redirectOutput(out.toFile()).redirectError(err.toFile());
    if (input.text().isPresent()) {
      Files.writeString(own.resolve(input.textFile()), input.text().get());
      builder.directory(own.toFile());
    }
    Process process = builder.start();
    try {
      process.getOutputStream().close();
      double most = input.seconds(settings.time().toSeconds()) + PATIENCE;
      long start = System.nanoTime();
      double passed = 0;
      while (!process.waitFor(SECOND, TimeUnit.MILLISECONDS) && passed < most) {
        passed = (System.nanoTime() - start) / 1e9;
        waiting.accept(passed);
      }
      int code = process.isAlive() ? -1 : process.exitValue();
      return new Printed(code, text(out), text(err));
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly().waitFor(PATIENCE, TimeUnit.SECONDS);
    }
  }

  private static String text(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      String text = new String(in.readNBytes(MOST_BYTES), StandardCharsets.UTF_8);
      return in.read() < 0 ? text : text + "\n... (cut: the answer is longer)\n";
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
