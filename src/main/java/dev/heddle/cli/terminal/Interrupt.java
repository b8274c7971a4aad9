// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.terminal;

import dev.heddle.limit.Limit;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ctrl-C (or SIGTERM): the search ends, what was found so far is printed, and the exit code is that
 * of the answer, UNKNOWN if nothing was found. Whoever does not come to an answer in time gets
 * UNKNOWN, too. The same holds when the time that the user gives to the command is up: searches
 * look at the clock and answer by themselves; what does not (a compiler, a program that takes long
 * to start, a report) is ended here.
 */
public final class Interrupt {
  /** Milliseconds for an answer after a signal, and after the time is up. */
  private static final int PATIENCE = 3000;

  private static final int BRIEF_PATIENCE = 600;

  private final CountDownLatch ended = new CountDownLatch(1);
  private final Streams streams;
  private final Output output;
  private final Thread hook = new Thread(this::shutDown);
  private volatile int code = ExitCode.UNKNOWN;

  public Interrupt(Streams streams, Output output) {
    this.streams = streams;
    this.output = output;
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
    }
  }

  /** The command has so much time from now on. */
  public void limit(Duration time) {
    Thread.ofPlatform().daemon().start(() -> awaitAnswer(time));
  }

  private void awaitAnswer(Duration time) {
    try {
      boolean answered = ended.await(time.toMillis() + BRIEF_PATIENCE, TimeUnit.MILLISECONDS);
      // an answer that is on its way may take as long as after a signal
      if (answered || !mayStop() && ended.await(PATIENCE, TimeUnit.MILLISECONDS)) {
        return;
      }
    } catch (InterruptedException e) {
      return;
    }
    synchronized (streams.watch()) { // nobody else writes that the compiler was killed
      try {
        answer(Limit.Budget.TIME);
      } finally {
        ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
        Runtime.getRuntime().halt(code);
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
    try {
      answer(Limit.Budget.CANCELLED);
    } finally {
      Runtime.getRuntime().halt(code);
    }
  }

  /** Whether the command can still say that it was stopped. */
  private boolean mayStop() {
    return output.isEmpty() || streams.watch().stopsAnywhere();
  }

  /** Unless there is an answer already. */
  private void answer(Limit why) {
    if (ended.getCount() > 0 && mayStop()) {
      streams.watch().stop(why);
      streams.out().flush();
    }
  }
}
