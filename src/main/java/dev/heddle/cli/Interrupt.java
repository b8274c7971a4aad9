package dev.heddle.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ctrl-C (or SIGTERM): the search ends, what was found so far is printed, and the exit code is that
 * of the answer, UNKNOWN if nothing was found. Whoever does not come to an answer in time gets
 * UNKNOWN, too.
 */
final class Interrupt {
  private static final int PATIENCE = 3;

  private final CountDownLatch ended = new CountDownLatch(1);
  private final Streams streams;
  private final Output output;
  private final Thread hook = new Thread(this::shutDown);
  private volatile int code = ExitCode.UNKNOWN;

  Interrupt(Streams streams, Output output) {
    this.streams = streams;
    this.output = output;
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException e) {
      // interrupted before anything was begun: the JVM ends by itself
    }
  }

  /** The answer is out. */
  void end(int exitCode) {
    code = exitCode;
    ended.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // A signal came, and other hooks made us answer: ours may not even have begun, and halts.
    }
  }

  /** The JVM ends by a signal. */
  private void shutDown() {
    streams.watch().interrupt();
    try {
      if (!ended.await(PATIENCE, TimeUnit.SECONDS) && output.isEmpty()) {
        streams.out().println("UNKNOWN interrupted");
        streams.out().flush();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    Runtime.getRuntime().halt(code);
  }
}
