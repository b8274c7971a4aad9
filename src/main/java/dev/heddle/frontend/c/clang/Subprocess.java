// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Runs another program to its end. It does not outlive us. */
final class Subprocess {
  private static final Set<Process> RUNNING = ConcurrentHashMap.newKeySet();

  /** Exit codes after a signal: 128 and its number. SIGINT goes to both processes. */
  private static final Set<Integer> INTERRUPTED = Set.of(130, 143);

  private static volatile boolean ending;

  static {
    try {
      Runtime.getRuntime().addShutdownHook(new Thread(Subprocess::end));
    } catch (IllegalStateException e) {
      ending = true; // interrupted before there was anything to run
    }
  }

  /** Environment variables that change what a compiler does or writes. */
  private static final List<String> UNWANTED =
      List.of(
          "CPATH",
          "C_INCLUDE_PATH",
          "CCC_ADD_ARGS",
          "CCC_OVERRIDE_OPTIONS",
          "COMPILER_PATH",
          "DEPENDENCIES_OUTPUT",
          "GCC_EXEC_PREFIX",
          "SUNPRO_DEPENDENCIES");

  /** The time that programs see as {@code __DATE__} and {@code __TIME__}: always the same. */
  private static final String EPOCH = "SOURCE_DATE_EPOCH";

  /** So much memory a program may have, in megabytes; 0: as much as there is. */
  private static final int MOST_MEGABYTES = Integer.getInteger("heddle.clang.megabytes", 0);

  /** What it wrote to its two streams. */
  record Result(int code, byte[] output, String messages) {}

  private Subprocess() {}

  private static void end() {
    ending = true;
    RUNNING.forEach(Process::destroyForcibly);
  }

  /**
   * Runs a command without input.
   *
   * @throws CancellationException if the user does not want to wait for it
   * @param libraries where it finds its own libraries: there, whatever the user has set for others
   */
  static Result run(List<String> command, Optional<Path> libraries)
      throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(limited(command, MOST_MEGABYTES));
    Map<String, String> environment = builder.environment();
    environment.keySet().removeAll(UNWANTED);
    environment.putIfAbsent(EPOCH, "0");
    libraries.ifPresent(folder ->
        environment.computeIfPresent("LD_LIBRARY_PATH", (name, path) -> folder + ":" + path));
    if (ending) {
      throw new CancellationException("interrupted");
    }
    Process process = builder.start();
    RUNNING.add(process);
    try {
      if (ending) { // since then, and perhaps nobody saw it running
        process.destroyForcibly();
      }
      return finish(process);
    } catch (IOException e) {
      if (ending) { // ending a process closes its streams
        throw new CancellationException("interrupted");
      }
      throw e;
    } finally {
      process.destroyForcibly();
      RUNNING.remove(process);
    }
  }

  /** Where there is a shell, it sets the limit and then becomes the program. */
  static List<String> limited(List<String> command, int megabytes) {
    Path shell = Path.of("/bin/sh");
    if (megabytes == 0 || !Files.isExecutable(shell)) {
      return command;
    }
    String script = "ulimit -v " + 1024L * megabytes + "; exec \"$@\"";
    List<String> words = new ArrayList<>(List.of(shell.toString(), "-c", script, "limited"));
    words.addAll(command);
    return words;
  }

  /** Both streams at once, or a full one would stop it. */
  private static Result finish(Process process) throws IOException, InterruptedException {
    process.getOutputStream().close();
    FutureTask<byte[]> messages = new FutureTask<>(process.getErrorStream()::readAllBytes);
    new Thread(messages, "messages of a process").start();
    byte[] output = process.getInputStream().readAllBytes();
    try {
      String text = new String(messages.get(), StandardCharsets.UTF_8);
      int code = process.waitFor();
      if (ending || INTERRUPTED.contains(code)) {
        throw new CancellationException("interrupted");
      }
      return new Result(code, output, text);
    } catch (ExecutionException e) {
      throw new IOException(e.getCause());
    }
  }
}
