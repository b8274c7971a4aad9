// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;

/**
 * How busy the JVM's compiler is. In the first second of a search it needs a core of its own, and
 * code that waits to be compiled counts what it does in memory that all threads share: two searches
 * get no further in that time than one.
 */
final class CompilerLoad {
  /** Milliseconds between two looks. */
  static final long PAUSE = 20;

  /** Looks before one can tell: what it works on counts when it is done, mostly much sooner. */
  private static final int LOOKS = 5;

  /** It is busy if it worked for more than one part in so many of the time. */
  private static final int PART = 2;

  private final CompilationMXBean compiler = ManagementFactory.getCompilationMXBean();

  // ---- of the last looks: how long it had worked, and when that was
  private final long[] worked = new long[LOOKS];
  private final long[] at = new long[LOOKS];
  private int looks;

  /** Whether it is, as far as the last looks tell; at first it is taken to be. */
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
    int i = looks++ % LOOKS;
    boolean busy = looks <= LOOKS || (milliseconds - worked[i]) * 1_000_000 > (now - at[i]) / PART;
    worked[i] = milliseconds;
    at[i] = now;
    return busy;
  }
}
