// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class InterruptTest {
  /** Hooks begin in any order; with so many others ours is hardly the first. */
  private static final int OTHER_HOOKS = 50;

  /**
   * A process that other hooks make answer, before the hook of {@link Interrupt} begins: as when a
   * command waits for another process, which the signal has ended. Another one, as of a process
   * that only now begins, does not mind.
   */
  static void main(String[] args) throws InterruptedException {
    if (args.length > 0) {
      answerLate();
      return;
    }
    Streams streams = new Streams(System.out, System.err, Terminal.NONE);
    Interrupt interrupt = new Interrupt(streams);
    CountDownLatch answered = new CountDownLatch(1);
    for (int i = 0; i < OTHER_HOOKS; i++) {
      Runtime.getRuntime().addShutdownHook(new Thread(answered::countDown));
    }
    Runtime.getRuntime().addShutdownHook(new Thread(() -> new Interrupt(streams)));
    System.out.println("ready");
    answered.await();
    interrupt.end(ExitCode.FAIL);
    new CountDownLatch(1).await(); // a thread that does not come to exit by itself
  }

  /** A command that answers while it is being stopped: both take a while to write their answer. */
  private static void answerLate() throws InterruptedException {
    Output output = new Output(System.out);
    PrintStream out = new PrintStream(output, false, StandardCharsets.UTF_8);
    Streams streams = new Streams(out, System.err, Terminal.NONE);
    Interrupt interrupt = new Interrupt(streams);
    CountDownLatch stopping = new CountDownLatch(1);
    streams
        .watch()
        .whenStopped(why -> {
          SanitizedStream all = streams.out();
          stopping.countDown();
          pause();
          all.print("stopped\n");
        });
    SanitizedStream all = streams.out();
    interrupt.limit(Duration.ZERO);
    stopping.await();
    all.print("answer\n");
    out.flush();
    interrupt.end(ExitCode.PASS);
  }

  /** Longer than it takes to print. */
  private static void pause() {
    try {
      Thread.sleep(300);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static Process start(String... arguments) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                InterruptTest.class.getName()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command).redirectErrorStream(true).start();
  }

  @Test
  void aCommandThatIsStoppedWritesNoSecondAnswer() throws Exception {
    Process process = start("late");
    try (BufferedReader out = process.inputReader()) {
      assertEquals(List.of("stopped"), out.lines().toList());
      assertTrue(process.waitFor(60, TimeUnit.SECONDS));
      assertEquals(ExitCode.UNKNOWN, process.exitValue());
    } finally {
      process.destroyForcibly();
    }
  }

  @Test
  void anAnswerThatASignalBroughtAboutHasItsOwnExitCode() throws Exception {
    Process process = start();
    try (BufferedReader out = process.inputReader()) {
      assertEquals("ready", out.readLine());
      new ProcessBuilder("kill", "-TERM", String.valueOf(process.pid())).start().waitFor();
      assertTrue(process.waitFor(60, TimeUnit.SECONDS));
      assertEquals(ExitCode.FAIL, process.exitValue());
      assertNull(out.readLine());
    } finally {
      process.destroyForcibly();
    }
  }
}
