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
 * Executions of one machine by chance, each from the start. A round of a loop in which nothing
 * changed is taken back, and tried again when somebody has written something or nobody else can
 * move: to stop there for good, as in searches that see the other executions too, would waste the
 * run. If some more rounds are in vain, too, the thread stops until somebody writes.
 */
final class SampledExecutions {
  /** Rounds of an idle lane. The first can be a part of one, see {@link #withoutReads}. */
  private static final int MOST_IN_VAIN = 3;

  private final Machine machine;
  private final Execution execution;
  private final Observer observer;
  private final PollInterval pace;
  private final Random random = new Random();
  private final Strategy strategy;
  private final long seed;
  private final boolean untilFailure;
  private int[] lanes = new int[64];

  /** By lane. What an execution is must not depend on numbers, which depend on those before it. */
  private String[] names = new String[64];

  /** How often a lane went round a loop in vain since something was written; idle if it did. */
  private int[] vain = new int[64];

  /** Whether lanes went round in vain so often that they do not move. */
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
    this.pace = new PollInterval(observer);
    this.strategy = strategies.apply(random);
    this.seed = seed;
    this.untilFailure = untilFailure;
  }

  /** The execution of this number; whether to go on. */
  boolean run(long number) {
    int start = execution.length();
    random.setSeed(mixed(seed, number));
    boolean complete = run();
    events += execution.length() - start;
    boolean goOn = !pace.isOver() && seen(complete);
    while (execution.length() > start) {
      machine.undo();
    }
    return goOn;
  }

  private boolean seen(boolean complete) {
    executions += complete ? 1 : 0;
    cuts += complete ? 0 : 1;
    return observer.seen(machine, complete);
  }

  /** Neighbours of one seed have nothing to do with those of another (as in SplitMix64). */
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

  /** Of all executions so far. */
  long events() {
    return events;
  }

  Statistics statistics(Statistics.End end) {
    return new Statistics(executions, 0, cuts, events, end);
  }

  /** One execution; whether it came to its end. */
  private boolean run() {
    strategy.begin();
    wakeAll();
    for (int count = movable(); count > 0; count = movable()) {
      if (!pace.mayGrow(execution.length())) {
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
      goRound(lane);
      return;
    }
    if (Label.is(execution.label(execution.length() - 1), Label.WRITE)) {
      wakeAll();
    }
    strategy.moved(machine, lane);
  }

  /** The thread of a lane has gone round a loop. */
  private void goRound(int lane) {
    int thread = machine.threadOf(lane);
    if (vain[lane] == 0) {
      vain[lane] = withoutReads(thread) ? 0 : 1;
    } else {
      vain[lane]++;
    }
    if (vain[lane] <= MOST_IN_VAIN) {
      machine.unpark(thread);
    } else {
      anyParked = true;
    }
  }

  /**
   * Takes back what a thread has read since it last changed something; what others did meanwhile
   * does not depend on it. Returns whether they changed something, which it will read next time.
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

  /** Whether a thread was started or joined in the step of an event. */
  private boolean forks(int d) {
    Forks forks = execution.forks();
    for (int i = forks.count() - 1; i >= 0 && forks.event(i) >= d; i--) {
      if (forks.event(i) == d) {
        return true;
      }
    }
    return false;
  }

  private void wakeAll() {
    Arrays.fill(vain, 0);
    for (int t = 0; anyParked && t < machine.threadCount(); t++) {
      if (machine.isParked(t)) {
        machine.unpark(t);
      }
    }
    anyParked = false;
  }

  /** Collects the lanes that can move; those that are idle only if there is no other. */
  private int movable() {
    int n = machine.laneWords() * 64;
    if (n > lanes.length) {
      lanes = new int[n];
      names = Arrays.copyOf(names, n);
      vain = Arrays.copyOf(vain, n);
    }
    int count = collect(false);
    return count > 0 ? count : collect(true);
  }

  private int collect(boolean idleOnes) {
    int count = 0;
    for (int w = 0; w < machine.laneWords(); w++) {
      for (long left = machine.enabled(w); left != 0; left &= left - 1) {
        int lane = w * 64 + Long.numberOfTrailingZeros(left);
        if (vain[lane] > 0 == idleOnes) {
          insert(lane, count++);
        }
      }
    }
    return count;
  }

  /** Adds one to so many lanes, which are in the order of their names. */
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
