// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata.generate;

import dev.heddle.foata.Action;
import dev.heddle.foata.Architecture;
import dev.heddle.foata.Event;
import dev.heddle.foata.unfold.Configuration;
import java.util.Arrays;
import java.util.List;

/**
 * Detects early that an execution in normal form has no complete continuation in normal form. An
 * enabled event that can no longer join the last step can come later only after an event of another
 * processor that depends on it. If no such event can follow, or only events that wait in the same
 * way, the execution is incompletable. Without this check, all continuations would be tried, as in
 * the paper.
 *
 * <p>The units of this check are, on each processor, the waiting actions of the backlog, and its
 * next main event, which represents the rest of its program. A unit is free if it may come at some
 * point.
 */
final class Lookahead {
  private final Architecture architecture;
  private final List<Processor> processors;
  private final List<Future> futures;

  /** The event of each unit; the first of several alternatives; null if there is none. */
  private Event[] units = new Event[16];

  private boolean[] free = new boolean[16];

  /** Whether a unit that is not free is enabled now, but can no longer join this step. */
  private boolean[] late = new boolean[16];

  /** The index of the first unit of each processor, which is its main event. */
  private final int[] starts;

  Lookahead(Architecture architecture, List<Processor> processors, List<Future> futures) {
    this.architecture = architecture;
    this.processors = processors;
    this.futures = futures;
    starts = new int[processors.size() + 1];
  }

  /** Whether every remaining event may be part of some continuation in normal form. */
  boolean isCompletable(SearchFrame frame) {
    if (!gather(frame)) {
      return true;
    }
    int count = starts[processors.size()];
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int u = 0; u < count; u++) {
        if (!free[u] && (late[u] ? isSupported(u) : isReleased(u))) {
          free[u] = true;
          changed = true;
        }
      }
    }
    for (int u = 0; u < count; u++) {
      if (!free[u]) {
        return false;
      }
    }
    return true;
  }

  /** Lists the units; returns whether some are late. */
  private boolean gather(SearchFrame frame) {
    boolean some = false;
    int u = 0;
    int next = 0;
    for (int p = 0; p < processors.size(); p++) {
      Processor processor = processors.get(p);
      starts[p] = u;
      grow(u + processor.waiting() + 1);
      int ways = processor.at().alternatives().size();
      units[u] = ways == 0 ? null : processor.at().alternatives().getFirst().action().main();
      int abnormal = 0;
      int possible = 0;
      while (next < frame.size() && frame.event(next).isMain() && of(frame, next) == p) {
        possible++;
        abnormal += frame.placement(next++) == FoataSteps.Placement.ABNORMAL ? 1 : 0;
      }
      late[u] = ways > 0 && abnormal == ways;
      free[u] = ways == 0 || !late[u] && (possible > 0 || !isHeldBack(processor, units[u]));
      some |= late[u++];
      for (int place = 0; place < processor.waiting(); place++) {
        units[u] = processor.waiting(place);
        boolean isPossible = next < frame.size() && frame.event(next) == units[u];
        late[u] = isPossible && frame.placement(next) == FoataSteps.Placement.ABNORMAL;
        free[u] = isPossible && !late[u];
        next += isPossible ? 1 : 0;
        some |= late[u++];
      }
    }
    starts[processors.size()] = u;
    return some;
  }

  private static int of(SearchFrame frame, int i) {
    return frame.event(i).processor();
  }

  private void grow(int size) {
    if (size > units.length) {
      units = Arrays.copyOf(units, 2 * size);
      free = Arrays.copyOf(free, 2 * size);
      late = Arrays.copyOf(late, 2 * size);
    }
  }

  private boolean isHeldBack(Processor p, Event main) {
    for (int place = 0; place < p.waiting(); place++) {
      if (FoataSteps.inOrder(architecture, p.waiting(place), main)) {
        return true;
      }
    }
    return false;
  }

  /** Whether all units of its own processor for which a unit waits are free. */
  private boolean isReleased(int u) {
    int p = units[u].processor();
    int older = u == starts[p] ? starts[p + 1] : u;
    for (int o = starts[p] + 1; o < older; o++) {
      if (!free[o] && FoataSteps.inOrder(architecture, units[o], units[u])) {
        return false;
      }
    }
    return true;
  }

  /** Whether a free unit of another processor can depend on the unit. */
  private boolean isSupported(int u) {
    int own = units[u].processor();
    boolean isMain = u == starts[own];
    int ways = isMain ? processors.get(own).at().alternatives().size() : 1;
    for (int way = 0; way < ways; way++) {
      Event e =
          isMain ? processors.get(own).at().alternatives().get(way).action().main() : units[u];
      for (int p = 0; p < processors.size(); p++) {
        if (p != own && dependsOn(e, p)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean dependsOn(Event e, int other) {
    Configuration at = processors.get(other).at();
    long reads = free[starts[other]] ? futures.get(other).reads(at) : 0;
    long writes = free[starts[other]] ? futures.get(other).writes(at) : 0;
    for (int u = starts[other] + 1; u < starts[other + 1]; u++) {
      long group = free[u] ? units[u].action().location().group() : 0;
      reads |= units[u].isRead() ? group : 0;
      writes |= units[u].isWrite() ? group : 0;
    }
    return dependsOn(e, reads, writes);
  }

  private static boolean dependsOn(Event e, long reads, long writes) {
    long group = e.action().location().group();
    return e.dependsOnReads && (reads & group) != 0 || e.dependsOnWrites && (writes & group) != 0;
  }

  /** Whether no remaining event of another processor can depend on it. */
  boolean isIndependent(Event e) {
    if (!e.dependsOnReads && !e.dependsOnWrites) {
      return true;
    }
    for (int p = 0; p < processors.size(); p++) {
      if (p != e.processor() && dependsOnRemaining(e, p)) {
        return false;
      }
    }
    return true;
  }

  private boolean dependsOnRemaining(Event e, int other) {
    Processor p = processors.get(other);
    long reads = futures.get(other).reads(p.at());
    long writes = futures.get(other).writes(p.at());
    for (int i = 0; i < p.waiting(); i++) {
      Action a = p.waiting(i).action();
      reads |= a.isRead() ? a.location().group() : 0;
      writes |= a.isWrite() ? a.location().group() : 0;
    }
    return dependsOn(e, reads, writes);
  }
}
