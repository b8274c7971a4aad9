// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.sampling;

import dev.heddle.explore.observe.Observer;
import dev.heddle.explore.observe.PollInterval;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.machine.Machine;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Forks;
import dev.heddle.trace.Label;
import java.util.Arrays;
import java.util.Random;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * Random executions of one machine, each from the start. A round of a loop in which nothing changed
 * is undone, and repeated when another lane has written or no other lane can move. A search of all
 * executions stops the thread there for good, because it explores the other executions as well;
 * here that would waste the run. After some more rounds without a change, the thread stops until
 * another lane writes.
 */
final class SampledExecutions {
  /**
   * The rounds of an idle lane before it stops. The first one may be a part of a round, see {@link
   * #withoutReads}.
   */
  private static final int MOST_IDLE_ROUNDS = 3;

  private final Machine machine;
  private final Execution execution;
  private final Observer observer;
  private final PollInterval limits;
  private final Random random = new Random();
  private final Strategy strategy;
  private final long seed;
  private final boolean untilFailure;
  private int[] lanes = new int[64];

  /**
   * The name of each lane. An execution must not depend on the numbers of lanes, which depend on
   * earlier executions.
   */
  private String[] names = new String[64];

  /**
   * By lane, the rounds of a loop without a change since the last write; it is idle if there are
   * any.
   */
  private int[] idleRounds = new int[64];

  /** Whether some lanes made so many rounds without a change that they do not move. */
  private boolean anyParked;

  private long executions;
  private long cuts;
  private long events;

  /**
   * @param untilFailure whether an execution ends when a thread has failed
   */
  SampledExecutions(
      Machine machine,
      Observer observer,
      Function<RandomGenerator, Strategy> strategies,
      long seed,
      boolean untilFailure) {
    this.machine = machine;
    this.execution = machine.execution();
    this.observer = observer;
    this.limits = new PollInterval(observer);
    this.strategy = strategies.apply(random);
    this.seed = seed;
    this.untilFailure = untilFailure;
  }

  /** Runs the execution of this number; returns whether to continue. */
  boolean run(long number) {
    int start = execution.length();
    random.setSeed(mixed(seed, number));
    boolean complete = run();
    events += execution.length() - start;
    boolean goOn = !limits.isOver() && report(complete);
    while (execution.length() > start) {
      machine.undo();
    }
    return goOn;
  }

  private boolean report(boolean complete) {
    executions += complete ? 1 : 0;
    cuts += complete ? 0 : 1;
    return observer.onExecution(machine, complete);
  }

  /**
   * Mixes seed and number as in SplitMix64, so that executions of neighbouring seeds are unrelated.
   */
  private static long mixed(long seed, long number) {
    long z = (seed * 0x9E3779B97F4A7C15L ^ number) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 30) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }

  Profile profile() {
    return strategy.profile();
  }

  void expect(Profile learnt) {
    strategy.expect(learnt);
  }

  /** The number of events of all executions so far. */
  long events() {
    return events;
  }

  Statistics statistics(Statistics.End end) {
    return new Statistics(executions, 0, cuts, events, end);
  }

  /** Runs one execution; returns whether it ended. */
  private boolean run() {
    strategy.begin();
    unparkAll();
    for (int count = movable(); count > 0; count = movable()) {
      if (!limits.mayGrow(execution.length())) {
        return false;
      }
      int lane = lanes[strategy.pick(machine, lanes, count)];
      step(lane);
      if (untilFailure && hasFailed(machine.threadOf(lane))) {
        return false;
      }
    }
    return true;
  }

  private boolean hasFailed(int thread) {
    return machine.faults().count() > 0 || machine.state().stop(thread).isFailure();
  }

  private void step(int lane) {
    int alternatives = machine.alternatives(lane);
    machine.step(lane, alternatives > 1 ? random.nextInt(alternatives) : 0);
    if (machine.isParked(machine.threadOf(lane))) {
      completeRound(lane);
      return;
    }
    if (Label.is(execution.label(execution.length() - 1), Label.WRITE)) {
      unparkAll();
    }
    strategy.onStep(machine, lane);
  }

  /** Called when the thread of a lane has completed a round of a loop. */
  private void completeRound(int lane) {
    int thread = machine.threadOf(lane);
    if (idleRounds[lane] == 0) {
      idleRounds[lane] = withoutReads(thread) ? 0 : 1;
    } else {
      idleRounds[lane]++;
    }
    if (idleRounds[lane] <= MOST_IDLE_ROUNDS) {
      machine.unpark(thread);
    } else {
      anyParked = true;
    }
  }

  /**
   * Undoes the reads that a thread has made since it last changed something; events of other lanes
   * do not depend on them. Returns whether other lanes changed something, which the thread will
   * read next time.
   */
  private boolean withoutReads(int thread) {
    int from = execution.length();
    for (int d = from - 1; d >= 0 && !forks(d); d--) {
      if (execution.thread(d) == thread) {
        if (Label.is(execution.label(d), Label.WRITE)) {
          break;
        }
        from = d;
      }
    }
    int count = execution.length() - from;
    long[] steps = new long[count];
    for (int i = count - 1; i >= 0; i--) {
      steps[i] = execution.label(from + i);
      machine.undo();
    }
    boolean changed = false;
    for (long step : steps) {
      if (Label.thread(step) != thread) {
        machine.step(Label.lane(step), Label.is(step, Label.CHOICE) ? Label.ordinal(step) : 0);
        changed |= Label.is(step, Label.WRITE);
      }
    }
    return changed;
  }

  /** Whether the step of an event started or joined a thread. */
  private boolean forks(int d) {
    Forks forks = execution.forks();
    for (int i = forks.count() - 1; i >= 0 && forks.event(i) >= d; i--) {
      if (forks.event(i) == d) {
        return true;
      }
    }
    return false;
  }

  private void unparkAll() {
    Arrays.fill(idleRounds, 0);
    for (int t = 0; anyParked && t < machine.threadCount(); t++) {
      if (machine.isParked(t)) {
        machine.unpark(t);
      }
    }
    anyParked = false;
  }

  /** Collects the enabled lanes; idle ones only if there is no other. */
  private int movable() {
    int n = machine.laneWords() * 64;
    if (n > lanes.length) {
      lanes = new int[n];
      names = Arrays.copyOf(names, n);
      idleRounds = Arrays.copyOf(idleRounds, n);
    }
    int count = collect(false);
    return count > 0 ? count : collect(true);
  }

  private int collect(boolean idleOnes) {
    int count = 0;
    for (int w = 0; w < machine.laneWords(); w++) {
      for (long left = machine.enabled(w); left != 0; left &= left - 1) {
        int lane = w * 64 + Long.numberOfTrailingZeros(left);
        if (idleRounds[lane] > 0 == idleOnes) {
          insert(lane, count++);
        }
      }
    }
    return count;
  }

  /** Inserts a lane into the first {@code count} lanes, which are in the order of their names. */
  private void insert(int lane, int count) {
    String name = names[lane];
    if (name == null) {
      name = names[lane] = machine.laneName(lane);
    }
    int at = count;
    while (at > 0 && names[lanes[at - 1]].compareTo(name) > 0) {
      lanes[at] = lanes[at - 1];
      at--;
    }
    lanes[at] = lane;
  }
}
