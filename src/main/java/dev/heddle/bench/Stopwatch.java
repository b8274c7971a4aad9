package dev.heddle.bench;

import dev.heddle.explore.Observer;
import dev.heddle.explore.Statistics;
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
    double best = Double.MAX_VALUE;
    Statistics s = null;
    long end = System.nanoTime() + time.toNanos();
    for (int run = 0; run < FEWEST_RUNS || System.nanoTime() < end; run++) {
      long before = cpu();
      s = explore(family, model, algorithm);
      best = Math.min(best, (cpu() - before) / 1e9);
    }
    if (s.executions() != family.executions(model)) {
      throw new IllegalStateException(
          family.key()
              + " under "
              + model
              + ": "
              + s.executions()
              + " executions, not "
              + family.executions(model));
    }
    return new Measurement(
        family.program().name(),
        model,
        algorithm,
        s.executions(),
        s.redundant(),
        s.events(),
        best,
        heap());
  }

  private static Statistics explore(Family family, MemoryModel model, Algorithm algorithm) {
    Observer nothing = (machine, complete) -> true;
    return algorithm.explorer().explore(new Machine(family.program(), model), nothing);
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
