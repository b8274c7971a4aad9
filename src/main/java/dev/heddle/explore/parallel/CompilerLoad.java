// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;

/**
 * The load of the JVM's compiler. In the first second of a search it needs a core of its own, and
 * code that waits to be compiled updates counters that all threads share, so two searches progress
 * no faster than one in that time.
 */
final class CompilerLoad {
  /** Milliseconds between two samples. */
  static final long PAUSE = 20;

  /**
   * The number of samples for a result. The compiler's time is counted when a compilation ends,
   * usually much sooner than this.
   */
  private static final int SAMPLES = 5;

  /** It is busy if it worked for more than one part in this many of the time. */
  private static final int PART = 2;

  private final CompilationMXBean compiler = ManagementFactory.getCompilationMXBean();

  // ---- of the last samples: how long it had worked, and when
  private final long[] worked = new long[SAMPLES];
  private final long[] at = new long[SAMPLES];
  private int samples;

  /** Whether it was busy according to the last samples; true before there are enough samples. */
  boolean isBusy() {
    if (compiler == null || !compiler.isCompilationTimeMonitoringSupported()) {
      return false;
    }
    return isBusy(compiler.getTotalCompilationTime(), System.nanoTime());
  }

  /**
   * @param milliseconds of compilation so far
   * @param now in nanoseconds
   */
  boolean isBusy(long milliseconds, long now) {
    int i = samples++ % SAMPLES;
    boolean busy =
        samples <= SAMPLES || (milliseconds - worked[i]) * 1_000_000 > (now - at[i]) / PART;
    worked[i] = milliseconds;
    at[i] = now;
    return busy;
  }
}
