// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.monitoring;

import dev.heddle.machine.Machine;
import dev.heddle.monitor.Monitor;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Forks;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import dev.heddle.verify.analysis.InstructionMarks;
import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * Passes SC executions to a monitor. Fences, spawns and joins, which are not events under SC, make
 * the monitor drain buffers. They are passed as late as possible: before the next event of their
 * thread, or of one that it spawned or that joined it.
 */
final class MonitorFeed {
  private final Machine machine;
  private final Execution x;
  private final Forks forks;
  private final InstructionMarks marks;
  private final Monitor monitor;

  // ---- per thread: what it passed since its last event, and is not shown yet
  private boolean[] fenced = new boolean[8];
  private boolean[] storeFenced = new boolean[8];

  /** The first and last spawn or join in a list; -1 for none. */
  private int[] first = new int[8];

  private int[] last = new int[8];

  /** Per spawn or join: the next in its list, or -1. */
  private int[] next = new int[16];

  MonitorFeed(Machine machine, InstructionMarks marks, Monitor monitor) {
    this.machine = machine;
    this.x = machine.execution();
    this.forks = x.forks();
    this.marks = marks;
    this.monitor = monitor;
  }

  /** Passes some of the events up to the last one. */
  void feed(IntPredicate shown, int lastEvent) {
    begin();
    int mark = 0;
    int fork = 0;
    for (int d = -1; d <= lastEvent; d++) {
      boolean here = d < 0 || shown.test(d);
      if (d >= 0 && here) {
        event(d);
      }
      for (; mark < marks.count() && marks.event(mark) == d; mark++) {
        boolean full = marks.mark(mark) == SequentialRun.FENCE;
        (full ? fenced : storeFenced)[marks.thread(mark)] |= here;
      }
      for (; fork < forks.count() && forks.event(fork) == d; fork++) {
        if (here) {
          add(fork);
        }
      }
    }
  }

  private void begin() {
    monitor.reset();
    if (machine.threadCount() > fenced.length) {
      int n = machine.threadCount() * 2;
      fenced = new boolean[n];
      storeFenced = new boolean[n];
      first = new int[n];
      last = new int[n];
    }
    Arrays.fill(fenced, false);
    Arrays.fill(storeFenced, false);
    Arrays.fill(first, -1);
    if (forks.count() > next.length) {
      next = new int[forks.count() * 2];
    }
  }

  // ---------------------------------------------------------------- spawns and joins

  private void add(int fork) {
    int t = forks.thread(fork);
    next[fork] = -1;
    if (first[t] < 0) {
      first[t] = fork;
    } else {
      next[last[t]] = fork;
    }
    last[t] = fork;
  }

  /** Passes what a thread spawned and joined before its next event. */
  private void feedForks(int t) {
    feedSpawnOf(t);
    while (first[t] >= 0) {
      feedFirst(t);
    }
  }

  /** Passes what the parent did up to the spawn of a thread, unless that was done. */
  private void feedSpawnOf(int t) {
    int parent = x.parent(t);
    if (parent < 0 || !waits(parent, t)) {
      return;
    }
    feedSpawnOf(parent);
    while (waits(parent, t)) {
      feedFirst(parent);
    }
  }

  private boolean waits(int parent, int child) {
    for (int i = first[parent]; i >= 0; i = next[i]) {
      if (!forks.isJoin(i) && forks.other(i) == child) {
        return true;
      }
    }
    return false;
  }

  private void feedFirst(int t) {
    int fork = first[t];
    first[t] = next[fork];
    int other = forks.other(fork);
    if (forks.isJoin(fork)) {
      feedForks(other);
      monitor.join(t, other, ~fork);
    } else {
      monitor.fence(t);
      monitor.spawn(t, other, ~fork);
    }
  }

  // ---------------------------------------------------------------- events

  private void event(int d) {
    int t = x.thread(d);
    feedForks(t);
    if (fenced[t]) {
      monitor.fence(t);
    }
    if (storeFenced[t]) {
      monitor.storeFence(t);
    }
    fenced[t] = false;
    storeFenced[t] = false;
    int location = x.location(d);
    switch (x.kind(d)) {
      case Kind.READ -> monitor.read(t, location, d);
      case Kind.WRITE -> monitor.write(t, location, d);
      case Kind.UPDATE, Kind.COMPARE -> exchange(t, location, d);
      case Kind.LOCK, Kind.TRYLOCK, Kind.UNLOCK, Kind.AWAIT, Kind.PASS -> {
        monitor.fence(t);
        exchange(t, location, d);
      }
      case Kind.RENEW -> {
        if (Label.is(x.label(d), Label.WRITE)) {
          monitor.update(t, location, d);
        } else {
          monitor.read(t, location, d);
        }
      }
      case Kind.CHOICE -> {}
      default -> throw new AssertionError("an event of kind " + x.kind(d) + " under SC");
    }
  }

  private void exchange(int t, int location, int d) {
    if (Label.is(x.label(d), Label.WRITE)) {
      monitor.update(t, location, d);
    } else {
      monitor.compare(t, location, d);
    }
  }
}
