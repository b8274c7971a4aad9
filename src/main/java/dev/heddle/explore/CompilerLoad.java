package dev.heddle.explore;

import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;

/**
 * How busy the JVM's compiler is. In the first second of a search it needs a core of its own, and
 * code that waits to be compiled counts what it does in memory that all threads share: two searches
 * get no further in that time than one.
 */
final class CompilerLoad {
  /** Milliseconds between two looks: most methods are compiled in less. */
  static final long WINDOW = 100;

  /** It is busy if it worked for more than one part in so many of the time. */
  private static final int PART = 10;

  private final CompilationMXBean compiler = ManagementFactory.getCompilationMXBean();
  private boolean known;
  private long worked;
  private long at;

  /** Since it was asked before; at first it is taken to be. */
  boolean isBusy() {
    if (compiler == null || !compiler.isCompilationTimeMonitoringSupported()) {
      return false;
    }
    return isBusy(compiler.getTotalCompilationTime(), System.nanoTime());
  }

  /**
   * @param milliseconds that it has worked
   * @param now in nanoseconds
   */
  boolean isBusy(long milliseconds, long now) {
    boolean busy = !known || (milliseconds - worked) * 1_000_000 > (now - at) / PART;
    known = true;
    worked = milliseconds;
    at = now;
    return busy;
  }
}
