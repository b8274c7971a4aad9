// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InterruptTest {
  /** Hooks begin in any order; with so many others ours is hardly the first. */
  private static final int OTHER_HOOKS = 50;

  /**
   * A process that other hooks make answer, before the hook of {@link Interrupt} begins: as when a
   * command waits for another process, which the signal has ended. Another one, as of a process
   * that only now begins, does not mind. With {@code late} one that answers while it is stopped,
   * with {@code never} one that does not answer.
   */
  static void main(String[] args) throws InterruptedException {
    if (args.length > 0 && args[0].equals("late")) {
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
    if (args.length > 0) {
      new CountDownLatch(1).await();
    }
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
          return ExitCode.UNKNOWN;
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
    return new ProcessBuilder(command(arguments)).redirectErrorStream(true).start();
  }

  private static List<String> command(String... arguments) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                InterruptTest.class.getName()));
    command.addAll(List.of(arguments));
    return command;
  }

  /**
   * Bash continues a loop after a command that exits, whatever its code is. The signal goes to all
   * processes of the loop, as from a terminal; it may be ignored here.
   */
  @ParameterizedTest
  @ValueSource(strings = {"", "never"})
  void loopsOfShellsEndWithCtrlC(String how) throws Exception {
    List<String> command =
        new ArrayList<>(List.of("setsid", "env", "--default-signal=INT", "bash", "-c"));
    assumeTrue(works("setsid", "env", "--default-signal=INT", "bash", "-c", "true"));
    command.add("for i in 1 2 3; do \"$@\"; echo \"code $?\"; done");
    command.add("bash");
    command.addAll(how.isEmpty() ? command() : command(how));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    try (BufferedReader out = process.inputReader()) {
      assertEquals("ready", out.readLine());
      new ProcessBuilder("kill", "-INT", "--", "-" + process.pid()).start().waitFor();
      assertNull(out.readLine(), "the loop goes on");
      assertTrue(process.waitFor(60, TimeUnit.SECONDS));
      assertEquals(InterruptSignal.EXIT_CODE, process.exitValue());
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }

  private static boolean works(String... command) throws InterruptedException {
    try {
      return new ProcessBuilder(command).start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
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
