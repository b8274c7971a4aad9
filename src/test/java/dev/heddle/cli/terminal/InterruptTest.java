// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.nio.file.Path;
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
    Streams streams = new Streams(System.out, System.err, Terminal.NONE);
    Interrupt interrupt = new Interrupt(streams, new Output(System.out));
    CountDownLatch answered = new CountDownLatch(1);
    for (int i = 0; i < OTHER_HOOKS; i++) {
      Runtime.getRuntime().addShutdownHook(new Thread(answered::countDown));
    }
    Runtime.getRuntime().addShutdownHook(new Thread(() -> new Interrupt(streams, null)));
    System.out.println("ready");
    answered.await();
    interrupt.end(ExitCode.FAIL);
    new CountDownLatch(1).await(); // a thread that does not come to exit by itself
  }

  @Test
  void anAnswerThatASignalBroughtAboutHasItsOwnExitCode() throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                InterruptTest.class.getName())
            .redirectErrorStream(true)
            .start();
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
