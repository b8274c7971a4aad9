// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.terminal;

import dev.heddle.limit.Limit;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * Handles Ctrl-C and SIGTERM: the search ends, and results so far are printed. After SIGTERM the
 * exit code is that of the answer (UNKNOWN if nothing was found); after Ctrl-C it is that of a
 * process that SIGINT has killed, so that loops of shells end. A command that does not answer in
 * time answers UNKNOWN. The time limit of a command is handled in the same way: searches check the
 * clock themselves; every other phase (the compiler, a program with a long start, a report) is
 * ended here.
 */
public final class Interrupt {
  /** Milliseconds for an answer after a signal, and after the time is up. */
  private static final int PATIENCE = 3000;

  private static final int BRIEF_PATIENCE = 600;

  private final CountDownLatch ended = new CountDownLatch(1);
  private final Streams streams;
  private final Thread hook = new Thread(this::shutDown);
  private volatile int code = ExitCode.UNKNOWN;

  public Interrupt(Streams streams) {
    this.streams = streams;
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException e) {
      // interrupted before anything was begun: the JVM ends by itself
    }
  }

  /** The answer is out. */
  public void end(int exitCode) {
    code = exitCode;
    ended.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // A signal came, and other hooks made us answer: ours may not even have begun, and halts.
      killIfInterrupted();
    }
  }

  private static void killIfInterrupted() {
    if (InterruptSignal.isPending()) {
      InterruptSignal.killProcess();
      Runtime.getRuntime().halt(InterruptSignal.EXIT_CODE);
    }
  }

  /** The command has so much time from now on. */
  public void limit(Duration time) {
    Thread.ofPlatform().daemon().start(() -> awaitAnswer(time));
  }

  private void awaitAnswer(Duration time) {
    try {
      if (ended.await(time.toMillis() + BRIEF_PATIENCE, TimeUnit.MILLISECONDS)) {
        return;
      }
      answerAlone(Limit.Budget.TIME, streams::mayStop);
      // an answer that is on its way may take as long as after a signal
      if (!ended.await(PATIENCE, TimeUnit.MILLISECONDS)) {
        answerAlone(Limit.Budget.TIME, () -> true);
      }
    } catch (InterruptedException e) {
      // the JVM ends
    }
  }

  /**
   * If the condition holds, answers and ends the JVM. The command can write nothing meanwhile: an
   * answer of its own beside this one, or that the compiler was killed.
   */
  private void answerAlone(Limit why, BooleanSupplier condition) {
    synchronized (streams.watch()) {
      synchronized (streams.out()) {
        if (condition.getAsBoolean()) {
          try {
            answer(why);
          } finally {
            ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
            killIfInterrupted();
            Runtime.getRuntime().halt(code);
          }
        }
      }
    }
  }

  /** The JVM ends by a signal. */
  private void shutDown() {
    streams.watch().interrupt();
    try {
      ended.await(PATIENCE, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    answerAlone(Limit.Budget.CANCELLED, () -> true);
  }

  /** Unless there is an answer already. */
  private void answer(Limit why) {
    if (ended.getCount() > 0) {
      code = streams.stop(why).orElse(code);
    }
  }
}
