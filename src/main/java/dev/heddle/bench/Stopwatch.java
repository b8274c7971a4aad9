package dev.heddle.bench;

import dev.heddle.explore.Observer;
import dev.heddle.explore.Statistics;
import dev.heddle.explore.TimeLimit;
import dev.heddle.machine.Machine;
import dev.heddle.machine.MemoryModel;
import dev.heddle.verify.Algorithm;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.time.Duration;

/** Measures in this JVM: warms up, then takes the best CPU time of whole explorations. */
public final class Stopwatch {
  private static final int FEWEST_RUNS = 3;

  private final Duration warmUp;
  private final Duration time;

  public Stopwatch(Duration warmUp, Duration time) {
    this.warmUp = warmUp;
    this.time = time;
  }

  public Measurement measure(Family family, MemoryModel model, Algorithm algorithm) {
    for (long end = System.nanoTime() + warmUp.toNanos(); System.nanoTime() < end; ) {
      explore(family, model, algorithm);
    }
    ManagementFactory.getMemoryPoolMXBeans().forEach(MemoryPoolMXBean::resetPeakUsage);
    Measurement best = null;
    long end = System.nanoTime() + time.toNanos();
    for (int run = 0; run < FEWEST_RUNS || System.nanoTime() < end; run++) {
      long before = cpu();
      Statistics s = explore(family, model, algorithm);
      double seconds = (cpu() - before) / 1e9;
      boolean complete = s.end() == Statistics.End.EXHAUSTED;
      Measurement m =
          new Measurement(
              family.program().name(),
              model,
              algorithm,
              new Measurement.Counts(s.executions(), s.redundant(), s.events(), complete),
              seconds,
              heap());
      best = best == null ? m : best.better(m);
    }
    check(family, best);
    return best;
  }

  /** A figure is worth nothing if the search missed something or saw something twice. */
  private static void check(Family family, Measurement m) {
    long right = family.executions(m.model());
    if (m.algorithm() != Algorithm.EXHAUSTIVE && m.counts().executions() != right) {
      throw new IllegalStateException(
          family.key() + ": " + m.counts().executions() + " executions, not " + right);
    }
  }

  /** One exploration; without reduction only some of it, as most would not end in a lifetime. */
  private Statistics explore(Family family, MemoryModel model, Algorithm algorithm) {
    Observer nothing = (machine, complete) -> true;
    Observer observer = algorithm == Algorithm.EXHAUSTIVE ? new TimeLimit(time, nothing) : nothing;
    return algorithm.explorer().explore(new Machine(family.program(), model), observer);
  }

  private static long cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static long heap() {
    return ManagementFactory.getMemoryPoolMXBeans().stream()
        .filter(p -> p.getType() == MemoryType.HEAP)
        .mapToLong(p -> p.getPeakUsage().getUsed())
        .sum();
  }
}
