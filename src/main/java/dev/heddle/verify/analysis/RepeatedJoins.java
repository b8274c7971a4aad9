// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.analysis;

import dev.heddle.machine.Machine;
import dev.heddle.program.Origin;
import dev.heddle.program.SourcePosition;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Forks;
import dev.heddle.verify.ErrorKind;
import dev.heddle.verify.Flaw;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Joins of threads that are also joined elsewhere. Joins are not events, so which of two comes
 * first may differ between schedules of one execution. If they are unordered, the join by the
 * thread with the greater name is reported, so that all schedules report the same one.
 */
final class RepeatedJoins {
  private final Machine machine;
  private final Execution x;
  private final Forks forks;

  RepeatedJoins(Machine machine) {
    this.machine = machine;
    this.x = machine.execution();
    this.forks = x.forks();
  }

  /** Each once: a loop may join a thread thousands of times. */
  List<FlawOccurrence> find() {
    Set<FlawOccurrence> all = new LinkedHashSet<>();
    Map<Integer, Integer> repeatedJoins = new HashMap<>();
    for (int i = 0; i < forks.count(); i++) {
      if (forks.isJoin(i)) {
        int other = repeatedJoins.computeIfAbsent(forks.other(i), this::repeated);
        if (other != i) {
          all.add(occurrence(i, other));
        }
      }
    }
    return List.copyOf(all);
  }

  /** Of the joins of a thread, the one that is not told. */
  private int repeated(int child) {
    int first = -1;
    for (int i = 0; i < forks.count(); i++) {
      if (forks.isJoin(i) && forks.other(i) == child && (first < 0 || precedes(i, first))) {
        first = i;
      }
    }
    return first;
  }

  private boolean precedes(int a, int b) {
    if (isBefore(a, b) || isBefore(b, a)) {
      return isBefore(a, b);
    }
    return name(a).compareTo(name(b)) < 0;
  }

  private String name(int join) {
    return machine.threadName(forks.thread(join));
  }

  /** Whether a join comes before another one in every schedule. */
  private boolean isBefore(int a, int b) {
    if (forks.thread(a) == forks.thread(b)) {
      return a < b;
    }
    int next = nextOwn(a);
    boolean is = next >= 0 && forks.lastOwn(b) >= 0 && x.before(next, forks.lastOwn(b));
    for (int j = a + 1; !is && j < forks.count(); j++) {
      // who joined the thread of the first one
      is = forks.isJoin(j) && forks.other(j) == forks.thread(a) && isBefore(j, b);
    }
    return is;
  }

  /** The first event of its thread after a join, or -1. */
  private int nextOwn(int join) {
    int next = -1;
    int d = x.lastInLane(machine.laneOf(forks.thread(join)));
    for (; d > forks.lastOwn(join); d = x.previousInLane(d)) {
      next = d;
    }
    return next;
  }

  private FlawOccurrence occurrence(int join, int other) {
    String message = "join of a thread that is joined, too, at " + place(other);
    return new FlawOccurrence(
        new Flaw(ErrorKind.JOIN, message, place(join)),
        new FlawOccurrence.Cause.Thread(forks.thread(join)));
  }

  private SourcePosition place(int join) {
    return Origin.instruction(machine.program(), forks.origin(join)).at();
  }
}
