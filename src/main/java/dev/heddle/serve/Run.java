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
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** One request that runs: a process with limited time, and a folder that ends with it. */
final class Run implements AutoCloseable {
  /** The most bytes of an answer. */
  private static final long MOST_BYTES = 16 << 20;

  private static final int MOST_PROGRESS = 200;
  private static final int MOST_ATTEMPTS = 5;
  private static final int ID_BYTES = 16;

  /** After which a run that was asked to stop is ended. */
  private static final long GRACE_SECONDS = 5;

  private final String id;
  private final Path folder;
  private final Process process;
  private final long end;
  private volatile boolean overdue;

  /**
   * @param heddle the command that runs Heddle, without arguments
   * @param scratch where its folder is made, which other users cannot enter
   * @param time of the search; all the rest may take as long again, and ten seconds
   */
  Run(Request request, List<String> heddle, Path scratch, Duration time) throws IOException {
    byte[] random = new byte[ID_BYTES];
    new SecureRandom().nextBytes(random);
    id = HexFormat.of().formatHex(random);
    end = System.nanoTime() + time.multipliedBy(2).plusSeconds(10).toNanos();
    folder = Files.createTempDirectory(scratch, "heddle");
    try {
      Files.writeString(folder.resolve(request.file()), request.text());
      process =
          new ProcessBuilder(command(request, heddle, time))
              .directory(folder.toFile())
              .redirectOutput(folder.resolve("out").toFile())
              .redirectError(folder.resolve("err").toFile())
              .start();
      process.getOutputStream().close();
    } catch (IOException e) {
      delete(folder);
      throw e;
    }
  }

  private List<String> command(Request request, List<String> heddle, Duration time) {
    List<String> command = new ArrayList<>(heddle);
    command.add(request.options().getFirst());
    command.add(request.file());
    command.addAll(request.options().subList(1, request.options().size()));
    command.addAll(List.of("--page", folder.resolve("page.json").toString()));
    if (request.searches()) {
      command.addAll(List.of("--progress", folder.resolve("progress").toString()));
      command.addAll(List.of("--max-time", time.toMillis() / 1000.0 + "s"));
    }
    command.addAll(request.language().options());
    command.addAll(request.definitions());
    return command;
  }

  /** Nobody can guess it. */
  String id() {
    return id;
  }

  /** Waits for a while; whether the run has ended. One that takes too long is ended. */
  boolean await(Duration some) throws InterruptedException {
    if (System.nanoTime() - end > 0) {
      overdue = true;
      kill();
    }
    return process.waitFor(some.toMillis(), TimeUnit.MILLISECONDS);
  }

  /** How far the search is, as text; empty if it has not said so. */
  String progress() {
    try {
      String text = Files.readString(folder.resolve("progress"));
      return text.substring(0, Math.min(MOST_PROGRESS, text.length()));
    } catch (IOException e) {
      return ""; // not yet written, or being replaced
    }
  }

  /** Asks the search for what it has, and ends it if it does not answer. */
  void stop() {
    process.destroy();
    CompletableFuture.delayedExecutor(GRACE_SECONDS, TimeUnit.SECONDS).execute(this::kill);
  }

  private void kill() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }

  /** Once it has ended: exit code, what was printed, and the page, if there is one, as JSON. */
  String answer() throws IOException, Refusal {
    int code = overdue ? -1 : process.exitValue();
    String err = text(folder.resolve("err"));
    Path page = folder.resolve("page.json");
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.writeStartObject();
      json.writeNumberField("code", code);
      json.writeStringField("out", text(folder.resolve("out")));
      json.writeStringField("err", overdue ? err + "stopped: it took too long\n" : err);
      if (!overdue && Files.exists(page)) {
        json.writeFieldName("page");
        json.writeRawValue(text(page));
      }
      json.writeEndObject();
    }
    return text.toString();
  }

  private static String text(Path file) throws IOException, Refusal {
    if (Files.size(file) > MOST_BYTES) {
      throw new Refusal(413, "the answer is too large to be shown");
    }
    return Files.readString(file, StandardCharsets.UTF_8);
  }

  /** Neither the process nor what it wrote is left. */
  @Override
  public void close() throws IOException {
    kill();
    process.onExit().join();
    delete(folder);
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
}
