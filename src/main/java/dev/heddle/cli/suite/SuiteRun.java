// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.suite;

import dev.heddle.cli.command.HeddleProcess;
import dev.heddle.cli.terminal.ProgressDisplay;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/** Asks the questions of a suite, several at a time, each in a process of its own. */
final class SuiteRun {
  /** What is left of the time when the last command should have answered. */
  private static final Duration FOR_REPORTS = Duration.ofMillis(500);

  private final int jobs;
  private final Duration time;
  private final ProgressDisplay watch;
  private final Set<Process> running = ConcurrentHashMap.newKeySet();

  /**
   * @param jobs how many processes run at a time
   * @param time of the whole command
   */
  SuiteRun(int jobs, Duration time, ProgressDisplay watch) {
    this.jobs = jobs;
    this.time = time;
    this.watch = watch;
  }

  /**
   * All answers, in the order of the questions, in which they are also handed on.
   *
   * @param each receives an answer when it and all before it are there
   */
  List<SuiteAnswer> ask(List<Question> questions, Consumer<SuiteAnswer> each) {
    watch.whenInterrupted(() -> running.forEach(Process::destroyForcibly));
    List<SuiteAnswer> answers = new ArrayList<>();
    try (ExecutorService pool = Executors.newFixedThreadPool(jobs)) {
      List<Future<SuiteAnswer>> all =
          questions.stream().map(q -> pool.submit(() -> ask(q))).toList();
      for (Future<SuiteAnswer> one : all) {
        SuiteAnswer answer = one.get();
        answers.add(answer);
        each.accept(answer);
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return answers;
  }

  private SuiteAnswer ask(Question question) throws InterruptedException {
    Duration left = time.minus(watch.elapsed()).minus(FOR_REPORTS);
    if (!watch.mayContinue() || !left.isPositive()) {
      return SuiteAnswer.notAsked(question, "not asked: the time is up, or it was interrupted");
    }
    try {
      Path folder = Files.createTempDirectory("heddle-test");
      try {
        return ask(question, folder, left);
      } finally {
        for (String file : List.of("out", "sarif")) {
          Files.deleteIfExists(folder.resolve(file));
        }
        Files.deleteIfExists(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private SuiteAnswer ask(Question question, Path folder, Duration left)
      throws IOException, InterruptedException {
    Path out = folder.resolve("out");
    Path sarif = folder.resolve("sarif");
    List<String> command = new ArrayList<>(HeddleProcess.command(List.of()));
    command.addAll(question.words(options(question, sarif, left)));
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(out.toFile()).start();
    running.add(process);
    int code = process.waitFor();
    running.remove(process);
    if (!watch.mayContinue()) {
      return SuiteAnswer.notAsked(question, "interrupted");
    }
    return SuiteAnswer.of(
        question, code, Files.readString(out, StandardCharsets.UTF_8).strip() + "\n", run(sarif));
  }

  /** What is not the user's to say; the threads of all processes together are as many as jobs. */
  private List<String> options(Question question, Path sarif, Duration left) {
    List<String> own = new ArrayList<>(List.of("--sarif", sarif.toString()));
    if (!question.options().contains("--jobs")) {
      int cores = Runtime.getRuntime().availableProcessors();
      own.addAll(List.of("--jobs", "" + Math.max(1, cores / jobs)));
    }
    if (!question.options().contains("--max-time") && left.compareTo(Duration.ofDays(1)) < 0) {
      own.addAll(List.of("--max-time", left.toMillis() / 1000.0 + "s"));
    }
    return own;
  }

  private static Map<String, Object> run(Path sarif) throws IOException {
    if (!Files.exists(sarif)) {
      return Map.of();
    }
    Map<String, Object> log = JsonTree.map(JsonTree.read(Files.readString(sarif)));
    return JsonTree.map(JsonTree.list(log.get("runs")).getFirst());
  }
}
