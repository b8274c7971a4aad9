package dev.heddle.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ctrl-C (or SIGTERM): the search ends, what was found so far is printed, and the exit code is that
 * of the answer, UNKNOWN if nothing was found. Who does not come to an answer in time has none.
 */
final class Interrupt {
  private static final int PATIENCE = 5;
  private static final int BY_SIGNAL = 130;

  private final CountDownLatch ended = new CountDownLatch(1);
  private final Watch watch;
  private volatile int code = BY_SIGNAL;

  Interrupt(Watch watch) {
    this.watch = watch;
    Runtime.getRuntime().addShutdownHook(new Thread(this::shutDown));
  }

  /** The answer is out. */
  void end(int exitCode) {
    code = exitCode;
    ended.countDown();
  }

  /** The JVM ends: by a signal, if there is no answer yet. */
  private void shutDown() {
    if (ended.getCount() == 0) {
      return;
    }
    watch.interrupt();
    try {
      if (!ended.await(PATIENCE, TimeUnit.SECONDS)) {
        watch.clear();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    Runtime.getRuntime().halt(code);
  }
}
