// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import dev.heddle.explore.observe.Observer;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.explore.observe.TimeLimit;
import dev.heddle.machine.Machine;
import dev.heddle.machine.plan.Plan;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.Program;
import dev.heddle.program.analysis.LoopBound;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.ErrorPolicy;
import dev.heddle.verify.Liveness;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.check.Check;
import dev.heddle.verify.check.CheckQuestion;
import dev.heddle.verify.session.SearchLimits;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.time.Duration;
import java.util.Set;

/** Measures in this JVM: warms up, then takes the best CPU time of whole explorations. */
final class Stopwatch {
  private static final int FEWEST_RUNS = 3;

  private final Duration warmUp;
  private final Duration time;

  Stopwatch(Duration warmUp, Duration time) {
    this.warmUp = warmUp;
    this.time = time;
  }

  Sample measure(Family family, MemoryModel model, Algorithm algorithm) {
    Sample best = best(family, model, algorithm);
    if (algorithm != Algorithm.EXHAUSTIVE) {
      check(family, best.executions(), family.executions(model));
    }
    return best;
  }

  /** Whatever the number of executions. */
  Sample best(Family family, MemoryModel model, Algorithm algorithm) {
    for (long end = System.nanoTime() + warmUp.toNanos(); System.nanoTime() < end; ) {
      explore(family, model, algorithm);
    }
    ManagementFactory.getMemoryPoolMXBeans().forEach(MemoryPoolMXBean::resetPeakUsage);
    Sample best = null;
    long end = System.nanoTime() + time.toNanos();
    for (int run = 0; run < FEWEST_RUNS || System.nanoTime() < end; run++) {
      long before = cpu();
      Statistics s = explore(family, model, algorithm);
      double seconds = (cpu() - before) / 1e9;
      boolean complete = s.end() == Statistics.End.EXHAUSTED;
      Sample sample =
          new Sample(s.executions(), s.redundant(), s.events(), complete, seconds, heap());
      best = best == null ? sample : best.better(sample);
    }
    return best;
  }

  /** A figure is worth nothing if the search missed something or saw something twice. */
  private static void check(Family family, long executions, long right) {
    if (executions != right) {
      throw new IllegalStateException(
          family.key() + ": " + executions + " executions, not " + right);
    }
  }

  /** One exploration; without reduction only some of it, as most would not end in a lifetime. */
  private Statistics explore(Family family, MemoryModel model, Algorithm algorithm) {
    boolean all = algorithm != Algorithm.EXHAUSTIVE;
    if (family.work() == Family.Work.CHECK) {
      return checked(family.program(), model, algorithm, all ? Duration.ofDays(1) : time);
    }
    Observer nothing = (machine, complete) -> true;
    Observer observer = all ? nothing : new TimeLimit(time, nothing);
    return algorithm.explorer().explore(new Machine(family.program(), model), observer);
  }

  private static Statistics checked(
      Program program, MemoryModel model, Algorithm algorithm, Duration most) {
    SearchLimits limits = new SearchLimits(Long.MAX_VALUE, most, Check.DEPTH, LoopBound.NONE);
    Verdict verdict =
        Check.ask(
            new CheckQuestion(
                program,
                model,
                algorithm,
                limits,
                Set.of(),
                ErrorPolicy.ALL,
                Liveness.MAIN,
                Plan.TRACES));
    return new Statistics(
        verdict.counts().executions(),
        verdict.counts().redundant(),
        0,
        verdict.effort().steps(),
        verdict.limits().isEmpty() ? Statistics.End.EXHAUSTED : Statistics.End.STOPPED);
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
