// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import dev.heddle.model.MemoryModel;
import dev.heddle.monitor.Monitor;
import dev.heddle.monitor.Monitors;
import dev.heddle.monitor.Overlaps;
import dev.heddle.monitor.Report;
import dev.heddle.monitor.TraceReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.function.Function;

/** Measures how fast recorded executions are monitored: reading the text is part of it. */
public final class MonitorBench {
  public static final String HEADER =
      String.format(
          "%-4s %12s %10s %12s %11s", "mod", "events", "CPU s", "events/CPU s", "violations");

  /** From 10^5 on, each ten times the one before. */
  public static final int LENGTHS = 4;

  private static final int WARM_UP = 100;
  private static final int BEST_OF = 3;

  private MonitorBench() {}

  /** Measures in this JVM, after a warm-up: a line of figures. */
  public static String measure(MemoryModel model, int length) {
    long pieces = (long) Math.pow(10, length);
    run(model, WARM_UP);
    double best = Double.MAX_VALUE;
    TraceReader reader = null;
    for (int i = 0; i < (length < LENGTHS - 1 ? BEST_OF : 1); i++) {
      long before = cpu();
      reader = run(model, pieces);
      best = Math.min(best, (cpu() - before) / 1e9);
    }
    return String.format(
        Locale.ROOT,
        "%-4s %12d %10.3f %12.0f %11d",
        model,
        reader.events(),
        best,
        reader.events() / best,
        reader.counts().count());
  }

  private static TraceReader run(MemoryModel model, long pieces) {
    Function<Report, Monitor> monitor = report -> Monitors.of(model, Overlaps.NONE, report);
    TraceReader reader = new TraceReader(new RecordedTrace(pieces), "bench", monitor);
    try {
      reader.read();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return reader;
  }

  private static long cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
