// SPDX-License-Identifier: Apache-2.0
package dev.heddle.serve;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Runs each request in a separate process with limited time and memory. */
final class Jobs {
  /** The most bytes of an answer. */
  private static final long MOST_BYTES = 16 << 20;

  private static final int AT_A_TIME = 2;
  private static final int MOST_ATTEMPTS = 5;
  private static final int WAITING = 8;

  private final List<String> heddle;
  private final Path scratch;
  private final Duration time;
  private final Semaphore running = new Semaphore(AT_A_TIME, true);
  private final Set<Process> processes = ConcurrentHashMap.newKeySet();
  private final Set<Path> folders = ConcurrentHashMap.newKeySet();
  private volatile boolean closed;

  /**
   * @param heddle the command that runs Heddle, without arguments
   * @param scratch the folder for the folders of runs
   * @param time of one search; all the rest may take as long again, and ten seconds
   */
  Jobs(List<String> heddle, Path scratch, Duration time) {
    this.heddle = List.copyOf(heddle);
    this.scratch = scratch;
    this.time = time;
  }

  /** The answer as JSON: exit code, what was printed, and the page, if there is one. */
  String run(Request request) throws IOException, Refusal {
    if (running.getQueueLength() >= WAITING) {
      throw new Refusal(503, "too many runs are waiting");
    }
    try {
      running.acquire();
      try {
        return runInFolder(request);
      } finally {
        running.release();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Refusal(503, "interrupted");
    }
  }

  /** A folder that other users cannot enter. */
  private String runInFolder(Request request) throws IOException, InterruptedException, Refusal {
    Path own = Files.createTempDirectory(scratch, "heddle");
    folders.add(own);
    try {
      return run(request, own);
    } finally {
      delete(own);
      folders.remove(own);
    }
  }

  /** Files may vanish while we delete them: retry. */
  private static void delete(Path folder) throws IOException {
    for (int left = MOST_ATTEMPTS; left > 0 && Files.exists(folder); left--) {
      try (Stream<Path> all = Files.walk(folder)) {
        for (Path file : all.sorted(Comparator.reverseOrder()).toList()) {
          Files.deleteIfExists(file);
        }
      } catch (UncheckedIOException | FileSystemException e) {
        if (left == 1) {
          throw new IOException(folder + " cannot be deleted", e);
        }
      }
    }
  }

  private String run(Request request, Path own) throws IOException, InterruptedException, Refusal {
    Files.writeString(own.resolve(request.file()), request.text());
    Path out = own.resolve("out");
    Path err = own.resolve("err");
    Path page = own.resolve("page.json");
    List<String> command = new ArrayList<>(heddle);
    command.add(request.options().getFirst());
    command.add(request.file());
    command.addAll(request.options().subList(1, request.options().size()));
    command.addAll(
        List.of("--page", page.toString(), "--max-time", time.toMillis() / 1000.0 + "s"));
    command.addAll(request.language().options());
    Process process =
        new ProcessBuilder(command)
            .directory(own.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    processes.add(process);
    if (closed) { // since then, and perhaps nobody saw it running
      end(process);
    }
    process.getOutputStream().close();
    boolean ended;
    try {
      ended = process.waitFor(2 * time.toSeconds() + 10, TimeUnit.SECONDS);
    } finally {
      end(process);
    }
    return answer(ended ? process.exitValue() : -1, text(out), text(err), page);
  }

  private void end(Process process) {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    processes.remove(process);
  }

  /** No run outlives the playground, nor does what it wrote. */
  void close() throws IOException {
    closed = true;
    for (Process process : List.copyOf(processes)) {
      end(process);
      process.onExit().join();
    }
    for (Path folder : folders) {
      delete(folder);
    }
  }

  private static String text(Path file) throws IOException, Refusal {
    if (Files.size(file) > MOST_BYTES) {
      throw new Refusal(413, "the answer is too large to be shown");
    }
    return Files.readString(file, StandardCharsets.UTF_8);
  }

  private static String answer(int code, String out, String err, Path page)
      throws IOException, Refusal {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.writeStartObject();
      json.writeNumberField("code", code);
      json.writeStringField("out", out);
      json.writeStringField("err", code < 0 ? err + "stopped: it took too long\n" : err);
      if (code >= 0 && Files.exists(page)) {
        json.writeFieldName("page");
        json.writeRawValue(text(page));
      }
      json.writeEndObject();
    }
    return text.toString();
  }
}
